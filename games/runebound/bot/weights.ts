import type { Weights } from '@questwright/bots';

/** How many gold pieces make the difference between a race that is even and one that is nearly won. */
const SCALE = 25;

/** Guessed, by what things are worth in gold. */
export const weights: Weights = {
  bias: -60 / SCALE,
  of: {
    power: 20 / SCALE,
    gold: 1 / SCALE,
    speed: 1.5 / SCALE,
    outlook: 1 / SCALE,
    story: 1 / SCALE,
    quests: 0.8 / SCALE,
    rumors: 0.5 / SCALE,
    trophies: 0.9 / SCALE,
    cards: 0.2 / SCALE,
    assets: 0.6 / SCALE,
    skills: 0.9 / SCALE,
    damage: -0.12 / SCALE,
    defeated: -1 / SCALE,
    out: -1000 / SCALE,
  },
};
