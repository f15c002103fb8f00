import { asCard, askerOf, note, tell, valueFor } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { assetDef } from '../catalogue.ts';
import type { Ability, GameEffect } from '../definitions.ts';
import { gainGold } from '../gold.ts';
import { assetsOf } from '../heroes.ts';
import { loseAsset } from '../items.ts';
import { keepLimits } from '../limits.ts';
import type { Site } from '../map/hexes.ts';
import { NONE, type Piece, type Runebound } from '../state.ts';
import { action } from './abilities.ts';
import { inSite } from './conditions.ts';

/** Trading goods discards the card and gives gold equal to its trade value. */
export function* trade(g: Runebound, seat: number, card: Piece, more = 0): Rule {
  const value = valueFor(g, 'trade', assetDef(g, card).trade, { seat, card }) + more;
  note(g, 'rb.log.trades', { hero: seat, card }, 'RB-GOODS-03');
  loseAsset(g, seat, card);
  gainGold(g, seat, value);
  yield* keepLimits(g, seat);
  yield* tell(g, 'traded', { seat, card });
}

/** The action on goods: one action in a site of the kind trades them. */
export const tradeIn = (...sites: Site[]): Ability =>
  action(
    1,
    {
      text: 'rb.effect.trade-this',
      *run(g, c) {
        yield* trade(g, c.hero, c.card);
      },
    },
    { if: inSite(...sites) },
  );

/** Trades the hero's goods wherever it is, for so much more. */
export const tradeGoods = (more = 0): GameEffect => {
  const goods = (g: Runebound, seat: number): Piece[] =>
    assetsOf(g, seat).filter((card) => assetDef(g, card).type === 'goods');
  return {
    text: ['rb.effect.trade-goods', { k: more }],
    *run(g, c) {
      const among = goods(g, c.hero);
      if (among.length === 0) return;
      const card = yield* chooseOne(g, {
        seat: c.hero,
        topic: 'trade',
        prompt: 'rb.ask.trade',
        by: askerOf(g, c, this.text),
        among,
        as: asCard(g),
      });
      yield* trade(g, c.hero, card, more);
    },
    can: (g, c) => c.hero !== NONE && goods(g, c.hero).length > 0,
  };
};
