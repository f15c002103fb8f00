import { type Ability, does, may, nameOf, type Trigger, whenever } from '@questwright/adventure';
import { type Card, type Preventable, type Text, zoneOwner } from '@questwright/kernel';
import type { Context } from '../context.ts';
import type { BardEffect } from '../definitions.ts';
import type { ActionRoll, Events, RollSource } from '../events.ts';
import { heroModel, isHero } from '../pieces.ts';
import type { Bardsung, ConditionName } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';
import type { BardCondition } from './conditions.ts';

/** What a card adds to a roll: d20 to choose from, d4 to add, or a number. */
interface RollChange {
  readonly advantage?: number;
  readonly disadvantage?: number;
  readonly empower?: number;
  readonly mod?: number;
}

const isMine = (g: Bardsung, me: Card, seat: number): boolean => zoneOwner(g, me.zone) === seat;

/** Changes every roll of one kind that the hero who has this card makes, or while a condition holds. */
export const onRoll = (kind: ActionRoll['kind'], change: RollChange, condition?: BardCondition): Ability =>
  changesRolls(
    ['bs.when.roll', { kind }],
    (g, me, roll) => roll.kind === kind && isMine(g, me, roll.seat),
    change,
    condition,
  );

/** Changes every roll of one kind that any hero makes. */
export const onEveryRoll = (kind: ActionRoll['kind'], change: RollChange): Ability =>
  changesRolls(['bs.when.any-roll', { kind }], (_, __, roll) => roll.kind === kind, change);

const changesRolls = (
  text: Text,
  concerns: (g: Bardsung, me: Card, roll: ActionRoll) => boolean,
  change: RollChange,
  condition?: BardCondition,
): Ability =>
  whenever<Bardsung, Context, 'rollGathered'>(
    { event: 'rollGathered', text, concerns },
    does<Bardsung, Context>(textOf(change), (g, { event, card }) => {
      const roll = event as ActionRoll;
      roll.sources.push(sourceOf(change, nameOf(g, card)));
      roll.advantage += change.advantage ?? 0;
      roll.disadvantage += change.disadvantage ?? 0;
      roll.empower += change.empower ?? 0;
      roll.mod += change.mod ?? 0;
    }),
    { anyOrder: true, ...(condition && { if: condition }) },
  );

function sourceOf(change: RollChange, name: string): RollSource {
  const { advantage = 0, disadvantage = 0, empower = 0, mod = 0 } = change;
  const by: Text = ['bs.literal', { text: name }];
  if (advantage > 0) return { gives: 'advantage', n: advantage, by };
  if (disadvantage > 0) return { gives: 'disadvantage', n: disadvantage, by };
  return empower > 0 ? { gives: 'empower', n: empower, by } : { gives: 'modifier', n: mod, by };
}

const textOf = ({ advantage = 0, disadvantage = 0, empower = 0, mod = 0 }: RollChange): Text =>
  advantage > 0
    ? 'bs.effect.advantage'
    : disadvantage > 0
      ? 'bs.effect.disadvantage'
      : empower > 0
        ? ['bs.effect.empower', { n: empower }]
        : ['bs.effect.modifier', { by: mod }];

/** After an attack of this hero has hit, before what the attack itself does. */
export const onHit = (effect: BardEffect): Ability => afterHit('bs.when.hit', false, effect);
export const onCritical = (effect: BardEffect): Ability => afterHit('bs.when.critical', true, effect);

const afterHit = (text: Text, onlyCritical: boolean, effect: BardEffect): Ability =>
  whenever<Bardsung, Context, 'hit'>(
    {
      event: 'hit',
      text,
      concerns: (g, me, { attacker, critical }) =>
        isMine(g, me, attacker.seat) && (critical || !onlyCritical),
      about: (c, { target }) => {
        c.target = target;
      },
    },
    effect,
  );

/** After this hero has suffered a wound. */
export const onOwnWound = (effect: BardEffect): Ability =>
  whenever<Bardsung, Context, 'wounded'>(
    {
      event: 'wounded',
      text: 'bs.when.wounded',
      concerns: (g, me, { model }) => isMine(g, me, model.seat),
    },
    effect,
    { once: 'round' },
  );

/** After this hero's defence roll has succeeded: the attacker is the target of what follows. */
export const onDefended = (effect: BardEffect): Ability =>
  whenever<Bardsung, Context, 'defended'>(
    {
      event: 'defended',
      text: 'bs.when.defended',
      concerns: (g, me, { hero }) => isMine(g, me, hero.seat),
      about: (c, { enemy }) => {
        c.target = enemy;
      },
    },
    effect,
    { once: 'round' },
  );

/** After an enemy has fallen that this hero attacked last. */
export const onKill = (effect: BardEffect): Ability =>
  whenever<Bardsung, Context, 'enemyFell'>(
    {
      event: 'enemyFell',
      text: 'bs.when.kill',
      concerns: (g, me, { enemy }) => isMine(g, me, enemy.foe),
    },
    effect,
    { once: 'round' },
  );

/** A condition does nothing to this hero, once each encounter. */
export const resists = (condition: ConditionName): Ability =>
  whenever<Bardsung, Context, 'beforeCondition'>(
    {
      event: 'beforeCondition',
      text: ['bs.when.condition', { condition: [`bs.condition.${condition}`] }],
      concerns: (g, me, event) => event.condition === condition && isMine(g, me, event.model.seat),
    },
    does<Bardsung, Context>('bs.effect.prevents', (_, { event }) => {
      (event as Preventable).prevented = true;
    }),
    { once: 'encounter' },
  );

/** A wound of another hero in this hero's zone becomes this hero's, if that is wanted. */
export const guards: Ability = whenever<Bardsung, Context, 'beforeWound'>(
  {
    event: 'beforeWound',
    text: 'bs.when.companion-wounded',
    concerns: (g, me, { model }) => {
      const seat = zoneOwner(g, me.zone);
      return seat !== null && isHero(model) && model.seat !== seat && model.at === heroModel(g, seat).at;
    },
  },
  may(
    does<Bardsung, Context>('bs.effect.takes-wound', function* (g, { seat, event }) {
      (event as Preventable).prevented = true;
      yield* sufferWound(g, heroModel(g, seat));
    }),
  ),
  { once: 'round' },
);

/** A wound of this hero does not happen, once each encounter. */
export const withstands: Ability = whenever<Bardsung, Context, 'beforeWound'>(
  {
    event: 'beforeWound',
    text: 'bs.when.own-wound',
    concerns: (g, me, { model }) => isMine(g, me, model.seat),
  },
  may(
    does<Bardsung, Context>('bs.effect.prevents-wound', (_, { event }) => {
      (event as Preventable).prevented = true;
    }),
  ),
  { once: 'encounter' },
);

const mine = <E extends 'turnEnds' | 'tilePlaced'>(
  event: E,
  text: Text,
  seatOf: (happened: Events[E]) => number,
): Trigger<Bardsung, Context, E> => ({
  event,
  text,
  concerns: (g, me, happened) => isMine(g, me, seatOf(happened as Events[E])),
});

/** At the end of this hero's turn. */
export const atTurnEnd = (effect: BardEffect): Ability =>
  whenever(
    mine('turnEnds', 'bs.when.turn-ends', ({ card }) => card.seat),
    effect,
  );

/** After this hero has explored. */
export const onExplore = (effect: BardEffect): Ability =>
  whenever(
    mine('tilePlaced', 'bs.when.explores', ({ seat }) => seat),
    effect,
  );

/** After the heroes have rested. */
export const onRest = (effect: BardEffect): Ability => whenever(at('restTaken', 'bs.when.rest'), effect);

const at = <E extends 'heroesEndRound' | 'enemyFell' | 'restTaken'>(
  event: E,
  text: Text,
): Trigger<Bardsung, Context, E> => ({ event, text });

export const atRoundEnd = (effect: BardEffect): Ability =>
  whenever(at('heroesEndRound', 'bs.when.round-end'), effect);
export const whenEnemyFalls = (effect: BardEffect): Ability =>
  whenever(at('enemyFell', 'bs.when.enemy-falls'), effect, { once: 'round' });
