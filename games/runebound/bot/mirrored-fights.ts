import { atRandom, boutOf, fightOut, KINDS, searching } from './combat/mirrored.ts';

/** How often a round is tried out before an answer. */
const TRIES = 60;
const FOES = { hero: 'another hero', enemy: 'an enemy', villain: 'a villain' };

const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(1)} %`;

/** Bouts of each kind, both ways round, the search on either side against random answers; tells who won. */
export function* mirroredFights(bouts: number): Generator<string> {
  const searcher = searching(TRIES);
  let all = 0;
  for (const kind of KINDS) {
    let asAttacker = 0;
    let asDefender = 0;
    for (let i = 0; i < bouts; i++) {
      const bout = boutOf(kind, i);
      if (fightOut(bout, [searcher, atRandom]) === 0) asAttacker++;
      if (fightOut(bout, [atRandom, searcher]) === 1) asDefender++;
    }
    all += asAttacker + asDefender;
    yield `a hero against ${FOES[kind]}: the search wins ` +
      `${percent(asAttacker + asDefender, 2 * bouts)} of ${2 * bouts} fights ` +
      `(${percent(asAttacker, bouts)} as the hero, ${percent(asDefender, bouts)} on the other side)`;
  }
  yield `together ${percent(all, 2 * bouts * KINDS.length)} of ${2 * bouts * KINDS.length} fights`;
}
