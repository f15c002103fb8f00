import type {
  Answer,
  Campaign,
  Legacy,
  Outcome,
  Passed,
  PassWish,
  Standing,
  Text,
} from '@questwright/kernel';
import type { Knower, MatchStatus, SeatInfo } from '../../protocol/index.ts';

/** Who sits in a seat. A bot may sit there for a person, who can take the seat back. */
export type SeatRecord = Omit<SeatInfo, 'here'>;

/** Why a match is parked. */
export interface Parked {
  readonly code: string;
  readonly message: string;
  /**
   * If it could not even be opened, the versions with which that failed: with the same ones it is not tried
   * again.
   */
  readonly unopened?: string;
}

/** A match as it is stored, without what has been played. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  readonly status: MatchStatus;
  readonly listed: boolean;
  readonly host: string;
  readonly created: number;
  readonly updated: number;
  readonly rematch: string | null;
  readonly parked: Parked | null;
  readonly notice: Text | null;
  readonly knowers: readonly Knower[];
  readonly seats: readonly SeatRecord[];
  /** The campaign that it belongs to. */
  readonly campaign: string | null;
  /** What it begins with: what the match before it in its campaign has left. Nobody is told. */
  readonly legacy: Legacy | null;
  /** How it stood a moment ago; absent before it begins. */
  readonly standing?: Standing;
  /** After how many seconds its windows pass by themselves; absent when they wait. */
  readonly patience?: number | null;
}

/** How a match of a campaign ended, and what it leaves. */
export interface Ending {
  readonly outcome: Outcome;
  readonly legacy: Legacy | null;
}

/** A campaign as it is stored. */
export interface CampaignRecord {
  readonly campaign: Campaign;
  readonly host: string;
  readonly version: number;
  readonly knowers: readonly Knower[];
}

/** One thing that happened: move n is what brought the match from version n to the next. */
export type Move = AnswerMove | UndoMove | PassMove | RulesMove;

export interface AnswerMove {
  readonly kind: 'answer';
  readonly n: number;
  readonly seat: number;
  readonly answer: Answer;
}

/** The match went back to the position after `to` answers. */
export interface UndoMove {
  readonly kind: 'undo';
  readonly n: number;
  readonly seat: number;
  readonly to: number;
}

/** A seat passed windows in advance, or took back all that it had passed. */
export interface PassMove {
  readonly kind: 'pass';
  readonly n: number;
  readonly seat: number;
  readonly wish: PassWish | null;
}

/** The match goes on under other rules, from this position, with those of its answers that still fit. */
export interface RulesMove {
  readonly kind: 'rules';
  readonly n: number;
  readonly rules: string;
  readonly at: number;
  readonly state: unknown;
  readonly answers: readonly (readonly [seat: number, answer: Answer])[];
  /** What was passed in advance since that position, if anything was. */
  readonly passes?: readonly Passed[];
}

/** A position from which other rules could take the match up; its state is JSON already. */
export interface StoredCheckpoint {
  readonly at: number;
  readonly n: number;
  readonly rules: string;
  readonly state: string;
}

/** What is stored together: a move, and what came of it. */
export interface Append {
  readonly match: string;
  readonly move: Move;
  readonly checkpoint?: StoredCheckpoint | undefined;
  /** The match's status after it, when it is another than before. */
  readonly status?: 'playing' | 'over' | undefined;
  /** Told with the status, if the match belongs to a campaign; null when it goes on after all. */
  readonly ending?: Ending | null | undefined;
}
