import type { EventName } from '@questwright/adventure';
import { note } from '@questwright/adventure';
import { type Listener, nested, type Text, wouldDo } from '@questwright/kernel';
import { contextOf } from '../context.ts';
import type { Ability, Context, GameCondition, GameEffect } from '../definitions.ts';
import type { Events } from '../events.ts';
import { isAlive } from '../heroes.ts';
import type { Action, ActionKind, Piece, Terrinoth } from '../state.ts';
import { isOwnOrShared, type Moment, USE, type UseEvent } from '../uses.ts';
import { free, type GameCost } from './costs.ts';
import { ownerOf, type Trigger } from './triggers.ts';
import { describe, type Trait } from './which.ts';

/** How often an ability works at most. */
export type Limit = 'round' | 'activation' | 'action' | 'game';

interface Terms {
  /** At most once in each. */
  readonly once?: Limit;
  /** Its place among other abilities makes no difference, so nobody is asked for an order. */
  readonly anyOrder?: true;
}

/** The hero that "you" means on a card: its owner, or the hero of the event, or the active hero. */
function youOf(g: Terrinoth, me: Piece, event: { seat?: number }): number {
  const owner = ownerOf(me);
  if (owner >= 0) return owner;
  const seat = event.seat ?? g.active;
  return seat >= 0 && isAlive(g, seat) ? seat : g.leader;
}

/** "When this happens, do that." What it would not change anything by is passed over. */
export function whenever<E extends EventName<Terrinoth>>(
  trigger: Trigger<E>,
  effect: GameEffect,
  terms: Terms = {},
): Ability {
  const contextFor = (g: Terrinoth, me: Piece, event: Events[E]): Context => {
    const c = contextOf(youOf(g, me, event as { seat?: number }), me, event);
    trigger.about?.(c, event);
    return c;
  };
  const listener: Listener<Terrinoth, Piece, Events[E]> = {
    when: (g, me, event) =>
      (!trigger.when || trigger.when(g, me, event)) && wouldDo(effect, g, contextFor(g, me, event)),
    run: (g, me, event) => {
      note(g, 'ht.log.ability', { card: me }, 'HT-ABILITY-02');
      return effect.run(g, contextFor(g, me, event));
    },
    text: effect.text,
    ...(terms.once && { once: terms.once }),
    ...(terms.anyOrder && { anyOrder: true }),
  };
  return {
    text: limited(
      ['ht.whenever', { trigger: nested(trigger.text), effect: nested(effect.text) }],
      terms.once,
    ),
    on: { [trigger.event]: listener },
  };
}

/** Something that the acting hero may use at a moment, for a price. */
export function use(moment: Moment, cost: GameCost, effect: GameEffect, once?: Limit): Ability {
  const text: Text =
    cost === free ? effect.text : ['ht.cost-to', { cost: nested(cost.text), effect: nested(effect.text) }];
  const listener: Listener<Terrinoth, Piece, UseEvent> = {
    when: (g, me, { seat }) => {
      if (!isOwnOrShared(me.zone, seat)) return false;
      const c = contextOf(seat, me);
      return cost.canPay(g, c) && wouldDo(effect, g, c);
    },
    *run(g, me, { seat }) {
      const c = contextOf(seat, me);
      note(g, 'ht.log.ability', { card: me }, 'HT-ABILITY-16');
      yield* cost.pay(g, c);
      yield* effect.run(g, c);
    },
    text,
    ...(once && { once }),
  };
  return {
    text: limited([`ht.moment.${moment}`, { effect: nested(text) }], once),
    on: { [USE[moment]]: listener },
  };
}

const limited = (text: Text, once: Limit | undefined): Text =>
  once ? [`ht.once.${once}`, { ability: nested(text) }] : text;

/** Whether a standing change is in force: always, or while something is true. */
interface Standing {
  readonly while?: GameCondition;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function standing(text: Text, { while: condition }: Standing): Text {
  return condition ? ['ht.while', { ability: nested(text), condition: nested(condition.text) }] : text;
}

const inForce = (g: Terrinoth, me: Piece, seat: number, { while: condition }: Standing): boolean =>
  !condition || condition.holds(g, contextOf(seat, me));

export type EnemyValue = 'attack' | 'health' | 'resilience';

/** This enemy has more or less of something. */
export function thisHas(n: number, value: EnemyValue, terms: Standing = {}): Ability {
  return {
    text: standing(['ht.this-has', { n: signed(n), value: [`ht.value.${value}`] }], terms),
    modify: {
      [value]: (g: Terrinoth, me: Piece, base: number, enemy: Piece) =>
        enemy === me && inForce(g, me, g.active, terms) ? base + n : base,
    },
  };
}

/** Enemies that fit have more or less of something. */
export function enemiesHave(
  n: number,
  value: EnemyValue,
  traits: readonly Trait[],
  terms: Standing = {},
): Ability {
  return {
    text: standing(
      [
        'ht.enemies-have',
        { which: nested(describe('ht.which.each', 1, traits)), n: signed(n), value: [`ht.value.${value}`] },
      ],
      terms,
    ),
    modify: {
      [value]: (g: Terrinoth, me: Piece, base: number, enemy: Piece) => {
        const c = contextOf(ownerOf(me) >= 0 ? ownerOf(me) : g.active, me);
        return traits.every((one) => one.fits(g, enemy, c)) && inForce(g, me, c.seat, terms)
          ? base + n
          : base;
      },
    },
  };
}

interface DiceTerms extends Standing {
  readonly action?: ActionKind;
  readonly ranged?: true;
}

const diceModifier =
  (n: number, terms: DiceTerms) =>
  (g: Terrinoth, me: Piece, base: number, action: Action): number => {
    const owner = ownerOf(me);
    if (owner >= 0 && owner !== action.seat) return base;
    if (terms.action && action.kind !== terms.action) return base;
    if (terms.ranged && !action.ranged) return base;
    return inForce(g, me, action.seat, terms) ? Math.max(0, base + n) : base;
  };

const diceText = (key: string, n: number, terms: DiceTerms): Text =>
  standing(
    [
      key,
      {
        n: signed(n),
        action: [terms.action ? `ht.on.${terms.action}${terms.ranged ? '.ranged' : ''}` : 'ht.on.any'],
      },
    ],
    terms,
  );

/** You roll more or fewer hero dice; on a card that belongs to nobody, every hero does. */
export const heroDice = (n: number, terms: DiceTerms = {}): Ability => ({
  text: diceText('ht.hero-dice', n, terms),
  modify: { heroDice: diceModifier(n, terms) },
});

export const enemyDice = (n: number, terms: DiceTerms = {}): Ability => ({
  text: diceText('ht.enemy-dice', n, terms),
  modify: { enemyDice: diceModifier(n, terms) },
});

/** You have more health; on a card that belongs to nobody, every hero has. */
export const moreHealth = (n: number): Ability => ({
  text: ['ht.more-health', { n: signed(n) }],
  modify: {
    maxHealth: (_: Terrinoth, me: Piece, base: number, seat: number) =>
      ownerOf(me) < 0 || ownerOf(me) === seat ? base + n : base,
  },
});

export const explorationValueChange = (n: number, terms: Standing = {}): Ability => ({
  text: standing(['ht.exploration-value', { n: signed(n) }], terms),
  modify: {
    explorationValue: (g: Terrinoth, me: Piece, base: number) =>
      inForce(g, me, g.active, terms) ? base + n : base,
  },
});

/** More or fewer enemies come with each new location. */
export const spawnChange = (n: number, where: 'engaged' | 'shadows', terms: Standing = {}): Ability => ({
  text: standing([`ht.spawn-change.${where}`, { n: signed(n) }], terms),
  modify: {
    [where === 'engaged' ? 'spawnEngaged' : 'spawnShadows']: (g: Terrinoth, me: Piece, base: number) =>
      inForce(g, me, g.active, terms) ? Math.max(0, base + n) : base,
  },
});
