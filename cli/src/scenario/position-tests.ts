import { readdirSync } from 'node:fs';
import { passive } from '@questwright/bots';
import type { Bot, Game } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { judgePosition } from './positions.ts';

const filesIn = (path: string): string[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path + name);

/**
 * Asks a game's bots in the positions of a folder, whose name must end with a slash. In its folder `plain`
 * are positions in which any other answer would be plainly stupid. The tests ask in all of these, at three
 * levels, and in a slice of the others; `questwright positions` asks in all of them.
 */
export function positionTests(game: Game, bots: { readonly [level: string]: Bot }, folder: string): void {
  const plain = filesIn(`${folder}plain/`);
  const others = filesIn(folder);
  const slice = others.filter((_, i) => i % 5 === 0);
  const short = (file: string): string => file.slice(folder.length);

  describe.each(['level-3', 'level-4', 'level-5'])('%s does nothing that is plainly stupid', (level) => {
    it.each(plain.map(short))('%s', async (file) => {
      const { answered, right } = await judgePosition(game, folder + file, bots[level]!);
      expect(answered).toEqual(right);
    });
  });

  it.each(slice.map(short))('level-3 finds the right answer: %s', async (file) => {
    const { answered, right } = await judgePosition(game, folder + file, bots['level-3']!);
    expect(answered).toEqual(right);
  });

  it('there are twenty plain positions, and sixty in all', () => {
    expect(plain.length).toBeGreaterThanOrEqual(20);
    expect(plain.length + others.length).toBeGreaterThanOrEqual(60);
  });

  it('one who passes blindly does not find them all', async () => {
    const judged = await Promise.all(plain.map((file) => judgePosition(game, file, passive)));
    expect(judged.filter(({ isRight }) => isRight).length).toBeLessThan(plain.length);
  });
}
