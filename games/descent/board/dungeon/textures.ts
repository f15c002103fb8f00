import type { MapTables } from '../../rules/map/tables.ts';
import { cornerOf, grain, SPACE } from './geometry.ts';
import type { Theme } from './themes.ts';

/** What the ground of a space is laid with, and what grows, lies or cracks on it; each as a path. */
interface Texture {
  stones(tables: MapTables, space: number): string;
  details(tables: MapTables, space: number): string;
}

/** A number between two others that is always the same for a space. */
const between = (space: number, salt: number, least: number, most: number): number =>
  Math.round(least + (most - least) * grain(space, salt));

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Two to four flagstones of uneven size. */
const flagstones: Texture['stones'] = (tables, space) => {
  const { x, y } = cornerOf(tables, space);
  const across = between(space, 2, 30, 70);
  const down = between(space, 3, 30, 70);
  const stone = (left: number, top: number, width: number, height: number): string =>
    rect(x + left + 3, y + top + 3, width - 5, height - 5);
  return grain(space, 4) < 0.5
    ? stone(0, 0, across, SPACE) +
        stone(across, 0, SPACE - across, down) +
        stone(across, down, SPACE - across, SPACE - down)
    : stone(0, 0, SPACE, down) +
        stone(0, down, across, SPACE - down) +
        stone(across, down, SPACE - across, SPACE - down);
};

/** Square tiles, four to a space, some of them laid askew. */
const tiles: Texture['stones'] = (tables, space) => {
  const { x, y } = cornerOf(tables, space);
  if (grain(space, 5) < 0.25) {
    const h = SPACE / 2;
    return `M${x + h} ${y + 5}L${x + SPACE - 5} ${y + h}L${x + h} ${y + SPACE - 5}L${x + 5} ${y + h}Z`;
  }
  return [0, 50].flatMap((left) => [0, 50].map((top) => rect(x + left + 3, y + top + 3, 44, 44))).join('');
};

/** Worn rock: a large lump and pebbles beside it. */
const rocks: Texture['stones'] = (tables, space) => {
  const { x, y } = cornerOf(tables, space);
  const points = Array.from({ length: 8 }, (_, n) => {
    const far = between(space, 10 + n, 34, 49);
    const angle = (n * Math.PI) / 4;
    return `${Math.round(x + 50 + far * Math.cos(angle))} ${Math.round(y + 50 + far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
};

/** Patches of moss and grass. */
const patches: Texture['stones'] = (tables, space) => {
  const { x, y } = cornerOf(tables, space);
  return [0, 1, 2]
    .map((n) => {
      const [cx, cy] = [between(space, 20 + n, 27, 73), between(space, 24 + n, 22, 78)];
      const r = between(space, 28 + n, 16, 26);
      return `M${x + cx - r} ${y + cy}a${r} ${r - 6} 0 1 0 ${2 * r} 0a${r} ${r - 6} 0 1 0 ${-2 * r} 0`;
    })
    .join('');
};

/** A crack across some of the spaces. */
const crack =
  (share: number): Texture['details'] =>
  (tables, space) => {
    if (grain(space, 6) > share) return '';
    const { x, y } = cornerOf(tables, space);
    return `M${x + between(space, 7, 10, 40)} ${y + 12}l12 20l-8 16l16 ${between(space, 8, 10, 26)}l-4 12`;
  };

const tufts: Texture['details'] = (tables, space) => {
  const { x, y } = cornerOf(tables, space);
  return [0, 1, 2, 3]
    .map((n) => {
      const [left, top] = [between(space, 40 + n, 12, 84), between(space, 44 + n, 20, 92)];
      return `M${x + left - 6} ${y + top - 10}l4 10M${x + left} ${y + top}v-14M${x + left + 6} ${y + top - 10}l-4 10`;
    })
    .join('');
};

const pebbles: Texture['details'] = (tables, space) => {
  const { x, y } = cornerOf(tables, space);
  const round = [0, 1, 2].map((n) => {
    const [left, top] = [between(space, 50 + n, 8, 88), between(space, 54 + n, 8, 88)];
    return `M${x + left} ${y + top}a5 4 0 1 0 10 0a5 4 0 1 0 -10 0`;
  });
  return round.join('') + crack(0.3)(tables, space);
};

export const TEXTURES: { readonly [theme in Theme]: Texture } = {
  castle: { stones: flagstones, details: crack(0.12) },
  crypt: { stones: tiles, details: crack(0.3) },
  cave: { stones: rocks, details: pebbles },
  forest: { stones: patches, details: tufts },
};
