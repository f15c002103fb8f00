import type { Choice } from '@questwright/kernel';
import { gearOf, pieceOf } from '../rules/pieces.ts';
import type { Descent, Piece } from '../rules/state.ts';
import type { Offer } from '../rules/words.ts';
import { outfitOf } from './appraisal.ts';

type One = Extract<Choice, { kind: 'one' }>;

/** What a hero puts on, or takes off to make room for something better. */
export function dress(g: Descent, choice: One): string | undefined {
  const offers = choice.among as readonly Offer[];
  const [hero] = offers.flatMap((offer) => ('card' in offer ? [pieceOf(g, offer.card).hero] : []));
  if (hero === undefined) return undefined;
  const wanted = outfit(g, hero);
  const next =
    offers.find((offer) => offer.word === 'unequip' && !wanted.includes(pieceOf(g, offer.card))) ??
    offers.find((offer) => offer.word === 'equip' && wanted.includes(pieceOf(g, offer.card)));
  return next && choice.as.id(next);
}

/** The best that a hero has, and what takes up nothing. A hero with nothing that is of use keeps everything on. */
function outfit(g: Descent, hero: number): readonly Piece[] {
  const { worn } = outfitOf(g, hero);
  return worn.length > 0 ? worn : gearOf(g, hero);
}
