import type { Text } from './text.ts';

/**
 * What a match of a campaign leaves to the next one: plain JSON, with the version of its form. It may hold secrets of
 * any seat and is never sent to anybody; whoever keeps the match keeps it.
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
   * Whether a legacy holds what some seat may not know. Then a match stays secret until its campaign is over: its
   * seed, its secret answers and its legacy would tell what the next match still hides.
   */
  readonly secret: boolean;
  /**
   * Checks a legacy, of this version or an older one, and gives it in the present form. Throws an OptionsError with a
   * sentence for what cannot be: a newer version, impossible holdings, a card twice.
   */
  read(legacy: Legacy, seats: number): Legacy;
  /**
   * The options of the match that follows, made of what the one before has left and of its options, which it gets again
   * when this is not given. Null when the campaign is over with this legacy. Everybody is told the options of a match:
   * nothing secret may be read from them.
   */
  next?(legacy: Legacy, before: unknown, seats: number): unknown;
  /** What a match with these options is called in the list of the campaign's matches: the name of a quest, say. */
  title?(options: unknown): Text;
  /** What everybody may know of a legacy, as plain data for a page that shows what the party has become. */
  summary?(legacy: Legacy): unknown;
}
