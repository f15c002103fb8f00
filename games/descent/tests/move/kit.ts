import type { OpenPlaytest } from '@questwright/kernel/testing';
import { groundAt, spacesOf, tablesOf } from '../../rules/ground.ts';
import { isOf, TERRAINS } from '../../rules/map/terrain.ts';
import { figure, type Table } from '../attack/kit.ts';
import { dice, type PositionWords, position, type Words } from '../position.ts';

export { damage, figure, hall, room } from '../attack/kit.ts';
export type { Table };

/** A map of rows of spaces, of up to three characters each, with blanks between them: `ground('pH . lc')`. */
export const ground = (...rows: readonly string[]): string => {
  const cells = rows.map((row) => row.split(/ +/));
  const letters = [...'abcdefghij'].slice(0, cells[0]!.length).join('   ');
  const line = (mark: string): string => `  +${`${mark}+`.repeat(cells[0]!.length)}`;
  const drawn = cells.map(
    (row, n) =>
      `${n + 1} |${row.map((cell) => (cell.length === 1 ? ` ${cell} ` : cell.padEnd(3))).join(' ')}|`,
  );
  return `\n/   ${letters}\n${line('---')}\n${drawn.join(`\n${line('   ')}\n`)}\n${line('---')}`;
};

interface Walk extends Partial<PositionWords> {
  readonly map: string;
  readonly figures: Words;
  readonly shown?: { readonly [colour: string]: string };
}

/** A position in which H acts, or the figure that `turn` names. */
export const walk = (open: OpenPlaytest, { shown, turn = { of: 'H' }, ...words }: Walk): Table =>
  open(position({ turn, ...words, chance: shown ? dice(shown) : {} }));

const ofKind = (t: Table, kind: string): string[] =>
  t.offered
    .filter((id) => id.startsWith(`${kind}:`))
    .map((id) => id.slice(kind.length + 1))
    .sort();

/** The spaces to which the next step leads, with the source where it is said. */
export const steps = (t: Table): string[] => ofKind(t, 'step');
export const shrinks = (t: Table): string[] => ofKind(t, 'shrink');
export const bases = (t: Table): string[] => ofKind(t, 'base');
export const climbs = (t: Table): string[] => ofKind(t, 'climb');
export const doors = (t: Table): string[] => ofKind(t, 'door');

/** Steps one after the other. */
export function go(t: Table, ...spaces: readonly string[]): Table {
  for (const space of spaces) t.choose(`step:${space}`);
  return t;
}

/** Where a figure is: the name of its space, or of all its spaces. */
export const at = (t: Table, label: string): string =>
  spacesOf(t.state, figure(t, label))
    .map((space) => tablesOf(t.state).names[space]!)
    .join(' ');

/** The movement points of the figure that acts. */
export const points = (t: Table): number =>
  t.state.acting[0]?.points.reduce((sum, { left }) => sum + left, 0) ?? 0;

/** The pool by source, and whether a move action is under way. */
export const pool = (t: Table): string =>
  t.state.acting[0]!.points.map(({ source, left }) => `${source} ${left}`).join(', ');
export const isWalking = (t: Table): boolean => t.state.acting[0]!.walking > 0;

/** The kinds of terrain of a space. */
export const terrainAt = (t: Table, space: string): string[] => {
  const found = groundAt(t.state, tablesOf(t.state).spaceNamed(space));
  return [...TERRAINS, 'crumbling'].filter((_, kind) => isOf(found, kind));
};
