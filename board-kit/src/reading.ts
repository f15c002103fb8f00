import type { CardView, View } from '@questwright/kernel';

/** How a board reads a view of its game: by the fields and facts that are open, and what its cards bear. */
export interface Reading<Open, Facts, Piece> {
  openOf(view: View): Open;
  factsOf(view: View): Facts | null;
  /** The cards of a zone, none where only their number is known. */
  cardsOf(view: View, zone: string): readonly Seen<Piece>[];
  countOf(view: View, zone: string): number;
}

/** A card as somebody sees it: without its face when it lies face down. */
export type Seen<Piece> = CardView & Partial<Omit<Piece, 'id'>>;

const NONE: readonly CardView[] = [];

const reading: Reading<unknown, unknown, unknown> = {
  openOf: (view) => view.open,
  factsOf: (view) => view.facts,
  cardsOf(view, zone) {
    const cards = view.zones[zone];
    return typeof cards === 'object' ? cards : NONE;
  },
  countOf(view, zone) {
    const cards = view.zones[zone];
    return typeof cards === 'object' ? cards.length : (cards ?? 0);
  },
};

/** The reading of a game, which alone knows what its views hold. */
export const readingOf = <Open, Facts, Piece>() => reading as Reading<Open, Facts, Piece>;
