import type { State } from '@questwright/kernel';
import type { Holdings } from './legacy.ts';

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
}

export interface Options {
  readonly night: number;
}

export const hand = (seat: number): string => `hand:${seat}`;
export const cellar = (seat: number): string => `cellar:${seat}`;
export const HOLD = 'hold';
export const SEA = 'sea';
export const MARKET = 'market';
