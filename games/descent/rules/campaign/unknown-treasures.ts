import { does } from '@questwright/adventure';
import { confirm, flip, pick, type Rule } from '@questwright/kernel';
import type { GameEffect } from '../effects/on-figures.ts';
import { testAttribute } from '../figures/test.ts';
import { heroFigure } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { campaignOf } from './campaign.ts';
import { onOffer } from './shop.ts';

/** The shop items of this step are dealt face down. */
export const dealsFaceDown: GameEffect = does('d2.rumor.unknown', (g: Descent) => {
  campaignOf(g).unknown = true;
});

/** Each hero tests knowledge, and whoever passes may turn up a random one of the cards that lie face down. */
export function* heroesPeek(g: Descent): Rule {
  for (const [hero, seat] of g.players.entries()) {
    if (!(yield* testAttribute(g, heroFigure(g, hero), 'knowledge'))) continue;
    const hidden = onOffer(g).filter(({ down }) => down);
    if (hidden.length === 0) return;
    const asked = { seat, topic: 'peek', prompt: 'd2.ask.peek' } as const;
    if (yield* confirm(g, asked)) flip(g, hidden[pick(g, 'facedown card', [...hidden.keys()])]!, false);
  }
}

export const unknownTexts: { readonly [key: string]: string } = {
  'd2.rumor.unknown':
    'in this step the shop items lie face down and cost 100 gold each in Act I and 175 in Act II; each hero tests knowledge, and whoever passes may turn up one of them at random, which costs what it says',
  'd2.ask.peek': 'Turn up one of the cards in the shop?',
  'd2.word.buy-unknown': 'Buy a card that lies face down for {gold} gold',
};
