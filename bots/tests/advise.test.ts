import { createMatch, createRandom, type Match, randomAnswer, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { advise, type Effort, type Insight, type Valuation, valueBy } from '../src/index.ts';
import { type DiceGame, diceGame } from './dice-game.ts';

const valuation: Valuation<DiceGame> = {
  features: ['sum', 'noise', 'turns'],
  weights: { bias: 0, of: { sum: 0.02, noise: 0.00001, turns: 1 } },
  measure: ({ state }) => [state.sum, state.sum, state.turn],
  why: (feature, { n, other }) => [`why.${feature}`, { n, other }],
};
const insight: Insight<DiceGame> = {
  value: valueBy(valuation),
  valuation,
  policy: (_, choice, random) => randomAnswer(choice, random),
  beat: ({ turn }) => turn,
};
const effort: Effort = { tries: 64, worlds: 4, answers: 8, sight: 1, further: 0, trust: 0 };

const seated = (seed = 'thoughts') => {
  const match: Match<DiceGame> = createMatch({ game: diceGame, seats: ['Ann'], seed: 1 });
  return seatOf(match, match.choice!, createRandom(seed));
};

/** Before the last of three dice of a hundred; more than 150 in all wins. */
function beforeLast(seed: number): Match<DiceGame> {
  const match = createMatch<DiceGame>({ game: diceGame, seats: ['Ann'], seed });
  for (let i = 0; i < 2; i++) match.answer(0, 'best');
  return match;
}

describe('who asks for advice', () => {
  it('hears the best answer, the next best one, and the feature whose difference weighs most', () => {
    const { answer, found } = advise(seated(), insight, effort);
    expect([answer, found!.runnerUp.answer]).toEqual(['best', 'good']);
    // All answers meet the same dice: the sums differ by exactly one, and nothing can be clearer.
    expect(found!.sure).toBeGreaterThan(0.95);
    expect(found!.chance).toBeGreaterThan(found!.runnerUp.chance);
    const [reason, ...others] = found!.reasons as [string, { n: number; other: number }][];
    expect(others).toEqual([]);
    expect(reason![0]).toBe('why.sum');
    expect(reason![1].n - reason![1].other).toBeCloseTo(1);
  });

  it('hears what speaks for the answer of a bot that has decided already, and how doubtful it is', () => {
    const { answer, found } = advise(seated(), insight, effort, 'worst');
    expect([answer, found!.runnerUp.answer]).toEqual(['worst', 'best']);
    expect(found!.reasons).toEqual([]);
    expect(found!.sure).toBeLessThan(0.05);
    expect(found!.chance).toBeLessThan(found!.runnerUp.chance);
  });

  it('is told how often the match is won or lost, where it ends', () => {
    const last = [...Array(100).keys()]
      .map(beforeLast)
      .find(({ state }) => state.sum > 95 && state.sum < 105)!;
    const few: Insight<DiceGame> = { ...insight, candidates: () => ['worst', 'best'] };
    const { found } = advise(seatOf(last, last.choice!, createRandom(3)), few, { ...effort, tries: 800 });
    expect(found!.reasons.length).toBeGreaterThan(0);
    for (const reason of found!.reasons) expect(['why.won', 'why.lost']).toContain((reason as [string])[0]);
    expect(found!.chance).toBeGreaterThan(0.2);
    expect(found!.chance).toBeLessThan(0.8);
  });
});

describe('a value by features', () => {
  it('is the logistic curve of the weighted sum, and certain once the match is over', () => {
    const match = createMatch<DiceGame>({ game: diceGame, seats: ['Ann'], seed: 1 });
    expect(insight.value(match, 0)).toBeCloseTo(0.5);
    match.state.sum = 100;
    expect(insight.value(match, 0)).toBeCloseTo(1 / (1 + Math.exp(-2.001)));
    for (let i = 0; i < 3; i++) match.answer(0, 'best');
    expect(insight.value(match, 0)).toBe(match.over!.winners.length);
  });
});
