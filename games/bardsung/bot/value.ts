import type { Match } from '@questwright/kernel';
import { hasMark } from '../rules/conditions/tokens.ts';
import { distancesFrom, UNREACHED } from '../rules/map/ways.ts';
import { enemiesOnMat, heroModels, packOf, terrainIn, woundsOf } from '../rules/pieces.ts';
import { gritOf, hasNextSide, profileOf, rangeOf } from '../rules/profile.ts';
import type { Bardsung, Piece } from '../rules/state.ts';
import { wayLeft } from './goal.ts';

const WON = 1000;

/** How good a position is for the party, in wounds of a healthy hero. */
export function value({ state: g, over }: Match<Bardsung>): number {
  if (over) return over.winners.length > 0 ? WON : -WON;
  let sum = stores(g) - 0.35 * wayLeft(g) - Number(g.loud);
  const enemies = enemiesOnMat(g);
  for (const enemy of enemies) sum -= danger(g, enemy);
  for (const hero of heroModels(g)) sum += standing(g, hero, enemies);
  return sum;
}

/** What can still be spent. */
const stores = ({ fate, supplies, gold }: Bardsung): number =>
  0.7 * fate.active +
  6 * supplies.potion +
  3 * supplies.firewood +
  1.5 * supplies.charm +
  0.8 * supplies.toolkit +
  gold / 7;

/** What an enemy will cost before it falls. */
function danger(g: Bardsung, enemy: Piece): number {
  const { effects, powerful, tn } = profileOf(g, enemy);
  const whole = 1.5 + 0.4 * effects.length + 0.6 * Number(powerful) + 0.1 * (tn - 11);
  const left = hasNextSide(g, enemy) ? 2 - 0.4 * enemy.wounds : 1 - 0.4 * enemy.wounds;
  const eased =
    0.3 * Number(hasMark(enemy, 'weaken')) +
    0.25 * Number(hasMark(enemy, 'bane')) +
    0.4 * Number(hasMark(enemy, 'burn')) +
    0.3 * Number(hasMark(enemy, 'frostbite')) +
    0.15 * enemy.poison;
  return whole * left - eased;
}

/** Wounds, the later the worse; conditions; and the way to the nearest enemy, if it is out of reach. */
function standing(g: Bardsung, hero: Piece, enemies: readonly Piece[]): number {
  const wounds = woundsOf(g, hero.seat);
  let sum = (-3 * wounds.length ** 2) / gritOf(g, hero);
  for (const { turned } of wounds) if (turned) sum -= 0.5;
  sum -= 0.8 * hero.poison + hero.stunned;
  sum += 0.4 * Number(hasMark(hero, 'blessing'));
  for (const [mark, cost] of HARM) if (hasMark(hero, mark)) sum -= cost;
  sum += 1.5 * packOf(g, hero.seat).length;
  if (enemies.length > 0) sum -= 0.25 * outOfReach(g, hero, enemies);
  for (const { def } of terrainIn(g, hero.at)) sum -= HAZARDS[def] ?? 0;
  return sum;
}

const HARM = [
  ['burn', 1.5],
  ['fatigue', 0.4],
  ['sundered', 0.3],
  ['frostbite', 0.6],
  ['bleed', 0.5],
  ['pinned', 0.1],
] as const;

const HAZARDS: { readonly [terrain: string]: number } = { gas: 1, drift: 0.5, rubble: -0.2, elevation: -0.2 };

function outOfReach(g: Bardsung, hero: Piece, enemies: readonly Piece[]): number {
  const far = distancesFrom(g, hero.at);
  const least = Math.min(...enemies.map(({ at }) => far[at]!));
  return least === UNREACHED ? 0 : Math.max(0, least - rangeOf(g, hero));
}
