import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';

const root = join(import.meta.dirname, '../..');

/** The folders in the order in which the README lists them. */
const house = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^ {4}([a-z-]+)\/ /gm)].map(
  ([, folder]) => folder!,
);

/** Where an area stands in that list; an area that is part of several folders stands at each of them. */
const floorsOf = (name: string): number[] =>
  areas
    .find((area) => area.name === name)!
    .files.flatMap((glob) => /^(?:\{([^}]*)\}|([a-z-]+))\//.exec(glob)!.slice(1).join('').split(','))
    .map((folder) => house.indexOf(folder));

const ordered = areas.flatMap(({ name, imports }) => (imports === 'any' ? [] : [{ name, imports }]));

describe('the areas', () => {
  it('lie in folders that the README lists', () => {
    for (const { name } of ordered) expect(floorsOf(name), name).not.toContain(-1);
  });

  it.each(ordered)('$name imports nothing that stands below it in the README', ({ name, imports }) => {
    for (const other of imports)
      expect(Math.min(...floorsOf(other)), `${name} imports ${other}`).toBeLessThanOrEqual(
        Math.max(...floorsOf(name)),
      );
  });

  it('import each other in no circle', () => {
    const above = new Map(ordered.map(({ name, imports }) => [name, imports]));
    const reaches = (from: string, to: string): boolean =>
      above.get(from)!.some((next) => next === to || reaches(next, to));
    for (const { name } of ordered) expect(reaches(name, name), name).toBe(false);
  });
});
