import { advise, type Effort } from '@questwright/bots';
import type { Advice, Answer, Match, Seat } from '@questwright/kernel';
import type { Runebound } from '../rules/state.ts';
import { adventurer } from './adventurer.ts';
import { combatInsight } from './combat/insight.ts';
import { insight } from './insight.ts';

/** How hard it looks for reasons, by what is asked. */
const TURN: Effort = { tries: 24, worlds: 3, answers: 4, sight: 1, further: 0, trust: 0 };
const FIGHT: Effort = { tries: 60, worlds: 2, answers: 6, sight: 1, further: 0, trust: 0 };

/** The answer of the bot, or the one that somebody has decided on, and what comes of it beside the next best one. */
export async function explained(seat: Seat, decided?: Answer): Promise<Advice> {
  const answer = decided ?? (await adventurer.answer(seat));
  const { combat } = seat.imagine().state as Match<Runebound>['state'];
  if (!combat) return advise(seat, insight, TURN, answer);
  // Who only decides for another hero's enemy has nothing to gain that could be told.
  if (!combat.heroes.includes(seat.seat)) return { answer, found: null };
  return advise(seat, combatInsight, FIGHT, answer);
}
