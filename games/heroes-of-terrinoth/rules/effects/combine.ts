import { type As, confirm, when as kernelWhen, nested, type Text, wouldDo } from '@questwright/kernel';
import { pickFor } from '../choosing.ts';
import type { Context, GameCondition, GameEffect } from '../definitions.ts';
import { chooserFor } from '../heroes.ts';
import type { Terrinoth } from '../state.ts';
import type { GameCost } from './costs.ts';

const harmOf = (effect: GameEffect, g: Terrinoth, c: Context): number => effect.harm?.(g, c) ?? 0;

/** One effect after the other. */
export function inOrder(...effects: GameEffect[]): GameEffect {
  return {
    text: ['effect.in-order', { list: { list: effects.map(({ text }) => text), join: 'then' } }],
    clause: effects[0]?.clause ?? false,
    *run(g, c) {
      for (const effect of effects) yield* effect.run(g, c);
    },
    can: (g, c) => effects.some((effect) => wouldDo(effect, g, c)),
    harm: (g, c) => effects.reduce((sum, effect) => sum + harmOf(effect, g, c), 0),
  };
}

/**
 * A choice between effects. One that would do nothing cannot be chosen while another would do something;
 * if none would, any may be chosen.
 */
export function either(...effects: GameEffect[]): GameEffect {
  const options = effects.map((effect, i) => ({ effect, id: `effect:${i}` }));
  const usefulOf = (g: Terrinoth, c: Context) => {
    const useful = options.filter(({ effect }) => wouldDo(effect, g, c));
    return useful.length > 0 ? useful : options;
  };
  return {
    text: ['ht.either', { list: { list: effects.map(({ text }) => text), join: 'or' } }],
    *run(g, c) {
      const { effect } = yield* pickFor(g, c, {
        seat: c.seat,
        prompt: 'effect.choose-one',
        among: usefulOf(g, c),
        as: asOption,
        harm: (option) => harmOf(option.effect, g, c),
      });
      yield* effect.run(g, c);
    },
    can: (g, c) => effects.some((effect) => wouldDo(effect, g, c)),
    harm: (g, c) => Math.max(...usefulOf(g, c).map(({ effect }) => harmOf(effect, g, c))),
  };
}

const asOption: As<{ effect: GameEffect; id: string }> = {
  id: ({ id }) => id,
  text: ({ effect }) => effect.text,
};

/** It can be declined, and is not offered when it would do nothing. */
export function may(effect: GameEffect): GameEffect {
  const text = nested(effect.text);
  return {
    text: [effect.clause ? 'ht.may-clause' : 'effect.may', { effect: text }],
    clause: true,
    *run(g, c) {
      if (!wouldDo(effect, g, c)) return;
      const prompt: Text = [effect.clause ? 'ht.ask.may-clause' : 'effect.may-ask', { effect: text }];
      if (yield* confirm(g, { seat: chooserFor(g, c.seat), prompt })) yield* effect.run(g, c);
    },
    can: (g, c) => wouldDo(effect, g, c),
  };
}

/** Only if something is true; otherwise something else, or nothing. */
export const when = (condition: GameCondition, effect: GameEffect, otherwise?: GameEffect): GameEffect => ({
  ...kernelWhen(condition, effect, otherwise),
  harm: (g, c) => {
    const branch = condition.holds(g, c) ? effect : otherwise;
    return branch ? harmOf(branch, g, c) : 0;
  },
});

/** "You may pay this to have that": never without the whole price. */
export function forPrice(cost: GameCost, effect: GameEffect): GameEffect {
  const args = { cost: nested(cost.text), effect: nested(effect.text) };
  const can = (g: Terrinoth, c: Context): boolean => cost.canPay(g, c) && wouldDo(effect, g, c);
  return {
    text: ['ht.for-price', args],
    clause: true,
    *run(g, c) {
      if (!can(g, c)) return;
      const prompt: Text = ['ht.ask.for-price', args];
      if (!(yield* confirm(g, { seat: chooserFor(g, c.seat), prompt }))) return;
      yield* cost.pay(g, c);
      yield* effect.run(g, c);
    },
    can,
  };
}

/** The hero pays if they can and want to; otherwise the other thing happens. */
export function unless(cost: GameCost, effect: GameEffect): GameEffect {
  const pay: GameEffect = {
    text: cost.text,
    run: (g, c) => cost.pay(g, c),
    can: (g, c) => cost.canPay(g, c),
  };
  return {
    text: ['ht.unless', { cost: nested(cost.text), effect: nested(effect.text) }],
    *run(g, c) {
      if (!cost.canPay(g, c)) return yield* effect.run(g, c);
      const { effect: chosen } = yield* pickFor(g, c, {
        seat: c.seat,
        prompt: 'effect.choose-one',
        among: [
          { effect: pay, id: 'pay' },
          { effect, id: 'refuse' },
        ],
        as: asOption,
        harm: (option) => harmOf(option.effect, g, c),
      });
      yield* chosen.run(g, c);
    },
    can: (g, c) => cost.canPay(g, c) || wouldDo(effect, g, c),
    harm: (g, c) => harmOf(effect, g, c),
  };
}

/** The effect, said in words of the card's own. For cards that need their own code. */
export function special(text: Text, parts: Omit<GameEffect, 'text'>): GameEffect {
  return { text, ...parts };
}
