import { move, remove } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import type { CardDefinition } from './definitions.ts';
import { discardCard } from './overlord/deck.ts';
import type { Descent, Piece } from './state.ts';
import { BOX, SEARCH_DISCARD } from './zones.ts';

/** Discards a component: a card goes onto the pile of its deck, a token back to its supply. [D2-DISCARD-01, D2-DISCARD-02] */
export function discard(g: Descent, card: Piece): void {
  const { back } = defOf(g, card) as CardDefinition;
  if (back === 'search') move(g, card, SEARCH_DISCARD, { down: false, place: 'top' });
  else if (back === 'overlord') discardCard(g, card);
  else remove(g, card);
}

/**
 * A card goes back to the game box: nothing uses it again until the quest is over, or in a campaign until the
 * campaign is. Only a rule that says so brings it back. [D2-DISCARD-04, D2-DISCARD-05, D2-RETURN-02,
 * D2-RETURN-03, D2-RETURN-04]
 */
export function returnToBox(g: Descent, card: Piece): void {
  g.campaign?.box.push(card.def);
  move(g, card, BOX, { down: false });
}
