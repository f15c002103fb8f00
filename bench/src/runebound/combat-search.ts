import { atRandom, boutOf, type Fighter, fightOut, KINDS, searching } from '@questwright/runebound/fights';

/** As often as the whole-game bot tries a combat round out when it fights the villain. */
const search = searching(120);

/** How long the combat search takes for each answer of some fights, in milliseconds, the shortest first. */
export function timeSearch(fights: number): number[] {
  const times: number[] = [];
  const searcher: Fighter = (imagine, match, random) => {
    const start = performance.now();
    const answer = search(imagine, match, random);
    times.push(performance.now() - start);
    return answer;
  };
  for (let i = 0; i < fights; i++) {
    const bout = boutOf(KINDS[i % KINDS.length]!, i);
    fightOut(bout, i % 2 === 0 ? [searcher, atRandom] : [atRandom, searcher]);
  }
  return times.sort((a, b) => a - b);
}
