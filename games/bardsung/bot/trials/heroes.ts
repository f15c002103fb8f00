import { content } from '../../content/index.ts';
import { partyOf, playEncounter } from './encounter.ts';

/** The encounters of the first four chapters. */
const ENCOUNTERS = content.chapters
  .filter(({ number }) => number <= 4)
  .flatMap(({ nodes }) => Object.values(nodes));

/**
 * What each hero is worth: parties of three play the first four chapters, once as they are and once with this hero in
 * the place of the first, with the same seeds. Told is how much more often they complete their encounters.
 */
export function* heroSwaps(pairs: number): Iterable<string> {
  const parties = Array.from({ length: pairs }, (_, n) => partyOf(3, n));
  const play = (heroes: readonly string[], n: number): number =>
    Number(playEncounter(ENCOUNTERS[n % ENCOUNTERS.length]!, heroes, `swap ${n}`).isWon);
  const before = parties.map(play);
  for (const { id, name } of content.heroes) {
    let [difference, swaps] = [0, 0];
    parties.forEach((party, n) => {
      if (party.includes(id)) return;
      swaps++;
      difference += play([id, ...party.slice(1)], n) - before[n]!;
    });
    const points = (100 * difference) / swaps;
    yield `${name}: ${points > 0 ? '+' : ''}${points.toFixed(1)} points over ${swaps} pairs`;
  }
}
