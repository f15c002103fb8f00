import type { Plan, Point } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import type { MapTables } from '../../rules/map/tables.ts';
import { figureFactsOf, figuresOnMap } from '../sight.ts';
import { middleOf } from './geometry.ts';

/** The spaces with these names that the map has. */
export const spacesNamed = (tables: MapTables, names: readonly string[]): number[] =>
  names.map(tables.spaceNamed).filter((space) => space >= 0);

/** The spaces of somebody by name: where the deeds before this one have led, or else where the view shows the figure. */
function spacesOfNamed(view: View, tables: MapTables, name: string, { moved }: Plan): readonly number[] {
  if (Object.hasOwn(moved, name)) return spacesNamed(tables, [moved[name]!]);
  const figure = figuresOnMap(view).find(({ label }) => label === name);
  return (figure && figureFactsOf(view, figure.id)?.spaces) ?? [];
}

/** The middle of somebody by name. */
export function middleOfNamed(view: View, tables: MapTables, name: string, plan: Plan): Point | null {
  const spaces = spacesOfNamed(view, tables, name, plan);
  return spaces.length > 0 ? middleOf(tables, spaces) : null;
}

/** All spaces that a deed is about. */
export const spacesOfPlan = (view: View, tables: MapTables, plan: Plan): number[] => [
  ...spacesOfNamed(view, tables, plan.who, plan),
  ...spacesNamed(tables, plan.way),
  ...spacesOfNamed(view, tables, plan.whom, plan),
];
