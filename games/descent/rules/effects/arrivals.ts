import { type Ability, does } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Events } from '../events.ts';
import { groupOf } from '../figures/groups.ts';
import { countsAsHero } from '../figures/sides.ts';
import { closedObjects, distanceOf, spacesApart, spacesOf, tablesOf, taken } from '../ground.ts';
import { has } from '../map/bits.ts';
import { distanceBetween } from '../map/count.ts';
import { OBSTACLE } from '../map/terrain.ts';
import { onMap } from '../pieces.ts';
import { missing } from '../quest/groups.ts';
import { reinforce } from '../quest/reinforce.ts';
import type { Descent, Figure } from '../state.ts';
import { answers } from './abilities.ts';
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

/** The same, but in the empty space that is nearest to the nearest hero. */
const reinforcesNearHeroes: GameEffect = does(
  'd2.effect.reinforce-near-hero',
  function* (g: Descent, { figure }: Context): Rule {
    if (!lacksMinion(g, figure!)) return;
    const [hero] = least(
      onMap(g).filter((one) => countsAsHero(g, one)),
      (one) => distanceOf(g, figure!, one),
    );
    const beside = emptyBeside(g, figure!);
    const nearest = hero ? least(beside, (space) => spacesApart(g, [space], spacesOf(g, hero))) : beside;
    yield* reinforce(g, groupOf(g, figure!)!, 'minion', nearest);
  },
  (g, { figure }) => lacksMinion(g, figure!),
);

const least = <T>(things: readonly T[], value: (thing: T) => number): T[] => {
  const lowest = Math.min(...things.map(value));
  return things.filter((thing) => value(thing) === lowest);
};

/** Minions come beside it one by one: at the start of the overlord's turn, or of its group's activation if nobody plays him. */
const eachTurn = answers('overlordStarts', reinforces, {
  name: 'Spawner',
  says: 'd2.quest.at-overlordStarts',
  if: (g) => !g.legend,
});
const eachActivation = answers('groupStarts', reinforcesNearHeroes, {
  name: 'Spawner',
  if: (g, me, event) => g.legend !== undefined && (event as Events['groupStarts']).group.id === me.on,
});
export const spawner: Ability = { ...eachTurn, on: { ...eachTurn.on, ...eachActivation.on } };

export const arrivalTexts: { readonly [key: string]: string } = {
  'd2.effect.reinforce':
    'put 1 minion of this group in an empty space beside this monster, within the limit of the group',
  'd2.effect.reinforce-near-hero':
    'put 1 minion of this group in the empty space beside this monster that is nearest to the nearest hero, within the limit of the group',
};
