import type { Review } from '@questwright/bots';
import type { BotLevels } from '@questwright/games';
import type {
  Advice,
  Answer,
  CampaignView,
  LogChange,
  LogPage,
  PassWish,
  Patch,
  Timeline,
} from '@questwright/kernel';
import type { CampaignSummary, NewCampaign } from './campaigns.ts';
import type { MatchSummary, NewMatch, ReplaySource } from './house.ts';
import type { LocalSeat } from './keeper.ts';

/** What the page can ask of the worker. */
export interface Calls {
  list(): Promise<MatchSummary[]>;
  create(match: NewMatch): Promise<string>;
  objection(match: NewMatch): Promise<string | null>;
  import(file: string): Promise<string>;
  again(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  levels(game: string): Promise<BotLevels>;
  timeline(source: ReplaySource, eyes: number): Promise<Timeline>;
  /** Goes on looking for the choices that cost most; null when nothing can be found. */
  review(source: ReplaySource, seats: readonly number[]): Promise<Review | null>;
  /** Makes a match that begins in a moment of another one. */
  playFrom(source: ReplaySource, at: number, seat: number): Promise<string>;

  hasCampaigns(game: string): Promise<boolean>;
  campaigns(): Promise<CampaignSummary[]>;
  campaign(id: string): Promise<CampaignView>;
  createCampaign(campaign: NewCampaign): Promise<{ readonly campaign: string; readonly match: string }>;
  /**
   * Goes on with a campaign, from the named match or from where it stands; returns the match in which it goes
   * on.
   */
  continueCampaign(id: string, from?: string | null): Promise<string>;
  renameCampaign(id: string, name: string): Promise<void>;
  replacePlayer(id: string, seat: number, by: LocalSeat): Promise<void>;
  abandonCampaign(id: string): Promise<void>;
  abandonMatch(id: string, match: string): Promise<void>;
  removeCampaign(id: string): Promise<void>;
  exportCampaign(id: string): Promise<string>;
  importCampaign(file: string): Promise<string>;

  /** Opens a match, to be told of everything that happens in it; -2 lets the worker choose the eyes. */
  open(id: string, eyes: number): Promise<BotLevels>;
  look(id: string, eyes: number): Promise<void>;
  /** The page of the log before the entry with this number; null when the match is seen through other eyes now. */
  log(id: string, eyes: number, before: number): Promise<LogPage | null>;
  close(id: string): Promise<void>;
  answer(id: string, seat: number, answer: Answer, n: number): Promise<void>;
  undo(id: string, seat: number, consent: boolean): Promise<void>;
  hand(id: string, seat: number, level: string | null): Promise<void>;
  /** Passes windows in advance for a seat; null takes all of that back. */
  pass(id: string, seat: number, wish: PassWish | null): Promise<void>;
  hint(id: string, seat: number): Promise<Advice | null>;
  file(id: string): Promise<string>;
}

/** Let the worker choose through whose eyes: those of the person who is asked, or the first, or nobody's. */
export const ANY_EYES = -2;

export interface Call {
  readonly re: number;
  readonly call: keyof Calls;
  readonly args: readonly unknown[];
}

export type FromWorker =
  | { readonly re: number; readonly result: unknown }
  | { readonly re: number; readonly error: { readonly name: string; readonly message: string } }
  | ({ readonly id: string } & SightChange);

/** What changed in what the page sees of a match; the first is all of it. */
export interface SightChange {
  readonly change: Patch;
  /** What has become of the log; or its newest page, if it is the first through these eyes; null when nothing has. */
  readonly log: LogPage | LogChange | null;
}
