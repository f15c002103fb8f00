import { type Effort, type Insight, searching, valueBy, type Weights } from '@questwright/bots';
import type { Terrinoth } from '../rules/state.ts';
import { insight } from './insight.ts';
import { valuation } from './valuation.ts';

/** Guessed, in successes: twelve of them make the difference between a match that is even and one nearly won. */
export const guessed: Weights = {
  bias: 45 / 12,
  of: {
    goal: -1.5 / 12,
    blows: -3 / 12,
    toughness: -0.9 / 12,
    'face-down': -5 / 12,
    health: 1 / 12,
    peril: -1.2 / 12,
    tokens: 0.8 / 12,
    'tokens-for-nemesis': 0.3 / 12,
    exhausted: -1 / 12,
    advanced: 1 / 12,
    carried: 1.5 / 12,
    boons: 1 / 12,
    harms: -1.5 / 12,
    fallen: -35 / 12,
  },
};

const before: Insight<Terrinoth> = { ...insight, value: valueBy({ ...valuation, weights: guessed }) };

/** How hard the third level thought then. */
export const EFFORT: Effort = { tries: 64, worlds: 2, answers: 16, sight: 1, further: 5, trust: 0.5 };

/** The third level as it was before its weights were fitted: newer ones have to be better than it as well. */
export const previous = searching('previous', before, EFFORT);
