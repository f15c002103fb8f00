import { type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import { content } from '../../content/index.ts';
import { levels } from '../levels.ts';
import { partyOf, percent, playEncounter, playerOf } from './encounter.ts';

/** One encounter of each kind, and of early and late chapters: its id and how many heroes play it. */
const CELLS = [
  ['2b', 3],
  ['3d', 2],
  ['4d', 3],
  ['6e', 4],
  ['8b', 3],
  ['10e', 3],
] as const;

/** Matches that are played in one go, and remembered together. */
const AT_ONCE = 5;

/**
 * How often each level completes six encounters, so many matches each: the same seeds and parties for all. A part is
 * called by its encounter and level: “4D, level-3”.
 */
export function* searchRates(
  matches: number,
  { includes, recall }: TrialRun = WHOLE_TRIAL,
): Iterable<string> {
  const names = Object.keys(levels);
  const part = (id: string, level: string): string => `${id.toUpperCase()}, ${level}`;
  const cells = CELLS.map(([id, heroes]) => ({ id, heroes, won: names.map(() => 0) }));
  for (let from = 0; from < matches; from += AT_ONCE)
    for (const { id, heroes, won } of cells)
      for (const [i, level] of names.entries()) {
        const to = Math.min(matches, from + AT_ONCE);
        const name = part(id, level);
        if (includes(name))
          won[i]! += recall(`${name}, ${from} to ${to}`, () => winsOf(level, id, heroes, from, to));
      }
  yield `| Encounter | heroes | ${names.join(' | ')} |`;
  yield `|---|---|${names.map(() => '---|').join('')}`;
  for (const { id, heroes, won } of cells) {
    const { name } = content.encounters.find((one) => one.id === id)!;
    const rates = names.map((level, i) => (includes(part(id, level)) ? percent(won[i]!, matches) : ''));
    yield `| ${id.toUpperCase()} ${name} | ${heroes} | ${rates.join(' | ')} |`;
  }
}

function winsOf(level: string, id: string, heroes: number, from: number, to: number): number {
  let won = 0;
  for (let n = from; n < to; n++) {
    const seed = `search ${id} ${n}`;
    won += Number(playEncounter(id, partyOf(heroes, n), seed, playerOf(levels[level]!, seed)).isWon);
  }
  return won;
}
