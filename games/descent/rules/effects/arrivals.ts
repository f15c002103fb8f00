import { does } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { groupOf } from '../figures/groups.ts';
import { closedObjects, spacesOf, tablesOf, taken } from '../ground.ts';
import { has } from '../map/bits.ts';
import { distanceBetween } from '../map/count.ts';
import { OBSTACLE } from '../map/terrain.ts';
import { missing } from '../quest/groups.ts';
import { reinforce } from '../quest/reinforce.ts';
import type { Descent, Figure } from '../state.ts';
import type { GameEffect } from './on-figures.ts';

/*
 * Monsters that come beside others of their group. They enter no space.
 */

/** The empty spaces beside a figure. */
export function emptyBeside(g: Descent, figure: Figure): number[] {
  const tables = tablesOf(g);
  const occupied = taken(g);
  const from = spacesOf(g, figure);
  return Array.from({ length: tables.count }, (_, space) => space).filter(
    (space) =>
      !has(occupied, space) &&
      tables.terrain[space] !== OBSTACLE &&
      distanceBetween(tables, from, [space], closedObjects(g)) === 1,
  );
}

const lacksMinion = (g: Descent, figure: Figure): boolean => {
  const group = groupOf(g, figure);
  return group !== undefined && missing(g, group).includes('minion') && emptyBeside(g, figure).length > 0;
};

/** "Put a minion of this group in an empty space beside this monster", within the limit of the group. */
export const reinforces: GameEffect = does(
  'd2.effect.reinforce',
  function* (g: Descent, { figure }: Context): Rule {
    if (lacksMinion(g, figure!)) yield* reinforce(g, groupOf(g, figure!)!, 'minion', emptyBeside(g, figure!));
  },
  (g, { figure }) => lacksMinion(g, figure!),
);

export const arrivalTexts: { readonly [key: string]: string } = {
  'd2.effect.reinforce':
    'put 1 minion of this group in an empty space beside this monster, within the limit of the group',
};
