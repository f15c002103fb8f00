import { does } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { GameEffect } from '../effects/on-figures.ts';
import { chooseFromHand } from '../overlord/choose-from-hand.ts';
import { discardCard, handOf } from '../overlord/deck.ts';
import type { Descent } from '../state.ts';
import { heroSeats } from './campaign.ts';

/** The heroes look at the hand of the overlord, all of them, and choose a card that he discards. [D2-OVCARD-43] */
export const looksAtHand: GameEffect = does(
  'd2.event.look-at-hand',
  function* (g: Descent): Rule {
    const card = yield* chooseFromHand(g, heroSeats(g), 'd2.ask.discard-of-hand');
    if (card) discardCard(g, card);
  },
  (g) => handOf(g).length > 0,
);

export const handTexts: { readonly [key: string]: string } = {
  'd2.event.look-at-hand': 'the heroes look at the hand of the overlord and choose a card that he discards',
  'd2.ask.discard-of-hand': 'Which card of his hand does the overlord discard?',
};
