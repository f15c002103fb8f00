import {
  type Card,
  confirm,
  type Listener,
  nested,
  type Rule,
  type State,
  type Text,
  touchesOf,
  zoneOwner,
} from '@questwright/kernel';
import { type Condition, type Cost, type Effect, free, wouldDo } from './effects.ts';
import { askerOf, chooserFor, contextOfCard, hooksOf } from './hooks.ts';
import type { AdventureState, Bans, Changes, Context, EventName, EventsOf } from './state.ts';

/**
 * Something printed on a card: what it listens to, offers, changes and forbids, with its text. All abilities of all
 * games have this shape, and `printed` makes a card of them.
 */
// biome-ignore lint/suspicious/noExplicitAny: abilities of every game fit where none is named.
export interface Ability<G extends State = any> {
  readonly text: Text;
  readonly on?: { readonly [event: string]: Listener };
  readonly modify?: Changes<G>;
  readonly forbid?: Bans<G>;
}

/** What an ability answers to: an event, and whether it concerns the card. Its text begins with "when" or the like. */
export interface Trigger<G extends AdventureState, C extends Context, E extends EventName<G>> {
  readonly event: E;
  readonly text: Text;
  /** Whether it concerns the card at all, which is asked first. */
  concerns?(g: G, me: Card, event: EventsOf<G>[E]): boolean;
  when?(g: G, c: C, event: EventsOf<G>[E]): boolean;
  /** What the effect knows of the event: "that hero", "that enemy". */
  about?(c: C, event: EventsOf<G>[E]): void;
}

/** How often an ability works, and under which condition. */
export interface Terms<G extends AdventureState = AdventureState, C extends Context = Context> {
  /** At most once in each such period, as the game opens them: `turn`, `round`, `attack`. */
  readonly once?: string;
  readonly if?: Condition<G, C>;
  /** Its place among other abilities makes no difference, so nobody is asked for an order. */
  readonly anyOrder?: true;
}

/**
 * "When this happens, do that." It is mandatory unless its effect says "may"; an ability that would change nothing is
 * skipped.
 */
export function whenever<G extends AdventureState, C extends Context, E extends EventName<G>>(
  trigger: Trigger<G, C, E>,
  effect: Effect<G, C>,
  terms: Terms<G, C> = {},
): Ability {
  const { asks } = effect;
  const done = asks ? asks.effect : effect;
  const contextFor = (g: G, me: Card, event: EventsOf<G>[E]): C => {
    const c = contextOfCard<C>(g, me, event);
    trigger.about?.(c, event);
    return c;
  };
  const listener: Listener<G, Card, EventsOf<G>[E]> = {
    when: (g, me, event) => {
      if (trigger.concerns && !trigger.concerns(g, me, event)) return false;
      const c = contextFor(g, me, event);
      if (terms.once && !isPeriodOf(g, me, terms.once)) return false;
      if (trigger.when && !trigger.when(g, c, event)) return false;
      return (!terms.if || terms.if.holds(g, c)) && wouldDo(effect, g, c);
    },
    run: (g, me, event) => {
      if (!asks) hooksOf(g).noteAbility?.(g, me, listener, false);
      return done.run(g, contextFor(g, me, event));
    },
    ...(asks && {
      asks: (g: G, me: Card, event: EventsOf<G>[E]): Rule<boolean> => {
        hooksOf(g).noteAbility?.(g, me, listener, false);
        const c = contextFor(g, me, event);
        const seat = chooserFor(g, c.seat);
        return confirm(g, { seat, topic: 'ability', prompt: asks.prompt, by: askerOf(g, c) });
      },
    }),
    touches: (g, me, event) => {
      if (asks || trigger.when) return null;
      const c = contextFor(g, me, event);
      return touchesOf(effect.touches?.(g, c), terms.if ? terms.if.reads?.(g, c) : []);
    },
    text: effect.text,
    ...(terms.once && { once: terms.once }),
    ...(terms.anyOrder && { anyOrder: true }),
  };
  const said = { trigger: nested(trigger.text), effect: nested(effect.text) };
  return {
    text: onTerms(['ability.whenever', said], terms),
    on: { [trigger.event]: listener },
  };
}

const isPeriodOf = (g: AdventureState, me: Card, period: string): boolean =>
  hooksOf(g).isPeriodOf?.(g, me, period) ?? true;

/** A text together with its limit and its condition. */
export function onTerms(text: Text, { once, if: condition }: Terms): Text {
  const conditional: Text = condition
    ? ['ability.if', { ability: nested(text), condition: nested(condition.text) }]
    : text;
  return once ? ['ability.once', { period: [`period.${once}`], ability: nested(conditional) }] : conditional;
}

/** The event that is announced to find out what can be used at a moment. */
export const USE = 'use:';

/** Whoever asks what can be used, and who uses it. */
export interface Use {
  readonly seat: number;
}

/** What else can be said about an ability that is used, besides its terms. */
export interface UseTerms<G extends AdventureState = AdventureState, C extends Context = Context>
  extends Terms<G, C> {
  readonly name?: string;
  readonly cost?: Cost<G, C>;
  /** It may be used even if it would change nothing. */
  readonly idly?: true;
}

/**
 * Why something cannot be used: the period of its limit is not running, its condition does not hold, its price cannot
 * be paid, or it would change nothing.
 */
export type Hindrance = 'period' | 'condition' | 'price' | 'nothing';

/** An ability that can be used, with what its game adds (for example how many actions it takes). */
// biome-ignore lint/suspicious/noExplicitAny: an ability is written against its own game's state.
export interface Usable<G extends AdventureState = any> extends Listener<G, Card, Use> {
  readonly name?: string;
  /** What it does, without its price. */
  readonly effect: Text;
  /** What prevents its use by somebody who may use it; null if nothing does. */
  hindrance(g: G, me: Card, use: Use): Hindrance | null;
  /** Whether it would change anything besides its price. */
  does(g: G, me: Card, use: Use): boolean;
}

/**
 * Something that its owner may use at a moment, for a price. `how` is what else the game knows about it; `key` is the
 * phrase for its text, with `name`, `cost` and `effect`.
 */
export function usable<G extends AdventureState, C extends Context, How extends object>(
  moments: readonly string[],
  key: string,
  effect: Effect<G, C>,
  terms: UseTerms<G, C> = {},
  how?: How,
): Ability {
  const { cost = free, name, once, if: condition, idly } = terms;
  const listener: Usable<G> & Partial<How> = {
    effect: effect.text,
    when: (g, me, use) => isFor(g, me, use) && listener.hindrance(g, me, use) === null,
    hindrance: (g, me, { seat }) => {
      if (once && !isPeriodOf(g, me, once)) return 'period';
      const c = contextOfCard<C>(g, me, null, seat);
      if (condition && !condition.holds(g, c)) return 'condition';
      if (!cost.canPay(g, c)) return 'price';
      return idly || wouldDo(effect, g, c) ? null : 'nothing';
    },
    does: (g, me, { seat }) => wouldDo(effect, g, contextOfCard<C>(g, me, null, seat)),
    *run(g, me, { seat }) {
      const c = contextOfCard<C>(g, me, null, seat);
      hooksOf(g).noteAbility?.(g, me, listener, true, seat);
      yield* cost.pay(g, c);
      yield* effect.run(g, c);
    },
    text:
      cost === free
        ? effect.text
        : ['effect.paying', { cost: nested(cost.text), effect: nested(effect.text) }],
    ...(once && { once }),
    ...(name && { name }),
    ...(how as Partial<How>),
  };
  const said = {
    name: name ?? 'none',
    hasCost: String(cost !== free),
    cost: nested(cost.text),
    effect: nested(effect.text),
  };
  return {
    text: onTerms([key, said], terms),
    on: Object.fromEntries(moments.map((moment) => [`${USE}${moment}`, listener])),
  };
}

/** What belongs to a seat can be used by that seat; what belongs to nobody, by everybody. */
export function isFor(g: AdventureState, me: Card, { seat }: Use): boolean {
  const owner = zoneOwner(g, me.zone);
  return owner === null || owner === seat;
}

/** A standing change of a value, for as long as the card is in play. */
export const changes = <G extends AdventureState>(text: Text, modify: Changes<G>): Ability<G> => ({
  text,
  modify,
});

/** A standing ban, for as long as the card is in play. */
export const bans = <G extends AdventureState>(text: Text, forbid: Bans<G>): Ability<G> => ({ text, forbid });
