import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './copy.ts';
import { type Equivalent, listOf } from './equivalent.ts';

const root = join(import.meta.dirname, '../..');
const lists = filesOf(root).filter((file) => file.endsWith('/equivalent-mutants.json'));

it.each(lists)('%s lists each mutant once, in code that there is, with a reason', (list) => {
  const entries: Equivalent[] = JSON.parse(readFileSync(join(root, list), 'utf8'));
  const words = entries.map(({ reason: _, ...entry }) => JSON.stringify(entry));
  expect(words.filter((entry, i) => words.indexOf(entry) !== i)).toEqual([]);
  for (const { file, line, original, replacement, reason } of entries) {
    expect(listOf(file), file).toBe(list);
    expect(existsSync(join(root, file)), file).toBe(true);
    expect([typeof line, typeof original, typeof replacement], line).toEqual(Array(3).fill('string'));
    expect(reason, line).toMatch(/^\S.{20,}\.$/);
  }
});
