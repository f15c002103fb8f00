import type { Weights } from '@questwright/bots';

/** Fitted: `questwright fit descent --bot level-3 --matches 390 --seed 1 --prior 50 --apart`. */
export const weights: Weights = {
  bias: 0.4447,
  of: {
    heroes: 0.1487,
    'hero-health': 0.01499,
    stamina: -0.003121,
    fallen: 0.02716,
    allies: -0.1126,
    monsters: -0.02022,
    'monster-health': -0.004153,
    aims: 0.07208,
    ground: 0.001368,
    conditions: 0.07399,
    found: -0.1819,
    cards: -0.06315,
    threat: -0.0008739,
    fortune: 0.0004994,
    doors: 0.008377,
    race: 0.01631,
    progress: -0.001248,
    foreseen: -0.0006242,
  },
};
