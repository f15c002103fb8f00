import type { Weights } from '@questwright/bots';

/** Fitted: `questwright fit heroes-of-terrinoth --bot level-2 --matches 480 --seed 1 --prior 1000`, from guessed ones. */
export const weights: Weights = {
  bias: 1.815,
  of: {
    goal: -0.04512,
    blows: -0.098,
    toughness: -0.03148,
    'face-down': -0.143,
    health: 0.03329,
    peril: -0.04276,
    tokens: 0.01822,
    'tokens-for-nemesis': 0.003447,
    exhausted: -0.02902,
    advanced: 0.02244,
    carried: 0.04446,
    boons: 0.02107,
    harms: -0.08275,
    fallen: -1.082,
  },
};
