import { note } from '@questwright/adventure';
import type { Bardsung, Journey } from '../state.ts';

/** The steps of reputation: four of corruption, four of goodwill, and none between them. */
const STEPS = [-4, -3, -2, -1, 1, 2, 3, 4];

/** Reputation moves one step at a time and stops at either end. */
export function moveReputation(g: Bardsung, journey: Journey, by: -1 | 0 | 1): void {
  if (by === 0) return;
  const place = STEPS.indexOf(journey.reputation) + by;
  journey.reputation = STEPS[Math.max(0, Math.min(place, STEPS.length - 1))]!;
  note(g, 'bs.log.reputation', { n: journey.reputation }, 'BS-REP-02');
}
