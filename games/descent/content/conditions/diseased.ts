import { condition, testedAtStart } from '../../rules/figures/conditions.ts';
import { sufferFatigue } from '../../rules/figures/harm.ts';

/** A test of willpower at the start of the turn: passed it goes, failed it costs 1 fatigue. */
export const diseased = condition('diseased', [testedAtStart('diseased', 'willpower', sufferFatigue)]);
