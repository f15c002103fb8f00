import type { Weights } from '@questwright/bots';

/** Guessed, in successes: twelve of them make the difference between a match that is even and one nearly won. */
export const weights: Weights = {
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
