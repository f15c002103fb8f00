import { atRandom, boutOf, fightOut, KINDS, searching } from './combat/mirrored.ts';

/** `npm run fights -- 40 60`: how many bouts of each kind, and how often a round is tried out. */
const bouts = Number(process.argv[2] ?? 40);
const tries = Number(process.argv[3] ?? 60);

const searcher = searching(tries);
const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(1)} %`;

const FOES = { hero: 'another hero', enemy: 'an enemy', villain: 'a villain' };

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
  console.log(
    `a hero against ${FOES[kind]}: the search wins ` +
      `${percent(asAttacker + asDefender, 2 * bouts)} of ${2 * bouts} fights ` +
      `(${percent(asAttacker, bouts)} as the hero, ${percent(asDefender, bouts)} on the other side)`,
  );
}
console.log(`together ${percent(all, 2 * bouts * KINDS.length)} of ${2 * bouts * KINDS.length} fights`);
