import type { Patch } from '@questwright/kernel';
import type { SentEntry, ViewMessage } from '../../protocol/index.ts';

/** What changes for an audience, as it is sent: all but the channel and the eyes, with which the room begins it. */
export type Update =
  | readonly [version: number, patch: Patch]
  | readonly [version: number, patch: Patch, logged: number, entries: readonly SentEntry[]];

/** Everything that an audience sees. */
export type Whole = ViewMessage;
