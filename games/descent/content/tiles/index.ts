import { INDOOR } from './indoor.ts';
import { OUTDOOR } from './outdoor.ts';
import { PIECES } from './pieces.ts';

/** The sides of all tiles of the base box: large ones by number and letter, small pieces by what they are. */
export const TILES = { ...OUTDOOR, ...INDOOR, ...PIECES };

export type TileCode = keyof typeof TILES;
