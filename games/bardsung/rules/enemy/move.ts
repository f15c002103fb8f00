import { nameOf } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { stepInto } from '../displace.ts';
import { asZone } from '../map/as-zone.ts';
import { layoutOf } from '../map/layout.ts';
import { distancesFrom } from '../map/ways.ts';
import { heroesIn, heroModels } from '../pieces.ts';
import { rangeOf, speedOf } from '../profile.ts';
import { everySeat } from '../seats.ts';
import type { Bardsung, Piece } from '../state.ts';

/** How many zones an enemy moves towards a hero: until the hero is in range, and no more than its speed. */
export const stepsTowards = (g: Bardsung, enemy: Piece, distance: number): number =>
  Math.max(0, Math.min(speedOf(g, enemy), distance - rangeOf(g, enemy)));

/** Moves by a shortest way; where several ways lead to different zones, the heroes pick. */
export function* moveTowards(g: Bardsung, enemy: Piece, hero: Piece): Rule {
  const far = distancesFrom(g, enemy.at);
  const distance = far[hero.at]!;
  const steps = stepsTowards(g, enemy, distance);
  if (steps === 0) return;
  const back = distancesFrom(g, hero.at);
  const ends = layoutOf(g).zones.filter((at) => far[at] === steps && back[at] === distance - steps);
  yield* walkTo(g, enemy, ends, 'BS-ENEMY-12');
}

/** Zones that an enemy can flee to from a hero in its own zone: as far as possible from the nearest. */
export function zonesAway(g: Bardsung, enemy: Piece): readonly number[] {
  if (heroesIn(g, enemy.at).length === 0) return [];
  const speed = speedOf(g, enemy);
  const nearest = (at: number): number => {
    const far = distancesFrom(g, at);
    return Math.min(...heroModels(g).map((hero) => far[hero.at]!));
  };
  const steps = distancesFrom(g, enemy.at);
  const reached = layoutOf(g).zones.filter((at) => steps[at]! <= speed);
  const best = Math.max(...reached.map(nearest));
  return best > nearest(enemy.at) ? reached.filter((at) => nearest(at) === best) : [];
}

export const flee = (g: Bardsung, enemy: Piece, zones: readonly number[]): Rule =>
  walkTo(g, enemy, zones, 'BS-ENEMY-04');

function* walkTo(g: Bardsung, enemy: Piece, ends: readonly number[], rule: string): Rule {
  const end = yield* chooseOne(g, {
    seat: everySeat(g),
    topic: 'enemy-way',
    subject: { model: enemy.id },
    prompt: ['bs.ask.enemy-way', { model: nameOf(g, enemy) }],
    among: ends,
    as: asZone(g),
  });
  yield* stepInto(g, enemy, end, rule);
}
