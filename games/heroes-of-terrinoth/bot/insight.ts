import type { Insight } from '@questwright/bots';
import type { RoundPhase, Terrinoth } from '../rules/state.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

const PHASES: readonly RoundPhase[] = ['setup', 'hero', 'enemy', 'peril', 'travel', 'end'];

/** How many successes make the difference between a match that is even and one that is nearly won. */
const SCALE = 12;

export const insight: Insight<Terrinoth> = {
  allied: true,
  policy,
  value: ({ state: g }) => {
    if (g.over) return g.over.winners.length > 0 ? 1 : 0;
    return 1 / (1 + Math.exp(-(value(g) + 45) / SCALE));
  },
  /** An activation of a hero is a beat, and so is every other phase of a round. */
  beat: ({ round, phase, turn }) => 100 * round + 10 * PHASES.indexOf(phase) + turn,
};
