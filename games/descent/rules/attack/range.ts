import { valueFor } from '@questwright/adventure';
import { isHeard, type Rule } from '@questwright/kernel';
import { resultOf } from '../dice/roll.ts';
import { doorOf } from '../figures/doors.ts';
import { spacesOf } from '../ground.ts';
import { figureOf } from '../pieces.ts';
import { type Descent, NONE } from '../state.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { becomesCertain } from './certain.ts';
import { attackerOf, goesOn } from './fate.ts';
import { armsOf } from './sources.ts';
import type { SurgeAbility } from './surge-ability.ts';
import { affordable, demandsOn, offerSurges } from './surges.ts';
import { distanceTo } from './targets.ts';
import type { Aim, Attack } from './types.ts';

/** Step 3. A Ranged attack needs as much range as its targets are away; the farthest of them decides for all. */
export function* checkRange(g: Descent, attack: Attack): Rule {
  attack.stage = 'range';
  yield* window(g, 'checkingRange', { figure: attackerOf(g, attack)!, attack });
  while (goesOn(g, attack) && isShort(g, attack)) {
    const isHelped = canReach(g, attack) && (yield* offerSurges(g, attack, addsRange, 'let it miss'));
    if (!isHelped) attack.fate = 'miss';
  }
  if (goesOn(g, attack) && demandsOn(g, attack).length === 0) yield* becomesCertain(g, attack);
}

const addsRange = ({ range }: SurgeAbility): boolean => range > 0;

/** Whether surges could bring enough range: if all of them together are too little, nobody is asked about them. */
function canReach(g: Descent, attack: Attack): boolean {
  const more = affordable(g, attack).reduce((sum, { range }) => sum + range, 0);
  return resultOf(attack.roll).range + more >= rangeNeeded(g, attack) || isHeard(g, 'surgeSpent');
}

const isShort = (g: Descent, attack: Attack): boolean => resultOf(attack.roll).range < rangeNeeded(g, attack);

/** How much range an attack needs: what its farthest target is away now, and what effects ask for besides. */
export function rangeNeeded(g: Descent, attack: Attack): number {
  if (attack.gains.ignoresRange) return 0;
  if (attack.gains.range !== undefined) return valueFor(g, 'rangeNeeded', attack.gains.range, attack);
  const isRanged = armsOf(g, attack).type === 'ranged';
  const farthest = isRanged ? Math.max(0, ...attack.aims.map((aim) => distanceOfAim(g, attack, aim))) : 0;
  return valueFor(g, 'rangeNeeded', farthest, attack);
}

/** How far a target is away: the space aimed at, or wherever its figure has gone since. */
function distanceOfAim(g: Descent, attack: Attack, { space, figure: id }: Aim): number {
  const attacker = attackerOf(g, attack)!;
  const figure = figureOf(g, id);
  if (figure && doorOf(g, figure) !== NONE) return distanceTo(g, attacker, space) + 1;
  if (figure?.zone !== MAP) return distanceTo(g, attacker, space);
  const spaces = spacesOf(g, figure);
  if (spaces.includes(space)) return distanceTo(g, attacker, space);
  return Math.min(...spaces.map((one) => distanceTo(g, attacker, one)));
}
