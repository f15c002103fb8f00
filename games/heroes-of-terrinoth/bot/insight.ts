import { type Insight, valueBy } from '@questwright/bots';
import type { RoundPhase, Terrinoth } from '../rules/state.ts';
import { policy } from './policy.ts';
import { valuation } from './valuation.ts';

const PHASES: readonly RoundPhase[] = ['setup', 'hero', 'enemy', 'peril', 'travel', 'end'];

export const insight: Insight<Terrinoth> = {
  allied: true,
  policy,
  value: valueBy(valuation),
  valuation,
  /** An activation of a hero is a beat, and so is every other phase of a round. */
  beat: ({ round, phase, turn }) => 100 * round + 10 * PHASES.indexOf(phase) + turn,
};
