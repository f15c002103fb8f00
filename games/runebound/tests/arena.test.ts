import { createHash } from 'node:crypto';
import { firstAnswers, HALVES, pairsOf, passive, playHalf } from '@questwright/bots';
import { expect, it } from 'vitest';
import { arena, bots, game } from '../index.ts';

/**
 * What the first version answers. Only a rule that is mended may change it, together with the game's version. It was
 * pinned anew when imagined fights were made to depend on their terms alone: before, they kept the ids, the order and
 * the gold of whoever asked first, and the answers depended on what the process had played before.
 */
const PINNED = '7bd8309a1403e27c';

it('the first version of the bot answers what it has always answered', async () => {
  const pairs = pairsOf(arena.cells, 'pin', arena.cells.length);
  const answers = [];
  for (const i of [0, 4]) answers.push(await firstAnswers(game, arena.first, pairs[i]!, 60));
  expect(createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16)).toBe(PINNED);
});

it('a bot that passes blindly loses everything', async () => {
  const rivals = { game, bot: passive, against: passive, clock: () => 0 };
  for (const pair of pairsOf(
    arena.cells.filter(({ race }) => !race),
    'passive',
    4,
  )) {
    const { winners, share } = await playHalf(rivals, pair, HALVES[0]);
    expect([winners, share]).toEqual([[], 0]);
  }
});

it('a bot that passes blindly loses every race', async () => {
  const rivals = { game, bot: passive, against: bots['level-1']!, clock: () => 0 };
  const races = arena.cells.filter(({ race, seats }) => race && seats === 2);
  for (const pair of pairsOf(races, 'passive', 1)) {
    for (const half of HALVES) expect((await playHalf(rivals, pair, half)).share).toBe(0);
  }
});

it('a bot against itself is exactly even', async () => {
  const rivals = { game, bot: arena.first, against: arena.first, clock: () => 0 };
  for (const pair of pairsOf(arena.cells, 'even', 2)) {
    const [one, other] = [await playHalf(rivals, pair, HALVES[0]), await playHalf(rivals, pair, HALVES[1])];
    expect(one.share + other.share).toBe(1);
    expect(other.choices).toBe(one.choices);
  }
});
