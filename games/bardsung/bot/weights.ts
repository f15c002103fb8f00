import type { Weights } from '@questwright/bots';

/**
 * Guessed, in wounds of a healthy hero: eight of them are the difference between a party that is even and one
 * that has nearly won.
 */
export const weights: Weights = {
  bias: 1,
  of: {
    way: -0.35 / 8,
    loud: -1 / 8,
    danger: -1 / 8,
    threat: -1 / 8,
    wounds: -3 / 8,
    serious: -0.5 / 8,
    harms: -1 / 8,
    blessings: 0.4 / 8,
    actions: 0.6 / 8,
    reach: -0.25 / 8,
    hazards: -1 / 8,
    stores: 1 / 8,
    treasure: 1.5 / 8,
  },
};
