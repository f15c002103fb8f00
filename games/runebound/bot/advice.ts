import { advise, type Effort } from '@questwright/bots';
import type { Advice, Answer, Bot, Match, Seat } from '@questwright/kernel';
import type { Runebound } from '../rules/state.ts';
import { combatInsight } from './combat/insight.ts';
import { insight } from './insight.ts';

/** How hard it looks for reasons, by what is asked. */
const TURN: Effort = { tries: 24, worlds: 3, answers: 4, sight: 1, further: 0, trust: 0 };
const FIGHT: Effort = { tries: 60, worlds: 2, answers: 6, sight: 1, further: 0, trust: 0 };

/** A bot that says why: its answer, or the one that somebody has decided on, and what comes of it beside the next best one. */
export const explaining = (bot: Bot): Bot => ({
  ...bot,
  advise: async (seat, decided) => explain(seat, decided ?? (await bot.answer(seat))),
});

function explain(seat: Seat, answer: Answer): Advice {
  const { combat } = seat.imagine().state as Match<Runebound>['state'];
  if (!combat) return advise(seat, insight, TURN, answer);
  // Whoever only decides for another hero's enemy has nothing to gain that could be told.
  if (!combat.heroes.includes(seat.seat)) return { answer, found: null };
  return advise(seat, combatInsight, FIGHT, answer);
}
