import { content } from '../../content/index.ts';
import { partyOf, playEncounter } from './encounter.ts';

/** The encounters of the first four chapters. */
const ENCOUNTERS = content.chapters
  .filter(({ number }) => number <= 4)
  .flatMap(({ nodes }) => Object.values(nodes));

const play = (heroes: readonly string[], n: number): number =>
  Number(playEncounter(ENCOUNTERS[n % ENCOUNTERS.length]!, heroes, `swap ${n}`).isWon);

/**
 * What each hero is worth: parties of three play the first four chapters, once as they are and once with this hero in
 * the place of the first, with the same seeds. Told is how much more often they complete their encounters.
 */
export function* heroSwaps(pairs: number): Iterable<string> {
  const before: number[] = [];
  for (const { id, name } of content.heroes) {
    let difference = 0;
    for (let n = 0, swaps = 0; swaps < pairs; n++) {
      const party = partyOf(3, n);
      if (party.includes(id)) continue;
      before[n] ??= play(party, n);
      difference += play([id, ...party.slice(1)], n) - before[n]!;
      swaps++;
    }
    const points = (100 * difference) / pairs;
    yield `${name}: ${points > 0 ? '+' : ''}${points.toFixed(1)} points over ${pairs} pairs`;
  }
}
