import { createRandom, randomAnswer } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { partyOf, percent, playEncounter } from './encounter.ts';

/** How often three heroes who go by instinct complete each encounter, so many matches each. */
export function* winRates(matches: number): Iterable<string> {
  yield '| Encounter | completed | wandering monster | rounds | no way on |';
  yield '|---|---|---|---|---|';
  for (const { id, name } of content.encounters) {
    let [won, met, stuck, rounds] = [0, 0, 0, 0];
    for (let n = 0; n < matches; n++) {
      const one = playEncounter(id, partyOf(3, n), `${id} ${n}`);
      won += Number(one.isWon);
      met += Number(one.isMet);
      stuck += Number(one.isStuck);
      rounds += one.rounds;
    }
    const [wins, monsters, ends] = [won, met, stuck].map((n) => percent(n, matches));
    yield `| ${id.toUpperCase()} ${name} | ${wins} | ${monsters} | ${(rounds / matches).toFixed(1)} | ${ends} |`;
  }
}

const HERO_COUNTS = [1, 2, 3, 4, 5];

/**
 * How often the encounters of each chapter are completed by each number of heroes: so many matches for each, its nodes
 * in turn. The last column is random play with three heroes.
 */
export function* chapterRates(matches: number): Iterable<string> {
  yield `| Chapter | ${HERO_COUNTS.map((n) => (n === 1 ? '1 hero' : `${n} heroes`)).join(' | ')} | random, 3 heroes |`;
  yield `|---|${HERO_COUNTS.map(() => '---|').join('')}---|`;
  for (const { number, name, nodes } of content.chapters) {
    const ids = Object.values(nodes);
    const rateOf = (heroes: number, player?: Parameters<typeof playEncounter>[3]): string => {
      let won = 0;
      for (let n = 0; n < matches; n++)
        won += Number(playEncounter(ids[n % ids.length]!, partyOf(heroes, n), `${name} ${n}`, player).isWon);
      return percent(won, matches);
    };
    const dice = createRandom(name);
    const random = rateOf(3, (_, choice) => randomAnswer(choice, dice));
    yield `| ${number} ${name} | ${HERO_COUNTS.map((heroes) => rateOf(heroes)).join(' | ')} | ${random} |`;
  }
}
