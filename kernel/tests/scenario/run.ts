import { runScenario } from '../../src/index.ts';
import { refusalOf } from '../../src/testing/index.ts';
import { dungeon } from './dungeon.ts';

export const base = { title: 'In the dungeon', game: 'dungeon' };

/** What differs, as `path: what`. */
export const run = (doc: object): string[] =>
  runScenario(dungeon, { ...base, ...doc }).differences.map(({ path, what }) => `${path.join('/')}: ${what}`);

/** What makes no sense, as `path: what`. */
export const refused = (doc: object): string => refusalOf(dungeon, { ...base, ...doc });
