import { HEXES, type Hex } from '../../rules/map/hexes.ts';
import { grain, outlineOf } from './geometry.ts';

const SHADES = [0, 1, 2];
const TERRAINS = [...new Set(HEXES.map(({ terrain }) => terrain))];

export interface Ground {
  readonly terrain: Hex['terrain'];
  readonly shade: number;
  readonly d: string;
}

const shadeOf = (hex: number): number => Math.floor(grain(hex, 1) * SHADES.length);

/** All hexes of a terrain that have the same shade, in one path. */
export const GROUNDS: readonly Ground[] = TERRAINS.flatMap((terrain) =>
  SHADES.flatMap((shade) => {
    const hexes = HEXES.filter((hex) => hex.terrain === terrain && shadeOf(hex.index) === shade);
    return hexes.length === 0
      ? []
      : [{ terrain, shade, d: hexes.map(({ index }) => outlineOf(index)).join('') }];
  }),
);
