import { head, printed } from '@questwright/adventure';
import { type Lasting, last, lastingOf, remove, type Text } from '@questwright/kernel';
import type { Attack } from '../attack/types.ts';
import type { LastingDef } from '../definitions.ts';
import { pieceOf } from '../pieces.ts';
import type { Change } from '../rolls.ts';
import type { Activation, Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { GroupEffect } from './lists.ts';
import { listNow } from './which-list.ts';

const ID = 'legend-group-effect';

/** What the window gives to the group that activates. */
const effectNow = (g: Descent): GroupEffect => (g.legend?.activation ? listNow(g).effect : NO_EFFECT);
const NO_EFFECT: GroupEffect = {};

const isOfGroup = (me: Piece, figure: Figure): boolean => (me as unknown as Lasting).on === figure.on;

const pierces: Answer<'declared'> = {
  when: (_, me, { figure }) => isOfGroup(me, figure),
  run: (g, _, { attack }) => {
    attack.pierce += effectNow(g).pierce ?? 0;
  },
  anyOrder: true,
};

/** It lies in play while a group activates whose window has an effect. */
export const groupEffect: LastingDef = {
  ...head({ id: ID, name: 'Group effect', original: true }),
  kind: 'lasting',
  ...printed([
    {
      text: 'd2.legend.group-effect',
      modify: {
        speed: (g: Descent, me: Piece, n: number, figure: Figure) =>
          isOfGroup(me, figure) ? n + (effectNow(g).speed ?? 0) : n,
        attackChange: (g: Descent, me: Piece, changes: readonly Change[], { attacker }: Attack) => {
          const { damage = 0, range = 0 } = effectNow(g);
          return (damage > 0 || range > 0) && isOfGroup(me, pieceOf(g, attacker))
            ? [...changes, { damage, range }]
            : changes;
        },
      },
      on: { declared: pierces },
    },
  ]),
};

export const beginEffect = (g: Descent, group: Piece): void => {
  last(g, ID, { on: group.id, seat: g.overlord });
};

export function endEffect(g: Descent): void {
  for (const one of [...lastingOf(g, ID)]) remove(g, one);
}

/** What the window allows beyond the limits of an activation, whatever forbids it otherwise. */
export function lift(g: Descent, act: Activation): void {
  const { attacks = 0, moves = 0, actions = 0 } = effectNow(g);
  act.attacks += attacks;
  act.moves += moves;
  act.actions += actions;
}

/** What a group effect says; null for none. */
export function effectText(effect: GroupEffect): Text | null {
  const {
    speed = 0,
    damage = 0,
    range = 0,
    pierce = 0,
    attacks = 0,
    moves = 0,
    actions = 0,
    recover = 0,
  } = effect;
  return Object.keys(effect).length === 0
    ? null
    : ['d2.legend.effect', { speed, damage, range, pierce, attacks, moves, actions, recover }];
}

export const groupEffectTexts: { readonly [key: string]: string } = {
  'd2.legend.group-effect': 'What the activation window gives to the group that activates.',
  'd2.legend.effect':
    '{recover, plural, =0 {} other {Each of the group recovers # damage. }}{speed, plural, =0 {} other {Speed +#. }}{damage, plural, =0 {} other {Attacks deal +# damage. }}{range, plural, =0 {} other {Attacks have +# range. }}{pierce, plural, =0 {} other {Attacks have Pierce #. }}{attacks, plural, =0 {} one {Each may perform one attack more. } other {Each may perform # attacks more. }}{moves, plural, =0 {} one {Each may perform one move action more, also if it shambles. } other {Each may perform # move actions more. }}{actions, plural, =0 {} one {Each has one action more.} other {Each has # actions more.}}',
};
