import type { Answer, Campaign, Legacy, Outcome, Passed, Reseed, Standing } from '@questwright/kernel';

/** Who plays a seat of a match at this device: a person, or a bot of some level. */
export interface LocalSeat {
  readonly name: string;
  /** Null when a person plays it. */
  readonly bot: string | null;
}

/** What is kept of a match besides its answers. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string | number;
  readonly chance?: unknown;
  readonly seats: readonly LocalSeat[];
  /** Whether the people at this device hide nothing from each other. */
  readonly openHands: boolean;
  readonly created: number;
  readonly touched: number;
  /** How many answers have been given, and the number of the pending choice. */
  readonly count: number;
  readonly n: number;
  /** The seat that is asked; null when the match is over. */
  readonly asked: number | null;
  readonly over: Outcome | null;
  /** How it stands, for the list of matches; absent in matches that were kept before there was such a thing. */
  readonly standing?: Standing;
  /** What seats have passed in advance, and after how many answers. */
  readonly passes?: readonly Passed[];
  /** Where chance was changed in it: at a moment of another match that is tried again. */
  readonly reseeds?: readonly Reseed[];
  /** The campaign that it belongs to, what it began with, and once it is over, what it leaves. */
  readonly campaign?: string;
  readonly legacy?: Legacy;
  readonly left?: Legacy;
  /** The first position, of a match that does not begin at the beginning. */
  readonly start?: KeptCheckpoint;
  /** The newest positions from which newer rules could take it up. */
  readonly checkpoints: readonly KeptCheckpoint[];
}

export interface KeptCheckpoint {
  readonly at: number;
  readonly state: unknown;
}

export type AnswerRow = readonly [seat: number, answer: Answer];

export interface StoredMatch {
  readonly record: MatchRecord;
  /** From the first that the match knows of. */
  readonly answers: readonly AnswerRow[];
}

/** What is kept of a campaign besides its matches. Their own records tell how those stand. */
export interface KeptCampaign {
  readonly id: string;
  readonly campaign: Campaign;
  /** Whether the people at this device hide nothing from each other. */
  readonly openHands: boolean;
  readonly touched: number;
}

/** A campaign with the records of its matches. */
export interface CampaignWithMatches {
  readonly kept: KeptCampaign;
  readonly records: readonly MatchRecord[];
}

/** What becomes of a campaign, with a match that begins in the same step. */
export interface CampaignChange<T> {
  readonly kept: KeptCampaign;
  readonly match?: StoredMatch | undefined;
  readonly result: T;
}

/** Where matches are kept. Every promise resolves only when the thing is stored. */
export interface Keeper {
  list(): Promise<MatchRecord[]>;
  read(id: string): Promise<StoredMatch | null>;
  create(match: StoredMatch): Promise<void>;
  /** Adds answer number `at` (counting from 0). Rejects with `TakenError` when there is one already. */
  append(at: number, row: AnswerRow, record: MatchRecord): Promise<void>;
  /** Forgets all answers from number `at` on. */
  cut(at: number, record: MatchRecord): Promise<void>;
  update(record: MatchRecord): Promise<void>;
  remove(id: string): Promise<void>;

  campaigns(): Promise<KeptCampaign[]>;
  readCampaign(id: string): Promise<CampaignWithMatches | null>;
  createCampaign(kept: KeptCampaign, matches: readonly StoredMatch[]): Promise<void>;
  /**
   * Changes a campaign in one step: whatever other windows do comes before or after it. Rejects with what `act` throws,
   * and then nothing has changed; with null when there is no such campaign.
   */
  changeCampaign<T>(id: string, act: (found: CampaignWithMatches) => CampaignChange<T>): Promise<T | null>;
  /** Removes a campaign with all its matches. */
  removeCampaign(id: string): Promise<void>;
}

/** Another window has gone on with the match. */
export class TakenError extends Error {
  constructor() {
    super('This match went on in another window.');
    this.name = 'TakenError';
  }
}
