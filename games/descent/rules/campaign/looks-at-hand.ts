import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { discardCard, handOf } from '../overlord/deck.ts';
import type { Descent } from '../state.ts';
import { heroSeats } from './campaign.ts';

/** The heroes look at the hand of the overlord, all of them, and choose a card that he discards. [D2-OVCARD-43] */
export const looksAtHand: GameEffect = does(
  'd2.event.look-at-hand',
  function* (g: Descent): Rule {
    const hand = handOf(g);
    if (hand.length === 0) return;
    const card = yield* chooseOne(g, {
      seat: heroSeats(g),
      topic: 'card',
      prompt: 'd2.ask.discard-of-hand',
      publicPrompt: 'd2.ask.card',
      among: hand,
      as: {
        id: ({ id }) => `card:${id}`,
        text: (one) => ['d2.word.definition', { name: defOf(g, one).name }],
        about: ({ id }) => ({ card: id }),
      },
      always: true,
      secret: true,
    });
    discardCard(g, card);
  },
  (g) => handOf(g).length > 0,
);

export const handTexts: { readonly [key: string]: string } = {
  'd2.event.look-at-hand': 'the heroes look at the hand of the overlord and choose a card that he discards',
  'd2.ask.discard-of-hand': 'Which card of his hand does the overlord discard?',
};
