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

/** How often each level completes six encounters, so many matches each: the same seeds and parties for all. */
export function* searchRates(matches: number): Iterable<string> {
  yield `| Encounter | heroes | ${Object.keys(levels).join(' | ')} |`;
  yield `|---|---|${Object.keys(levels)
    .map(() => '---|')
    .join('')}`;
  for (const [id, heroes] of CELLS) {
    const { name } = content.encounters.find((one) => one.id === id)!;
    const rates = Object.values(levels).map((bot) => {
      let won = 0;
      for (let n = 0; n < matches; n++) {
        const seed = `search ${id} ${n}`;
        won += Number(playEncounter(id, partyOf(heroes, n), seed, playerOf(bot, seed)).isWon);
      }
      return percent(won, matches);
    });
    yield `| ${id.toUpperCase()} ${name} | ${heroes} | ${rates.join(' | ')} |`;
  }
}
