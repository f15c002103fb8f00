import { note } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import { suffer } from '../conditions/suffer.ts';
import { tileOfZone } from '../map/mat.ts';
import { byInitiative } from '../order/marching-order.ts';
import { enemiesOnMat, heroModels, terrainOnMat } from '../pieces.ts';
import type { Bardsung } from '../state.ts';

/** What terrain does on an event roll of 6: spores poison each model on a tile with mushrooms, once, and the patches go. */
export function* hazards(g: Bardsung): Rule {
  const patches = terrainOnMat(g).filter(({ def }) => def === 'mushrooms');
  const tiles = new Set(patches.map(({ at }) => tileOfZone(at)));
  if (tiles.size === 0) return;
  note(g, 'bs.log.spores', {}, 'BS-TERRAIN-17');
  const models = [...byInitiative(g, heroModels(g)), ...enemiesOnMat(g)];
  for (const patch of patches) remove(g, patch);
  for (const model of models) if (tiles.has(tileOfZone(model.at))) yield* suffer(g, model, 'poison');
}
