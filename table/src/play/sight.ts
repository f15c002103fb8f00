import type { SeatInfo } from '@questwright/board-kit';
import type { LogPage, Text, View } from '@questwright/kernel';

/** The table as it is seen from here: what everybody may know of a match besides the position, and what is one's own. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: string;
  readonly seats: readonly SeatInfo[];
  /** What the reader can do about who plays each seat. */
  readonly may: readonly SeatRights[];
  readonly status: 'open' | 'playing' | 'parked' | 'over';
  /** Whether seats have secrets from each other, so that the screen must go blank between them. */
  readonly secrets: boolean;
  /** What the players should know, such as that the match goes on under newer rules. */
  readonly notice: Text | null;
  readonly undo: PendingUndo | null;
  /** Those who ask for an open seat, online. */
  readonly joining: readonly PendingJoin[];
  /** Those who may know of something that is hidden from the players, online. */
  readonly knowers: readonly Knower[];
  /** The rules failed; the match stands as before, and can be stepped back. */
  readonly fault: string | null;
  readonly rematch: string | null;
  /** The campaign that the match belongs to. */
  readonly campaign: string | null;
  /** After how many seconds windows pass by themselves, null for never; absent where that cannot be set. */
  readonly patience?: { readonly seconds: number | null };
  /** Whether the reader made the match, and may start it. */
  readonly host: boolean;
}

/** What can be done about who plays a seat. */
export interface SeatRights {
  /** Sitting down there, or taking it back from a bot. */
  readonly take: boolean;
  /** Letting a bot play it. */
  readonly hand: boolean;
  /** Giving it up. */
  readonly leave: boolean;
}

/** An undo that waits for others to agree. */
export interface PendingUndo {
  readonly seat: number;
  readonly n: number;
  readonly waiting: readonly number[];
}

/** Somebody who asks for a seat, and waits for those who play to agree. */
export interface PendingJoin {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  /** Whether it is the reader who asks, and whether the reader is asked. */
  readonly mine: boolean;
  readonly asksMe: boolean;
}

/** Somebody who knows what a seat held that they have left; or everything, when there is no seat. */
export interface Knower {
  readonly name: string;
  readonly seat: number | null;
}

/** All that is seen of a match at one moment through the eyes of one seat. Plain data, never changed. */
export interface Sight {
  readonly table: TableView;
  /** Whose eyes; -1 for those who only watch. */
  readonly eyes: number;
  /** Counts every change of the match. */
  readonly version: number;
  readonly view: View;
  /** The log as far back as it has been asked for: the newest page at first. */
  readonly log: LogPage;
  /** Whether the seat can take back its last choice by itself. */
  readonly undo: 'yes' | 'nothing-to-undo' | 'needs-consent';
}

/** A line that somebody said at the table. */
export interface ChatLine {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  readonly mine: boolean;
}
