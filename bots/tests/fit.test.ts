import { createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  fitWeights,
  type Insight,
  Kinds,
  lossOf,
  random,
  type Sample,
  samplesOf,
  type Valuation,
  valueBy,
} from '../src/index.ts';
import { type DiceGame, diceGame } from './dice-game.ts';

/** Samples of which the odds are known: bias -1, two of the first feature, none of the second, minus half of the third. */
function known(count: number): Sample[] {
  const dice = createRandom('known');
  return Array.from({ length: count }, () => {
    const features = [dice.below(100) / 25 - 2, dice.below(100) / 10, dice.below(100) / 20];
    const chance = 1 / (1 + Math.exp(-(-1 + 2 * features[0]! - 0.5 * features[2]!)));
    return { features, won: dice.below(10_000) < 10_000 * chance ? 1 : 0, share: 1, kind: 'known' };
  });
}
const NAMES = ['much', 'nothing', 'less'];

describe('fitting weights', () => {
  it('finds the weights by which the samples were made', () => {
    const { bias, of } = fitWeights(NAMES, known(20_000));
    expect(bias).toBeCloseTo(-1, 0);
    expect(of.much).toBeCloseTo(2, 0);
    expect(Math.abs(of.nothing!)).toBeLessThan(0.03);
    expect(of.less).toBeCloseTo(-0.5, 1);
  });

  it('foretells better than other weights, and gives the same weights for the same samples', () => {
    const samples = known(2000);
    const weights = fitWeights(NAMES, samples);
    expect(fitWeights(NAMES, samples)).toEqual(weights);
    const other = { bias: weights.bias, of: { ...weights.of, much: 0.5 } };
    expect(lossOf(NAMES, weights, samples)).toBeLessThan(lossOf(NAMES, other, samples));
    expect(lossOf(NAMES, { bias: 0, of: {} }, samples)).toBeCloseTo(Math.log(2));
  });

  it('keeps to what was thought before, rightly scaled, where few matches say otherwise', () => {
    const thought = { bias: 5, of: { much: 20, nothing: 0, less: -5 } };
    const few = fitWeights(NAMES, known(2000), { prior: thought, ridge: 1e9 });
    expect(few.of.less! / few.of.much!).toBeCloseTo(-0.25);
    expect(few.of.much).toBeCloseTo(2, 0);
    expect(few.bias).toBeCloseTo(-1, 0);
    const wrong = { bias: 0, of: { much: 0, nothing: 1, less: 0 } };
    expect(fitWeights(NAMES, known(20_000), { prior: wrong }).of.much).toBeCloseTo(2, 0);
    expect(fitWeights(NAMES, known(2000), { prior: wrong, ridge: 1e9 }).of.much).toBeCloseTo(0);
  });

  it('gives no weight to what is always the same, and stays finite where everything was won', () => {
    const same = known(500).map(({ features, won }) => ({
      features: [...features, 7],
      won,
      share: 1,
      kind: 'same',
    }));
    expect(fitWeights([...NAMES, 'same'], same).of.same).toBe(0);
    const { bias, of } = fitWeights(
      NAMES,
      known(50).map((one) => ({ ...one, won: 1 })),
    );
    for (const weight of [bias, ...Object.values(of)]) expect(Number.isFinite(weight)).toBe(true);
  });
});

describe('positions of several kinds', () => {
  /** In the second kind there is much more of the third feature, and it is won far more often for another reason. */
  const samples = (): Sample[] => {
    const dice = createRandom('kinds');
    return Array.from({ length: 20_000 }, (_, i) => {
      const rich = i % 2;
      const features = [dice.below(100) / 25 - 2, 0, 5 * rich + dice.below(100) / 20];
      const chance = 1 / (1 + Math.exp(-(-2 + 8 * rich + features[0]! - 0.5 * features[2]!)));
      const won = dice.below(10_000) < 10_000 * chance ? 1 : 0;
      return { features, won, share: 1, kind: `${rich}` };
    });
  };

  it('are compared within their kind, where all of them together would mislead', () => {
    const all = samples();
    expect(fitWeights(NAMES, all).of.less).toBeGreaterThan(0);
    const kinds = new Kinds(all);
    const { of } = fitWeights(
      NAMES,
      all.map((one) => kinds.apart(one)),
    );
    expect(of.less).toBeCloseTo(-0.5, 0);
    expect(of.much).toBeCloseTo(1, 0);
  });

  it('have a bias in common that suits them as they are', () => {
    const all = known(20_000);
    const kinds = new Kinds(all);
    const apart = fitWeights(
      NAMES,
      all.map((one) => kinds.apart(one)),
    );
    const whole = kinds.whole(NAMES, apart);
    expect(whole.bias).toBeCloseTo(-1, 0);
    expect(lossOf(NAMES, whole, all)).toBeCloseTo(lossOf(NAMES, fitWeights(NAMES, all), all), 2);
  });

  it('are as they are where their kind is not known', () => {
    const [one] = known(1);
    expect(new Kinds(samples()).apart(one!)).toBe(one);
  });
});

describe('the samples', () => {
  const valuation: Valuation<DiceGame> = {
    features: ['sum'],
    weights: { bias: 0, of: {} },
    measure: ({ state }) => [state.sum],
    why: () => null,
  };
  const insight: Insight<DiceGame> = {
    value: valueBy(valuation),
    valuation,
    policy: (_, choice, chance) => randomAnswer(choice, chance),
    beat: ({ turn }) => turn,
  };
  const pair = (seed: string) => ({
    cell: { name: 'dice', seats: 1, options: {}, race: false },
    number: 1,
    seed,
  });

  it('are taken at every beat but the last, know how the match ended, and count a match in all', async () => {
    const results = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const samples = await samplesOf(diceGame, random, pair(`${i}`), insight);
      expect(samples).toHaveLength(2);
      expect(samples.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(samples[1]!.features[0]).toBeGreaterThan(samples[0]!.features[0]!);
      expect(samples[0]!.won).toBe(samples[1]!.won);
      results.add(samples[0]!.won);
    }
    expect([...results].sort()).toEqual([0, 1]);
  });
});
