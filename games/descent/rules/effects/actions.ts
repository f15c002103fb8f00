import { does } from '@questwright/adventure';
import { NOTHING, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { speedOf } from '../figures/characteristics.ts';
import { deciderOf } from '../figures/sides.ts';
import { isHeld } from '../move/base.ts';
import { startMove } from '../move/move-action.ts';
import { walkAtOnce } from '../move/spaces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent, Figure } from '../state.ts';
import { endAction } from '../turn/actions.ts';
import { actingNow } from '../turn/activation.ts';
import { attacks } from './attacks.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import { type Whom, you } from './whom.ts';

const mayMove = (g: Descent, figure: Figure): boolean =>
  isAllowed(g, 'action', { figure, action: 'move', free: true }) && !isHeld(g, figure);

/**
 * "Perform a move action", as part of another action or besides all others: whatever forbids move actions forbids it. A figure
 * that acts moves when it likes, unless it is to move at once; anybody else moves now or not at all.
 */
export const performsMove = (whom: Whom = you, { atOnce = false } = {}): GameEffect =>
  onFigures(
    whom,
    'd2.effect.move-action',
    { atOnce: String(atOnce) },
    {
      useful: mayMove,
      *does(g, figure) {
        if (!mayMove(g, figure)) return;
        const act = actingNow(g);
        if (!atOnce && act?.figure === figure.id) {
          startMove(g, act, figure);
          return;
        }
        yield* walkAtOnce(g, figure, speedOf(g, figure), 'points', deciderOf(g, figure));
        yield* endAction(g, figure, 'move');
      },
    },
  );

/** Nothing but the price: what the card does, it does for as long as it is exhausted. */
export const justExhausts: GameEffect = does('d2.effect.exhaust', () => NOTHING);

/** "Perform an attack action", besides the actions of the turn. */
export const performsAttack: GameEffect = does(
  'd2.effect.attack-action',
  function* (g: Descent, c: Context): Rule {
    yield* attacks().run(g, c);
    yield* endAction(g, c.figure!, 'attack');
  },
  (g, c) => attacks().can!(g, c),
);

export const actionTexts: { readonly [key: string]: string } = {
  'd2.effect.move-action':
    '{you, select, yes {perform} other {{whom} performs}} a move action{atOnce, select, true { at once} other {}}',
  'd2.effect.exhaust': 'it works until it is refreshed',
  'd2.effect.attack-action': 'perform an attack action',
};
