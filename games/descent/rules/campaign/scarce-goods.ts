import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import type { GameEffect } from '../effects/on-figures.ts';
import type { Descent } from '../state.ts';
import { campaignOf } from './campaign.ts';
import { itemsLeft } from './shop.ts';

/** The overlord names a trait: cards with it are discarded as soon as they are turned up, and others take their place. */
export const namesScarceGoods: GameEffect = does('d2.rumor.scarce', function* (g: Descent): Rule {
  const traits = [...new Set(itemsLeft(g, g.act).flatMap(({ traits: own }) => own))].sort();
  if (traits.length === 0) return;
  campaignOf(g).scarce = yield* chooseOne<string>(g, {
    seat: g.overlord,
    topic: 'trait',
    prompt: 'd2.ask.shop-trait',
    among: traits,
    as: { id: (one) => `trait:${one}`, text: (one) => ['d2.word.definition', { name: one }] },
  });
});

export const scarceTexts: { readonly [key: string]: string } = {
  'd2.rumor.scarce':
    'name a trait of shop items; in this step each card with it that is turned up is discarded, and another one is turned up',
  'd2.ask.shop-trait': 'Goods of which trait are scarce?',
};
