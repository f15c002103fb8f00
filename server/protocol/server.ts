import type { Findings, LogEntry, LogPage, Patch, Standing, View } from '@questwright/kernel';
import { z } from 'zod';
import { type ErrorCode, errorCodes } from './errors.ts';
import { answer, campaignId, eyes, matchId, seatNumber, version, word } from './words.ts';

const json = <T>() => z.custom<T>((value) => value !== undefined);

export const personInfo = z.object({
  id: z.string(),
  name: z.string(),
  /** The name of the account, when the person has claimed one. */
  account: z.string().nullable(),
});
export type PersonInfo = z.infer<typeof personInfo>;

export const gameInfo = z.object({
  id: z.string(),
  name: z.string(),
  rules: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  /** The levels of bots that can sit in a seat. */
  levels: z.array(z.string()),
  /** The level that plays best: who gives hints, and who sits down when nobody has said which. */
  strongest: z.string(),
  /** Whether seats see anything that others do not, such as a hand of cards. */
  secrets: z.boolean(),
  /** Whether players may be asked for what they hold in secret while others act: see `patience`. */
  windows: z.boolean().optional(),
  /** Whether its matches can follow each other in campaigns. */
  campaigns: z.boolean().optional(),
});
export type GameInfo = z.infer<typeof gameInfo>;

export const seatInfo = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  /** Whose seat it is, also while a bot plays for them. */
  person: z.string().nullable(),
  name: z.string(),
  level: z.string().nullable(),
  /** The sign that its person has chosen. */
  sign: word.optional(),
  /** Whether its person is connected now. */
  here: z.boolean(),
});
export type SeatInfo = z.infer<typeof seatInfo>;

export const matchStatus = z.enum(['open', 'playing', 'parked', 'over', 'archived']);
export type MatchStatus = z.infer<typeof matchStatus>;

/** An undo that waits for the consent of all whose seats they are, also of those for whom a bot plays. */
export const undoInfo = z.object({
  /** Who asked. */
  seat: seatNumber,
  /** The choice that was open when it was asked. */
  n: version,
  /** The match would stand as after this many answers. */
  to: version,
  agreed: z.array(seatNumber),
  waiting: z.array(seatNumber),
});
export type UndoInfo = z.infer<typeof undoInfo>;

/** Somebody who may know of something that is hidden from those who play. All are told. */
export const knower = z.object({
  person: z.string(),
  name: z.string(),
  /** The seat that they have left, and what it held; null when it is everything, by the whole match file. */
  seat: seatNumber.nullable(),
});
export type Knower = z.infer<typeof knower>;

/** Somebody who asks those who play for an open seat. */
export const joinInfo = z.object({
  person: z.string(),
  name: z.string(),
  sign: word.optional(),
  seat: seatNumber,
  /** The seats of those who have not agreed yet. */
  waiting: z.array(seatNumber),
});
export type JoinInfo = z.infer<typeof joinInfo>;

/** All that everybody may know of a match besides the game itself. Sent whole whenever it changes. */
export const tableMessage = z.object({
  type: z.literal('table'),
  match: matchId,
  game: z.string(),
  rules: z.string(),
  options: json<unknown>(),
  status: matchStatus,
  listed: z.boolean(),
  /** The person who made it. */
  host: z.string(),
  seats: z.array(seatInfo),
  undo: undoInfo.nullable(),
  joining: z.array(joinInfo),
  knowers: z.array(knower),
  /** Why it is parked: a fault of the rules, which has been reported. */
  parked: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** What the players should know, such as that the match goes on under newer rules. */
  notice: json<unknown>().nullable(),
  /** The match that follows this one. */
  rematch: z.string().nullable(),
  /** Before it goes on: how a match stands that was begun elsewhere. Its set-up cannot be changed. */
  standing: json<Standing>().optional(),
  /** The campaign that it belongs to. */
  campaign: campaignId.optional(),
  /** After how many seconds windows pass by themselves; absent when they wait. */
  patience: z.int().optional(),
  created: z.number(),
});
export type TableMessage = z.infer<typeof tableMessage>;

/** All that a seat sees, and the newest page of the log that it may read. */
export const viewMessage = z.object({
  type: z.literal('view'),
  match: matchId,
  seat: eyes,
  version,
  view: json<View>(),
  log: json<LogPage>(),
});
export type ViewMessage = z.infer<typeof viewMessage>;

/**
 * An entry of the log as it is sent: `[key, args, rule]`, with what is missing at its end left out. One whose key
 * and rule have stood in the log not long before has the number of such an entry instead of them.
 */
export type SentEntry = readonly [head: string | number, args?: LogEntry['args'] | 0, rule?: string];

/** What changed for a seat since the version before: apply it with the kernel's `patch`. */
export const updateMessage = z.object({
  type: z.literal('update'),
  match: matchId,
  seat: eyes,
  version,
  patch: json<Patch>(),
  /**
   * The log is now its first so many entries and then these, which were written after so many answers: see `extendLog`.
   * Absent when nothing was logged.
   */
  log: z.tuple([z.int(), json<readonly SentEntry[]>(), z.int()]).optional(),
});
export type UpdateMessage = z.infer<typeof updateMessage>;

export const chatLine = z.object({
  n: z.int(),
  person: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

export const lobbyEntry = z.object({
  match: matchId,
  game: z.string(),
  host: z.string(),
  /** How it is set up, unless that is long. */
  options: json<unknown>().nullable(),
  seats: z.int(),
  open: z.int(),
  created: z.number(),
});
export type LobbyEntry = z.infer<typeof lobbyEntry>;

export const errorMessage = z.object({
  type: z.literal('error'),
  re: z.int().optional(),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  /** What is the matter. */
  message: z.string(),
  /** What to do about it. */
  advice: z.string(),
});
export type ErrorMessage = z.infer<typeof errorMessage>;

export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    re: z.int().optional(),
    protocol: z.int(),
    server: z.string(),
    person: personInfo,
    games: z.array(gameInfo),
  }),
  /** The message with this number has been done and stored; `match` is the one that was made, `answer` and `advice` the hint, `log` the page. */
  z.object({
    type: z.literal('done'),
    re: z.int().optional(),
    match: matchId.optional(),
    answer: answer.optional(),
    advice: json<Findings>().optional(),
    log: json<LogPage>().optional(),
  }),
  z.object({ type: z.literal('pong'), re: z.int().optional() }),
  errorMessage,
  tableMessage,
  viewMessage,
  updateMessage,
  /** The newest lines when one begins to watch; then each new one. */
  z.object({ type: z.literal('chat'), match: matchId, lines: z.array(chatLine) }),
  z.object({ type: z.literal('lobby'), matches: z.array(lobbyEntry) }),
  /** A campaign that is watched has changed: it can be fetched again. */
  z.object({ type: z.literal('campaign'), campaign: campaignId }),
  /** The server is about to close the socket. */
  z.object({ type: z.literal('bye'), code: z.string(), message: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
