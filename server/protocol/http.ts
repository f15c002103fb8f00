import type { CampaignView, Standing } from '@questwright/kernel';
import { z } from 'zod';
import { seatPlan } from './client.ts';
import { MAX_PASSPHRASE, MAX_SEATS, MIN_PASSPHRASE } from './limits.ts';
import type { GameInfo, Knower, MatchStatus, PersonInfo } from './server.ts';
import { hasInvisible } from './visible.ts';
import { matchId, name, word } from './words.ts';

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
  /** Those in which a bot sits for nobody: their names are levels. */
  readonly bots: readonly number[];
  /** Those of the person, also while a bot plays them. */
  readonly own: readonly number[];
  /** How it is set up, unless that is long. */
  readonly options: unknown;
  /** How it stood a moment ago; null before it begins. */
  readonly standing: Standing | null;
  readonly updated: number;
}

export interface GamesReply {
  readonly games: readonly GameInfo[];
}

/** `POST /api/campaigns`: makes a campaign. It has no match before somebody continues it. */
export const campaignBody = z.strictObject({
  game: word,
  name,
  seats: z.array(seatPlan).min(1).max(MAX_SEATS),
  options: z.record(z.string().max(60), z.unknown()).optional(),
});
export type CampaignBody = z.infer<typeof campaignBody>;

/** `POST /api/campaigns/:campaign/continue`: from this match, from the beginning (null), or where it stands. */
export const goOnBody = z.strictObject({ from: matchId.nullable().optional() });
/** `POST /api/campaigns/:campaign/rename` */
export const renameBody = z.strictObject({ name });
/** `POST /api/campaigns/:campaign/abandon`: a match that is being played, or the whole campaign. */
export const abandonBody = z.strictObject({ match: matchId.optional() });
/** `POST /api/campaigns/:campaign/seats/:seat`: who plays it from the next match on. */
export const campaignSeatBody = seatPlan;
export type CampaignSeatBody = z.infer<typeof campaignSeatBody>;

/** A campaign of the person's, in `GET /api/campaigns`. */
export interface CampaignEntry {
  readonly campaign: string;
  readonly game: string;
  readonly name: string;
  readonly state: CampaignView['state'];
  readonly seats: readonly string[];
  readonly matches: number;
}

/** `GET /api/campaigns/:campaign`: what everybody may know of it. */
export interface CampaignReply extends CampaignView {
  /** The person who made it. */
  readonly host: string;
  /** Who may know all that is hidden in it. */
  readonly knowers: readonly Knower[];
}
