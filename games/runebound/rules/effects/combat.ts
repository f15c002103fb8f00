import { type Amount, amountOf, amountText, askerOf, instantly, note, wouldDo } from '@questwright/adventure';
import { chooseOne, confirm, nested } from '@questwright/kernel';
import { asHex } from '../as.ts';
import { deal as dealDamage } from '../combat/damage.ts';
import { sideContext } from '../combat/options.ts';
import { endCombat } from '../combat/over.ts';
import { canRetreat, fleeTo } from '../combat/retreat.ts';
import { combatOf, foeCard, other } from '../combat/tokens.ts';
import { contextForHero } from '../context.ts';
import type { Context, DamageType, GameCost, GameEffect } from '../definitions.ts';
import { heroAt } from '../heroes.ts';
import { NEIGHBOURS } from '../map/hexes.ts';
import { NONE, type Runebound } from '../state.ts';

const inCombat = (g: Runebound, c: Context): boolean => g.combat !== null && c.side !== -1;

/** Deals damage to the foe. It is an attack when a combat action does it. */
export const deal = (n: Amount, type: DamageType, { blockable = true } = {}): GameEffect => ({
  text: amountText(blockable ? 'rb.effect.deal' : 'rb.effect.deal-unblockable', n, { type }),
  *run(g, c) {
    if (c.side === -1) return;
    const { side, attack } = c;
    yield* dealDamage(g, { from: side, to: other(side), n: amountOf(g, c, n), type, attack, blockable });
  },
  can: (g, c) => inCombat(g, c) && amountOf(g, c, n) > 0,
});

/** After this combat action the same side takes another. */
export const actAgain = (): GameEffect => ({
  text: 'rb.effect.act-again',
  run: instantly((g) => {
    combatOf(g).again++;
  }),
  can: (g, c) => inCombat(g, c),
});

/** The foe may pay to cancel the rest. */
export const unlessFoePays = (cost: GameCost, effect: GameEffect): GameEffect => {
  const args = { cost: nested(cost.text), effect: nested(effect.text) };
  return {
    text: ['rb.effect.unless-foe-pays', args],
    *run(g, c) {
      if (c.side === -1) return;
      const foe = foeContext(g, c);
      if (
        cost.canPay(g, foe) &&
        (yield* confirm(g, {
          seat: foe.seat,
          topic: 'cancel',
          prompt: ['rb.ask.cancel', args],
          by: askerOf(g, c),
        }))
      ) {
        yield* cost.pay(g, foe);
        note(g, 'rb.log.pays-to-cancel', {}, 'RB-ABILITY-09');
        return;
      }
      yield* effect.run(g, c);
    },
    can: (g, c) => wouldDo(effect, g, c),
  };
};

/** The same effect, for the foe: a hero's, or the enemy's controller decides. */
export const foeDoes = (effect: GameEffect): GameEffect => ({
  text: ['rb.effect.foe-does', { effect: nested(effect.text) }],
  *run(g, c) {
    if (c.side !== -1) yield* effect.run(g, foeContext(g, c));
  },
  can: (g, c) => c.side !== -1 && inCombat(g, c) && wouldDo(effect, g, foeContext(g, c)),
});

function foeContext(g: Runebound, c: Context): Context {
  const side = other(c.side === 1 ? 1 : 0);
  const hero = combatOf(g).heroes[side];
  return hero === NONE
    ? { ...sideContext(g, side, foeCard(g)!), card: c.card, x: c.x }
    : contextForHero(g, c, hero);
}

/** Only an adventure card becomes a trophy: no villain, no hero, nobody off a story card. */
const canTakeFoe = (g: Runebound, c: Context): boolean => inCombat(g, c) && combatOf(g).kind === 'enemy';

/** Takes the enemy as a trophy: the combat ends, and there is no reward. */
export const takeFoeAsTrophy = (): GameEffect => ({
  text: 'rb.effect.take-foe',
  run: instantly((g, c) => {
    if (canTakeFoe(g, c)) endCombat(g, 'taken');
  }),
  can: canTakeFoe,
});

/** Changes the damage that is about to be dealt. */
export const changeBlow = (by: number): GameEffect => ({
  text: ['rb.effect.change-damage', { k: Math.abs(by), n: Math.abs(by), way: by > 0 ? 'more' : 'less' }],
  run: instantly((_, c) => {
    const blow = c.event as { n: number };
    blow.n = Math.max(0, blow.n + by);
  }),
});

/** Cancels what is about to happen. */
export const cancel = (): GameEffect => ({
  text: 'rb.effect.cancel',
  run: instantly((_, c) => {
    (c.event as { prevented?: boolean }).prevented = true;
  }),
});

/** No shield helps against the damage that is about to be dealt. */
export const cannotBeBlocked = (): GameEffect => ({
  text: 'rb.effect.cannot-be-blocked',
  run: instantly((_, c) => {
    (c.event as { blockable: boolean }).blockable = false;
  }),
});

/** Retreats into an adjacent hex without a die; not from where retreat is ruled out. */
export const flee = (): GameEffect => ({
  text: 'rb.effect.flee',
  *run(g, c) {
    if (c.side === -1 || !canRetreat(g, c.side)) return;
    const among = NEIGHBOURS[heroAt(g, c.hero).at]!;
    const hex = yield* chooseOne(g, {
      seat: c.hero,
      topic: 'go-to',
      prompt: 'rb.ask.go-to',
      by: askerOf(g, c, this.text),
      among,
      as: asHex,
    });
    fleeTo(g, c.hero, hex);
  },
  can: (g, c) => g.combat !== null && c.side !== -1 && canRetreat(g, c.side),
});
