import { type Amount, amountOf, wouldDo } from '@questwright/adventure';
import { nested, type Rule, type Text } from '@questwright/kernel';
import { contextOfCard, ownerOf } from '../context.ts';
import type {
  Ability,
  CombatSymbol,
  GameCondition,
  GameCost,
  GameEffect,
  Moment,
  Period,
  Use,
} from '../definitions.ts';
import type { Piece, Runebound } from '../state.ts';

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
      if (ownerOf(me) !== seat) return base;
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
      'foe-health': (g: Runebound, me: Piece, health: number, card: Piece) =>
        card === me ? health + change(g, me) : health,
    },
  };
}

/** A surge ability: paid with so many surges, or with as many as one likes. */
export function surge(cost: number | 'X', name: string, effect: GameEffect): Ability {
  const text: Text = ['rb.ability.surge', { k: cost, name, effect: nested(effect.text) }];
  return { text, surge: { name, cost, text: effect.text, effect } };
}

interface Limits {
  readonly name?: string;
  readonly once?: Period;
  readonly cost?: GameCost;
  readonly where?: GameCondition;
}

function use(
  effect: GameEffect,
  moments: readonly Moment[],
  { name, once, cost, where }: Limits,
  { actions = 0, combatAction = false } = {},
): Use {
  return {
    name: name ?? null,
    text: effect.text,
    moments,
    actions,
    combatAction,
    once: once ?? null,
    hindrance: (g, c) => {
      if (where && !where.holds(g, c)) return 'condition';
      if (cost && !cost.canPay(g, c)) return 'cost';
      // A combat action can be worth taking for the sake of the turn alone.
      return combatAction || wouldDo(effect, g, c) ? null : 'nothing';
    },
    does: (g, c) => wouldDo(effect, g, c),
    *run(g, c): Rule {
      if (cost) yield* cost.pay(g, c);
      yield* effect.run(g, c);
    },
  };
}

/** A word that phrases can select by. */
export const period = (once: Period | undefined): string =>
  once === 'combat-round' ? 'round' : (once ?? 'none');

const sentence = (key: string, limits: Limits, effect: GameEffect, args: { k?: number } = {}): Text => [
  key,
  {
    ...args,
    name: limits.name ?? 'none',
    once: period(limits.once),
    where: limits.where ? nested(limits.where.text) : '',
    hasWhere: String(limits.where !== undefined),
    cost: limits.cost ? nested(limits.cost.text) : '',
    hasCost: String(limits.cost !== undefined),
    effect: nested(effect.text),
  },
];

/** Once per turn, at any moment of the own turn. */
export const onceATurn = (effect: GameEffect, limits: Omit<Limits, 'once'> = {}): Ability => {
  const all: Limits = { ...limits, once: 'turn' };
  return {
    text: sentence('rb.ability.use', all, effect),
    use: use(effect, ['turn', 'dice', 'test', 'combat', 'pause'], all),
  };
};

/** With the hero's own terrain dice on the table. */
export const onDice = (effect: GameEffect, limits: Limits = {}): Ability => ({
  text: sentence('rb.ability.on-dice', limits, effect),
  use: use(effect, ['dice'], limits),
});

/** While the hero makes a test. */
export const inTest = (effect: GameEffect, limits: Limits = {}): Ability => ({
  text: sentence('rb.ability.in-test', limits, effect),
  use: use(effect, ['test'], limits),
});

/** For so many hero actions. */
export const action = (actions: number, effect: GameEffect, limits: Limits = {}): Ability => ({
  text: sentence('rb.ability.action', limits, effect, { k: actions }),
  use: use(effect, ['turn'], limits, { actions }),
});

/** Between actions, for no action. */
export const freely = (effect: GameEffect, limits: Limits = {}): Ability => ({
  text: sentence('rb.ability.use', limits, effect),
  use: use(effect, ['turn'], limits),
});

/** As a combat action. */
export const combatAction = (effect: GameEffect, limits: Limits = {}): Ability => ({
  text: sentence('rb.ability.combat-action', limits, effect),
  use: use(effect, ['combat'], limits, { combatAction: true }),
});

/** In a combat, for no combat action. */
export const inCombat = (effect: GameEffect, limits: Limits = {}): Ability => ({
  text: sentence('rb.ability.use', limits, effect),
  use: use(effect, ['combat'], limits),
});

/** A symbol may be spent as another. */
export const spendAs = (from: CombatSymbol, to: CombatSymbol): Ability => ({
  text: ['rb.ability.spend-as', { from, to }],
  alias: { from, to },
});

/** The foe cannot trigger surge abilities while the card is in the combat. */
export const foeHasNoSurges = (): Ability => ({
  text: 'rb.ability.foe-has-no-surges',
  modify: {
    'surges-forbidden': (g: Runebound, me: Piece, value: number, side: number) => {
      const c = contextOfCard(g, me, null);
      return c.side !== -1 && c.side !== side ? value + 1 : value;
    },
  },
});
