/** The terrain of each hex: rows from north to south, columns A to O from west to east. */
export const TERRAIN_ROWS: readonly string[] = [
  'pppppppffffpphm',
  'ffpppppffffchmm',
  'ffmpppppfpppmmm',
  'fpphppppppppmmm',
  'pppppwppfpwphhh',
  'phppwwcppppffhh',
  'hpffppppppfffhh',
  'hppppwpppmpphpp',
  'ppppppppppmpppp',
  'fppppppppppwppp',
  'fpchppphppppppf',
  'pppphmphwwpppcf',
  'ppphhmmhhhppppp',
  'pfphhmmmhmppppp',
  'ffhhhmmmmmmpppp',
];
