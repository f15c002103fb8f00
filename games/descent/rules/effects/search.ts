import { does } from '@questwright/adventure';
import { chooseOne, move, type Rule } from '@questwright/kernel';
import { drawItem } from '../campaign/shop.ts';
import type { Context } from '../definitions.ts';
import { discard, returnToBox } from '../discard.ts';
import type { Events } from '../events.ts';
import { asOffer } from '../ground.ts';
import { foundBy, makePiece } from '../pieces.ts';
import { search, takeSearchCard, tokensWithin } from '../search/search.ts';
import type { Descent, Figure } from '../state.ts';
import { endAction, isFreeActionAllowed } from '../turn/actions.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { GEAR, SEARCH_DECK } from '../zones.ts';
import type { GameAmount, GameEffect } from './on-figures.ts';

/** "Search a search token within 3 spaces": it is a search action, whatever it costs. */
export const searchesWithin = (n: number): GameEffect =>
  does(
    ['d2.effect.search', { n }],
    function* (g: Descent, { figure, seat }: Context): Rule {
      const tokens = tokensWithin(g, figure!, n);
      const offer = yield* chooseOne<Offer>(g, {
        seat,
        topic: 'search',
        prompt: 'd2.ask.search',
        among: tokens.map(({ at }) => ({ word: 'search', space: at })),
        as: asOffer(g),
      });
      if (offer.word === 'search') yield* search(g, figure!, tokens.find(({ at }) => at === offer.space)!);
    },
    (g, { figure }) => tokensWithin(g, figure!, n).length > 0,
  );

/** "Perform a search action", besides the actions of the turn. */
export const performsSearch: GameEffect = does(
  'd2.effect.search-action',
  function* (g: Descent, c: Context): Rule {
    yield* searchesWithin(1).run(g, c);
    yield* endAction(g, c.figure!, 'search');
  },
  (g, c) => isFreeActionAllowed(g, c.figure!, 'search') && searchesWithin(1).can!(g, c),
);

/** "Discard it and draw a new Search card." */
export const redraws: GameEffect = does('d2.effect.redraw', function* (g: Descent, { event }: Context): Rule {
  const { figure, card } = event as Events['found'];
  discard(g, card);
  yield* drawAnew(g, figure);
});

/** "Put it under the Search deck; that hero draws a new one." */
export const drawsAnother: GameEffect = does(
  'd2.effect.draw-another',
  function* (g: Descent, { event }: Context): Rule {
    const { figure, card } = event as Events['found'];
    move(g, card, SEARCH_DECK, { place: 'bottom' });
    yield* drawAnew(g, figure);
  },
);

function* drawAnew(g: Descent, figure: Figure): Rule {
  const card = takeSearchCard(g, figure.hero);
  if (card) yield* window(g, 'found', { figure, card });
}

/** "Discard this card." */
export const isDiscarded: GameEffect = does('d2.effect.discard-this', (g: Descent, { card }: Context) =>
  discard(g, card),
);

/** "Return this card to the game box." */
export const returnsToBox: GameEffect = does('d2.effect.to-the-box', (g: Descent, { card }: Context) =>
  returnToBox(g, card),
);

/** "Discard this card and draw a random shop item of this act." */
export const drawsShopItem: GameEffect = does(
  'd2.effect.shop-item',
  (g: Descent, { card, figure }: Context) => {
    discard(g, card);
    const { hero } = figure!;
    const id = drawItem(g);
    if (id !== null) makePiece(g, id, GEAR[hero]!, { hero });
  },
);

/** As many as the Search cards that you have, used or not, up to a number. */
export const searchCards = (most: number): GameAmount => ({
  printed: 'X',
  note: ['d2.amount.search-cards', { most }],
  count: (g: Descent, { figure }: Context) => Math.min(most, foundBy(g, figure!.hero).length),
});

export const searchTexts: { readonly [key: string]: string } = {
  'd2.amount.search-cards': 'where X is the number of your Search cards, {most} at most',
  'd2.effect.search-action': 'perform a search action',
  'd2.effect.redraw': 'discard it and draw a new Search card',
  'd2.effect.draw-another': 'put it under the Search deck; that hero draws a new one',
  'd2.effect.discard-this': 'discard this card',
  'd2.effect.to-the-box': 'return this card to the game box',
  'd2.effect.shop-item': 'discard this card and take a random shop item of this act',
  'd2.effect.search': 'search a search token within {n} spaces',
};
