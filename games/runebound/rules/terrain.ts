import { TERRAIN_DIE } from '../content/dice.ts';

export const TERRAINS = ['plains', 'hills', 'water', 'forest', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** What a die can show and an exploration can ask for. */
export const TERRAIN_SYMBOLS = [...TERRAINS, 'wild'] as const;
export type TerrainSymbol = (typeof TERRAIN_SYMBOLS)[number];

/** Terrain as bits, so that one look tells whether a die matches a hex. */
export const BIT: { readonly [shown in TerrainSymbol]: number } = {
  plains: 1,
  hills: 2,
  water: 4,
  forest: 8,
  mountain: 16,
  wild: 32,
};
export const EVERY_TERRAIN = 31;

/** The symbols of each face of a terrain die. */
export const FACES: readonly (readonly TerrainSymbol[])[] = TERRAIN_DIE.map(
  (name) => name.split('/') as TerrainSymbol[],
);

export const FACE_NAMES = TERRAIN_DIE;

/** The bits of each face. Wild matches every terrain, and nobody can refuse the match. */
export const FACE_BITS: readonly number[] = FACES.map((symbols) =>
  symbols.reduce((bits, symbol) => bits | BIT[symbol] | (symbol === 'wild' ? EVERY_TERRAIN : 0), 0),
);

export const WILD_FACE = FACE_NAMES.indexOf('wild');
