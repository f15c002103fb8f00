import { type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import { content } from '../../content/index.ts';
import { partyOf, playEncounter } from './encounter.ts';

/** The encounters of the first four chapters. */
const ENCOUNTERS = content.chapters
  .filter(({ number }) => number <= 4)
  .flatMap(({ nodes }) => Object.values(nodes));

const play = (heroes: readonly string[], n: number): number =>
  Number(playEncounter(ENCOUNTERS[n % ENCOUNTERS.length]!, heroes, `swap ${n}`).isWon);

/**
 * What each hero is worth: parties of three play the first four chapters, once as they are and once with this
 * hero in the place of the first, with the same seeds. It tells how much more often they complete their
 * encounters.
 */
export function* heroSwaps(pairs: number, { includes, recall }: TrialRun = WHOLE_TRIAL): Iterable<string> {
  const before = new Map<number, number>();
  for (const { id, name } of content.heroes) {
    if (!includes(name)) continue;
    const difference = recall(`${name}, ${pairs}`, () => differenceBy(id, pairs, before));
    const points = (100 * difference) / pairs;
    yield `${name}: ${points > 0 ? '+' : ''}${points.toFixed(1)} points over ${pairs} pairs`;
  }
}

function differenceBy(id: string, pairs: number, before: Map<number, number>): number {
  let difference = 0;
  for (let n = 0, swaps = 0; swaps < pairs; n++) {
    const party = partyOf(3, n);
    if (party.includes(id)) continue;
    const without = before.get(n) ?? play(party, n);
    before.set(n, without);
    difference += play([id, ...party.slice(1)], n) - without;
    swaps++;
  }
  return difference;
}
