import { note } from '@questwright/adventure';
import { groupCards } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';

/** The card of a monster's group; undefined for whoever has none. A lieutenant is a group alone, with a card of his own. */
export const groupOf = (g: Descent, { on }: Figure): Piece | undefined =>
  on === 0 ? undefined : groupCards(g).find(({ id }) => id === on);

/** Whether the quest has made a group inactive: its card is turned over for as long. */
export const isInactive = ({ used }: Piece): boolean => used;

/** Damage wakes an inactive group, all of it. From then on it is a group like any other. */
export function wake(g: Descent, figure: Figure): void {
  const group = groupOf(g, figure);
  if (group) wakeGroup(g, group);
}

export function wakeGroup(g: Descent, group: Piece): void {
  if (!isInactive(group)) return;
  group.used = false;
  note(g, 'd2.log.wakes', { group }, 'D2-INACT-08');
}
