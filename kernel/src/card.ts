/**
 * A card, token or figure: anything that is in a zone. Games add their own fields, which must be plain values: a card
 * is flat, so that copying a state is cheap. What lies on a card is another card or a number.
 */
export interface Card {
  /** It says nothing about what the card is, and the card gets a new one whenever it becomes hidden or visible. */
  id: number;
  /** What it is: the id of its definition in the game's content. */
  readonly def: string;
  zone: string;
  /** Face down. */
  down: boolean;
}
