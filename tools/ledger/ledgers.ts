import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Line, linesOf } from './lines.ts';

/** The lines of each game, by the name of its folder. */
export type Ledgers = ReadonlyMap<string, readonly Line[]>;

export function readLedgers(root: string): Ledgers {
  const games = join(root, 'games');
  const folders = existsSync(games) ? readdirSync(games, { withFileTypes: true }) : [];
  const ledgers = new Map<string, Line[]>();
  for (const { name: game } of folders.filter((entry) => entry.isDirectory())) {
    const lines = readdirSync(join(games, game))
      .filter((name) => /^RULES.*\.md$/.test(name))
      .sort()
      .flatMap((name) => linesOf(readFileSync(join(games, game, name), 'utf8')));
    if (lines.length > 0) ledgers.set(game, lines);
  }
  return ledgers;
}
