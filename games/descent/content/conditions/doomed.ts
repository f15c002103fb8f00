import type { SurgeAbility } from '../../rules/attack/surge-ability.ts';
import type { Attack } from '../../rules/attack/types.ts';
import { condition, discardCondition, mine } from '../../rules/figures/conditions.ts';
import { pieceOf } from '../../rules/pieces.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';

/** Whoever suffers damage suffers 1 more, in the same go. */
const enlarged = (_: Descent, me: Piece, n: number, { figure }: { readonly figure: Figure }): number =>
  mine(me, figure) ? n + 1 : n;

/** Whoever is Doomed can spend a surge in an attack to be so no longer. */
const rid: SurgeAbility<Descent> = {
  key: 'doomed',
  cost: 1,
  text: ['d2.word.discard', { condition: ['d2.condition.doomed'] }],
  range: 0,
  run: (g, { attacker }) => discardCondition(g, pieceOf(g, attacker), 'doomed'),
};

const withRid = (g: Descent, me: Piece, abilities: readonly SurgeAbility[], { attacker }: Attack) =>
  mine(me, pieceOf(g, attacker)) ? [...abilities, rid] : abilities;

export const doomed = condition(
  'doomed',
  [{ text: 'd2.doomed', modify: { suffering: enlarged, surgeAbilities: withRid } }],
  { box: 'Manor of Ravens' },
);
