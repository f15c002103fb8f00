import { does, note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { asCard } from '../as-card.ts';
import { cardDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { chooseFromHand } from '../overlord/choose-from-hand.ts';
import { deckOf, discardCard, handOf, putAtBottom, shuffleTop } from '../overlord/deck.ts';
import type { Descent, Piece } from '../state.ts';
import type { GameEffect } from './on-figures.ts';

/*
 * What heroes do to the cards of the overlord. Where nobody plays him there are none, and so none of this does anything.
 */

/** "Look at the overlord's hand and choose a card that he discards." */
export const looksAtHandOfOverlord: GameEffect = does(
  'd2.effect.look-at-hand',
  function* (g: Descent, { seat }: Context): Rule {
    const card = yield* chooseFromHand(g, seat, 'd2.ask.discard-of-hand');
    if (card) discardCard(g, card);
  },
  (g) => handOf(g).length > 0,
);

/** "Look at the top cards of the Overlord deck, put one of them at the bottom, and shuffle the others back on top." */
export const sinksOneOfTop = (n: number): GameEffect =>
  does(
    ['d2.effect.sink-one', { n }],
    function* (g: Descent, { seat }: Context): Rule {
      const top = deckOf(g).slice(0, n);
      const card = yield* chooseOne<Piece>(g, {
        seat,
        topic: 'card',
        prompt: 'd2.ask.sink',
        publicPrompt: 'd2.ask.card',
        among: top,
        as: asCard(g),
        always: true,
        secret: true,
      });
      putAtBottom(g, card);
      shuffleTop(g, top.length - 1);
    },
    (g) => deckOf(g).length > 0,
  );

/** "Turn up the top card of the Overlord deck, and put it back on top or at the bottom." */
export const turnsUpTop: GameEffect = does(
  'd2.effect.turn-up-top',
  function* (g: Descent, { seat }: Context): Rule {
    const [card] = deckOf(g);
    if (!card) return;
    note(g, 'd2.log.turned-up', { card: cardDef(g, card).name }, 'D2-OVCARD-01');
    const where = yield* chooseOne<'top' | 'bottom'>(g, {
      seat,
      topic: 'top-or-bottom',
      prompt: 'd2.ask.top-or-bottom',
      among: ['top', 'bottom'],
      as: {
        id: (place) => place,
        text: (place) => [`d2.word.${place}`, {}],
      },
    });
    if (where === 'bottom') putAtBottom(g, card);
  },
  (g) => deckOf(g).length > 0,
);

export const overlordHandTexts: { readonly [key: string]: string } = {
  'd2.effect.look-at-hand': 'look at the hand of the overlord and choose a card that he discards',
  'd2.effect.sink-one':
    'look at the top {n} cards of the Overlord deck, put one of them at the bottom of it and shuffle the others back on top',
  'd2.effect.turn-up-top':
    'turn up the top card of the Overlord deck and put it back on top or at the bottom',
  'd2.ask.sink': 'Which of these cards goes to the bottom of the Overlord deck?',
  'd2.ask.top-or-bottom': 'Where does the card of the overlord go?',
  'd2.log.turned-up': 'The top card of the Overlord deck is {card}.',
  'd2.word.top': 'on top of the deck',
  'd2.word.bottom': 'at the bottom of the deck',
};
