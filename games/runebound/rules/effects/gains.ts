import {
  type Amount,
  amountOf,
  amountText,
  asCard,
  askerOf,
  instantly,
  note,
  pieces,
} from '@questwright/adventure';
import { chooseOne } from '@questwright/kernel';
import { asPurchase, asSale, buy, priceOf, refillMarket, sellAsset } from '../actions/shop.ts';
import { assetDef, scenarioDef } from '../catalogue.ts';
import { checkFoe } from '../combat/foe.ts';
import { discardSkill } from '../decks.ts';
import type { AssetType, GameEffect } from '../definitions.ts';
import { gainGold as giveGold, payGold as takeGold } from '../gold.ts';
import { assetsOf, handOf, heroAt, trophiesOf } from '../heroes.ts';
import { giveAsset, loseAsset } from '../items.ts';
import { keepLimits } from '../limits.ts';
import type { Adventure } from '../map/hexes.ts';
import { drawSkills as draw, learnFree as learn } from '../skills.ts';
import { NONE, type Piece, type Runebound } from '../state.ts';
import { gainAnyTrophy, gainTrophy as giveTrophy, loseTrophies } from '../trophies.ts';
import { isTurnOf } from '../whose-turn.ts';
import { MARKET } from '../zones.ts';

const isHero = (_: Runebound, c: { readonly hero: number }): boolean => c.hero !== NONE;

export const gainGold = (n: Amount): GameEffect => ({
  text: amountText('rb.effect.gain-gold', n),
  run: instantly((g, c) => {
    giveGold(g, c.hero, amountOf(g, c, n));
  }),
  can: (g, c) => isHero(g, c) && amountOf(g, c, n) > 0,
});

/** As much as the hero has, up to n. */
export const loseGold = (n: Amount): GameEffect => ({
  text: amountText('rb.effect.lose-gold', n),
  run: instantly((g, c) => {
    takeGold(g, c.hero, Math.min(heroAt(g, c.hero).gold, amountOf(g, c, n)));
  }),
  can: (g, c) => isHero(g, c) && heroAt(g, c.hero).gold > 0,
});

export const drawSkills = (n: Amount): GameEffect => ({
  text: amountText('rb.effect.draw-skills', n),
  *run(g, c) {
    yield* draw(g, c.hero, amountOf(g, c, n));
  },
  can: (g, c) => isHero(g, c) && amountOf(g, c, n) > 0,
});

/** The hero chooses which; as many as it has. */
export const discardSkills = (n: number): GameEffect => ({
  text: ['rb.effect.discard-skills', { k: n, n }],
  *run(g, c) {
    for (let i = 0; i < n && handOf(g, c.hero).length > 0; i++) {
      const card = yield* chooseOne(g, {
        seat: c.hero,
        topic: 'discard-skill',
        prompt: 'rb.ask.discard-skill',
        by: askerOf(g, c, this.text),
        among: handOf(g, c.hero),
        as: asCard(g),
      });
      discardSkill(g, card);
      note(g, 'rb.log.discards', { hero: c.hero, card }, 'RB-DECK-02');
    }
  },
  can: (g, c) => isHero(g, c) && handOf(g, c.hero).length > 0,
});

/** Trophies off the top of a deck; of the kind that the hero picks when none is named. */
export const gainTrophy = (n: Amount = 1, kind: Adventure | null = null): GameEffect => ({
  text: amountText('rb.effect.gain-trophy', n, { kind: kind ?? 'any' }),
  *run(g, c) {
    for (let i = amountOf(g, c, n); i > 0; i--) {
      if (kind === null) yield* gainAnyTrophy(g, c.hero);
      else yield* giveTrophy(g, c.hero, kind);
    }
  },
  can: (g, c) => isHero(g, c) && amountOf(g, c, n) > 0,
});

/** Trophies that come after the card itself has been taken. */
export const bonusTrophy = (kind: Adventure, n = 1): GameEffect => ({
  text: ['rb.effect.bonus-trophy', { k: n, n, kind }],
  run: instantly((_, c) => {
    for (let i = 0; i < n; i++) c.bonus.push(kind);
  }),
});

/** Loses trophies of the hero's choice, as many as it has. */
export const loseTrophy = (n = 1): GameEffect => ({
  text: ['rb.effect.lose-trophy', { k: n, n }],
  *run(g, c) {
    yield* loseTrophies(g, c.hero, n);
  },
  can: (g, c) => isHero(g, c) && trophiesOf(g, c.hero).length > 0,
});

/** Lore or companions, whichever the scenario has. */
export const gainStory = (n: number, token: 'lore' | 'companion'): GameEffect => ({
  text: ['rb.effect.gain-story', { k: n, n, token }],
  run: instantly((g, c) => {
    if (scenarioDef(g).token !== token) return;
    heroAt(g, c.hero).story += n;
    note(g, 'rb.log.gains-story', { hero: c.hero, n, token }, 'RB-STORY-09');
    checkFoe(g);
  }),
  can: (g, c) => isHero(g, c) && scenarioDef(g).token === token,
});
export const gainLore = (n = 1): GameEffect => gainStory(n, 'lore');
export const gainCompanion = (n = 1): GameEffect => gainStory(n, 'companion');

export const loseStory = (n: number, token: 'lore' | 'companion'): GameEffect => ({
  text: ['rb.effect.lose-story', { k: n, n, token }],
  run: instantly((g, c) => {
    const hero = heroAt(g, c.hero);
    hero.story = Math.max(0, hero.story - n);
  }),
  can: (g, c) => isHero(g, c) && heroAt(g, c.hero).story > 0,
});

/** Learns a skill from the hero's own hand without paying for it. */
export const learnFree = (): GameEffect => ({
  text: 'rb.effect.learn-free',
  *run(g, c) {
    const among = handOf(g, c.hero);
    if (among.length === 0) return;
    const card = yield* chooseOne(g, {
      seat: c.hero,
      topic: 'learn-free',
      prompt: 'rb.ask.learn-free',
      by: askerOf(g, c, this.text),
      among,
      as: asCard(g),
    });
    yield* learn(g, c.hero, card);
  },
  can: (g, c) => isHero(g, c) && handOf(g, c.hero).length > 0,
});

/** Takes an asset of at most this cost out of any market, without paying. */
export const takeAssetOfCost = (most: number, type: AssetType | null = null): GameEffect => {
  const offered = (g: Runebound): Piece[] =>
    Object.values(MARKET).flatMap((market) =>
      pieces(g, market).filter((card) => {
        const def = assetDef(g, card);
        return def.cost <= most && (type === null || def.type === type);
      }),
    );
  return {
    text: ['rb.effect.take-asset', { k: most, type: type === null ? 'any' : type }],
    *run(g, c) {
      const among = offered(g);
      if (among.length === 0) return;
      const card = yield* chooseOne(g, {
        seat: c.hero,
        topic: 'take-asset',
        prompt: 'rb.ask.take-asset',
        by: askerOf(g, c, this.text),
        among,
        as: asCard(g),
      });
      const market = card.zone;
      giveAsset(g, c.hero, card);
      refillMarket(g, market);
      yield* keepLimits(g, c.hero);
    },
    can: (g, c) => isHero(g, c) && offered(g).length > 0,
  };
};

/** Discards one of the hero's own assets, of the hero's choice. */
export const discardAsset = (): GameEffect => ({
  text: 'rb.effect.discard-asset',
  *run(g, c) {
    const among = assetsOf(g, c.hero);
    if (among.length === 0) return;
    const card = yield* chooseOne(g, {
      seat: c.hero,
      topic: 'discard-asset',
      prompt: 'rb.ask.discard-asset',
      by: askerOf(g, c, this.text),
      among,
      as: asCard(g),
    });
    loseAsset(g, c.hero, card);
    yield* keepLimits(g, c.hero);
  },
  can: (g, c) => isHero(g, c) && assetsOf(g, c.hero).length > 0,
});

/** Further hero actions in this turn. */
export const gainActions = (n: number): GameEffect => ({
  text: ['rb.effect.gain-actions', { k: n, n }],
  run: instantly((g, c) => {
    if (isTurnOf(g, c.hero)) heroAt(g, c.hero).actions += n;
  }),
  can: (g, c) => isTurnOf(g, c.hero),
});

/** Buys an asset out of any market, wherever the hero is, for so much less. */
export const buyAnywhere = (less = 0): GameEffect => {
  const offered = (g: Runebound, seat: number): Piece[] =>
    Object.values(MARKET).flatMap((market) =>
      pieces(g, market).filter((card) => priceOf(g, seat, card) - less <= heroAt(g, seat).gold),
    );
  return {
    text: ['rb.effect.buy-anywhere', { k: less }],
    *run(g, c) {
      const among = offered(g, c.hero);
      if (among.length === 0) return;
      const card = yield* chooseOne(g, {
        seat: c.hero,
        topic: 'take-asset',
        prompt: 'rb.ask.take-asset',
        by: askerOf(g, c, this.text),
        among,
        as: asPurchase(g, c.hero, less),
      });
      const market = card.zone;
      yield* buy(g, c.hero, card, less);
      refillMarket(g, market);
    },
    can: (g, c) => isHero(g, c) && offered(g, c.hero).length > 0,
  };
};

/** Sells one of the hero's own assets wherever the hero is, for so much more. */
export const sellAnywhere = (more = 0): GameEffect => ({
  text: ['rb.effect.sell-anywhere', { k: more }],
  *run(g, c) {
    const among = assetsOf(g, c.hero);
    if (among.length === 0) return;
    const card = yield* chooseOne(g, {
      seat: c.hero,
      topic: 'sell-one',
      prompt: 'rb.ask.sell-one',
      by: askerOf(g, c, this.text),
      among,
      as: asSale(g, c.hero, more),
    });
    sellAsset(g, c.hero, card);
    giveGold(g, c.hero, more);
    yield* keepLimits(g, c.hero);
  },
  can: (g, c) => isHero(g, c) && assetsOf(g, c.hero).length > 0,
});

/** Steals gold from whoever "that hero" is. */
export const takeGoldFromThatHero = (n: number): GameEffect => ({
  text: ['rb.effect.take-gold-from', { k: n }],
  run: instantly((g, c) => {
    if (c.other === NONE) return;
    const taken = Math.min(n, heroAt(g, c.other).gold);
    takeGold(g, c.other, taken);
    giveGold(g, c.hero, taken);
  }),
  can: isHero,
});
