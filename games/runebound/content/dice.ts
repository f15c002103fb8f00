/** The six faces of a terrain die. */
export const TERRAIN_DIE: readonly string[] = [
  'wild',
  'plains',
  'plains/forest',
  'forest/hills',
  'hills/plains',
  'mountain/water',
];
