/** What a space is like, as a number; its name is at that place of TERRAINS. */
export const FLOOR = 0;
export const WATER = 1;
export const LAVA = 2;
export const PIT = 3;
export const SLUDGE = 4;
export const HAZARD = 5;
export const OBSTACLE = 6;
/** Never printed: a token that covers all other terrain of its space. */
export const CRUMBLING = 7;

export const TERRAINS = ['floor', 'water', 'lava', 'pit', 'sludge', 'hazard', 'obstacle'] as const;

export type TerrainName = (typeof TERRAINS)[number];

/** All the kinds of terrain that a space has at once, a bit for each. */
export type Ground = number;

export const groundOf = (terrain: number): Ground => 1 << terrain;

export const isOf = (ground: Ground, terrain: number): boolean => (ground & (1 << terrain)) !== 0;

/** Movement points that it takes to move into a space of this ground. */
export const priceOf = (ground: Ground): number =>
  1 + (isOf(ground, WATER) ? 1 : 0) + (isOf(ground, SLUDGE) ? 1 : 0);

/** Hazard obeys every rule for lava. */
export const burns = (ground: Ground): boolean => isOf(ground, LAVA) || isOf(ground, HAZARD);
