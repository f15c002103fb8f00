import type { Advice, Answer, LogPage, PassWish, Standing, Timeline } from '@questwright/kernel';
import type { GameInfo } from '../../protocol/index.ts';
import type { StoredCheckpoint } from '../storage/records.ts';
import type { CampaignTask } from './campaign-tasks.ts';
import type { FaultData } from './fault.ts';
import type { MoveResult, Situation, Thought } from './hosted.ts';
import type { Restored, StoredMatch } from './restore.ts';

/** Options as the game has completed them, and the version of its rules. */
export interface CheckedOptions {
  readonly options: unknown;
  readonly rules: string;
  /** Whether they bring components along that somebody has made up. */
  readonly madeUp: boolean;
}

/** What a match in a thread's memory is called by those outside. */
interface ToMatch {
  readonly key: number;
}

/** A match that has been opened. */
export interface OpenedMatch extends Pick<Restored, 'move' | 'notice'> {
  readonly situation: Situation;
}

export interface BotTask {
  readonly game: string;
  readonly level: string;
  readonly options: unknown;
  readonly seats: readonly string[];
  readonly thought: Thought;
  /** The seed of the bot's own chance. */
  readonly random: string;
}

/** For whom a match file is made. */
export interface FileWish {
  readonly secret: boolean;
  readonly campaignOver: boolean;
}

/** What can be asked of a thread, and what it gives. */
export interface Calls {
  games: { ask: null; give: readonly GameInfo[] };
  options: { ask: { game: string; given: unknown; seats: number }; give: CheckedOptions };
  /** Begins to play a stored match again. Null when there is more to do. */
  open: { ask: ToMatch & { id: string; game: string; stored: StoredMatch }; give: OpenedMatch | null };
  openFile: { ask: ToMatch & { id: string; file: string }; give: OpenedMatch };
  /** Goes on with opening. */
  openOn: { ask: ToMatch; give: OpenedMatch | null };
  answer: { ask: ToMatch & { seat: number; answer: Answer; n: number }; give: MoveResult };
  pass: { ask: ToMatch & { seat: number; wish: PassWish | null }; give: MoveResult };
  rewind: { ask: ToMatch & { to: number }; give: MoveResult };
  undo: { ask: ToMatch & { seat: number }; give: { to: number; free: boolean } };
  catchUp: { ask: ToMatch & { eyes: number; version: number | null }; give: string[] };
  logPage: { ask: ToMatch & { eyes: number; before: number }; give: LogPage };
  dismiss: { ask: ToMatch & { eyes: number }; give: null };
  thought: { ask: ToMatch & { seat: number }; give: Thought };
  checkpoint: { ask: ToMatch; give: StoredCheckpoint };
  standing: { ask: ToMatch; give: Standing };
  file: { ask: ToMatch & FileWish; give: string };
  /** A match that was put away, played again through the eyes of one of those that are allowed. */
  timeline: { ask: { file: string; eyes: number; allowed: readonly number[] }; give: Timeline };
  campaign: { ask: CampaignTask & { game: string }; give: unknown };
  close: { ask: ToMatch; give: null };
  /** What a bot answers. */
  think: { ask: BotTask; give: Answer };
  /** What it advises a person to answer, and why. */
  advise: { ask: BotTask; give: Advice };
}

export type CallName = keyof Calls;

export interface Request<Name extends CallName = CallName> {
  readonly name: Name;
  readonly ask: Calls[Name]['ask'];
  /** Where it is noted whether rules or bots are at work for it. */
  readonly slot: number;
}

/** What a thread is given when it starts. */
export interface ThreadData {
  /** The module that says which games there are. */
  readonly games: string;
  /** Shared with the watch: for each slot, whether rules or bots are at work. */
  readonly atWork: Int32Array;
}

/** What came of a call, and how long rules or bots took over it, in milliseconds. */
export type Response<Name extends CallName = CallName> = { readonly ms: number } & (
  | { readonly kind: 'given'; readonly give: Calls[Name]['give'] }
  | { readonly kind: 'fault'; readonly fault: FaultData }
  /** The match is not in memory here. */
  | { readonly kind: 'gone' }
);
