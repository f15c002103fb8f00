import * as kernel from '@questwright/kernel';
import type { Context, GameCondition, GameCost, GameEffect } from '../definitions.ts';
import type { Runebound } from '../state.ts';

/** The kernel's ways to put effects together, for this game's effects. */
export const inOrder: (...effects: GameEffect[]) => GameEffect = kernel.inOrder<Runebound, Context>;
export const either: (...effects: GameEffect[]) => GameEffect = kernel.either<Runebound, Context>;
export const when: (condition: GameCondition, effect: GameEffect, otherwise?: GameEffect) => GameEffect =
  kernel.when<Runebound, Context>;

/** What cannot be declined: the cost is paid if it can be, and then the effect happens. */
export const paying = (cost: GameCost, effect: GameEffect): GameEffect => ({
  text: ['rb.effect.paying', { cost: kernel.nested(cost.text), effect: kernel.nested(effect.text) }],
  *run(g, c) {
    if (!cost.canPay(g, c)) return;
    yield* cost.pay(g, c);
    yield* effect.run(g, c);
  },
  can: (g, c) => cost.canPay(g, c) && kernel.wouldDo(effect, g, c),
});

/** An effect that may be declined. */
export const may = (effect: GameEffect): GameEffect => ({
  ...kernel.may<Runebound, Context>(effect),
  asks: { prompt: ['effect.may-ask', { effect: kernel.nested(effect.text) }], effect },
});

/** An effect that has its price, and may be declined. */
export const forPrice = (cost: GameCost, effect: GameEffect): GameEffect => {
  const args = { cost: kernel.nested(cost.text), effect: kernel.nested(effect.text) };
  return {
    ...kernel.forPrice<Runebound, Context>(cost, effect),
    asks: { prompt: ['effect.for-price-ask', args], effect: paying(cost, effect) },
  };
};
