import type { Knower, PersonInfo } from '../../protocol/index.ts';
import type { Table } from './table.ts';

/** How many of them are remembered; more would be no news to anybody. */
const KEPT = 20;

const isSame = (a: Knower, b: Knower): boolean => a.person === b.person && a.seat === b.seat;

/** Notes that somebody may know what a seat held (null: everything), and tells everybody. */
export async function noteKnower(
  table: Table,
  { id: person, name }: PersonInfo,
  seat: number | null,
): Promise<void> {
  const { knowers } = table.record;
  const knower = { person, name, seat };
  if (knowers.some((one) => isSame(one, knower))) return;
  await table.change({ knowers: [...knowers, knower].slice(-KEPT) });
  table.tellTable();
}

/** Somebody sits in a seat again, and may know what it holds. */
export async function forgetKnower(table: Table, person: string, seat: number): Promise<void> {
  const { knowers } = table.record;
  const others = knowers.filter((one) => !isSame(one, { person, name: '', seat }));
  if (others.length < knowers.length) await table.change({ knowers: others });
}
