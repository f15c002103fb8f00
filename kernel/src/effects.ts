import { chooseOption, confirm } from './choose.ts';
import { NOTHING, type Rule } from './rule.ts';
import type { State } from './state.ts';
import type { Text, TextArg } from './text.ts';

/** Who an effect is carried out for. Games add the card it is on, the target, the event. */
export interface EffectContext {
  /** The seat that makes the effect's choices. */
  readonly seat: number;
}

/** Something that a card does. It knows how to say it, so a card's text cannot differ from what it does. */
export interface Effect<G extends State = State, C extends EffectContext = EffectContext> {
  /** A clause in the imperative, without capital and full stop: "suffer 2 wounds". */
  readonly text: Text;
  run(g: G, c: C): Rule;
  /** Whether carrying it out would change anything now. Absent: yes. */
  can?(g: G, c: C): boolean;
}

/** A condition that knows how to say itself: "if you have no wounds". */
export interface Condition<G extends State = State, C extends EffectContext = EffectContext> {
  readonly text: Text;
  holds(g: G, c: C): boolean;
}

/** A price: whether it can be paid in full, and paying it. */
export interface Cost<G extends State = State, C extends EffectContext = EffectContext> {
  readonly text: Text;
  canPay(g: G, c: C): boolean;
  pay(g: G, c: C): Rule;
}

/** An effect by what it says, what it does, and when it would change anything. */
export function does<G extends State, C extends EffectContext>(
  text: Text,
  act: (g: G, c: C) => Rule | void,
  can?: (g: G, c: C) => boolean,
): Effect<G, C> {
  return { text, run: (g, c) => act(g, c) ?? NOTHING, ...(can && { can }) };
}

/** A price by what it says, who can pay it, and how it is paid. */
export function costs<G extends State, C extends EffectContext>(
  text: Text,
  canPay: (g: G, c: C) => boolean,
  pay: (g: G, c: C) => Rule | void,
): Cost<G, C> {
  return { text, canPay, pay: (g, c) => pay(g, c) ?? NOTHING };
}

/** Whether an effect would change anything now. */
export function wouldDo<G extends State, C extends EffectContext>(effect: Effect<G, C>, g: G, c: C): boolean {
  return !effect.can || effect.can(g, c);
}

/** One effect after the other. */
export function inOrder<G extends State, C extends EffectContext>(...effects: Effect<G, C>[]): Effect<G, C> {
  return {
    text: ['effect.in-order', { list: { list: effects.map((e) => e.text), join: 'then' } }],
    *run(g, c) {
      for (const effect of effects) yield* effect.run(g, c);
    },
    can: (g, c) => effects.some((effect) => wouldDo(effect, g, c)),
  };
}

/** An effect that may be declined. It is not offered when it would change nothing. */
export function may<G extends State, C extends EffectContext>(effect: Effect<G, C>): Effect<G, C> {
  const prompt: Text = ['effect.may-ask', { effect: nested(effect.text) }];
  return {
    text: ['effect.may', { effect: nested(effect.text) }],
    *run(g, c) {
      if (!wouldDo(effect, g, c)) return;
      if (yield* confirm(g, { seat: c.seat, prompt })) yield* effect.run(g, c);
    },
    can: (g, c) => wouldDo(effect, g, c),
  };
}

/**
 * A choice between effects. One that would change nothing cannot be chosen while another would change
 * something; if none would, any may be chosen.
 */
export function either<G extends State, C extends EffectContext>(...effects: Effect<G, C>[]): Effect<G, C> {
  const options = effects.map((effect, i) => ({ id: `effect:${i}`, text: effect.text, effect }));
  return {
    text: ['effect.either', { list: { list: effects.map((e) => e.text), join: 'or' } }],
    *run(g, c) {
      const useful = options.filter(({ effect }) => wouldDo(effect, g, c));
      const among = useful.length > 0 ? useful : options;
      const id = yield* chooseOption(g, { seat: c.seat, prompt: 'effect.choose-one', among });
      yield* options.find((option) => option.id === id)!.effect.run(g, c);
    },
    can: (g, c) => effects.some((effect) => wouldDo(effect, g, c)),
  };
}

/** An effect under a condition. */
export function when<G extends State, C extends EffectContext>(
  condition: Condition<G, C>,
  effect: Effect<G, C>,
  otherwise?: Effect<G, C>,
): Effect<G, C> {
  const text: Text = otherwise
    ? [
        'effect.when-else',
        { condition: nested(condition.text), effect: nested(effect.text), otherwise: nested(otherwise.text) },
      ]
    : ['effect.when', { condition: nested(condition.text), effect: nested(effect.text) }];
  const chosen = (g: G, c: C): Effect<G, C> | undefined => (condition.holds(g, c) ? effect : otherwise);
  return {
    text,
    *run(g, c) {
      const branch = chosen(g, c);
      if (branch) yield* branch.run(g, c);
    },
    can: (g, c) => {
      const branch = chosen(g, c);
      return branch !== undefined && wouldDo(branch, g, c);
    },
  };
}

/** An effect that has its price: it cannot be had unless the whole price is paid, and may be declined. */
export function forPrice<G extends State, C extends EffectContext>(
  cost: Cost<G, C>,
  effect: Effect<G, C>,
): Effect<G, C> {
  const args = { cost: nested(cost.text), effect: nested(effect.text) };
  const can = (g: G, c: C): boolean => cost.canPay(g, c) && wouldDo(effect, g, c);
  return {
    text: ['effect.for-price', args],
    *run(g, c) {
      if (!can(g, c)) return;
      if (!(yield* confirm(g, { seat: c.seat, prompt: ['effect.for-price-ask', args] }))) return;
      yield* cost.pay(g, c);
      yield* effect.run(g, c);
    },
    can,
  };
}

/** A text as an argument of another. */
export const nested = (text: Text): TextArg => (typeof text === 'string' ? [text] : text);
