import type { Bot } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { greedy, random, runMatches } from '../src/index.ts';
import { twoRounds } from './two-rounds.ts';

const setup = { game: twoRounds, seats: 2, matches: 10, seed: 1 };

describe('a greedy bot', () => {
  it('takes what is worth most at once: it always picks all three', async () => {
    const picks: unknown[] = [];
    const bot = greedy('greedy', (match, seat) => match.state.sums[seat]);
    const watched: Bot = {
      ...bot,
      answer(seat) {
        const answer = bot.answer(seat);
        if (seat.choice.kind === 'some') picks.push(answer);
        return answer;
      },
    };
    const report = await runMatches({ ...setup, bots: [watched, random] });
    expect(report).toMatchObject({ finished: 10, forfeits: [], errors: [] });
    expect(picks).toEqual(new Array(20).fill(['a', 'b', 'c']));
  });

  it('looks at no more answers than it may', async () => {
    let most = 0;
    let seen = 0;
    let choice = -1;
    const bot = greedy(
      'greedy',
      (match) => {
        seen = match.count === choice ? seen + 1 : 1;
        choice = match.count;
        most = Math.max(most, seen);
        return 0;
      },
      { answers: 4 },
    );
    await runMatches({ ...setup, bots: [bot, random], matches: 1 });
    expect(most).toBe(4);
  });
});
