import { cardsIn } from '@questwright/kernel';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { cardDef } from '../../rules/catalogue.ts';
import { DISCARD, takeCard } from '../../rules/overlord/deck.ts';
import type { Piece } from '../../rules/state.ts';

/** The card comes back to the overlord's hand. */
export const expertBlow: NamedSurge = {
  name: 'Expert Blow',
  *run(g) {
    const card = (cardsIn(g, DISCARD) as Piece[]).find((one) => cardDef(g, one).name === 'Expert Blow');
    if (card) takeCard(g, card);
  },
};
