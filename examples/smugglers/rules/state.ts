import type { State } from '@questwright/kernel';

export interface Smugglers extends State {
  /** 1 or 2. */
  night: number;
  /** Whose turn it is, and how many turns have been taken this night. */
  turn: number;
  turns: number;
  /** Coins by seat. */
  coins: number[];
  /** How many sales the watch has heard this night. */
  heard: number;
  /** What the night before has left, until it has been laid out; null for a first night. */
  brought: Holdings | null;
  dealt: boolean;
  /** Who begins is agreed on, and the watch is paid, or it is the first night. */
  prepared: boolean;
  /** The watch overlooks the first sale that it hears. */
  deaf: boolean;
}

/** What a night leaves. Nobody is told what lies in the hold and in the sea, and others' cellars are secret, too. */
export interface Holdings {
  /** The night that comes next; one more than there are when the campaign is over. */
  readonly night: number;
  readonly coins: readonly number[];
  readonly cellars: readonly (readonly string[])[];
  readonly market: readonly string[];
  /** From the top. */
  readonly hold: readonly string[];
  readonly sea: readonly string[];
}

export interface Options {
  readonly night: number;
}

export const hand = (seat: number): string => `hand:${seat}`;
export const cellar = (seat: number): string => `cellar:${seat}`;
export const HOLD = 'hold';
export const SEA = 'sea';
export const MARKET = 'market';
