import type { Playtest } from '@questwright/kernel/testing';
import { hasCondition } from '../rules/figures/conditions.ts';
import { awayFigures, onMap } from '../rules/pieces.ts';
import type { Condition, Descent, Figure } from '../rules/state.ts';

type Table = Playtest<Descent>;

/** A figure by its letter, on the map or away. */
export const figure = (t: Table, letter: string): Figure =>
  [...onMap(t.state), ...awayFigures(t.state), ...((t.state.zones.defeated ?? []) as Figure[])].find(
    ({ label }) => label === letter,
  )!;

export const has = (t: Table, letter: string, condition: Condition): boolean =>
  hasCondition(t.state, figure(t, letter), condition);

/** What a figure may always do by moving, attacking and opening doors: tests of other rules look past it. */
const ORDINARY = /^(action:(move|fatigue)|(weapon|step|door|climb|stop|shrink|base)(:|$))/;

/** What is offered besides moving, attacking and doors. */
export const offers = (t: Table): string[] => t.offered.filter((id) => !ORDINARY.test(id));

/** The kinds of it, in its order. */
export const kinds = (t: Table): string[] => offers(t).map((id) => id.split(':')[0]!);

/** Chooses the first option of a kind. */
export function pick(t: Table, kind: string): void {
  t.choose(t.offered.find((id) => id.startsWith(`${kind}:`))!);
}
