import { createMatch, type Match, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Effort,
  type Insight,
  matchAt,
  type Review,
  random,
  review,
  searching,
  type Valuation,
  valueBy,
} from '../src/index.ts';
import { type DiceGame, diceGame } from './dice-game.ts';

const valuation: Valuation<DiceGame> = {
  features: ['sum'],
  weights: { bias: -1.5, of: { sum: 0.05 } },
  measure: ({ state }) => [state.sum],
  why: (feature, { n, other }) => [`why.${feature}`, { n, other }],
};
const insight: Insight<DiceGame> = {
  value: valueBy(valuation),
  valuation,
  policy: (_, choice, chance) => randomAnswer(choice, chance),
  beat: ({ turn }) => turn,
};
const effort: Effort = { tries: 32, worlds: 4, answers: 8, sight: 1, further: 0, trust: 0 };
const judge = searching('judge', insight, effort);

function played(...answers: string[]): Match<DiceGame> {
  const match = createMatch<DiceGame>({ game: diceGame, seats: ['Ann'], seed: 3 });
  for (const answer of answers) match.answer(0, answer);
  return match;
}

async function reviewed(match: Match, most?: number): Promise<Review[]> {
  const all: Review[] = [];
  for await (const one of review(match, judge, [0], most)) all.push(one);
  return all;
}

describe('a review', () => {
  it('finds the answer that cost most, says what was better and why, and shows how far it has come', async () => {
    const steps = await reviewed(played('best', 'worst', 'best'));
    expect(steps.map(({ done, all }) => [done, all])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(steps[0]!.moments).toEqual([]);
    const [moment, ...others] = steps.at(-1)!.moments;
    expect(others).toEqual([]);
    expect([moment!.at, moment!.seat, moment!.answer]).toEqual([1, 0, 'worst']);
    expect(moment!.found.runnerUp.answer).toBe('best');
    expect(moment!.cost).toBeCloseTo(moment!.found.runnerUp.chance - moment!.found.chance);
    expect((moment!.found.doubts[0] as [string])[0]).toBe('why.sum');
    expect(moment!.choice.options!.map(({ id }) => id)).toContain('best');
  });

  it('looks only at the seats that were asked for, and finds nothing without a bot that gives reasons', async () => {
    const all: Review[] = [];
    for await (const one of review(played('worst', 'worst', 'worst'), judge, [1])) all.push(one);
    expect(all.at(-1)!.moments).toEqual([]);
    for await (const _ of review(played('worst'), random, [0])) throw new Error('random gives no reasons');
  });

  it('does not change the match, and gives the position before a moment to play from', async () => {
    const match = played('worst', 'good', 'worst');
    const before = JSON.stringify(match.state);
    await reviewed(match);
    expect(JSON.stringify(match.state)).toBe(before);
    const then = matchAt(match, 1)!;
    expect([then.count, then.state.turn]).toEqual([1, 1]);
    expect(then.state).toEqual(played('worst').state);
    expect(matchAt(match, 9)).toBeNull();
  });
});
