import { hears, note, tell } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import { conditionDef } from './catalogue.ts';
import { isAlive } from './heroes.ts';
import { conditionsOf, createPiece } from './pieces.ts';
import type { Piece, Terrinoth } from './state.ts';
import { CONDITIONS } from './zones.ts';

export function conditionOf(g: Terrinoth, seat: number, condition: string): Piece | undefined {
  return conditionsOf(g, seat).find(({ def }) => def === condition);
}

/** A hero takes a condition's card; a second copy of it has no effect. */
export function* gainCondition(g: Terrinoth, seat: number, condition: string): Rule {
  if (!isAlive(g, seat) || conditionOf(g, seat, condition)) return;
  createPiece(g, condition, CONDITIONS[seat]!);
  const name = conditionDef(g, condition).name;
  note(g, 'ht.log.condition', { hero: seat, condition: name }, 'HT-COND-02');
  if (hears(g, 'conditionGained')) yield* tell(g, 'conditionGained', { seat, condition });
}

export function loseCondition(g: Terrinoth, seat: number, condition: string): void {
  const card = conditionOf(g, seat, condition);
  if (!card) return;
  remove(g, card);
  const name = conditionDef(g, condition).name;
  note(g, 'ht.log.condition-lost', { hero: seat, condition: name }, 'HT-DISCARD-05');
}
