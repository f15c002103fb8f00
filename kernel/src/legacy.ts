import type { Text } from './text.ts';

/**
 * What a match of a campaign leaves to the next one: plain JSON, with the version of its format. It may contain secrets
 * of any seat and is never sent to anybody; the keeper of the match stores it.
 */
export interface Legacy {
  readonly version: number;
  readonly data: unknown;
}

/** What a game that can be played as a campaign says of its legacies. */
export interface CampaignWords {
  /** The version of the form in which this game writes its legacies. */
  readonly version: number;
  /**
   * Whether a legacy contains what some seat may not know. Then a match stays secret until its campaign is over,
   * because its seed, its secret answers and its legacy would reveal what the next match still hides.
   */
  readonly secret: boolean;
  /**
   * Checks a legacy, of this version or an older one, and gives it in the present form. Throws an
   * OptionsError with a sentence if something is impossible: a newer version, impossible holdings, a card
   * twice.
   */
  read(legacy: Legacy, seats: number): Legacy;
  /**
   * The options of the next match, made from the legacy and the options of the match before. If this is not given, the
   * next match has the same options. Null when the campaign is over. Everybody is told the options of a match, so they
   * must contain nothing secret.
   */
  next?(legacy: Legacy, before: unknown, seats: number): unknown;
  /**
   * What a match is called in the list of the campaign's matches: the name of a quest, say. It is known by its options, or
   * by what the match has left when it is over; null while it is not known. Everybody is told it.
   */
  title?(options: unknown, left: Legacy | null): Text | null;
  /** What everybody may know of a legacy, as plain data for a page that shows what the party has become. */
  summary?(legacy: Legacy): unknown;
}
