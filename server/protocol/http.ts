import { z } from 'zod';
import { MAX_PASSPHRASE, MIN_PASSPHRASE } from './limits.ts';
import type { GameInfo, MatchStatus, PersonInfo } from './server.ts';
import { hasInvisible } from './visible.ts';
import { name } from './words.ts';

/** The bodies of the requests that have to do with identity: those need cookies, so they are no socket messages. */

const account = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,29}$/u)
  .refine((text) => !hasInvisible(text), 'has invisible characters in it');
const passphrase = z.string().min(MIN_PASSPHRASE).max(MAX_PASSPHRASE);

/** `POST /api/guest`: begins to be somebody, or takes another name. */
export const guestBody = z.strictObject({ name });
/** `POST /api/claim`: keeps the identity under an account name. `POST /api/login`: takes it up on another device. */
export const accountBody = z.strictObject({ account, passphrase });

export interface MeReply {
  readonly person: PersonInfo | null;
}

export interface SessionInfo {
  readonly id: string;
  /** What browser or program it is, as it says itself. */
  readonly agent: string;
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

/** A match of the person's, in `GET /api/matches`. */
export interface OwnMatch {
  readonly match: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seats: readonly string[];
  readonly updated: number;
}

export interface GamesReply {
  readonly games: readonly GameInfo[];
}
