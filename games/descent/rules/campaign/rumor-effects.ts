import { does } from '@questwright/adventure';
import { chooseOrder, chooseSome, move, type Rule } from '@questwright/kernel';
import { asCard } from '../as-card.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { drawCard, handOf, putOnTop } from '../overlord/deck.ts';
import type { Descent } from '../state.ts';
import { EVENT_DECK } from '../zones.ts';
import { lying } from './holdings.ts';
import { drawRumor } from './new-campaign.ts';

/*
 * What is done by Rumor cards that lead to no quest.
 */

/** The overlord looks at the top event cards and puts them back in any order. */
export const ordersEvents = (n: number): GameEffect =>
  does(['d2.rumor.order-events', { n }], function* (g: Descent): Rule {
    const top = lying(g, EVENT_DECK).slice(0, n);
    if (top.length === 0) return;
    const order = yield* chooseOrder(g, {
      seat: g.overlord,
      topic: 'card',
      prompt: 'd2.ask.card-order',
      publicPrompt: 'd2.ask.card-order',
      among: top,
      as: asCard(g),
      secret: true,
      always: true,
    });
    for (const card of [...order].reverse()) move(g, card, EVENT_DECK, { place: 'top' });
  });

/** He draws a new Rumor card. */
export const drawsRumor: GameEffect = does('d2.rumor.draw', (g: Descent) => drawRumor(g));

/** He draws a card for each hero, and puts as many cards of his hand on top of his deck, in any order. */
export const drawsAndLaysBack: GameEffect = does('d2.rumor.famine', function* (g: Descent): Rule {
  const n = g.players.length;
  for (let left = n; left > 0; left--) drawCard(g, 'D2-RUMOR-10');
  const hand = handOf(g);
  const asked = {
    seat: g.overlord,
    topic: 'card',
    publicPrompt: 'd2.ask.card',
    as: asCard(g),
    secret: true,
  } as const;
  const back = yield* chooseSome(g, {
    ...asked,
    prompt: 'd2.ask.lay-back',
    among: hand,
    min: Math.min(n, hand.length),
    max: Math.min(n, hand.length),
  });
  putOnTop(g, yield* chooseOrder(g, { ...asked, prompt: 'd2.ask.card-order', among: [...back] }));
});

export const rumorEventTexts: { readonly [key: string]: string } = {
  'd2.rumor.order-events': 'look at the top {n} event cards and put them back in any order',
  'd2.rumor.draw': 'draw a new Rumor card',
  'd2.rumor.famine':
    'draw an Overlord card for each hero, then put as many cards of your hand on top of your deck in any order',
  'd2.rumor.forced': 'the overlord must play a Rumor card with a quest of this act, if he has one',
  'd2.ask.lay-back': 'Which cards of your hand go on top of your deck?',
};
