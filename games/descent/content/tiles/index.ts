import type { TileSide } from '../../rules/map/tiles.ts';
import { INDOOR } from './indoor.ts';
import { OUTDOOR } from './outdoor.ts';
import { PIECES } from './pieces.ts';

const ALL = { ...OUTDOOR, ...INDOOR, ...PIECES };

export type TileCode = keyof typeof ALL;

/** The sides of all tiles of the base box: large ones by number and letter, small pieces by what they are. */
export const TILES: Readonly<Record<TileCode, TileSide>> = ALL;
