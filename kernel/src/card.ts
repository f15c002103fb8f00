/**
 * A card, token or figure: anything that lies in a zone. Games add what can happen to theirs, as plain
 * values: a card is flat, so that copying a state is cheap. What lies on a card is another card or a number.
 */
export interface Card {
  /** Says nothing about what the card is, and is given anew when the card goes into or comes out of hiding. */
  id: number;
  /** What it is: the id of its definition in the game's content. */
  readonly def: string;
  zone: string;
  /** Face down. */
  down: boolean;
}
