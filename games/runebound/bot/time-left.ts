import { scenarioDef } from '../rules/catalogue.ts';
import { distance, hexCalled } from '../rules/map/hexes.ts';
import type { Runebound } from '../rules/state.ts';
import { LAST_SPACE } from '../rules/story/time.ts';
import { BIT, FACE_BITS } from '../rules/terrain.ts';
import type { Judgement } from './judgement.ts';
import { actionsTo } from './travel.ts';

const TAMALIR = hexCalled('Tamalir');

/** The rounds of the act that are left, this one included. */
const roundsOfAct = (g: Runebound): number => LAST_SPACE - g.time + (g.ended ? 0 : 1);

/** Whether the villain wins as soon as the second act is over. Otherwise it begins to walk then. */
const isOverInTime = (g: Runebound): boolean => scenarioDef(g).token === 'companion';

/** The rounds until the villain has won, this one included; a guess where it depends on dice. */
export function roundsLeft(g: Runebound): number {
  const inAct = roundsOfAct(g);
  if (isOverInTime(g)) return inAct;
  const way = actionsTo(TAMALIR, 1)[g.villain]!;
  return g.ended ? Math.floor(way * 0.6) : inAct + 2;
}

/** Whether this may be the last round. */
export const isLate = (g: Runebound, by: Judgement): boolean =>
  by.timely ? dangerAfter(g, 1) > RISKY : roundsLeft(g) <= 1;
const RISKY = 0.03;

/** How likely the villain has won when so many rounds have ended. */
export function dangerAfter(g: Runebound, rounds: number): number {
  const inAct = g.act === 1 ? roundsOfAct(g) + LAST_SPACE + 1 : roundsOfAct(g);
  const walks = g.ended ? rounds : Math.max(0, rounds - inAct + 1);
  if (isOverInTime(g)) return walks > 0 ? 1 : 0;
  return walks === 0 ? 0 : chanceOfSteps(walks, distance(g.villain, TAMALIR));
}

const DICE = 5;
const WILD = FACE_BITS.filter((face) => (face & BIT.wild) !== 0).length / FACE_BITS.length;

/** How likely the villain takes at least so many steps in some rounds: one for each die that shows wild. */
function chanceOfSteps(rounds: number, steps: number): number {
  const n = DICE * rounds;
  let [sum, term] = [0, (1 - WILD) ** n];
  for (let k = 0; k < steps && k <= n; k++) {
    sum += term;
    term *= ((n - k) / (k + 1)) * (WILD / (1 - WILD));
  }
  return 1 - sum;
}

/** How many actions a hero can count on before it has to set out for the villain. */
export const actionsToUse = (g: Runebound): number => 3 * roundsToUse(g) - 2;

/** How many more rounds a hero can count on. */
function roundsToUse(g: Runebound): number {
  let rounds = 1;
  while (rounds < ENOUGH && dangerAfter(g, rounds) < 0.3) rounds++;
  return rounds;
}
const ENOUGH = 8;

/** Gold that can hardly be spent any more is worth little, and so are trophies for which no skill can be found. */
export const useOfGold = (g: Runebound, { timely }: Judgement): number =>
  timely ? Math.min(1, 0.2 + roundsToUse(g) / ENOUGH) : 1;
export const useOfTrophies = useOfGold;
