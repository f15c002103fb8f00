import { does } from '@questwright/adventure';
import { confirm, move, type Rule, remove, shuffle } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import type { Events } from '../events.ts';
import { deciderOf } from '../figures/sides.ts';
import { makePiece, searchDeck } from '../pieces.ts';
import { takeSearchCard } from '../search/search.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { MAP, PASSAGES, SEARCH_DECK } from '../zones.ts';
import { canExplore, ENTRANCE, explore } from './explore.ts';

/**
 * "Secret Passage": an entrance token in the hero's space, by which the hero may explore the room at once. Found off the map
 * it is replaced by another card. [D2-SECRET-02, D2-SECRET-03, D2-SECRET-04, D2-SECRET-05, D2-SECRET-06]
 */
export const opensPassage: GameEffect = does(
  'd2.room.passage',
  function* (g: Descent, { event, card }: Context): Rule {
    const { figure } = event as Events['found'];
    if (g.phase === 'travel' || figure.zone !== MAP) {
      yield* drawAnother(g, figure);
      move(g, card, SEARCH_DECK);
      shuffle(g, 'search deck', SEARCH_DECK);
      return;
    }
    remove(g, card);
    makePiece(g, ENTRANCE, PASSAGES, { at: figure.at });
    const asked = { seat: deciderOf(g, figure), topic: 'explore', prompt: 'd2.ask.explore' } as const;
    if (canExplore(g, figure) && (yield* confirm(g, asked))) yield* explore(g, figure);
  },
);

function* drawAnother(g: Descent, figure: Figure): Rule {
  const card = searchDeck(g).length > 0 ? takeSearchCard(g, figure.hero) : null;
  if (card) yield* window(g, 'found', { figure, card });
}

export const passageTexts: { readonly [key: string]: string } = {
  'd2.room.passage':
    'put an entrance token of a secret room where you stand; you may explore the room at once; discard this card',
};
