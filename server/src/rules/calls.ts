import type { Answer, Text } from '@questwright/kernel';
import type { GameInfo } from '../../protocol/index.ts';
import type { RulesMove, StoredCheckpoint } from '../storage/records.ts';
import type { Position, Progress, Thought } from './hosted.ts';
import type { StoredMatch } from './restore.ts';

/** What can be asked of the thread in which the rules run, and what it gives back. */
export interface Calls {
  games: { ask: object; give: GameInfo[] };
  /** Completes and checks options for a match with so many seats. */
  options: {
    ask: { game: string; options: unknown; seats: number };
    give: { options: unknown; rules: string };
  };
  open: { ask: { match: string; game: string; stored: StoredMatch }; give: Opened };
  /** Takes up a finished match from its file. */
  openFile: { ask: { match: string; file: string }; give: Position };
  answer: { ask: { match: string; seat: number; answer: Answer; n: number }; give: Progress };
  rewind: { ask: { match: string; to: number }; give: Progress };
  /** Where an undo by this seat would lead, and whether it needs the others' consent. */
  undo: { ask: { match: string; seat: number }; give: { to: number; free: boolean } };
  catchUp: { ask: { match: string; eyes: number; version: number | null }; give: string[] };
  dismiss: { ask: { match: string; eyes: number }; give: null };
  think: { ask: { match: string }; give: Thought };
  checkpoint: { ask: { match: string }; give: StoredCheckpoint };
  file: { ask: { match: string; secret: boolean }; give: string };
  close: { ask: { match: string }; give: null };
}

export interface Opened {
  readonly position: Position;
  readonly move: RulesMove | null;
  readonly notice: Text | null;
}
