import { nested, type Rule, type Text, wouldDo } from '@questwright/kernel';
import { contextOfCard, ownerOf } from '../context.ts';
import type {
  Ability,
  CombatSymbol,
  Context,
  GameCondition,
  GameCost,
  GameEffect,
  Moment,
  Period,
  Use,
} from '../definitions.ts';
import type { EventName, Events } from '../events.ts';
import { NONE, type Piece, type Runebound } from '../state.ts';
import { type Amount, amountOf } from './amounts.ts';

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
    const k = typeof amount === 'number' ? amount : amount.k;
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
    can: (g, c) => (!where || where.holds(g, c)) && (!cost || cost.canPay(g, c)) && wouldDo(effect, g, c),
    *run(g, c): Rule {
      if (cost) yield* cost.pay(g, c);
      yield* effect.run(g, c);
    },
  };
}

/** A word that phrases can select by. */
const period = (once: Period | undefined): string => (once === 'combat-round' ? 'round' : (once ?? 'none'));

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
    use: use(effect, ['turn', 'dice', 'test', 'combat'], all),
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

/** What a trigger is about, in terms of the card that listens. */
interface Trigger<E extends EventName> {
  /** "whenever you engage a foe" */
  readonly text: Text;
  readonly when: (g: Runebound, c: Context, event: Events[E]) => boolean;
}

interface TriggerLimits {
  readonly once?: Period;
  readonly if?: GameCondition;
}

/** An ability that happens when something does; it is mandatory unless its effect says "may". */
export function trigger<E extends EventName>(
  event: E,
  { text, when }: Trigger<E>,
  effect: GameEffect,
  limits: TriggerLimits = {},
): Ability {
  const condition = limits.if;
  const said: Text = [
    'rb.ability.when',
    {
      once: period(limits.once),
      when: nested(text),
      hasIf: String(condition !== undefined),
      if: condition ? nested(condition.text) : '',
      effect: nested(effect.text),
    },
  ];
  return {
    text: said,
    on: {
      [event]: {
        text: said,
        ...(limits.once && { once: limits.once }),
        when: (g: Runebound, me: Piece, data: Events[E]) => {
          const c = contextOfCard(g, me, data);
          if (limits.once === 'turn' && c.hero !== g.active) return false;
          return when(g, c, data) && (!condition || condition.holds(g, c)) && wouldDo(effect, g, c);
        },
        run: (g: Runebound, me: Piece, data: Events[E]) => effect.run(g, contextOfCard(g, me, data)),
      },
    },
  };
}

const isYou = (_: Runebound, c: Context, { seat }: { seat: number }): boolean => c.hero === seat;

/** Triggers that name "you" and need nothing else. */
const ofYou =
  <E extends EventName>(event: E) =>
  (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
    trigger(event, { text: `rb.when.${event}`, when: isYou as Trigger<E>['when'] }, effect, limits);

export const onTurnStart = ofYou('turnStarts');
export const onTurnEnd = ofYou('turnEnds');
export const onRest = ofYou('rested');
export const onTrain = ofYou('trained');
export const onExert = ofYou('exerted');
export const onLearn = ofYou('learned');
export const onBuy = ofYou('bought');
export const onTrade = ofYou('traded');
export const onQuestDone = ofYou('questDone');
export const onEnemyDefeated = ofYou('enemyDefeated');
export const onDefeated = ofYou('heroDefeated');
export const onTestPassed = ofYou('testPassed');
export const onTestFailed = ofYou('testFailed');
export const onAdventure = ofYou('adventured');
export const onEnter = ofYou('entered');

/** Each time the hero engages a foe; on an enemy's card, when a hero engages it. */
export const onEngage = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'engaged',
    {
      text: 'rb.when.engaged',
      when: (_, c, { seat, side }) => (c.hero === NONE ? side === 0 : c.hero === seat),
    },
    effect,
    limits,
  );

/** Each time the hero gains a trophy, or one of a kind. */
export const onTrophy = (
  kind: 'combat' | 'exploration' | 'social' | null,
  effect: GameEffect,
  limits: TriggerLimits = {},
): Ability =>
  trigger(
    'trophyGained',
    {
      text: ['rb.when.trophyGained', { kind: kind ?? 'any' }],
      when: (_, c, event) => c.hero === event.seat && (kind === null || kind === event.kind),
    },
    effect,
    limits,
  );

/** After both pools have been cast. */
export const onCast = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger('cast', { text: 'rb.when.cast', when: (_, c) => c.side !== -1 }, effect, limits);

export const onOwnCombatAction = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'combatActionTaken',
    { text: 'rb.when.combatActionTaken', when: (_, c, { side }) => c.side === side },
    effect,
    limits,
  );

/** After taking damage in a combat; from an attack only, when asked. */
export const onDamaged = (
  effect: GameEffect,
  { attack = false, ...limits }: TriggerLimits & { attack?: boolean } = {},
): Ability =>
  trigger(
    'damaged',
    {
      text: attack ? 'rb.when.damagedByAttack' : 'rb.when.damaged',
      when: (_, c, event) => c.side === event.to && (!attack || event.attack),
    },
    effect,
    limits,
  );

/** After dealing damage that was not blocked. */
export const onDealt = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'damaged',
    { text: 'rb.when.dealt', when: (_, c, event) => c.side === event.from && event.attack },
    effect,
    limits,
  );

/** When damage is about to be dealt to you, or by you. */
export const onBlow = (
  whose: 'to you' | 'by you',
  effect: GameEffect,
  { type, ...limits }: TriggerLimits & { readonly type?: 'physical' | 'magic' | 'enemy' } = {},
): Ability =>
  trigger(
    'blow',
    {
      text: [whose === 'to you' ? 'rb.when.blow-to' : 'rb.when.blow-by', { type: type ?? 'any' }],
      when: (_, c, blow) =>
        c.side !== -1 &&
        c.side === (whose === 'to you' ? blow.to : blow.from) &&
        (type === undefined || type === blow.type) &&
        (whose === 'to you' || blow.attack),
    },
    effect,
    limits,
  );

/** When the foe's surge ability is about to resolve. */
export const onFoesSurge = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'surge',
    { text: 'rb.when.surge', when: (_, c, { side }) => c.side !== -1 && c.side !== side },
    effect,
    limits,
  );

/** When you win a challenge that this card allowed. */
export const onChallengeWon = (effect: GameEffect): Ability =>
  trigger(
    'challengeWon',
    { text: 'rb.when.challengeWon', when: (_, c, { seat, card }) => c.hero === seat && card === c.card.id },
    effect,
  );
