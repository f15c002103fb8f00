import type { Rule } from '@questwright/kernel';
import type { Descent, Piece, Rank } from '../state.ts';
import { window } from '../windows/window.ts';
import { addMonster } from './groups.ts';

/**
 * One more monster of a group comes to the map while the encounter goes on. Returns whether there was room
 * for it.
 */
export function* reinforce(g: Descent, group: Piece, rank: Rank, place: readonly number[]): Rule<boolean> {
  const figure = yield* addMonster(g, group, rank, place);
  if (figure) yield* window(g, 'reinforced', { figure });
  return figure !== null;
}
