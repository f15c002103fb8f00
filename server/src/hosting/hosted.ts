import {
  type Answer,
  AnswerError,
  type Choice,
  type Match,
  type MatchFileOptions,
  mayAnswer,
  type Outcome,
  type Passed,
  type PassWish,
  seatsAsked,
  UndoError,
  writeMatch,
} from '@questwright/kernel';
import type { Ending, StoredCheckpoint } from '../storage/records.ts';
import { Audiences } from './audiences.ts';
import { ChoiceNumbers } from './choice-numbers.ts';

/** Where a match stands: what the server needs to know of it. */
export interface Situation {
  /** Its version: how many moves it has seen, plus one. The number of the open choice, unless it is older. */
  readonly n: number;
  /** How many answers have been given, without those that were taken back. */
  readonly count: number;
  /** How many answers lie before the first that can be taken back. */
  readonly base: number;
  /** What is asked: one choice, or several that are made at the same time; nothing when the match is over. */
  readonly asked: readonly AskedSeats[];
  readonly over: Outcome | null;
}

/** A choice that waits for an answer of any of these seats. */
export interface AskedSeats {
  readonly n: number;
  readonly seats: readonly number[];
  /** Whether it is a window, which everybody may know. */
  readonly isWindow: boolean;
}

/** What came of an answer or an undo, not told to anybody yet. */
export interface MoveResult {
  readonly situation: Situation;
  /** For each audience the message that tells it. */
  readonly updates: readonly (readonly [eyes: number, text: string])[];
  readonly checkpoint: StoredCheckpoint | null;
  /** How a match of a campaign ended, and what it leaves; null while it goes on, and for others. */
  readonly ending: Ending | null;
}

/** What a bot needs to think about a choice of its seat: the last checkpoint and what was done since. */
export interface Thought {
  readonly seat: number;
  readonly n: number;
  readonly at: number;
  readonly state: string;
  readonly answers: readonly (readonly [seat: number, answer: Answer])[];
  readonly passes: readonly Passed[];
}

/**
 * A checkpoint is stored after this many answers at the latest, and when the match leaves memory. It is only
 * needed when the rules change, and they change only when a server is restarted.
 */
const CHECKPOINT_EVERY = 200;

/** Nobody needs more, and each of them has to be stored. */
const MOST_PASSES = 50;

/** A match in memory, with those who watch it. */
export class Hosted {
  readonly match: Match;
  readonly audiences: Audiences;
  readonly #numbers: ChoiceNumbers;
  #version: number;
  #checkpointed: number;

  constructor(id: string, match: Match, version = match.n, numbers = new ChoiceNumbers()) {
    this.match = match;
    this.#version = version;
    this.#numbers = numbers;
    numbers.review(match, version);
    this.audiences = new Audiences(this, id);
    this.#checkpointed = match.newestCheckpoint.at;
  }

  get version(): number {
    return this.#version;
  }

  get situation(): Situation {
    const { count, base, pending, over } = this.match;
    const asked = pending.map(({ choice }) => ({
      n: this.numberOf(choice),
      seats: [...seatsAsked(choice)],
      isWindow: choice.kind === 'one' && choice.window !== undefined,
    }));
    return { n: this.#version, count, base, asked, over };
  }

  /** By what number a choice is answered. */
  numberOf(choice: Choice): number {
    return this.#numbers.of(choice);
  }

  answer(seat: number, answer: Answer, n: number): MoveResult {
    const own = this.#ownNumber(seat, n);
    const back = this.#numbers.remember(this.match);
    try {
      this.match.answer(seat, answer, own);
    } catch (error) {
      back();
      throw error;
    }
    this.#numbers.review(this.match, ++this.#version);
    return this.#moved();
  }

  /** The match's own number of the choice that this seat answers by `n`. */
  #ownNumber(seat: number, n: number): number | undefined {
    const { pending } = this.match;
    const meant = pending.filter(({ choice }) => this.numberOf(choice) === n);
    if (meant.length === 0 && pending.length > 0)
      throw new AnswerError('stale-choice', `Choice ${n} is not open any more; look at the table again.`);
    return (meant.find(({ choice }) => mayAnswer(choice, seat)) ?? meant[0])?.n;
  }

  pass(seat: number, wish: PassWish | null): MoveResult {
    const { match } = this;
    if (wish && (match.state.passes[seat]?.length ?? 0) >= MOST_PASSES)
      throw new AnswerError(
        'malformed',
        'You have passed in advance too often; take some of those passes back first.',
      );
    match.pass(seat, wish);
    this.#version++;
    return this.#moved();
  }

  rewind(to: number): MoveResult {
    this.match.rewind(to);
    this.#numbers.renew(this.match, ++this.#version);
    this.#checkpointed = Math.min(this.#checkpointed, this.match.newestCheckpoint.at);
    return this.#moved();
  }

  /** Where an undo by this seat would lead, and whether it needs the others' consent. */
  undo(seat: number): { to: number; free: boolean } {
    const { match } = this;
    const can = match.undoable(seat);
    if (can === 'nothing-to-undo')
      throw new UndoError(can, 'You have made no choice that could be taken back.');
    const last = match.answers.findLastIndex((given) => given.seat === seat);
    return { to: match.base + last, free: can === 'yes' };
  }

  #moved(): MoveResult {
    const updates = this.audiences.advance();
    const { over, legacy, setup } = this.match;
    const ending = over && setup.inCampaign ? { outcome: over, legacy } : null;
    return { situation: this.situation, updates, checkpoint: this.#checkpointIfDue(), ending };
  }

  #checkpointIfDue(): StoredCheckpoint | null {
    if (this.match.newestCheckpoint.at - this.#checkpointed < CHECKPOINT_EVERY) return null;
    return this.checkpoint();
  }

  /** The newest position from which the match could be taken up under other rules. */
  checkpoint(): StoredCheckpoint {
    const { newestCheckpoint, game } = this.match;
    this.#checkpointed = newestCheckpoint.at;
    const { at, state } = newestCheckpoint;
    return { at, n: this.#version, rules: game.version, state: JSON.stringify(state) };
  }

  think(seat: number): Thought {
    const { match } = this;
    const { at, state } = match.newestCheckpoint;
    const answers = match.answers.slice(at - match.base).map(({ seat, answer }) => [seat, answer] as const);
    const passes = match.passes.filter((passed) => passed.at >= at);
    const asked = match.pendingOf(seat);
    const n = asked ? this.numberOf(asked.choice) : this.#version;
    return { seat, n, at, state: JSON.stringify(state), answers, passes };
  }

  file(wish: MatchFileOptions): string {
    return writeMatch(this.match, wish);
  }
}
