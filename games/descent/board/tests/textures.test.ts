import { createMatch } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import { cornerOf, SPACE } from '../dungeon/geometry.ts';
import { TEXTURES } from '../dungeon/textures.ts';
import { THEMES, themeOf } from '../dungeon/themes.ts';
import { mapOf } from '../sight.ts';

const viewOf = (quest: string) =>
  createMatch({ game, seats: ['Olga', 'Ada'], options: { quest, players: [1, 1] }, seed: 1 }).view(0);

describe('the ground of a dungeon', () => {
  const tables = mapOf(viewOf('first-blood'))!;
  const spaces = Array.from({ length: tables.count }, (_, space) => space);
  const laid = (theme: (typeof THEMES)[number]): string =>
    spaces.map((space) => TEXTURES[theme].stones(tables, space)).join(' ');
  const strewn = (theme: (typeof THEMES)[number]): string =>
    spaces.map((space) => TEXTURES[theme].details(tables, space)).join(' ');

  it('is laid differently in a forest, a cave, a crypt and a castle, and has other things on it', () => {
    expect(new Set(THEMES.map(laid)).size).toBe(THEMES.length);
    expect(new Set(THEMES.map(strewn)).size).toBe(THEMES.length);
  });

  it('looks the same every time, and no two spaces quite alike', () => {
    for (const theme of THEMES) {
      expect(laid(theme)).toBe(laid(theme));
      const shapes = spaces.map((space) => {
        const { x, y } = cornerOf(tables, space);
        return TEXTURES[theme]
          .stones(tables, space)
          .replace(/M(\d+) (\d+)/g, (_, a, b) => `M${a - x} ${b - y}`);
      });
      expect(new Set(shapes).size).toBeGreaterThan(1);
    }
  });

  it('stays in its space, so that edges and the grid remain readable', () => {
    for (const theme of THEMES)
      for (const space of spaces) {
        const { x, y } = cornerOf(tables, space);
        const all = TEXTURES[theme].stones(tables, space) + TEXTURES[theme].details(tables, space);
        for (const [, left, top] of all.matchAll(/M(-?\d+) (-?\d+)/g)) {
          expect(Number(left) - x).toBeGreaterThanOrEqual(0);
          expect(Number(left) - x).toBeLessThanOrEqual(SPACE);
          expect(Number(top) - y).toBeGreaterThanOrEqual(0);
          expect(Number(top) - y).toBeLessThanOrEqual(SPACE);
        }
      }
  });

  it('is of every kind in some quest', () => {
    const used = content.quests.map(({ id }) => themeOf(viewOf(id)));
    expect(new Set(used)).toEqual(new Set(THEMES));
  });
});
