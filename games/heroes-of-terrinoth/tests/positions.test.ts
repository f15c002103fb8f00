import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { passive } from '@questwright/bots';
import { judgePosition } from '@questwright/cli/scenario/positions';
import { expect, it } from 'vitest';
import { bots, game } from '../index.ts';

const folder = fileURLToPath(new URL('../positions/', import.meta.url));
const files = readdirSync(folder);

it.each(files)('level 3 finds the right answer: %s', async (file) => {
  const { answered, right } = await judgePosition(game, folder + file, bots['level-3']!);
  expect(answered).toEqual(right);
});

it('one who passes blindly does not find them all', async () => {
  const judged = await Promise.all(files.map((file) => judgePosition(game, folder + file, passive)));
  expect(judged.filter(({ isRight }) => isRight).length).toBeLessThan(files.length);
});
