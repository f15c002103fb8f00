import { createHash } from 'node:crypto';
import { firstAnswers, HALVES, pairsOf, passive, playHalf } from '@questwright/bots';
import { expect, it } from 'vitest';
import { arena, game } from '../index.ts';

/** What the first version answers. Only a rule that is mended may change it, together with the game's version. */
const PINNED = 'b21171e52e929296';

it('the first version of the bot answers what it has always answered', async () => {
  const pairs = pairsOf(arena.cells, 'pin', arena.cells.length);
  const answers = [];
  for (const i of [0, 10, 23]) answers.push(await firstAnswers(game, arena.first, pairs[i]!, 60));
  expect(createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16)).toBe(PINNED);
});

it('a bot that passes blindly loses everything', async () => {
  const rivals = { game, bot: passive, against: passive, clock: () => 0 };
  for (const pair of pairsOf(
    arena.cells.filter(({ race }) => !race),
    'passive',
    24,
  )) {
    const { winners, share } = await playHalf(rivals, pair, HALVES[0]);
    expect([winners, share]).toEqual([[], 0]);
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
