import { type Answer, type Match, type Outcome, UndoError, writeMatch } from '@questwright/kernel';
import type { StoredCheckpoint } from '../storage/records.ts';
import { Audiences } from './audiences.ts';

/** Where a match stands: what the server needs to know of it. */
export interface Position {
  /** The number of the open choice. */
  readonly n: number;
  /** How many answers have been given, without those that were taken back. */
  readonly count: number;
  /** How many answers lie before the first that can be taken back. */
  readonly base: number;
  /** The seat that is asked; null when the match is over. */
  readonly asked: number | null;
  readonly over: Outcome | null;
}

/** What came of an answer or an undo, not told to anybody yet. */
export interface Progress {
  readonly position: Position;
  /** For each audience the message that tells it. */
  readonly updates: readonly (readonly [eyes: number, text: string])[];
  readonly checkpoint: StoredCheckpoint | null;
}

/** What a bot needs to think about a choice: the last checkpoint and the answers since. */
export interface Thought {
  readonly seat: number;
  readonly n: number;
  readonly at: number;
  readonly state: string;
  readonly answers: readonly (readonly [seat: number, answer: Answer])[];
}

/**
 * A checkpoint is stored after so many answers at the latest, and when the match leaves memory. It is only needed when
 * the rules change, which they do between two lives of a server.
 */
const CHECKPOINT_EVERY = 200;

/** A match in memory, with those who watch it. */
export class Hosted {
  readonly match: Match;
  readonly audiences: Audiences;
  #checkpointed: number;

  constructor(id: string, match: Match) {
    this.match = match;
    this.audiences = new Audiences(match, id);
    this.#checkpointed = match.newestCheckpoint.at;
  }

  get position(): Position {
    const { n, count, base, choice, over } = this.match;
    return { n, count, base, asked: choice?.seat ?? null, over };
  }

  answer(seat: number, answer: Answer, n: number): Progress {
    this.match.answer(seat, answer, n);
    return this.#progress();
  }

  rewind(to: number): Progress {
    this.match.rewind(to);
    this.#checkpointed = Math.min(this.#checkpointed, this.match.newestCheckpoint.at);
    return this.#progress();
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

  #progress(): Progress {
    const updates = this.audiences.advance();
    return { position: this.position, updates, checkpoint: this.#checkpointIfDue() };
  }

  #checkpointIfDue(): StoredCheckpoint | null {
    if (this.match.newestCheckpoint.at - this.#checkpointed < CHECKPOINT_EVERY) return null;
    return this.checkpoint();
  }

  /** The newest position from which the match could be taken up under other rules. */
  checkpoint(): StoredCheckpoint {
    const { newestCheckpoint, game, n } = this.match;
    this.#checkpointed = newestCheckpoint.at;
    const { at, state } = newestCheckpoint;
    return { at, n, rules: game.version, state: JSON.stringify(state) };
  }

  think(): Thought {
    const { match } = this;
    const { at, state } = match.newestCheckpoint;
    const answers = match.answers.slice(at - match.base).map(({ seat, answer }) => [seat, answer] as const);
    return { seat: match.choice!.seat, n: match.n, at, state: JSON.stringify(state), answers };
  }

  file(secret: boolean): string {
    return writeMatch(this.match, { secret });
  }
}
