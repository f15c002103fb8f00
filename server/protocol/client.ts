import { z } from 'zod';
import { LEAST_PATIENCE, MAX_CHAT, MAX_SEATS, MOST_PATIENCE } from './limits.ts';
import {
  answer,
  campaignId,
  eyes,
  line,
  matchId,
  name,
  personId,
  seatNumber,
  version,
  word,
} from './words.ts';

/** The client's own number for a message. The reply carries it as `re`. */
const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional();

/** Who sits where when a match is made: its maker (also in several seats), nobody yet, or a program. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: name.optional(), sign: word.optional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: word }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/** What a client has of a match already: up to which version, and for whose eyes. */
export const seen = z.strictObject({ version, seats: z.array(eyes).max(MAX_SEATS + 1) });
export type Seen = z.infer<typeof seen>;

/** What a seat passes in advance: at these moments, or at all; until a period ends, or for good. */
export const passWish = z.strictObject({
  at: z.array(z.string().min(1).max(60)).min(1).max(100).nullable(),
  until: z.string().min(1).max(60).nullable(),
});

const say = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), id, ...shape });

/** What is asked of a match that the sender watches or sits in. */
export const matchCommand = z.discriminatedUnion('type', [
  /** Answers choice `n` for a seat of one's own. */
  say('answer', { match: matchId, seat: seatNumber, n: version, answer }),
  /**
   * Takes back the seat's last choice, or goes back to the position after `to` answers. If others must agree to that,
   * they are asked; with `ask: false` it is refused instead, so that whoever wants it can think again.
   */
  say('undo', { match: matchId, seat: seatNumber, to: version.optional(), ask: z.boolean().optional() }),
  /** Agrees or not to the undo that was asked for while choice `n` was open; whoever asked withdraws it by not agreeing. */
  say('agree', { match: matchId, n: version, agree: z.boolean() }),
  /**
   * Passes windows in advance for a seat of one's own: at these moments or at all, until a period ends, until the seat's
   * own turn, or for good; null takes all of that back.
   */
  say('pass', { match: matchId, seat: seatNumber, wish: passWish.nullable() }),
  /** Asks what a bot would answer in a seat of one's own. */
  say('hint', { match: matchId, seat: seatNumber }),
  /** Asks for the page of the log before the entry that has this number, as a seat of one's own or a spectator reads it. */
  say('log', { match: matchId, seat: eyes, before: z.int().min(0) }),
  /** Sits down in an open seat, once those who play have agreed; or takes one's own seat back from a bot. */
  say('take', { match: matchId, seat: seatNumber, name: name.optional(), sign: word.optional() }),
  /** Agrees or not to let a person sit down who has asked for a seat. */
  say('admit', { match: matchId, seat: seatNumber, person: personId, admit: z.boolean() }),
  say('leave', { match: matchId, seat: seatNumber }),
  /** Lets a bot play for a seat: one's own, an open one, or that of somebody who is away. */
  say('hand', { match: matchId, seat: seatNumber, level: word }),
  /** Changes how a match is set up before it begins, for whoever sits in it or made it. */
  say('choose', { match: matchId, options: z.record(z.string().max(60), z.unknown()) }),
  /** Says after how many seconds windows pass by themselves, for whoever made the match; null for never. */
  say('patience', {
    match: matchId,
    seconds: z.int().min(LEAST_PATIENCE).max(MOST_PATIENCE).nullable(),
  }),
  say('start', { match: matchId }),
  say('chat', { match: matchId, text: line(MAX_CHAT) }),
  /** Makes the same match anew, once, and tells everybody where it is. */
  say('rematch', { match: matchId }),
  /** Puts a finished match away as a match file. */
  say('archive', { match: matchId }),
]);
export type MatchCommand = z.infer<typeof matchCommand>;

export const clientMessage = z.discriminatedUnion('type', [
  /** The first message on every socket. */
  say('hello', { protocol: z.int() }),
  say('ping', {}),
  /** Begins or ends to be told of matches that wait for players. */
  say('lobby', { watch: z.boolean() }),
  /** Begins or ends to be told that a campaign has changed. */
  say('campaign', { campaign: campaignId, watch: z.boolean() }),
  say('create', {
    game: word,
    options: z.record(z.string().max(60), z.unknown()).optional(),
    seats: z.array(seatPlan).min(1).max(MAX_SEATS),
    /** Whether it is shown in the lobby. Otherwise one joins by its link. */
    listed: z.boolean(),
  }),
  say('watch', { match: matchId, seen: seen.optional() }),
  say('unwatch', { match: matchId }),
  ...matchCommand.options,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
