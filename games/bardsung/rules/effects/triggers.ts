import { type Ability, does, type Trigger, whenever } from '@questwright/adventure';
import { type Card, type Text, zoneOwner } from '@questwright/kernel';
import type { Context } from '../context.ts';
import type { BardEffect } from '../definitions.ts';
import type { ActionRoll } from '../events.ts';
import type { Bardsung } from '../state.ts';

/** What a card adds to a roll: d20 to choose from, d4 to add, or a number. */
interface RollChange {
  readonly advantage?: number;
  readonly disadvantage?: number;
  readonly empower?: number;
  readonly mod?: number;
}

const isMine = (g: Bardsung, me: Card, seat: number): boolean => zoneOwner(g, me.zone) === seat;

/** Changes every roll of one kind that the hero who has this card makes. */
export const onRoll = (kind: ActionRoll['kind'], change: RollChange): Ability =>
  whenever<Bardsung, Context, 'rollGathered'>(
    {
      event: 'rollGathered',
      text: ['bs.when.roll', { kind }],
      concerns: (g, me, roll) => roll.kind === kind && isMine(g, me, roll.seat),
    },
    does<Bardsung, Context>(textOf(change), (_, { event }) => {
      const roll = event as ActionRoll;
      roll.advantage += change.advantage ?? 0;
      roll.disadvantage += change.disadvantage ?? 0;
      roll.empower += change.empower ?? 0;
      roll.mod += change.mod ?? 0;
    }),
    { anyOrder: true },
  );

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

const at = (event: 'heroesEndRound' | 'enemyFell', text: Text): Trigger<Bardsung, Context, typeof event> => ({
  event,
  text,
});

export const atRoundEnd = (effect: BardEffect): Ability =>
  whenever(at('heroesEndRound', 'bs.when.round-end'), effect);
export const whenEnemyFalls = (effect: BardEffect): Ability =>
  whenever(at('enemyFell', 'bs.when.enemy-falls'), effect, { once: 'round' });
