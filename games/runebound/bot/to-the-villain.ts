import type { Match } from '@questwright/kernel';
import { heroAt, speedOf } from '../rules/heroes.ts';
import { NONE, type Runebound } from '../rules/state.ts';
import type { Judgement } from './judgement.ts';
import { oddsAgainst, villainOf } from './odds.ts';
import { dangerAfter, roundsLeft } from './time-left.ts';
import { actionsTo } from './travel.ts';

/** Whether a hero should go and fight the villain now: the odds are good, or there is no time left to better them. */
export function isTime(match: Match<Runebound>, seat: number, by: Judgement): boolean {
  const g = match.state;
  if (g.villain === NONE) return false;
  const travel = actionsTo(g.villain, speedOf(g, seat))[heroAt(g, seat).at]!;
  // Whoever is alone can wait for the last chance, and for better odds; in a race another hero would come first.
  const waits = by.timely && g.seats === 1;
  const isLast = waits ? isLastChance(g, seat, travel) : isLastByGuess(g, travel);
  const good = waits ? ALL_BUT_SURE : by.daring;
  return isLast || oddsAgainst(match, seat, villainOf(g), FIGHTS, {}).won >= good;
}
const ALL_BUT_SURE = 0.97;
const FIGHTS = 30;

function isLastByGuess(g: Runebound, travel: number): boolean {
  const left = roundsLeft(g);
  return left <= LAST_ROUNDS || left - (1.3 * travel + 3) / 3 < 1;
}
/** Enough to arrive, to rest and to fight. */
const LAST_ROUNDS = 3;

/** Whether the villain may have won before a hero who sets out a round later arrives. */
function isLastChance(g: Runebound, seat: number, travel: number): boolean {
  const { actions, damage } = heroAt(g, seat);
  const needed = 1.3 * travel + 1 + (damage > 1 ? 1 : 0);
  const rounds = Math.max(0, Math.ceil((needed - actions) / 3));
  return dangerAfter(g, rounds + 1) > MOST_RISK;
}
const MOST_RISK = 0.02;
