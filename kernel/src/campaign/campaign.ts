import type { Legacy } from '../legacy.ts';
import type { Outcome } from '../state.ts';

/** Who plays a seat. Whoever keeps a campaign says what `person` means; where only one device plays, it is null. */
export interface CampaignSeat {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly person: string | null;
  /** The level of a bot. */
  readonly level: string | null;
}

/** A match as its campaign knows it. What was played in it is kept elsewhere, under its id. */
export interface CampaignMatch {
  readonly id: string;
  /** The match whose legacy it began with; null for one with which the campaign began. */
  readonly parent: string | null;
  readonly state: 'running' | 'over' | 'abandoned';
  /** Who played it. */
  readonly seats: readonly CampaignSeat[];
  readonly options: unknown;
  /** When it began, and when it was over or abandoned, in milliseconds since 1970. */
  readonly begun: number;
  readonly ended: number | null;
  readonly outcome: Outcome | null;
  /** What it has left; for the keeper alone. */
  readonly legacy: Legacy | null;
}

/**
 * A campaign: matches that begin where another has ended. Going on from an earlier match makes the chain a tree, and
 * nothing is lost by it. It is plain JSON; changes give a new one. It holds secrets: see `viewCampaign`.
 */
export interface Campaign {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly state: 'running' | 'over' | 'abandoned';
  /** It has been over once, so that its players may know what its matches hid, also if they went on afterwards. */
  readonly told: boolean;
  /** Who plays the next match. */
  readonly seats: readonly CampaignSeat[];
  /** What it began with: the options of its first match. */
  readonly options: unknown;
  readonly created: number;
  /** In the order in which they began. */
  readonly matches: readonly CampaignMatch[];
}
