import {
  type As,
  confirm,
  nested,
  type State,
  type Text,
  type Touches,
  touchesOf,
} from '@questwright/kernel';
import { type Condition, type Cost, type Effect, harmOf, wouldDo } from './effects.ts';
import { askerOf, chooserFor, pickFor } from './hooks.ts';
import type { Context } from './state.ts';

/** One effect after the other. */
export const inOrder = <G extends State, C extends Context>(...effects: Effect<G, C>[]): Effect<G, C> => ({
  text: ['effect.in-order', { list: { list: effects.map(({ text }) => text), join: 'then' } }],
  clause: effects[0]?.clause ?? false,
  *run(g, c) {
    const { followed = false } = c;
    for (const [i, effect] of effects.entries()) {
      c.followed = followed || i < effects.length - 1;
      yield* effect.run(g, c);
    }
    c.followed = followed;
  },
  can: (g, c) => effects.some((effect) => wouldDo(effect, g, c)),
  harm: (g, c) => effects.reduce((sum, effect) => sum + harmOf(effect, g, c), 0),
  touches: (g, c) => touchesOf(...effects.map((effect) => effect.touches?.(g, c))),
});

/**
 * A choice between effects. One that would change nothing cannot be chosen while another would change something; if
 * none would, nothing happens and nobody is asked.
 */
export function either<G extends State, C extends Context>(...effects: Effect<G, C>[]): Effect<G, C> {
  const options = effects.map((effect, i) => ({ effect, id: `effect:${i}` }));
  const amongFor = (g: G, c: C): typeof options => options.filter(({ effect }) => wouldDo(effect, g, c));
  return {
    text: ['effect.either', { list: { list: effects.map(({ text }) => text), join: 'or' } }],
    *run(g, c) {
      const among = amongFor(g, c);
      if (among.length === 0) return;
      const { effect } = yield* pickFor(g, c, {
        seat: c.seat,
        topic: 'effect',
        prompt: 'effect.choose-one',
        among,
        as: asEffect,
        harm: (option) => harmOf(option.effect, g, c),
      });
      yield* effect.run(g, c);
    },
    can: (g, c) => effects.some((effect) => wouldDo(effect, g, c)),
    harm: (g, c) => {
      const harms = amongFor(g, c).map(({ effect }) => harmOf(effect, g, c));
      return harms.length > 0 ? Math.max(...harms) : 0;
    },
  };
}

const asEffect: As<{ effect: Effect; id: string }> = {
  id: ({ id }) => id,
  text: ({ effect }) => effect.text,
};

/** An effect that may be declined. It is not offered when it would change nothing. */
export function may<G extends State, C extends Context>(effect: Effect<G, C>): Effect<G, C> {
  const text = nested(effect.text);
  const prompt: Text = [effect.clause ? 'effect.may-clause-ask' : 'effect.may-ask', { effect: text }];
  return {
    text: [effect.clause ? 'effect.may-clause' : 'effect.may', { effect: text }],
    clause: true,
    asks: { prompt, effect },
    *run(g, c) {
      if (!wouldDo(effect, g, c)) return;
      const by = askerOf(g, c);
      if (yield* confirm(g, { seat: chooserFor(g, c.seat), topic: 'may', prompt, by }))
        yield* effect.run(g, c);
    },
    can: (g, c) => wouldDo(effect, g, c),
  };
}

/** An effect under a condition; otherwise something else, or nothing. */
export function when<G extends State, C extends Context>(
  condition: Condition<G, C>,
  effect: Effect<G, C>,
  otherwise?: Effect<G, C>,
): Effect<G, C> {
  const args = { condition: nested(condition.text), effect: nested(effect.text) };
  const chosen = (g: G, c: C): Effect<G, C> | undefined => (condition.holds(g, c) ? effect : otherwise);
  return {
    text: otherwise
      ? ['effect.when-else', { ...args, otherwise: nested(otherwise.text) }]
      : ['effect.when', args],
    clause: true,
    *run(g, c) {
      const branch = chosen(g, c);
      if (branch) yield* branch.run(g, c);
    },
    can: (g, c) => {
      const branch = chosen(g, c);
      return branch !== undefined && wouldDo(branch, g, c);
    },
    harm: (g, c) => {
      const branch = chosen(g, c);
      return branch ? harmOf(branch, g, c) : 0;
    },
    touches: (g, c) => {
      const branch = chosen(g, c);
      return touchesOf(condition.reads?.(g, c), branch ? branch.touches?.(g, c) : []);
    },
  };
}

/** An effect that cannot be declined: the price is paid if it can be, and then the effect happens. */
export const paying = <G extends State, C extends Context>(
  cost: Cost<G, C>,
  effect: Effect<G, C>,
): Effect<G, C> => ({
  text: ['effect.paying', { cost: nested(cost.text), effect: nested(effect.text) }],
  *run(g, c) {
    if (!cost.canPay(g, c)) return;
    yield* cost.pay(g, c);
    yield* effect.run(g, c);
  },
  can: (g, c) => cost.canPay(g, c) && wouldDo(effect, g, c),
});

/** An effect with a price: it happens only if the whole price is paid, and it may be declined. */
export function forPrice<G extends State, C extends Context>(
  cost: Cost<G, C>,
  effect: Effect<G, C>,
): Effect<G, C> {
  const args = { cost: nested(cost.text), effect: nested(effect.text) };
  const prompt: Text = ['effect.for-price-ask', args];
  const paid = paying(cost, effect);
  return {
    text: ['effect.for-price', args],
    clause: true,
    asks: { prompt, effect: paid },
    *run(g, c) {
      if (!wouldDo(paid, g, c)) return;
      const by = askerOf(g, c);
      if (yield* confirm(g, { seat: chooserFor(g, c.seat), topic: 'for-price', prompt, by }))
        yield* paid.run(g, c);
    },
    can: (g, c) => wouldDo(paid, g, c),
  };
}

/** The player pays if they can and want to; otherwise the effect happens. */
export function unless<G extends State, C extends Context>(
  cost: Cost<G, C>,
  effect: Effect<G, C>,
): Effect<G, C> {
  const pay: Effect<G, C> = { text: cost.text, run: (g, c) => cost.pay(g, c) };
  return {
    text: ['effect.unless', { cost: nested(cost.text), effect: nested(effect.text) }],
    clause: true,
    *run(g, c) {
      if (!cost.canPay(g, c)) return yield* effect.run(g, c);
      const { effect: chosen } = yield* pickFor(g, c, {
        seat: c.seat,
        topic: 'pay-or-suffer',
        prompt: 'effect.choose-one',
        among: [
          { effect: pay, id: 'pay' },
          { effect, id: 'refuse' },
        ],
        as: asEffect,
        harm: (option) => harmOf(option.effect, g, c),
      });
      yield* chosen.run(g, c);
    },
    can: (g, c) => cost.canPay(g, c) || wouldDo(effect, g, c),
    harm: (g, c) => harmOf(effect, g, c),
    /** Whoever can pay is asked, so it matters when this happens. */
    touches: (g, c) => (cost.canPay(g, c) ? null : touchesOf(cost.touches?.(g, c), effect.touches?.(g, c))),
  };
}

/** A condition that must not hold. */
export const not = <G extends State, C extends Context>(condition: Condition<G, C>): Condition<G, C> => ({
  text: ['condition.not', { condition: nested(condition.text) }],
  holds: (g, c) => !condition.holds(g, c),
  reads: (g, c) => condition.reads?.(g, c) ?? null,
});

/** Conditions that must all hold. */
export const all = <G extends State, C extends Context>(
  ...conditions: Condition<G, C>[]
): Condition<G, C> => ({
  text: ['condition.all', { list: { list: conditions.map(({ text }) => text), join: 'and' } }],
  holds: (g, c) => conditions.every((one) => one.holds(g, c)),
  reads: (g, c) => readBy(g, c, conditions),
});

/** Conditions of which one must hold. */
export const any = <G extends State, C extends Context>(
  ...conditions: Condition<G, C>[]
): Condition<G, C> => ({
  text: ['condition.any', { list: { list: conditions.map(({ text }) => text), join: 'or' } }],
  holds: (g, c) => conditions.some((one) => one.holds(g, c)),
  reads: (g, c) => readBy(g, c, conditions),
});

const readBy = <G extends State, C extends Context>(
  g: G,
  c: C,
  conditions: readonly Condition<G, C>[],
): Touches | null => touchesOf(...conditions.map((one) => one.reads?.(g, c)));
