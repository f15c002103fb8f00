import type { Rule } from '@questwright/kernel';
import { exhaust } from '../order/exhaust.ts';
import { enemiesOnMat, isOnTheMat, modelOf } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';
import { endTurnIn } from '../terrain/enter.ts';
import { behave } from './behave.ts';
import { inTurnOrder } from './turn-order.ts';

/** Every enemy of the kind will act, one after another; those that join now wait for the card's next turn. */
export function beginEnemyTurn(g: Bardsung, card: Piece): void {
  const models = enemiesOnMat(g).filter(({ def }) => def === card.def);
  g.queue = inTurnOrder(g, models).map(({ id }) => id);
}

/** The next of them acts; after the last one the card is exhausted. */
export function* enemyStep(g: Bardsung, card: Piece): Rule {
  const [id, ...rest] = g.queue;
  if (id === undefined) return yield* exhaust(g, card);
  g.queue = rest;
  const enemy = modelOf(g, id);
  if (!enemy) return;
  yield* behave(g, enemy);
  if (isOnTheMat(g, enemy)) yield* endTurnIn(g, enemy);
}
