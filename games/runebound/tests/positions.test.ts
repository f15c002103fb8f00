import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { passive } from '@questwright/bots';
import { judgePosition } from '@questwright/cli/scenario/positions';
import { describe, expect, it } from 'vitest';
import { bots, game } from '../index.ts';

const folder = fileURLToPath(new URL('../positions/', import.meta.url));
const filesIn = (path: string): string[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path + name);

/** Where any other answer would be a visible stupidity. */
const plain = filesIn(`${folder}plain/`);
const others = filesIn(folder);
/** A slice of the others; `questwright positions` asks in all of them. */
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
