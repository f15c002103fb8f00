import {
  createMatch,
  type Game,
  type Legacy,
  Match,
  type MatchSetup,
  type Passed,
  QuestwrightError,
  type Text,
} from '@questwright/kernel';
import type { Move, RulesMove, StoredCheckpoint } from '../storage/records.ts';
import { ChoiceNumbers } from './choice-numbers.ts';
import { type Course, courseOf, standing } from './moves.ts';

/** Everything that is stored of a match, as far as the rules are concerned. */
export interface StoredMatch {
  readonly rules: string;
  readonly options: unknown;
  /** Names of the players, one for each seat. */
  readonly seats: readonly string[];
  readonly seed: string;
  /** What it begins with, if another match has left it something. */
  readonly legacy?: Legacy | null;
  readonly inCampaign?: boolean;
  readonly moves: readonly Move[];
  readonly checkpoints: readonly StoredCheckpoint[];
}

export interface Restored {
  readonly match: Match;
  /** The version that it has come to, and the numbers of what is asked in it. */
  readonly version: number;
  readonly numbers: ChoiceNumbers;
  /** To be stored: that the match goes on from a checkpoint, because the rules have changed. */
  readonly move: RulesMove | null;
  readonly notice: Text | null;
}

/** The rules have changed, and no stored position of the match can be played on. */
export class CannotRestore extends QuestwrightError<'other-rules'> {}

/** Takes a match up where it stands, an answer at a time. */
export function* restore(game: Game, stored: StoredMatch): Generator<void, Restored> {
  const { options, seats, seed, legacy, inCampaign = false } = stored;
  const setup: MatchSetup = { game, seats, options, seed, inCampaign, ...(legacy && { legacy }) };
  const course = courseOf(stored.moves);
  const checkpoints = standing(stored.checkpoints, stored.moves);
  const rules = course.base?.rules ?? stored.rules;
  if (rules === game.version) {
    const played = yield* replay(setup, course, checkpoints[0]);
    if (played) return { ...played, version: course.n, move: null, notice: null };
  }
  return yield* resume(setup, course, checkpoints, rules);
}

/**
 * Plays all answers again. Null if they do not lead where they led before: then the rules have changed,
 * whatever their version says.
 */
function* replay(
  setup: MatchSetup,
  course: Course,
  known: StoredCheckpoint | undefined,
): Generator<void, Pick<Restored, 'match' | 'numbers'> | null> {
  const { base, answers, given, passes, undone, n } = course;
  const numbers = new ChoiceNumbers();
  try {
    const match = base
      ? new Match(setup, { at: base.at, state: base.state as never, logged: 0 })
      : createMatch(setup);
    numbers.review(match, (base?.n ?? 0) + 1);
    const passOn = passesAt(match, passes);
    for (let i = 0; ; i++) {
      passOn();
      if (undone?.to === match.count) numbers.renew(match, undone.n + 1);
      if (i === answers.length) break;
      match.answer(...answers[i]!);
      numbers.review(match, given[i]! + 1);
      yield;
      if (known && match.newestCheckpoint.at === known.at && match.count === known.at) {
        if (JSON.stringify(match.newestCheckpoint.state) !== known.state) return null;
      }
    }
    match.renumber(n);
    return { match, numbers };
  } catch (error) {
    if (answers.length === 0) throw error;
    return null;
  }
}

/** Gives a match what was passed in advance at the position that it stands at. */
const passesAt = (match: Match, passes: readonly Passed[]) => (): void => {
  for (const { at, seat, wish } of passes) if (at === match.count) match.pass(seat, wish);
};

/** Goes on from the newest position that these rules can read, with as many of the answers after it as fit. */
function* resume(
  setup: MatchSetup,
  { base, answers, passes, n }: Course,
  checkpoints: readonly StoredCheckpoint[],
  from: string,
): Generator<void, Restored> {
  const { game } = setup;
  const positions = checkpoints.map(({ at, rules, state }) => ({ at, rules, state: JSON.parse(state) }));
  if (base) positions.push({ at: base.at, rules: base.rules, state: base.state });
  for (const { at, rules, state } of positions) {
    if (rules !== game.version && !game.reads?.(state, rules)) continue;
    const after = answers.slice(at - (base?.at ?? 0));
    const passesAfter = passes.filter((passed) => passed.at >= at);
    const match = yield* playOn(setup, at, state, after, passesAfter);
    if (!match) continue;
    match.renumber(n + 1);
    const numbers = new ChoiceNumbers();
    numbers.review(match, n + 1);
    const dropped = after.length - match.answers.length;
    const kept = after.slice(0, match.answers.length);
    return {
      match,
      numbers,
      version: n + 1,
      move: {
        kind: 'rules',
        n,
        rules: game.version,
        at,
        state: match.checkpoints[0]!.state,
        answers: kept,
        ...(match.passes.length > 0 && { passes: [...match.passes] }),
      },
      notice: ['kernel.resumed-from-checkpoint', { from, to: game.version, at, dropped }],
    };
  }
  throw new CannotRestore(
    'other-rules',
    `This match was played with rules ${from} of ${game.name}; these are rules ${game.version}, which cannot take it up.`,
  );
}

function* playOn(
  setup: MatchSetup,
  at: number,
  state: unknown,
  answers: Course['answers'],
  passes: Course['passes'],
): Generator<void, Match | null> {
  try {
    const match = new Match(setup, { at, state: state as never, logged: 0 });
    const passOn = passesAt(match, passes);
    passOn();
    for (const [seat, answer] of answers) {
      try {
        match.answer(seat, answer);
        passOn();
        yield;
      } catch {
        break;
      }
    }
    return match;
  } catch {
    return null;
  }
}
