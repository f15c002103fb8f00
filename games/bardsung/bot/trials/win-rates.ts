import { type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import { createRandom, randomAnswer } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { type Player, partyOf, percent, playEncounter } from './encounter.ts';

/** How often three heroes who go by instinct complete each encounter, so many matches each. */
export function* winRates(matches: number, { includes, recall }: TrialRun = WHOLE_TRIAL): Iterable<string> {
  yield '| Encounter | completed | wandering monster | rounds | no way on |';
  yield '|---|---|---|---|---|';
  for (const { id, name } of content.encounters) {
    const part = `${id.toUpperCase()} ${name}`;
    if (includes(part)) yield recall(part, () => `| ${part} | ${rateOf(id, matches)} |`);
  }
}

function rateOf(id: string, matches: number): string {
  let [won, met, stuck, rounds] = [0, 0, 0, 0];
  for (let n = 0; n < matches; n++) {
    const one = playEncounter(id, partyOf(3, n), `${id} ${n}`);
    won += Number(one.isWon);
    met += Number(one.isMet);
    stuck += Number(one.isStuck);
    rounds += one.rounds;
  }
  const [wins, monsters, ends] = [won, met, stuck].map((n) => percent(n, matches));
  return `${wins} | ${monsters} | ${(rounds / matches).toFixed(1)} | ${ends}`;
}

const HERO_COUNTS = [1, 2, 3, 4, 5];

/**
 * How often the encounters of each chapter are completed by each number of heroes: so many matches for each, its nodes
 * in turn. The last column is random play with three heroes.
 */
export function* chapterRates(
  matches: number,
  { includes, recall }: TrialRun = WHOLE_TRIAL,
): Iterable<string> {
  yield `| Chapter | ${HERO_COUNTS.map((n) => (n === 1 ? '1 hero' : `${n} heroes`)).join(' | ')} | random, 3 heroes |`;
  yield `|---|${HERO_COUNTS.map(() => '---|').join('')}---|`;
  for (const { number, name, nodes } of content.chapters) {
    const part = `${number} ${name}`;
    if (!includes(part)) continue;
    const rate = (heroes: number, player?: Player): string =>
      chapterRate(Object.values(nodes), name, heroes, matches, player);
    const rates = HERO_COUNTS.map((heroes) => recall(`${part}, ${heroes}`, () => rate(heroes)));
    const dice = createRandom(name);
    const random = recall(`${part}, random`, () => rate(3, (_, choice) => randomAnswer(choice, dice)));
    yield `| ${part} | ${rates.join(' | ')} | ${random} |`;
  }
}

function chapterRate(
  nodes: readonly string[],
  name: string,
  heroes: number,
  matches: number,
  player?: Player,
): string {
  let won = 0;
  for (let n = 0; n < matches; n++)
    won += Number(playEncounter(nodes[n % nodes.length]!, partyOf(heroes, n), `${name} ${n}`, player).isWon);
  return percent(won, matches);
}
