import type { Adventure } from './map/hexes.ts';
import type { Attribute, DamageType, Piece, Side } from './things.ts';

/** Damage that is about to be dealt in a combat. Listeners may change the number or prevent it. */
export interface Blow {
  readonly from: Side;
  readonly to: Side;
  n: number;
  readonly type: DamageType;
  /** Dealt by a combat action. */
  readonly attack: boolean;
  blockable: boolean;
  prevented?: boolean;
}

/**
 * Everything that cards in play can answer to. Events with `prevented` happen before the thing itself: their
 * numbers may be changed.
 */
export interface Events {
  turnStarts: { seat: number };
  turnEnds: { seat: number };
  /** A hero has entered a hex, however it came there. */
  entered: { seat: number; hex: number };
  /** Just before the first cast of a combat, for each hero in it. */
  engaged: { seat: number; side: Side };
  /** Both pools have been cast. */
  cast: { round: number };
  combatActionTaken: { side: Side; attack: boolean };
  /** A side has passed and takes no more combat actions in this round. */
  passed: { side: Side };
  /** A surge ability has been paid for and is about to resolve. */
  surge: { side: Side; ability: { readonly name: string }; card: Piece; prevented?: boolean };
  blow: Blow;
  /** Damage that was not blocked, after it has been marked. */
  damaged: { from: Side; to: Side; n: number; type: DamageType; attack: boolean };
  /** An attack or ability whose damage was blocked to the last point. */
  blocked: { from: Side; to: Side; attack: boolean };
  /** A hero is about to take damage outside of a combat. */
  wouldTake: { seat: number; n: number; prevented?: boolean };
  heroDefeated: { seat: number };
  challengeWon: { seat: number; loser: number; card: number };
  enemyDefeated: { seat: number; card: Piece };
  trophyGained: { seat: number; kind: Adventure; card: Piece };
  testPassed: { seat: number; attribute: Attribute; successes: number };
  testFailed: { seat: number; attribute: Attribute };
  exerted: { seat: number };
  rested: { seat: number };
  trained: { seat: number };
  learned: { seat: number; card: Piece };
  bought: { seat: number; card: Piece };
  traded: { seat: number; card: Piece };
  adventured: { seat: number; kind: Adventure };
  questDone: { seat: number; card: Piece };
}

export type EventName = keyof Events;

/** A hero who buys, sells, trades or learns a card. */
interface Bargain {
  readonly seat: number;
  readonly card: Piece;
}

/** What is worked out from what is printed, by name, and for whom or what: for the seat of a hero, or a side. */
export interface Values {
  body: number;
  mind: number;
  spirit: number;
  speed: number;
  health: number;
  hand: number;
  'foe-health': Piece;
  initiative: Side;
  /** How much a combat token counts. */
  symbols: Piece;
  /** The dice that serve, as bits: to enter a hex, and to cross a river. */
  terrain: { readonly seat: number; readonly hex: number };
  river: { readonly seat: number };
  /** How many cards a test reveals. */
  test: { readonly seat: number; readonly attribute: Attribute };
  price: Bargain;
  sale: Bargain;
  trade: Bargain;
  'gray-orbs': Bargain;
}

/** What things in play can forbid, each with what it is asked about. */
export interface Deeds {
  /** To trigger surge abilities, for a side of the combat. */
  surge: Side;
  /** To retreat, by whatever means. */
  retreat: Side;
}
