import { type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import { createRandom, randomAnswer } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import type { ChapterDef } from '../../rules/definitions.ts';
import { levels } from '../levels.ts';
import { type Player, partyOf, percent, playEncounter, playerOf } from './encounter.ts';

const HERO_COUNTS = [1, 2, 3, 4, 5];
/** Matches that are played in one go, and remembered together. */
const AT_ONCE = 5;

interface Tally {
  matches: number;
  won: number;
  /** Crawls and tunnels among them, and how many got stuck. */
  crawls: number;
  stuck: number;
  /** Those that were completed, and their rounds. */
  completed: number;
  rounds: number;
}

/** How somebody plays a match, by its seed. */
type Sitting = (seed: string) => Player | undefined;

const byInstinct: Sitting = () => undefined;
const oneTurnAhead: Sitting = (seed) => playerOf(levels['level-2']!, seed);
const byChance: Sitting = (seed) => {
  const dice = createRandom(seed);
  return (_, choice) => randomAnswer(choice, dice);
};

/** Each chapter and number of heroes, by heroes who look to the end of the turn. */
export const chapterRates = (matches: number, run?: TrialRun): Iterable<string> =>
  rates(matches, oneTurnAhead, run);

/** The same by heroes who go by instinct, which is much faster, and three heroes who play at random. */
export const chapterRatesByInstinct = (matches: number, run?: TrialRun): Iterable<string> =>
  rates(matches, byInstinct, run, true);

/**
 * How often the encounters of each chapter are completed by each number of heroes: so many matches for each, the nodes
 * of the chapter in turn. A few matches of every cell come before more of any, so a run that is cut short is still even.
 */
function* rates(
  matches: number,
  sitting: Sitting,
  { includes, recall }: TrialRun = WHOLE_TRIAL,
  withChance = false,
): Iterable<string> {
  const chapters = content.chapters.filter(({ number, name }) => includes(`${number} ${name}`));
  const cells = new Map<string, Tally>();
  const add = (chapter: ChapterDef, heroes: number, from: number, how: Sitting, column: string): void => {
    const cell = `${chapter.number}, ${column}`;
    const found = recall(`${cell}, ${from}`, () => JSON.stringify(playSome(chapter, heroes, from, how)));
    cells.set(cell, sumOf([cells.get(cell) ?? newTally(), JSON.parse(found) as Tally]));
  };
  for (let from = 0; from < matches; from += AT_ONCE)
    for (const chapter of chapters) {
      for (const heroes of HERO_COUNTS) add(chapter, heroes, from, sitting, String(heroes));
      if (withChance) add(chapter, 3, from, byChance, 'chance');
    }
  const columns = [...HERO_COUNTS.map(String), ...(withChance ? ['chance'] : [])];
  yield `| Chapter | ${columns.join(' | ')} | rounds of a crawl | stuck |`;
  yield `|---|${columns.map(() => '---|').join('')}---|---|`;
  for (const { number, name } of chapters) {
    const row = columns.map((column) => cells.get(`${number}, ${column}`)!);
    const crawl = sumOf(HERO_COUNTS.map((heroes) => cells.get(`${number}, ${heroes}`)!));
    yield `| ${number} ${name} | ${row.map(({ won, matches: n }) => percent(won, n)).join(' | ')} | ${
      crawl.completed === 0 ? '' : (crawl.rounds / crawl.completed).toFixed(1)
    } | ${crawl.stuck} of ${crawl.crawls} |`;
  }
}

const newTally = (): Tally => ({ matches: 0, won: 0, crawls: 0, stuck: 0, completed: 0, rounds: 0 });

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = newTally();
  for (const one of tallies) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += one[key];
  return sum;
}

function playSome({ name, nodes }: ChapterDef, heroes: number, from: number, sitting: Sitting): Tally {
  const tally = newTally();
  const ids = Object.values(nodes);
  for (let n = from; n < from + AT_ONCE; n++) {
    const id = ids[n % ids.length]!;
    const seed = `${name} ${heroes} ${n}`;
    const one = playEncounter(id, partyOf(heroes, n), seed, sitting(seed));
    const { goal } = content.encounters.find((encounter) => encounter.id === id)!;
    const isCrawl = goal === 'crawl' || goal === 'tunnel';
    tally.matches++;
    tally.won += Number(one.isWon);
    tally.crawls += Number(isCrawl);
    if (isCrawl && one.isWon) {
      tally.completed++;
      tally.rounds += one.rounds;
    }
    tally.stuck += Number(one.isStuck);
  }
  return tally;
}
