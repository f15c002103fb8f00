/** Where a match is, in the words of its game, as lists of matches tell it. Everybody may know all of it. */
export interface Scene {
  /** The quest or scenario that is played. */
  readonly scene?: string;
  readonly round?: number;
  /** Whom each seat plays, such as a hero; null while that is open. */
  readonly roles?: readonly (string | null)[];
}
