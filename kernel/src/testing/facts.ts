import { expect, it } from 'vitest';

/** What content is compared with. */
export interface Pinned<T> {
  /** Read from the published facts and from nothing else; see {@link pinFacts}. */
  readonly table: string;
  readonly things: Iterable<T>;
  readonly id: (thing: T) => string;
  /** How each column of the table is read off a thing, as text. */
  readonly columns: { readonly [column: string]: (thing: T) => string | number | boolean };
  /** Whether a thing is our own invention, which needs no row. */
  readonly isOurs?: (thing: T) => boolean;
}

/**
 * A test that compares content with a table of published facts:
 *
 *     pinFacts('the heroes', {
 *       table: `
 *         id      health  start       says
 *         corbin  10      stronghold  ?: 1 action: challenge another hero
 *       `,
 *       things: content.heroes,
 *       id: ({ id }) => id,
 *       columns: { health: ({ health }) => health, start: ({ start }) => start, says: (hero) => say(hero) },
 *     });
 *
 * Columns stand two or more spaces apart. A `?` stands for what is not published: it fits anything in the
 * content, even in the middle of a cell. Each thing has one row, and each row its thing; only what is our own
 * may lack one.
 */
export function pinFacts<T>(title: string, pinned: Pinned<T>): void {
  it(title, () => expect(unlikeFacts(pinned)).toEqual([]));
}

/** Where content and facts differ, in words. */
export function unlikeFacts<T>({ table, things, id, columns, isOurs }: Pinned<T>): string[] {
  const { header, rows } = readTable(table);
  const faults: string[] = [];
  for (const column of header) if (!columns[column]) faults.push(`the column ${column} is read by nothing`);
  for (const column in columns)
    if (!header.includes(column)) faults.push(`the table lacks the column ${column}`);
  const seen = new Set<string>();
  for (const thing of things) {
    const name = id(thing);
    if (seen.has(name)) faults.push(`${name} is there twice`);
    seen.add(name);
    const row = rows.get(name);
    if (!row) {
      if (!isOurs?.(thing)) faults.push(`${name} has no row`);
      continue;
    }
    if (row.length !== header.length) faults.push(`${name} has ${row.length} cells, not ${header.length}`);
    header.forEach((column, i) => {
      const found = String(columns[column]?.(thing));
      if (columns[column] && !fits(row[i] ?? '', found)) {
        faults.push(`${name}: ${column} is "${found}", not "${row[i]}"`);
      }
    });
  }
  for (const name of rows.keys()) if (!seen.has(name)) faults.push(`${name} is not there`);
  return faults;
}

function readTable(table: string): { header: string[]; rows: Map<string, string[]> } {
  const [[, ...header] = [], ...lines] = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/ {2,}/));
  const rows = new Map<string, string[]>();
  for (const [name, ...cells] of lines) {
    if (rows.has(name!)) throw new Error(`The table has two rows for ${name}.`);
    rows.set(name!, cells);
  }
  return { header, rows };
}

/** Whether a cell fits what was found, a `?` being anything. */
function fits(cell: string, found: string): boolean {
  const [first, ...rest] = cell.split('?');
  if (rest.length === 0) return found === cell;
  if (!found.startsWith(first!)) return false;
  let at = first!.length;
  for (const [i, part] of rest.entries()) {
    const next = i === rest.length - 1 ? found.length - part.length : found.indexOf(part, at);
    if (next < at || !found.startsWith(part, next)) return false;
    at = next + part.length;
  }
  return true;
}
