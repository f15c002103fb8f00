/** What a space is like, as a number; its name is at that place of TERRAINS. */
export const FLOOR = 0;
export const WATER = 1;
export const LAVA = 2;
export const PIT = 3;
export const SLUDGE = 4;
export const HAZARD = 5;
export const OBSTACLE = 6;

export const TERRAINS = ['floor', 'water', 'lava', 'pit', 'sludge', 'hazard', 'obstacle'] as const;

export type TerrainName = (typeof TERRAINS)[number];

/** Movement points that it takes to move into a space of this terrain. */
export const priceOf = (terrain: number): number => (terrain === WATER || terrain === SLUDGE ? 2 : 1);

/** Hazard obeys every rule for lava. */
export const burns = (terrain: number): boolean => terrain === LAVA || terrain === HAZARD;
