import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Cell, HALVES, pairsOf, passive, playHalf } from '@questwright/bots';
import { judgePosition } from '@questwright/cli/scenario/positions';
import { expect, it } from 'vitest';
import { arena, bots, game } from '../index.ts';

/** What the first version answers in the positions. Only a rule that is mended may change it, together with the game's version. */
const PINNED = '6d26ec1c65adec92';

const folder = fileURLToPath(new URL('../positions/', import.meta.url));
const names = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

it('the first version of the bot answers what it has always answered', async () => {
  const answers = [];
  for (const name of names.sort())
    answers.push((await judgePosition(game, folder + name, arena.first)).answered);
  expect(createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16)).toBe(PINNED);
});

const cellsCalled = (...names: string[]): Cell[] =>
  names.map((name) => arena.cells.find((cell) => cell.name === `${name}, 2 heroes`)!);

it('a bot that passes blindly loses everything, on either side', async () => {
  const rivals = { game, bot: passive, against: bots['level-1']!, clock: () => 0 };
  for (const pair of pairsOf(
    cellsCalled('First Blood', 'The Masquerade Ball', 'Gold Digger'),
    'passive',
    3,
  )) {
    for (const half of HALVES)
      expect([pair.cell.name, (await playHalf(rivals, pair, half)).share]).toEqual([pair.cell.name, 0]);
  }
});

it('a bot against itself is exactly even', async () => {
  const rivals = { game, bot: arena.first, against: arena.first, clock: () => 0 };
  const [pair] = pairsOf(cellsCalled('First Blood'), 'even', 1);
  const [one, other] = [await playHalf(rivals, pair!, HALVES[0]), await playHalf(rivals, pair!, HALVES[1])];
  expect([one.share + other.share, one.choices]).toEqual([1, other.choices]);
});
