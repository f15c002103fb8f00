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
  /** The match whose legacy it began with; null if the campaign began with this match. */
  readonly parent: string | null;
  readonly state: 'running' | 'over' | 'abandoned';
  /** Who played it. */
  readonly seats: readonly CampaignSeat[];
  readonly options: unknown;
  /** When it began, and when it was over or abandoned, in milliseconds since 1970. */
  readonly begun: number;
  readonly ended: number | null;
  readonly outcome: Outcome | null;
  /** What the match has left. Only the keeper may see it. */
  readonly legacy: Legacy | null;
}

/**
 * A campaign: matches that begin where another has ended. Continuing from an earlier match turns the chain into a tree,
 * and nothing is lost. It is plain JSON; every change makes a new campaign. It contains secrets: see `viewCampaign`.
 */
export interface Campaign {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly state: 'running' | 'over' | 'abandoned';
  /** The campaign has been over once, so its players may know what its matches hid, even if it was continued later. */
  readonly told: boolean;
  /** Who plays the next match. */
  readonly seats: readonly CampaignSeat[];
  /** What it began with: the options of its first match. */
  readonly options: unknown;
  readonly created: number;
  /** In the order in which they began. */
  readonly matches: readonly CampaignMatch[];
}
