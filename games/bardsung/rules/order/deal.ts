import { nameOf, note } from '@questwright/adventure';
import { shuffleArray } from '@questwright/kernel';
import { hasMark, shed } from '../conditions/tokens.ts';
import { enemiesOnMat, heroModels } from '../pieces.ts';
import type { Bardsung } from '../state.ts';
import { cardOfModel, initiativeCard } from './marching-order.ts';

/** Shuffles the initiative cards and deals them again. Pinned cards keep their places; all are readied. */
export function dealOrder(g: Bardsung): void {
  const pinned = [...heroModels(g), ...enemiesOnMat(g)].filter((model) => hasMark(model, 'pinned'));
  const held = new Set(pinned.map((model) => cardOfModel(g, model)?.id));
  const others = g.order.filter((id) => !held.has(id));
  shuffleArray(g, 'marching order', others, (id) => nameOf(g, initiativeCard(g, id)));
  g.order = g.order.map((id) => (held.has(id) ? id : others.shift()!));
  for (const id of g.order) initiativeCard(g, id).exhausted = false;
  for (const model of pinned) shed(g, model, 'pinned');
  note(g, 'bs.log.order', {}, 'BS-END-08');
}
