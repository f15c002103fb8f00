import { type Amount, amountOf, free, ownerOf, type UseTerms, usable } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import { contextOfCard } from '../context.ts';
import type {
  Ability,
  CombatSymbol,
  Context,
  GameCost,
  GameEffect,
  Moment,
  Period,
  Use,
} from '../definitions.ts';
import { heroAt } from '../heroes.ts';
import type { Piece, Runebound } from '../state.ts';
import { canAct } from '../uses.ts';
import { isTurnOf } from '../whose-turn.ts';

export interface Bonuses {
  readonly body?: Amount;
  readonly mind?: Amount;
  readonly spirit?: Amount;
  readonly speed?: Amount;
  readonly health?: Amount;
  readonly hand?: Amount;
}

/** Bonuses to the values of the hero that has the card; penalties are negative. */
export function plus(bonuses: Bonuses): Ability {
  const modify: Record<string, (g: Runebound, me: Piece, value: number, seat: number) => number> = {};
  const parts: Text[] = [];
  for (const [value, amount] of Object.entries(bonuses) as [string, Amount][]) {
    modify[value] = (g, me, base, seat) => {
      if (ownerOf(g, me) !== seat) return base;
      return base + (typeof amount === 'number' ? amount : amountOf(g, contextOfCard(g, me, null), amount));
    };
    const k = typeof amount === 'number' ? amount : amount.printed;
    const sign = typeof k === 'number' && k < 0 ? '−' : '+';
    const note = typeof amount === 'number' ? null : amount.note;
    parts.push([
      note === null ? 'rb.plus' : 'rb.plus-noted',
      {
        n: `${sign}${typeof k === 'number' ? Math.abs(k) : k}`,
        value: [`rb.value.${value}`],
        note: note === null ? '' : nested(note),
      },
    ]);
  }
  return { text: ['rb.effect.in-a-row', { list: { list: parts } }], modify };
}

/** A change of an enemy's own health. */
export function ownHealth(text: Text, change: (g: Runebound, me: Piece) => number): Ability {
  return {
    text,
    modify: {
      'foe-health': (g, me, health, card) => (card === me ? health + change(g, me) : health),
    },
  };
}

/** A surge ability: it costs this many surges, or as many as the player likes. */
export function surge(cost: number | 'X', name: string, effect: GameEffect): Ability {
  const text: Text = ['rb.ability.surge', { k: cost, name, effect: nested(effect.text) }];
  return { text, surge: { name, cost, text: effect.text, effect } };
}

type Limits = Omit<UseTerms<Runebound, Context>, 'once'> & { readonly once?: Period };

const use = (
  key: string,
  moments: readonly Moment[],
  effect: GameEffect,
  limits: Limits,
  { actions = 0, combatAction = false } = {},
): Ability => ({
  ...usable<Runebound, Context, Pick<Use, 'actions' | 'combatAction'>>(
    moments,
    key,
    combatAction ? asAttack(effect) : effect,
    {
      ...limits,
      ...(actions > 0 && { cost: withActions(actions, limits.cost ?? free) }),
      // A combat action can be worth taking for the sake of the turn alone.
      ...(combatAction && { idly: true }),
    },
    { actions, combatAction },
  ),
  text: sentence(key, limits, effect, actions > 0 ? { k: actions } : {}),
});

/** What a combat action does is an attack. */
const asAttack = (effect: GameEffect): GameEffect => ({
  ...effect,
  run(g, c) {
    c.attack = true;
    return effect.run(g, c);
  },
});

/** Hero actions, which are spent only in one's own turn, and whatever else it costs. */
const withActions = (actions: number, cost: GameCost): GameCost => ({
  text: cost.text,
  canPay: (g, c) => isTurnOf(g, c.hero) && canAct(g, c.hero, actions) && cost.canPay(g, c),
  *pay(g, c) {
    heroAt(g, c.hero).actions -= actions;
    yield* cost.pay(g, c);
  },
});

/** A word that phrases can select by. */
export const period = (once: Period | undefined): string =>
  once === 'combat-round' ? 'round' : (once ?? 'none');

const sentence = (key: string, limits: Limits, effect: GameEffect, args: { k?: number } = {}): Text => [
  key,
  {
    ...args,
    name: limits.name ?? 'none',
    once: period(limits.once),
    where: limits.if ? nested(limits.if.text) : '',
    hasWhere: String(limits.if !== undefined),
    cost: limits.cost ? nested(limits.cost.text) : '',
    hasCost: String(limits.cost !== undefined),
    effect: nested(effect.text),
  },
];

/** Once per turn, at any moment of one's own turn. */
export const onceATurn = (effect: GameEffect, limits: Omit<Limits, 'once'> = {}): Ability =>
  use('rb.ability.use', ['turn', 'dice', 'test', 'combat', 'pause'], effect, { ...limits, once: 'turn' });

/** With the hero's own terrain dice on the table. */
export const onDice = (effect: GameEffect, limits: Limits = {}): Ability =>
  use('rb.ability.on-dice', ['dice'], effect, limits);

/** While the hero makes a test. */
export const inTest = (effect: GameEffect, limits: Limits = {}): Ability =>
  use('rb.ability.in-test', ['test'], effect, limits);

/** It costs this many hero actions. */
export const action = (actions: number, effect: GameEffect, limits: Limits = {}): Ability =>
  use('rb.ability.action', ['turn'], effect, limits, { actions });

/** Between actions, for no action. */
export const freely = (effect: GameEffect, limits: Limits = {}): Ability =>
  use('rb.ability.use', ['turn'], effect, limits);

/** As a combat action. */
export const combatAction = (effect: GameEffect, limits: Limits = {}): Ability =>
  use('rb.ability.combat-action', ['combat'], effect, limits, { combatAction: true });

/** In a combat, for no combat action. */
export const inCombat = (effect: GameEffect, limits: Limits = {}): Ability =>
  use('rb.ability.use', ['combat'], effect, limits);

/** A symbol may be spent as another. */
export const spendAs = (from: CombatSymbol, to: CombatSymbol): Ability => ({
  text: ['rb.ability.spend-as', { from, to }],
  alias: { from, to },
});
