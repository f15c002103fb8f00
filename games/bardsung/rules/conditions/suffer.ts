import { note, stillHappens } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import { isOnTheMat, terrainIn } from '../pieces.ts';
import type { Bardsung, ConditionName, Piece } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';
import { bitOf, canHave, hasMark } from './tokens.ts';

/** Puts a token of a condition on a model. Poison and stunned add up; of the others there is one at most. */
export function* suffer(g: Bardsung, model: Piece, condition: ConditionName): Rule {
  if (!canHave(model, condition) || !isOnTheMat(g, model)) return;
  if (!(yield* stillHappens(g, 'beforeCondition', { model, condition }))) return;
  if (condition === 'poison') return yield* sufferPoison(g, model);
  if (condition === 'stunned') model.stunned++;
  else if (hasMark(model, condition)) return;
  else model.marks |= bitOf(condition);
  note(g, 'bs.log.suffers', { model, condition: [`bs.condition.${condition}`] }, 'BS-EFFECT-10');
  if (condition === 'burn') meltDrift(g, model.at);
}

/** A wound for each poison token that is there already, then the new one. */
function* sufferPoison(g: Bardsung, model: Piece): Rule {
  const before = model.poison;
  const { revived } = g;
  for (let i = 0; i < before; i++) {
    yield* sufferWound(g, model);
    if (!isOnTheMat(g, model) || g.revived !== revived) return;
  }
  model.poison++;
  note(g, 'bs.log.suffers', { model, condition: ['bs.condition.poison'] }, 'BS-COND-12');
}

function meltDrift(g: Bardsung, at: number): void {
  for (const drift of terrainIn(g, at, 'drift')) {
    remove(g, drift);
    note(g, 'bs.log.terrain-goes', { terrain: drift }, 'BS-TERRAIN-16');
  }
}
