import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Line, linesOf } from './lines.ts';

/** The lines of each game, by the name of its folder; the games first, then the examples. */
export type Ledgers = ReadonlyMap<string, readonly Line[]>;

export function readLedgers(root: string): Ledgers {
  const ledgers = new Map<string, Line[]>();
  for (const folder of ['games', 'examples'].flatMap((home) => foldersIn(join(root, home)))) {
    const lines = readdirSync(folder)
      .filter((name) => /^RULES.*\.md$/.test(name))
      .sort()
      .flatMap((name) => linesOf(readFileSync(join(folder, name), 'utf8')));
    if (lines.length > 0) ledgers.set(basename(folder), lines);
  }
  return ledgers;
}

function foldersIn(home: string): string[] {
  const entries = existsSync(home) ? readdirSync(home, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(home, name));
}
