import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HALVES, pairsOf, passive, playHalf } from '@questwright/bots';
import { judgePosition } from '@questwright/cli/scenario/positions';
import { expect, it } from 'vitest';
import { arena, game } from '../index.ts';

/** What the first version answers in the positions. Only a rule that is mended may change it, together with the game's version. */
const PINNED = 'ad2b3cb4db359a5a';

const folder = fileURLToPath(new URL('../positions/', import.meta.url));

it('the first version of the bot answers what it has always answered', async () => {
  const answers = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort())
    answers.push((await judgePosition(game, folder + name, arena.first)).answered);
  expect(createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16)).toBe(PINNED);
});

it('a bot that passes blindly loses everything', async () => {
  const rivals = { game, bot: passive, against: passive, clock: () => 0 };
  for (const pair of pairsOf(arena.cells, 'passive', 4)) {
    const { winners, share } = await playHalf(rivals, pair, HALVES[0]);
    expect([winners, share]).toEqual([[], 0]);
  }
});

it('a bot against itself is exactly even', async () => {
  const rivals = { game, bot: arena.first, against: arena.first, clock: () => 0 };
  const [pair] = pairsOf(arena.cells, 'even', 1);
  const shares = [];
  for (const half of HALVES) shares.push((await playHalf(rivals, pair!, half)).share);
  expect(shares[0]! + shares[1]!).toBe(1);
});
