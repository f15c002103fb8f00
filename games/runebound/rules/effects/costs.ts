import { type Amount, amountOf, amountText, askerOf, instantly, note } from '@questwright/adventure';
import { chooseOne } from '@questwright/kernel';
import { asToken } from '../as.ts';
import { payments, paySurges } from '../combat/actions.ts';
import { spendToken, tokensFor } from '../combat/tokens.ts';
import type { CombatSymbol, GameCost, Orb } from '../definitions.ts';
import { canExert, exert as exertOnce } from '../exert.ts';
import { payGold as pay } from '../gold.ts';
import { handOf, heroAt } from '../heroes.ts';
import { loseAsset } from '../items.ts';
import { keepLimits } from '../limits.ts';
import type { Adventure } from '../map/hexes.ts';
import { NONE } from '../state.ts';
import { canPayOrbs, countTrophies, payOrbs } from '../trophies.ts';
import { ASSETS } from '../zones.ts';

export const payGold = (n: number): GameCost => ({
  text: ['rb.cost.gold', { k: n, n }],
  canPay: (g, c) => c.hero !== NONE && heroAt(g, c.hero).gold >= n,
  pay: instantly((g, c) => {
    pay(g, c.hero, n);
  }),
});

/** Discards skill cards from the hand. */
export const exert = (n = 1): GameCost => ({
  text: ['rb.cost.exert', { k: n, n }],
  canPay: (g, c) => c.hero !== NONE && canExert(g, c.hero) && handOf(g, c.hero).length >= n,
  *pay(g, c) {
    for (let i = 0; i < n; i++) yield* exertOnce(g, c.hero);
  },
});

export const spendTrophies = (n: number, kind: Adventure | 'gray' = 'gray'): GameCost => {
  const orbs: { [orb in Orb]: number } = { combat: 0, exploration: 0, social: 0, gray: 0 };
  orbs[kind] = n;
  return {
    text: ['rb.cost.trophies', { k: n, n, kind: kind === 'gray' ? 'any' : kind }],
    canPay: (g, c) => c.hero !== NONE && canPayOrbs(countTrophies(g, c.hero), orbs),
    *pay(g, c) {
      yield* payOrbs(g, c.hero, orbs);
    },
  };
};

/** Lore or companions. */
export const spendStory = (n: number, token: 'lore' | 'companion'): GameCost => ({
  text: ['rb.cost.story', { k: n, n, token }],
  canPay: (g, c) => c.hero !== NONE && heroAt(g, c.hero).story >= n,
  pay: instantly((g, c) => {
    heroAt(g, c.hero).story -= n;
  }),
});

/** Discards the asset that this is printed on. */
export const giveUpThis = (): GameCost => ({
  text: 'rb.cost.give-up-this',
  canPay: (_, c) => c.hero !== NONE && c.card.zone === ASSETS[c.hero],
  *pay(g, c) {
    loseAsset(g, c.hero, c.card);
    note(g, 'rb.log.discards', { hero: c.hero, card: c.card }, 'RB-DECK-02');
    yield* keepLimits(g, c.hero);
  },
});

/**
 * Spends symbols out of one's own combat pool: as many surges as are needed, or one token of any other
 * symbol.
 */
export const spendSymbol = (symbol: CombatSymbol, n: Amount = 1): GameCost => ({
  text: amountText('rb.cost.symbol', n, { symbol }),
  canPay: (g, c) => {
    if (!g.combat || c.side === -1) return false;
    return symbol === 'surge'
      ? payments(g, c.side, amountOf(g, c, n)).length > 0
      : tokensFor(g, c.side, symbol).length > 0;
  },
  *pay(g, c) {
    if (c.side === -1) return;
    if (symbol === 'surge') yield* paySurges(g, c.side, amountOf(g, c, n));
    else {
      const among = tokensFor(g, c.side, symbol);
      spendToken(
        g,
        yield* chooseOne(g, {
          seat: c.seat,
          topic: 'spend-token',
          prompt: 'rb.ask.spend-token',
          by: askerOf(g, c, this.text),
          among,
          as: asToken(g),
        }),
      );
    }
  },
});
