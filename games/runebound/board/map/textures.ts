import type { Point } from '@questwright/board-kit';
import { HEXES, type Hex } from '../../rules/map/hexes.ts';
import { centreOf, grain } from './geometry.ts';

/** What tells terrains apart besides their colour: strokes and shapes around the middle of each hex. */
type Terrain = Hex['terrain'];
type Part = 'line' | 'body' | 'light';
type Texture = { readonly [part in Part]?: string };

/** A place by its distance from the middle of the hex, in the units of the map. */
type At = (x: number, y: number) => Point;

const tuft = ({ x, y }: Point, s = 1): string =>
  `M${x} ${y}l${-4 * s} ${-8 * s}M${x} ${y}v${-10 * s}M${x} ${y}l${4 * s} ${-8 * s}`;
const mound = ({ x, y }: Point, w: number): string =>
  `M${x - w} ${y}q${w} ${-1.35 * w} ${2 * w} 0M${x - w * 0.35} ${y - w * 0.28}q${w * 0.4} ${-w * 0.2} ${w * 0.75} ${w * 0.05}`;
const pine = ({ x, y }: Point, s = 1): string =>
  `M${x} ${y - 24 * s}l${10 * s} ${14 * s}h${-5 * s}l${7 * s} ${11 * s}h${-24 * s}l${7 * s} ${-11 * s}h${-5 * s}zM${x - 2 * s} ${y + 1 * s}h${4 * s}v${5 * s}h${-4 * s}z`;
const oak = ({ x, y }: Point, s = 1): string =>
  `M${x - 2 * s} ${y + 6 * s}v${-8 * s}q${-12 * s} ${-1 * s} ${-9 * s} ${-11 * s}q${2 * s} ${-9 * s} ${11 * s} ${-8 * s}q${10 * s} ${-1 * s} ${11 * s} ${9 * s}q${1 * s} ${9 * s} ${-9 * s} ${10 * s}v${8 * s}z`;
const peak = ({ x, y }: Point, s = 1): string => `M${x - 19 * s} ${y}L${x} ${y - 30 * s}L${x + 19 * s} ${y}z`;
const snow = ({ x, y }: Point, s = 1): string =>
  `M${x} ${y - 30 * s}l${6.5 * s} ${10 * s}l${-4 * s} ${3 * s}l${-3 * s} ${-3 * s}l${-3 * s} ${4 * s}l${-3.5 * s} ${-3 * s}z`;
const ripple = ({ x, y }: Point, w: number): string =>
  `M${x - w} ${y}q${w / 4} ${-6} ${w / 2} 0t${w / 2} 0t${w / 2} 0t${w / 2} 0`;

const VARIANTS: { readonly [terrain in Terrain]: readonly ((at: At) => Texture)[] } = {
  plains: [
    (at) => ({ line: tuft(at(-20, 22)) + tuft(at(18, -12)) + tuft(at(4, 32), 0.8) }),
    (at) => ({ line: tuft(at(-24, -6)) + tuft(at(22, 20)) }),
    (at) => ({ line: tuft(at(-6, 30), 0.9) + tuft(at(26, -20), 0.8) + tuft(at(-28, 6), 0.8) }),
  ],
  hills: [
    (at) => ({ line: mound(at(-14, -6), 17) + mound(at(16, 14), 19) + mound(at(-18, 30), 13) }),
    (at) => ({ line: mound(at(12, -10), 18) + mound(at(-16, 16), 18) + mound(at(20, 32), 12) }),
    (at) => ({ line: mound(at(0, 4), 22) + mound(at(-22, 26), 13) + mound(at(24, 28), 12) }),
  ],
  forest: [
    (at) => ({
      body:
        pine(at(-20, -4)) +
        oak(at(8, -10)) +
        pine(at(24, 18), 0.9) +
        oak(at(-14, 26)) +
        pine(at(4, 34), 0.85),
    }),
    (at) => ({
      body:
        oak(at(-22, 0)) + pine(at(2, -6)) + oak(at(26, 4), 0.9) + pine(at(-10, 30)) + oak(at(16, 30), 0.9),
    }),
    (at) => ({
      body:
        pine(at(-24, 8), 0.9) + pine(at(-4, -8)) + oak(at(20, -4)) + oak(at(-12, 32), 0.9) + pine(at(16, 32)),
    }),
  ],
  mountain: [
    (at) => ({
      body: peak(at(14, 2), 0.95) + peak(at(-10, 26), 1.15) + peak(at(22, 32), 0.75),
      light: snow(at(14, 2), 0.95) + snow(at(-10, 26), 1.15),
    }),
    (at) => ({
      body: peak(at(-14, 0), 0.95) + peak(at(8, 28), 1.2) + peak(at(-24, 32), 0.7),
      light: snow(at(-14, 0), 0.95) + snow(at(8, 28), 1.2),
    }),
  ],
  water: [
    (at) => ({ line: ripple(at(-4, -18), 28) + ripple(at(6, 2), 32) + ripple(at(-6, 22), 26) }),
    (at) => ({ line: ripple(at(6, -16), 26) + ripple(at(-4, 6), 34) + ripple(at(6, 26), 24) }),
  ],
  city: [() => ({})],
};

/** Its variant, and whether left and right are changed, depend on the hex: so it always looks the same. */
function textureOf(hex: number): Texture {
  const variants = VARIANTS[HEXES[hex]!.terrain];
  const { x, y } = centreOf(hex);
  const side = grain(hex, 3) < 0.5 ? -1 : 1;
  return variants[Math.floor(grain(hex, 2) * variants.length)]!((dx, dy) => ({
    x: x + side * dx,
    y: y + dy,
  }));
}

export interface TerrainTexture {
  readonly terrain: Terrain;
  readonly part: Part;
  readonly d: string;
}

/**
 * All that is drawn of each terrain, with one path for each part: hundreds of small ones would each be work
 * for every frame.
 */
export const TEXTURES: readonly TerrainTexture[] = (Object.keys(VARIANTS) as Terrain[]).flatMap((terrain) => {
  const textures = HEXES.filter((hex) => hex.terrain === terrain).map(({ index }) => textureOf(index));
  return (['line', 'body', 'light'] as const).flatMap((part) => {
    const d = textures.map((texture) => texture[part] ?? '').join('');
    return d === '' ? [] : [{ terrain, part, d }];
  });
});
