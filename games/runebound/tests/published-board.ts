/**
 * What is published about the board and the dice. Written from the published facts, never from the content that it is
 * held against. A `?` is known only in translation.
 */

/** Rows from north to south, columns A to O from west to east; each letter begins the name of a terrain. */
export const TERRAIN = `
  id  hexes
  1   pppppppffffpphm
  2   ffpppppffffchmm
  3   ffmpppppfpppmmm
  4   fpphppppppppmmm
  5   pppppwppfpwphhh
  6   phppwwcppppffhh
  7   hpffppppppfffhh
  8   hppppwpppmpphpp
  9   ppppppppppmpppp
  10  fppppppppppwppp
  11  fpchppphppppppf
  12  pppphmphwwpppcf
  13  ppphhmmhhhppppp
  14  pfphhmmmhmppppp
  15  ffhhhmmmmmmpppp
`;

/** Hexes with a name or a site. */
export const PLACES = `
  id   name                  site
  B1   ?                     stronghold
  H1   ?                     -
  I1   ?                     -
  J1   ?                     -
  N1   ?                     -
  O1   Burrow Town           town
  B2   ?                     -
  D2   ?                     -
  F2   Suvar's Rest          shrine
  I2   ?                     -
  L2   Forge                 city
  M2   ?                     -
  A3   ?                     -
  C3   Exile Peak            -
  E3   ?                     -
  F3   ?                     -
  M3   Yrthwright's Forge    shrine
  B4   ?                     town
  D4   Cursed Ruins          -
  M4   ?                     -
  N4   ?                     -
  O4   ?                     -
  F5   ?                     -
  I5   Wyrmwood              -
  K5   ?                     -
  M5   ?                     -
  B6   ?                     stronghold
  E6   ?                     -
  F6   ?                     -
  G6   Tamalir               city
  I6   ?                     town
  N6   ?                     -
  O6   ?                     -
  A7   ?                     -
  C7   ?                     -
  D7   ?                     -
  H7   Riverlands            -
  I7   Gardens of Tarn       town
  N7   ?                     stronghold
  O7   ?                     -
  A8   ?                     -
  B8   Kellos's Breath       -
  E8   ?                     shrine
  F8   ?                     -
  G8   Riverlands            -
  I8   Riverlands            -
  J8   Mennara's Teeth       -
  A9   Kellos's Breath       -
  C9   Kellos's Breath       -
  G9   Riverlands            -
  H9   Market Town           town
  K9   Mennara's Teeth       -
  N9   ?                     shrine
  A10  ?                     -
  L10  ?                     -
  A11  ?                     -
  C11  Dawnsmoor             city
  O11  Greenwood             -
  B12  ?                     -
  C12  ?                     -
  D12  ?                     -
  F12  Mountains of Despair  -
  G12  Skydown               stronghold
  H12  ?                     -
  I12  ?                     -
  J12  ?                     -
  K12  Zadric's Crossing     -
  N12  Riverwatch            city
  O12  Greenwood             -
  A13  ?                     town
  C13  ?                     -
  D13  ?                     -
  E13  ?                     -
  G13  Mountains of Despair  -
  I13  ?                     -
  J13  ?                     -
  L13  Southern Plains       -
  M13  Southern Plains       -
  G14  ?                     shrine
  K14  Southern Plains       -
  M14  Sundergard            stronghold
`;

export const GEMS = `
  id           hexes
  combat       E1 J1 O4 E6 J8 F9 A11 F13 O14
  exploration  H2 A4 J5 C7 O7 M10 E12 J12 A14
  social       A1 M1 D3 M6 A8 I10 O11 C13 I14
`;

/** Pairs of hexes with a river between them. */
export const RIVERS = `
  A10-A9 A10-B10 A10-B9 A11-B10 B10-B11 C10-D10 C10-D9 C9-D9 D6-E7 D7-E7 D7-E8 D8-D9 D8-E8 D8-E9 E7-E8
  E8-F7 H5-H6 H6-I6 I6-I7 I6-J6 J5-J6 J5-K6 K12-K13 K13-L12 K4-L4 L12-L13 L12-M13 L3-L4 M10-N10
  M11-N10 M11-N11 M12-M13 M12-N11 N10-N9 N13-O13 N9-O10 O10-O9 O13-O14
`;

/** Pairs of hexes that a road joins. */
export const ROADS = `
  C11-D10 D10-E10 E10-F10 F1-F2 F10-G10 F2-G3 G10-H10 G10-H9 G3-G4 G3-H3 G4-G5 G5-G6 G6-G7 G7-G8 G8-H8
  H10-H9 H10-I11 H3-I4 H8-H9 I11-J11 I4-J3 J11-K12 J3-K3 K12-K13 K12-L11 K3-L2 L11-M12 M12-N12
`;

export const BRIDGES = `
  id                 edge
  Zadric's Crossing  K12-K13
  Red Bridge         I6-I7
`;

export const DIE = `
  wild plains plains/forest forest/hills hills/plains mountain/water
`;
