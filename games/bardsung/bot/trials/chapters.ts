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
  /** Those that were stopped, because they did not come to an end. */
  stopped: number;
  /** Crawls and tunnels among them, and how many got stuck. */
  crawls: number;
  stuck: number;
  /** Those that were completed, and their rounds. */
  completed: number;
  rounds: number;
  /** Those that got stuck or were stopped, by what they are called, to be looked into. */
  odd: readonly string[];
}
type Count = Exclude<keyof Tally, 'odd'>;

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
  const columns: Column[] = HERO_COUNTS.map((heroes) => ({ name: heroesOf(heroes), heroes, sitting }));
  if (withChance) columns.push({ name: '3 heroes at random', heroes: 3, sitting: byChance });
  const cells = content.chapters
    .flatMap((chapter) => columns.map((column) => ({ chapter, column, tally: newTally() })))
    .filter(({ chapter, column }) => includes(cellName(chapter, column)));
  for (let from = 0; from < matches; from += AT_ONCE)
    for (const { chapter, column, tally } of cells) {
      const found = recall(`${cellName(chapter, column)}, ${from}`, () =>
        JSON.stringify(playSome(chapter, column, from)),
      );
      add(tally, JSON.parse(found) as Tally);
    }
  yield `| Chapter | ${columns.map(({ name }) => name).join(' | ')} | rounds of a crawl | stuck | stopped |`;
  yield `|---|${columns.map(() => '---|').join('')}---|---|---|`;
  for (const chapter of content.chapters) {
    const row = cells.filter((cell) => cell.chapter === chapter);
    if (row.length === 0) continue;
    const all = newTally();
    for (const { column, tally } of row) if (column.sitting === sitting) add(all, tally);
    const shares = columns.map((column) => {
      const tally = row.find((cell) => cell.column === column)?.tally;
      return tally ? percent(tally.won, tally.matches) : '';
    });
    const rounds = all.completed === 0 ? '' : (all.rounds / all.completed).toFixed(1);
    yield `| ${chapter.number} ${chapter.name} | ${shares.join(' | ')} | ${rounds} | ${all.stuck} of ${all.crawls} | ${all.stopped} |`;
  }
  for (const name of cells.flatMap(({ tally }) => tally.odd)) yield `Stuck or stopped: ${name}`;
}

interface Column {
  readonly name: string;
  readonly heroes: number;
  readonly sitting: Sitting;
}

const heroesOf = (n: number): string => (n === 1 ? '1 hero' : `${n} heroes`);
const cellName = ({ number, name }: ChapterDef, column: Column): string =>
  `${number} ${name}, ${column.name}`;

const newTally = (): Tally => ({
  matches: 0,
  won: 0,
  stopped: 0,
  crawls: 0,
  stuck: 0,
  completed: 0,
  rounds: 0,
  odd: [],
});

function add(tally: Tally, { odd, ...more }: Tally): void {
  for (const key of Object.keys(more) as Count[]) tally[key] += more[key];
  tally.odd = [...tally.odd, ...odd];
}

function playSome({ name, nodes }: ChapterDef, { heroes, sitting }: Column, from: number): Tally {
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
    tally.stopped += Number(!one.isOver);
    tally.crawls += Number(isCrawl);
    if (isCrawl && one.isWon) {
      tally.completed++;
      tally.rounds += one.rounds;
    }
    tally.stuck += Number(one.isStuck);
    if (one.isStuck || !one.isOver)
      tally.odd = [...tally.odd, `${id.toUpperCase()}, match ${n} of ${heroesOf(heroes)}`];
  }
  return tally;
}
