import type { OpenPlaytest } from '@questwright/kernel/testing';
import { tablesOf } from '../../rules/ground.ts';
import { room, type Table } from '../attack/kit.ts';
import { dice, hero, monster, type PositionWords, position, type Words } from '../position.ts';
import { figure } from '../table.ts';

export { figure, has } from '../table.ts';
export type { Table };
export { hero, monster, room };

interface Scene extends Partial<PositionWords> {
  readonly map: string;
  /** What M does, or the lists of all monsters by their names. */
  readonly list?: unknown;
  readonly lists?: Words;
  readonly legend?: Words;
  readonly shown?: { readonly [colour: string]: string };
  readonly M?: Words;
  readonly H?: Words;
}

/** A monster group is due; M works the list. H is a hero without defence who stands a lot. */
export function activated(open: OpenPlaytest, scene: Scene): Table {
  const { list, lists, legend = {}, shown = {}, chance = {}, figures = {}, M = {}, H = {}, ...words } = scene;
  return open(
    position({
      ...words,
      figures: {
        H: hero({ health: 30, defence: [], ...H }),
        M: monster(M),
        ...figures,
      },
      legend: { due: 'group', lists: lists ?? { 'Monster M': list }, ...legend },
      chance: { ...dice(shown), ...chance },
    }),
  );
}

/** The space in which a figure stands. */
export const at = (t: Table, letter: string): string => tablesOf(t.state).names[figure(t, letter).at]!;

export const damage = (t: Table, letter: string): number => figure(t, letter).damage;

interface Zombies {
  readonly map: string;
  readonly list: unknown;
  readonly ranks?: readonly string[];
  readonly A?: boolean;
}

/** Two Zombies, Y and Z, a minion and a master if nothing else is said, work the list. */
export const zombies = (open: OpenPlaytest, { map, list, ranks = ['minion', 'master'], A }: Zombies): Table =>
  open(
    position({
      map,
      figures: {
        H: hero({ health: 30, defence: [] }),
        ...(A && { A: hero() }),
        Y: { monster: 'Zombie', rank: ranks[0] },
        Z: { monster: 'Zombie', rank: ranks[1] },
      },
      legend: { due: 'group', lists: { Zombie: list } },
      chance: {},
    }),
  );

/** Who may answer now. */
export const seats = (t: Table): readonly number[] => t.match.choice?.seats ?? [t.asked];
