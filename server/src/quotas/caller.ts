import type { PersonInfo } from '../../protocol/index.ts';

/** On whose account something is done. */
export interface Account {
  /** The person. */
  readonly id: string;
  /** Where they are, as `networkOf` has it; null when what is done was not asked for just now. */
  readonly network: string | null;
}

/** Somebody who asks for something. */
export interface Caller extends PersonInfo {
  readonly network: string;
}
