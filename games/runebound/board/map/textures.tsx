import type { Hex } from '../../rules/map/hexes.ts';

/** What tells terrains apart besides their colour: strokes in the units of the map, around the middle of a hex. */
type Texture = readonly { readonly d: string; readonly filled?: true }[];

const tuft = (x: number, y: number, s = 1): string =>
  `M${x} ${y}l${-4 * s} ${-8 * s}M${x} ${y}v${-10 * s}M${x} ${y}l${4 * s} ${-8 * s}`;
const mound = (x: number, y: number, w: number): string =>
  `M${x - w} ${y}q${w} ${-1.35 * w} ${2 * w} 0M${x - w * 0.35} ${y - w * 0.28}q${w * 0.4} ${-w * 0.2} ${w * 0.75} ${w * 0.05}`;
const pine = (x: number, y: number, s = 1): string =>
  `M${x} ${y - 24 * s}l${10 * s} ${14 * s}h${-5 * s}l${7 * s} ${11 * s}h${-24 * s}l${7 * s} ${-11 * s}h${-5 * s}zM${x - 2 * s} ${y + 1 * s}h${4 * s}v${5 * s}h${-4 * s}z`;
const oak = (x: number, y: number, s = 1): string =>
  `M${x - 2 * s} ${y + 6 * s}v${-8 * s}q${-12 * s} ${-1 * s} ${-9 * s} ${-11 * s}q${2 * s} ${-9 * s} ${11 * s} ${-8 * s}q${10 * s} ${-1 * s} ${11 * s} ${9 * s}q${1 * s} ${9 * s} ${-9 * s} ${10 * s}v${8 * s}z`;
const peak = (x: number, y: number, s = 1): string =>
  `M${x - 19 * s} ${y}L${x} ${y - 30 * s}L${x + 19 * s} ${y}z`;
const snow = (x: number, y: number, s = 1): string =>
  `M${x} ${y - 30 * s}l${6.5 * s} ${10 * s}l${-4 * s} ${3 * s}l${-3 * s} ${-3 * s}l${-3 * s} ${4 * s}l${-3.5 * s} ${-3 * s}z`;
const ripple = (x: number, y: number, w: number): string =>
  `M${x - w} ${y}q${w / 4} ${-6} ${w / 2} 0t${w / 2} 0t${w / 2} 0t${w / 2} 0`;

export const TEXTURES: { readonly [terrain in Hex['terrain']]: readonly Texture[] } = {
  plains: [
    [{ d: tuft(-20, 22) + tuft(18, -12) }, { d: tuft(4, 32, 0.8) }],
    [{ d: tuft(-24, -6) + tuft(22, 20) }],
    [{ d: tuft(-6, 30, 0.9) + tuft(26, -20, 0.8) + tuft(-28, 6, 0.8) }],
  ],
  hills: [
    [{ d: mound(-14, -6, 17) + mound(16, 14, 19) + mound(-18, 30, 13) }],
    [{ d: mound(12, -10, 18) + mound(-16, 16, 18) + mound(20, 32, 12) }],
    [{ d: mound(0, 4, 22) + mound(-22, 26, 13) + mound(24, 28, 12) }],
  ],
  forest: [
    [{ d: pine(-20, -4) + oak(8, -10) + pine(24, 18, 0.9) + oak(-14, 26) + pine(4, 34, 0.85), filled: true }],
    [{ d: oak(-22, 0) + pine(2, -6) + oak(26, 4, 0.9) + pine(-10, 30) + oak(16, 30, 0.9), filled: true }],
    [{ d: pine(-24, 8, 0.9) + pine(-4, -8) + oak(20, -4) + oak(-12, 32, 0.9) + pine(16, 32), filled: true }],
  ],
  mountain: [
    [
      { d: peak(14, 2, 0.95) + peak(-10, 26, 1.15) + peak(22, 32, 0.75), filled: true },
      { d: snow(14, 2, 0.95) + snow(-10, 26, 1.15) },
    ],
    [
      { d: peak(-14, 0, 0.95) + peak(8, 28, 1.2) + peak(-24, 32, 0.7), filled: true },
      { d: snow(-14, 0, 0.95) + snow(8, 28, 1.2) },
    ],
  ],
  water: [
    [{ d: ripple(-4, -18, 28) + ripple(6, 2, 32) + ripple(-6, 22, 26) }],
    [{ d: ripple(6, -16, 26) + ripple(-4, 6, 34) + ripple(6, 26, 24) }],
  ],
  city: [[]],
};
