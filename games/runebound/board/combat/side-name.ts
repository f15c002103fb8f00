import type { BoardProps } from '@questwright/board-kit';
import { type Combat, NONE, type Side } from '../../rules/state.ts';
import { defOf, foeOf, heroNameOf } from '../sight.ts';

/** Who fights on a side, by name. */
export function nameOfSide(
  { view, seats }: Pick<BoardProps, 'view' | 'seats'>,
  combat: Combat,
  side: Side,
): string {
  const hero = combat.heroes[side];
  if (hero !== NONE) return heroNameOf(view, hero, seats[hero]!.name);
  return defOf(foeOf(view, combat)?.def)?.name ?? '';
}
