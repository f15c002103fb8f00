/** Colours of what is painted: as it is, in shade, in light. */
export const tints = {
  red: ['#b5382f', '#7a2220', '#dd6a55'],
  rust: ['#a5562c', '#6d351c', '#cf8450'],
  orange: ['#d97b2b', '#94501a', '#f2ab5e'],
  gold: ['#d8a93f', '#96701f', '#f3d684'],
  olive: ['#7f8040', '#525327', '#a9a966'],
  green: ['#4f8a45', '#2f5a2c', '#7fb46c'],
  teal: ['#2f8a83', '#1b5956', '#66b8ae'],
  sky: ['#5b9fc9', '#34698f', '#98cbe6'],
  blue: ['#3d62a8', '#253e72', '#7293d0'],
  purple: ['#7a4fa8', '#4c2f70', '#a985d2'],
  pink: ['#b8567f', '#7a3352', '#dc90ae'],
  brown: ['#80562f', '#52351b', '#ab7f52'],
  tan: ['#b99466', '#836440', '#dcbf95'],
  grey: ['#83888c', '#55595d', '#b2b7ba'],
  black: ['#3c3b44', '#232229', '#66656f'],
  white: ['#e2e0d6', '#aaa799', '#fbfaf4'],
  bone: ['#dfd3b4', '#a99b79', '#f6efdb'],
  frost: ['#a8d4e6', '#6a9fb8', '#e1f4fb'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type Tint = keyof typeof tints;

export const skins = {
  fair: ['#e5b895', '#b98563'],
  tan: ['#c98f62', '#98653f'],
  brown: ['#8f5c3b', '#643c25'],
  dark: ['#5f3d2b', '#3f271b'],
  pale: ['#dad7cc', '#a5a193'],
  grey: ['#8f9a94', '#626c67'],
  green: ['#7d9a4a', '#53692f'],
  moss: ['#5c7d5a', '#3a533a'],
  red: ['#b5493a', '#7d2d25'],
  blue: ['#7f9fb5', '#557084'],
  ash: ['#6c6a72', '#47454d'],
} as const satisfies Record<string, readonly [string, string]>;

export type Skin = keyof typeof skins;

/** What the world is made of, each ink by its letter. */
const materials = {
  m: '#b9c4cb',
  M: '#6d7983',
  h: '#f5f8f6',
  w: '#94623a',
  W: '#5d3b22',
  k: '#17130f',
  o: '#ebe1c8',
  q: '#b3a583',
  g: '#e2b341',
  G: '#9c7120',
  r: '#c23a2e',
  R: '#7a1f1f',
  f: '#f2882a',
  y: '#ffe584',
  c: '#9be6f5',
  C: '#3f9dc4',
  v: '#76a544',
  V: '#3f6b30',
  t: '#92948f',
  T: '#5f6264',
  u: '#5696c0',
  U: '#2f638c',
  p: '#b189ec',
  Q: '#6340a6',
  e: '#efe0b6',
  E: '#c4a970',
  n: '#85532f',
  N: '#4f2f1b',
  i: 'rgb(245 250 250/.5)',
  z: 'rgb(15 12 12/.4)',
} as const;

/** The light of a scene: the sky above and below, what is far, nearer, the ground, what is close, and the light itself. */
export const moods = {
  day: ['#79aecf', '#d3e6dc', '#93b391', '#6f966a', '#567a4b', '#35522f', '#fff7d6'],
  dawn: ['#8f8cbd', '#f5c096', '#a9879c', '#7d6680', '#5e4e5d', '#3d323f', '#ffe9b8'],
  dusk: ['#443f73', '#e0854f', '#75506c', '#553c57', '#3d2c41', '#261b2d', '#ffcf7a'],
  night: ['#111d3c', '#31496f', '#253860', '#1c2b4c', '#141f39', '#0b1324', '#e3ecff'],
  gloom: ['#211d24', '#4a414a', '#3a333b', '#2e282f', '#231e24', '#141115', '#f6cf92'],
  fire: ['#42110f', '#c14a1e', '#7a2718', '#581b12', '#3b120e', '#220a08', '#ffd675'],
  frost: ['#6d94b1', '#deeef4', '#a9c7d6', '#87abc0', '#cfe2ea', '#5c829b', '#ffffff'],
  blight: ['#26341e', '#8b9c47', '#51632f', '#3e4f26', '#2c3a1c', '#1a2411', '#e2f58c'],
  arcane: ['#211447', '#6745ad', '#3f2a78', '#30205e', '#241845', '#150d2b', '#ecd6ff'],
  holy: ['#94722f', '#f6de9a', '#c09a50', '#9c7b3e', '#785d2f', '#4f3d1f', '#fffce8'],
  storm: ['#2d3743', '#74838c', '#52616b', '#414e57', '#343f47', '#20272d', '#eef7ff'],
} as const satisfies Record<string, readonly string[]>;

export type Mood = keyof typeof moods;

export type Palette = { readonly [ink: string]: string };

/** The inks of a scene: `0` to `6` as its light names them, and its light and its dark, both thin: `7` and `8`. */
export function sceneInks(mood: Mood): Palette {
  const colours = moods[mood];
  return {
    ...materials,
    ...Object.fromEntries(colours.map((colour, i) => [i, colour])),
    7: `${colours[6]}4d`,
    8: `${colours[5]}80`,
  };
}

/** The inks of a figure: `a`, `d`, `l` are its colour, dark and light, `b` and `B` a second one, `s` and `S` its skin. */
export function figureInks(tint: Tint, second: Tint, skin: Skin): Palette {
  const [a, d, l] = tints[tint];
  const [b, B] = tints[second];
  const [s, S] = skins[skin];
  return { ...materials, a, d, l, b, B, s, S };
}
