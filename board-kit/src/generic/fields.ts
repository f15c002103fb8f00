import type { View } from '@questwright/kernel';

type Scalar = string | number | boolean;

/** The open fields and facts of a view, sorted by how they can be shown. */
export interface Fields {
  /** One value for each seat, such as scores. */
  readonly bySeat: readonly (readonly [name: string, values: readonly Scalar[]])[];
  /** Other lists, such as the cells of a board. */
  readonly cells: readonly (readonly [name: string, values: readonly Scalar[]])[];
  readonly single: readonly (readonly [name: string, value: Scalar])[];
}

/** What a plain board can show of a view besides its zones. */
export function fieldsOf(view: View, seats: number): Fields {
  const facts = typeof view.facts === 'object' && view.facts !== null ? view.facts : {};
  const { turn: _, ...fields } = { ...view.open, ...view.own, ...facts } as Record<string, unknown>;
  return sorted(fields, seats);
}

/** Plain data by how it can be shown. What is nested deeper is left out. */
export function sorted(fields: object, seats: number): Fields {
  const bySeat: [string, readonly Scalar[]][] = [];
  const cells: [string, readonly Scalar[]][] = [];
  const single: [string, Scalar][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (isScalar(value)) single.push([name, value]);
    else if (Array.isArray(value) && value.length > 0 && value.every(isScalar)) {
      (value.length === seats ? bySeat : cells).push([name, value]);
    }
  }
  return { bySeat, cells, single };
}

/** Cells that make a square are shown as one. */
export const columnsOf = (count: number): number | null => {
  const side = Math.sqrt(count);
  return Number.isInteger(side) && side > 1 ? side : null;
};

/** `cells` holds the things that options call `cell`. */
export const singular = (name: string): string => name.replace(/s$/, '');

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
