import { perBox, valueFor } from '@questwright/adventure';
import { type DescentBox, figureDef, groupDef } from '../catalogue.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { groupOf } from './groups.ts';

const printed = perBox(
  ({ content }: DescentBox) =>
    new Map(
      content.figures.flatMap(({ monster, agent, traits }) => (monster && !agent ? [[monster, traits]] : [])),
    ),
);

/** The traits that a group has: those of its monster, and what else it has been given. */
export const groupTraitsOf = (g: Descent, group: Piece): readonly string[] =>
  valueFor(g, 'groupTraits', printed(g).get(groupDef(g, group).monster) ?? [], group);

/** The traits of a monster: an agent has those of the group. [D2-AGENT-10, D2-MON-20] */
export function monsterTraitsOf(g: Descent, figure: Figure): readonly string[] {
  const group = groupOf(g, figure);
  return group ? groupTraitsOf(g, group) : figureDef(g, figure).traits;
}
