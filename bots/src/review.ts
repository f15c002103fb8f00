import {
  type Answer,
  type Bot,
  type ChoiceView,
  clone,
  createRandom,
  type Findings,
  legalAnswers,
  Match,
  seatOf,
} from '@questwright/kernel';

/** A choice that cost much, as a bot judges it with what the seat could know then. */
export interface Moment {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly seat: number;
  readonly choice: ChoiceView;
  readonly answer: Answer;
  /** What was found out about the answer; the runner-up is the one that would have been better. */
  readonly found: Findings;
  /** By how much less likely the seat was thought to win after it. */
  readonly cost: number;
}

/** How far a review has come, and the costliest moments so far, the costliest first. */
export interface Review {
  readonly done: number;
  readonly all: number;
  readonly moments: readonly Moment[];
}

/** A choice counts only if it is as unlikely as this that the answer was as good as the better one. */
const LUCK = 0.2;
/** Of choices that follow each other this closely, only the costliest is told: they are one mistake. */
const NEAR = 3;

/**
 * Goes through a match that has been played, and looks for the answers of some seats that cost most. The bot is shown
 * each position as the seat saw it; what came of the answer in the match counts for nothing. A bot that gives no advice
 * finds nothing.
 */
export async function* review(
  match: Match,
  bot: Bot,
  seats: readonly number[],
  most = 3,
): AsyncGenerator<Review> {
  const all = match.answers.length;
  const found: Moment[] = [];
  if (!bot.advise) return;
  for (const again of positionsOf(match)) {
    const done = again.count - match.base;
    const { seat, answer } = match.answers[done]!;
    if (seats.includes(seat) && hasAlternative(again, seat)) {
      const moment = await judge(again, bot, seat, answer);
      if (moment) found.push(moment);
    }
    yield { done: done + 1, all, moments: worst(found, most) };
  }
}

/** The match as it stood after so many answers, which counts those before its first position as well. */
export function matchAt(match: Match, at: number): Match | null {
  for (const again of positionsOf(match)) if (again.count === at) return again;
  return null;
}

/** Plays a match again and stops before every answer. It is one and the same match all the time. */
function* positionsOf(match: Match): Generator<Match> {
  const { answers, passes, reseeds, setup } = match;
  const again = new Match({ ...setup, log: false }, match.checkpoints[0]!, [], { reseeds });
  let passed = 0;
  for (const { seat, answer } of answers) {
    for (; passed < passes.length && passes[passed]!.at <= again.count; passed++)
      again.pass(passes[passed]!.seat, passes[passed]!.wish);
    yield again;
    again.answer(seat, answer);
  }
}

function hasAlternative(match: Match, seat: number): boolean {
  const asked = match.pendingOf(seat);
  if (!asked) return false;
  const answers = legalAnswers(asked.choice);
  return !answers.next().done && !answers.next().done;
}

async function judge(match: Match, bot: Bot, seat: number, answer: Answer): Promise<Moment | null> {
  const { choice } = match.pendingOf(seat)!;
  const random = createRandom(`review ${match.count}`);
  const { found } = await bot.advise!(seatOf(match, choice, random, seat), answer);
  const view = match.view(seat).choice;
  if (!found || !view || found.sure > LUCK) return null;
  const cost = found.runnerUp.chance - found.chance;
  return cost > 0 ? { at: match.count, seat, choice: clone(view), answer, found, cost } : null;
}

function worst(found: readonly Moment[], most: number): Moment[] {
  const told: Moment[] = [];
  for (const moment of found.toSorted((a, b) => b.cost - a.cost)) {
    if (told.length === most) break;
    if (told.every(({ at }) => Math.abs(at - moment.at) > NEAR)) told.push(moment);
  }
  return told;
}
