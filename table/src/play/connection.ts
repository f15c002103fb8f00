import type { BotLevels } from '@questwright/games';
import type { Advice, Answer, PassWish } from '@questwright/kernel';
import type { ChatLine, Sight } from './sight.ts';

/** How the page is in touch with a match. */
export type Contact =
  | { readonly state: 'connecting' | 'open' | 'lost' }
  /** It will not work: why, in words for people. */
  | { readonly state: 'failed'; readonly reason: string };

/**
 * A match as the page knows it, wherever it is run: in this browser or on a server. What it holds is plain data
 * that is replaced, never changed, and shares what has not changed with what was before.
 */
export interface Connection {
  readonly where: 'here' | 'online';
  /** The newest that is known; null before the first. Asked after each call of a listener. */
  sight(): Sight | null;
  contact(): Contact;
  chat(): readonly ChatLine[];
  subscribe(listener: () => void): () => void;

  /** Gets the page of the log before those that the sight has. */
  earlier(): Promise<void>;
  /** Sees the match through the eyes of another seat at this device. */
  look(seat: number): void;
  /** Answers the pending choice of the present sight. Rejects with the reason when it is refused. */
  answer(answer: Answer): Promise<void>;
  /** Takes back the last choice of the seat; `consent` when everybody at this device agrees. */
  undo(consent: boolean): Promise<void>;
  /** Agrees or not to an undo that another seat asked for. */
  agree(yes: boolean): Promise<void>;
  /** Lets somebody sit down who asks for a seat, or not. */
  admit(seat: number, person: string, yes: boolean): Promise<void>;
  /** Passes windows in advance, or takes back all that was passed with null. */
  pass(wish: PassWish | null): Promise<void>;
  /** What the strongest bot would answer in this seat, and why; null when there is none to ask. */
  hint(): Promise<Advice | null>;
  /** Lets a bot play for a seat, or takes it back with null. */
  hand(seat: number, level: string | null): Promise<void>;
  /** Gives a seat up, for others to sit down there; online only. */
  leave?(seat: number): Promise<void>;
  /** Says after how many seconds windows pass by themselves, null for never; online only. */
  patience?(seconds: number | null): Promise<void>;
  /** The levels of bots that can sit here; null until that is known. */
  levels(): BotLevels | null;
  say(text: string): Promise<void>;
  /** Begins a match that waits for players. */
  start(): Promise<void>;
  /** Makes the same match anew, and returns where it is. */
  rematch(): Promise<string>;
  /** The match file, as far as this device may have it; null when it may not. */
  file(): Promise<string | null>;
  close(): void;
}
