import { describe, expect, it } from 'vitest';
import { bestOutfit, gainBy, lossOf, outfitOf } from '../../bot/appraisal.ts';
import { bestDealing, gratis, isTempting, whoWants } from '../../bot/bargains.ts';
import { campaignOf } from '../../rules/campaign/campaign.ts';
import type { Dealing } from '../../rules/campaign/dealings.ts';
import { clearShop } from '../../rules/campaign/shop.ts';
import { gearOf, makePiece } from '../../rules/pieces.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { GEAR, SHOP } from '../../rules/zones.ts';
import { leftBy, matchTo, withSmallCampaign } from '../campaign/kit.ts';

withSmallCampaign();

/** Grisban, a berserker with an axe for two hands, and Leoric, a runemaster. */
const GRISBAN = 0;
const LEORIC = 1;

/** The heroes in the shop, where these cards and no others lie. */
function inShop({ gold = 0, onOffer = [] as readonly string[], gear = {} as Record<number, string[]> }): {
  readonly g: Descent;
  readonly shop: readonly Piece[];
} {
  const g = matchTo(leftBy(), 'buy-or-sell').state;
  clearShop(g);
  campaignOf(g).gold = gold;
  for (const [hero, cards] of Object.entries(gear))
    for (const card of cards) makePiece(g, card, GEAR[Number(hero)]!, { hero: Number(hero) });
  return { g, shop: onOffer.map((card) => makePiece(g, card, SHOP)) };
}

const names = (cards: readonly Piece[]): string[] => cards.map(({ def }) => def).sort();
const buying = (card: Piece): Dealing => ({ do: 'buy', card, gold: 0 });
const held = (g: Descent, hero: number, def: string): Piece =>
  gearOf(g, hero).find((card) => card.def === def)!;

describe('what a hero wears', () => {
  it('is a weapon for two hands, or a weapon for one and a shield, whichever is worth more', () => {
    const { g } = inShop({ gear: { [GRISBAN]: ['steel-broadsword-act-1', 'iron-shield-act-1'] } });
    expect(names(outfitOf(g, GRISBAN).worn)).toEqual(['iron-shield-act-1', 'steel-broadsword-act-1']);
    const better = inShop({ gear: { [GRISBAN]: ['grinding-axe-act-2', 'iron-shield-act-1'] } });
    expect(names(outfitOf(better.g, GRISBAN).worn)).toEqual(['grinding-axe-act-2']);
  });

  it('is one armor, two other things, and no more than one helmet', () => {
    const armors = ['leather-armor-act-1', 'demonhide-leather-act-2'];
    const others = ['ring-of-power-act-1', 'iron-bound-ring-act-2', 'lucky-charm-act-1', 'mana-weave-act-1'];
    const rich = inShop({ gear: { [GRISBAN]: [...armors, ...others] } });
    expect(names(outfitOf(rich.g, GRISBAN).worn)).toEqual([
      'berserker-chipped-greataxe',
      'demonhide-leather-act-2',
      'iron-bound-ring-act-2',
      'ring-of-power-act-1',
    ]);
    const { g } = inShop({ gear: { [GRISBAN]: ['scorpion-helm-act-1', 'scorpion-helm-act-1'] } });
    expect(names(outfitOf(g, GRISBAN).worn)).toEqual(['berserker-chipped-greataxe', 'scorpion-helm-act-1']);
  });

  it('is no armor with which no rune can be used, however good it is, if the hero has nothing else to fight with', () => {
    const { g } = inShop({ gear: { [LEORIC]: ['platemail-act-2', 'leather-armor-act-1'] } });
    expect(names(outfitOf(g, LEORIC).worn)).toEqual(['leather-armor-act-1', 'runemaster-arcane-bolt']);
  });

  it('is worth no less with a card more', () => {
    const { g, shop } = inShop({
      onOffer: ['crossbow-act-1', 'chainmail-act-1', 'iron-shield-act-1', 'sunburst-act-1'],
    });
    for (const hero of [GRISBAN, LEORIC])
      for (const card of shop) expect(gainBy(g, hero, card)).toBeGreaterThanOrEqual(0);
    expect(bestOutfit(g, GRISBAN, []).worn).toEqual([]);
  });
});

describe('heroes in a shop', () => {
  it('let the one buy a thing to whom it is worth most', () => {
    const { g, shop } = inShop({ gold: 500, onOffer: ['grinding-axe-act-2', 'lightning-strike-act-2'] });
    const [axe, lightning] = shop;
    expect([whoWants(g, axe!), whoWants(g, lightning!)]).toEqual([GRISBAN, LEORIC]);
    const dealings = shop.map(buying);
    expect(bestDealing(g, LEORIC, dealings)).toBeUndefined();
    // The axe is the better bargain, and Grisban's turn comes.
    expect(bestDealing(g, GRISBAN, dealings)).toBe(dealings[0]);
    expect(bestDealing(g, LEORIC, dealings.slice(1))).toBeUndefined();
    clearShop(g);
    const left = buying(makePiece(g, 'lightning-strike-act-2', SHOP));
    expect(bestDealing(g, LEORIC, [left])).toBe(left);
  });

  it('give a thing that is worth the same to both to the one who has less', () => {
    const { g, shop } = inShop({
      gold: 75,
      onOffer: ['heavy-cloak-act-1'],
      gear: { [GRISBAN]: ['lucky-charm-act-1'] },
    });
    expect(whoWants(g, shop[0]!)).toBe(LEORIC);
  });

  it('buy nothing that is too dear, or that nobody can use', () => {
    const offer = { onOffer: ['chainmail-act-1'] };
    expect(isTempting(inShop({ ...offer, gold: 125 }).g)).toBe(false);
    expect(isTempting(inShop({ ...offer, gold: 150 }).g)).toBe(true);
    const armored = {
      [GRISBAN]: ['platemail-act-2'],
      [LEORIC]: ['elven-cloak-act-2'],
    };
    expect(isTempting(inShop({ ...offer, gold: 150, gear: armored }).g)).toBe(false);
  });

  it('give away what is of more use to another, and do not give it back', () => {
    const { g } = inShop({ gear: { [GRISBAN]: ['lightning-strike-act-2'] } });
    const card = held(g, GRISBAN, 'lightning-strike-act-2');
    const gift: Dealing = { do: 'give', card, to: LEORIC };
    expect(bestDealing(g, GRISBAN, [gift])).toBe(gift);
    const other = inShop({ gear: { [LEORIC]: ['lightning-strike-act-2'] } });
    const back: Dealing = {
      do: 'give',
      card: held(other.g, LEORIC, 'lightning-strike-act-2'),
      to: GRISBAN,
    };
    expect(bestDealing(other.g, LEORIC, [back])).toBeUndefined();
  });

  it('sell what is not worn, and not before everything is bought', () => {
    const { g, shop } = inShop({
      gold: 150,
      onOffer: ['chainmail-act-1'],
      gear: { [GRISBAN]: ['grinding-axe-act-2'] },
    });
    const sales = gearOf(g, GRISBAN).map((card): Dealing => ({ do: 'sell', card, gold: 25 }));
    const all = [...sales, ...shop.map(buying)];
    expect(bestDealing(g, GRISBAN, all)).toEqual(buying(shop[0]!));
    expect(bestDealing(g, GRISBAN, sales)).toMatchObject({
      do: 'sell',
      card: { def: 'berserker-chipped-greataxe' },
    });
    expect(lossOf(g, GRISBAN, held(g, GRISBAN, 'grinding-axe-act-2'))).toBeGreaterThan(0);
  });

  it('take the best of what costs nothing', () => {
    const { g, shop } = inShop({ onOffer: ['iron-shield-act-1', 'chainmail-act-1'] });
    const dealings = shop.map((card): Dealing => ({ do: 'keep', card }));
    expect(gratis(g, GRISBAN, dealings)).toBe(dealings[1]);
    expect(gratis(g, GRISBAN, [])).toBeUndefined();
  });
});
