import {
  type Answer,
  type Choice,
  createRandom,
  legalAnswers,
  type Match,
  type Random,
} from '@questwright/kernel';
import type { Effort, Insight } from './insight.ts';
import { type Notes, note } from './reasons.ts';
import { after, mostPromising, type Node } from './tree.ts';

/** The most answers that are given in one try, should a beat never come. */
const LONGEST = 400;

/** An answer that is being tried out, and what has come of it. */
export interface Trial {
  readonly answer: Answer;
  readonly root: Node;
  /** What each try brought, in the order of the tries: the same place is the same world and the same dice. */
  readonly values: number[];
  readonly notes: Notes | null;
}

export interface Tried {
  readonly insight: Insight;
  readonly effort: Effort;
  readonly seat: number;
}

/**
 * Tries an answer once in a world: goes on by the tree and then by policy to the end of the beats that are searched,
 * values the position, plays some beats more by policy, and values it again.
 */
export function tryOut(world: Match, dice: number, trial: Trial, { insight, effort, seat }: Tried): number {
  const random = createRandom(dice);
  const future = world.fork({ checkpoints: false });
  if (!effort.foresight) future.reseed(dice);
  const pace = new Pace(future, insight);
  const path = [trial.root];
  let node: Node | null = trial.root.visits === 0 ? null : trial.root;
  future.answer(seat, trial.answer);
  while (pace.goesOn(effort.sight)) {
    const choice = future.choice!;
    if (!node || !isOwn(choice, seat, insight)) {
      future.answer(choice.seat, insight.policy(future, choice, random));
      continue;
    }
    const answer = mostPromising(node, candidatesOf(insight, future, choice, effort.answers, random));
    const next = after(node, answer);
    path.push(next);
    node = next.visits === 0 ? null : next;
    future.answer(choice.seat, answer);
  }
  const value = worthOf(future, pace, random, trial.notes, { insight, effort, seat });
  for (const visited of path) {
    visited.visits++;
    visited.total += value;
  }
  return value;
}

/** A mixture of what the position looks like now, and what it looks like some beats later. */
function worthOf(
  match: Match,
  pace: Pace,
  random: Random,
  notes: Notes | null,
  { insight, effort, seat }: Tried,
): number {
  const { sight, further, trust } = effort;
  const isAll = !match.choice || further === 0;
  const now = trust < 1 || isAll ? insight.value(match, seat) : 0;
  if (notes) note(notes, insight.valuation!, match, seat, isAll ? 1 : 1 - trust);
  if (isAll) return now;
  while (pace.goesOn(sight + further)) {
    const choice = match.choice!;
    match.answer(choice.seat, insight.policy(match, choice, random));
  }
  if (notes) note(notes, insight.valuation!, match, seat, trust);
  return (1 - trust) * now + trust * insight.value(match, seat);
}

const isOwn = (choice: Choice, seat: number, { allied }: Insight): boolean =>
  allied === true || choice.seat === seat;

/** The answers worth a thought; what the policy would answer comes first. */
export function candidatesOf(
  insight: Insight,
  match: Match,
  choice: Choice,
  most: number,
  random: Random,
): Answer[] {
  if (insight.candidates) return insight.candidates(match, choice, most);
  const answers = [insight.policy(match, choice, random)];
  const first = JSON.stringify(answers[0]);
  for (const answer of legalAnswers(choice)) {
    if (answers.length === most) break;
    if (JSON.stringify(answer) !== first) answers.push(answer);
  }
  return answers;
}

/** Counts the beats of a match as it goes on. */
class Pace {
  readonly #match: Match;
  readonly #insight: Insight;
  #beat: number;
  #beats = 0;
  #steps = 0;

  constructor(match: Match, insight: Insight) {
    this.#match = match;
    this.#insight = insight;
    this.#beat = insight.beat(match.state);
  }

  /** Whether there is something to answer, and fewer than so many beats have passed. */
  goesOn(beats: number): boolean {
    const beat = this.#insight.beat(this.#match.state);
    if (beat !== this.#beat) {
      this.#beat = beat;
      this.#beats++;
    }
    return this.#match.choice !== null && this.#beats < beats && this.#steps++ < LONGEST;
  }
}
