import type { Answer, Findings, LogPage } from '@questwright/kernel';
import type { MatchCommand, TableMessage } from '../../protocol/index.ts';
import type { Caller } from '../quotas/caller.ts';

/** What a table tells the rooms from which it is watched. */
export type TableEvent =
  /** Something that everybody gets: who sits where, chat. */
  | { readonly kind: 'table'; readonly table: TableMessage }
  | { readonly kind: 'chat'; readonly text: string }
  /** An update for those who look through certain eyes. */
  | { readonly kind: 'update'; readonly eyes: number; readonly version: number; readonly text: string }
  /** The match has been opened anew: whoever has another version than this must catch up. */
  | { readonly kind: 'reopened'; readonly version: number }
  /** The table has closed here; the match may go on elsewhere. */
  | { readonly kind: 'closed' };

/** All that somebody needs to be up to date, as finished messages. */
export interface CatchUp {
  readonly version: number;
  readonly texts: readonly string[];
}

/** What came of a command: the match that was made, if one was, or the hint or the page of the log that was asked for. */
export interface Done {
  readonly match?: string;
  readonly answer?: Answer;
  readonly advice?: Findings;
  readonly log?: LogPage;
}

/** What is asked of a table: by a client, or by the server itself, for a campaign whose match nobody plays on. */
export type TableCommand = MatchCommand | { readonly type: 'abandon'; readonly match: string };

/** A table as the rooms see it: in this server, or through the database in another one. */
export interface TablePort {
  command(caller: Caller, command: TableCommand): Promise<Done>;
  /** Null while there is nothing to see: before the match begins. */
  catchUp(caller: Caller, eyes: number, version: number | null): Promise<CatchUp | null>;
  /** The newest chat lines as a finished message. */
  chat(): Promise<string>;
  /** The match file; the whole of it for whoever has nobody to keep a secret from. */
  file(caller: Caller): Promise<string>;
  /** Who is in the room, and through which eyes they look. */
  here(persons: readonly string[], eyes: readonly number[]): void;
  detach(): void;
}

/** Gets the events of a table. */
export type TableListener = (event: TableEvent) => void;
