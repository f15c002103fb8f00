import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf } from './judges.ts';
import type { Mutant } from './mutants.ts';
import { shown } from './shown.ts';

/** A mutant that no test can notice, because the program does the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The line of the code it begins in. */
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
  /** Why nobody can tell. */
  readonly reason: string;
}

/** Where the equivalent mutants of a folder are listed: beside the tests that judge it. */
export function listOf(folder: string): string {
  return `${homeOf(folder)}/tests/equivalent-mutants.json`;
}

export function readEquivalents(root: string, folder: string): Equivalent[] {
  const path = join(root, listOf(folder));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** Describes a mutant in the words that a list uses, which stay valid when other parts of the file change. */
export function wordsFor({ file, line, original, replacement }: Mutant): Omit<Equivalent, 'reason'> {
  return { file, line, original, replacement: shown(replacement) };
}

const keyOf = ({ file, line, original, replacement }: Omit<Equivalent, 'reason'>): string =>
  JSON.stringify([file, line, original, replacement]);

export function equivalenceFinder(list: readonly Equivalent[]): (mutant: Mutant) => string | undefined {
  const reasons = new Map(list.map((entry) => [keyOf(entry), entry.reason]));
  return (mutant) => reasons.get(keyOf(wordsFor(mutant)));
}

/** Entries for code that is no longer there. */
export function stale(list: readonly Equivalent[], folder: string, mutants: readonly Mutant[]): Equivalent[] {
  const there = new Set(mutants.map((mutant) => keyOf(wordsFor(mutant))));
  return list.filter((entry) => `${entry.file}/`.startsWith(`${folder}/`) && !there.has(keyOf(entry)));
}
