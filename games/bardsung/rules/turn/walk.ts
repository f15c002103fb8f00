import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { suffer } from '../conditions/suffer.ts';
import { stepInto } from '../displace.ts';
import { layoutOf } from '../map/layout.ts';
import { distancesFrom, zonesNextTo } from '../map/ways.ts';
import { enemiesIn, enemiesOnMat, hasTerrain } from '../pieces.ts';
import { resilienceOf, tnOf } from '../profile.ts';
import { actionRoll } from '../rolls/action-roll.ts';
import { ofResilience } from '../rolls/sources.ts';
import type { Bardsung, Piece } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';

export const VINES_TN = 10;

/** A way to a zone: by which zone it comes there, and how often something happens on it. */
interface Way {
  readonly at: number;
  /** null: the hero stands here. */
  readonly before: Way | null;
  readonly troubles: number;
}

/** The zones that a hero can move to in so many steps, in the order of their numbers. */
export function zonesWithin(g: Bardsung, at: number, steps: number): readonly number[] {
  if (steps === 0) return NOWHERE_ELSE;
  const far = distancesFrom(g, at);
  return layoutOf(g).zones.filter((zone) => zone !== at && far[zone]! <= steps);
}
const NOWHERE_ELSE: readonly number[] = [];

/**
 * The way to a zone within so many steps on which least happens: the zones that it leads through. Whoever wants another
 * way goes part of it, and on from there.
 */
export function wayTo(g: Bardsung, at: number, end: number, steps: number): readonly number[] {
  // Every way leaves the one zone and enters the other: nothing is gained by a detour.
  if (zonesNextTo(g, at).includes(end)) return [end];
  return zonesOn(waysFrom(g, at, steps).get(end)!);
}

/** The zones that a way leads through, without the one where it begins. */
export const zonesOn = ({ at, before }: Way): number[] => (before ? [...zonesOn(before), at] : []);

/** The way to each zone within so many steps on which least happens. */
export function waysFrom(g: Bardsung, at: number, steps: number): ReadonlyMap<number, Way> {
  const start: Way = { at, before: null, troubles: 0 };
  const best = new Map<number, Way>([[at, start]]);
  let edge = [start];
  for (let step = 0; step < steps; step++) {
    const next: Way[] = [];
    for (const way of edge) {
      const leaving = way.troubles + troubleOfLeaving(g, way.at);
      for (const to of zonesNextTo(g, way.at)) {
        const troubles = leaving + troubleOfEntering(g, to);
        const known = best.get(to);
        if (known && known.troubles <= troubles) continue;
        const longer = { at: to, before: way, troubles };
        best.set(to, longer);
        next.push(longer);
      }
    }
    edge = next;
  }
  return best;
}

function troubleOfLeaving(g: Bardsung, at: number): number {
  for (const enemy of enemiesOnMat(g)) if (enemy.at === at) return 1;
  return Number(hasTerrain(g, at, 'vines'));
}
const troubleOfEntering = (g: Bardsung, at: number): number =>
  Number(hasTerrain(g, at, 'water')) + Number(hasTerrain(g, at, 'stalagmites'));

/** Walks by a move action, zone by zone. */
export function* walk(g: Bardsung, hero: Piece, zones: readonly number[]): Rule {
  for (const at of zones) {
    yield* leave(g, hero);
    yield* stepInto(g, hero, at, 'BS-HERO-05');
  }
}

/**
 * A hero who leaves a zone with enemies suffers a parting blow. Vines hold a hero who leaves their zone, unless an
 * enemy is there.
 */
function* leave(g: Bardsung, hero: Piece): Rule {
  const enemies = enemiesIn(g, hero.at);
  if (enemies.length > 0) {
    const tn = Math.max(...enemies.map((enemy) => tnOf(g, enemy)));
    if (!(yield* partingBlow(g, hero, tn, 'BS-MOVE-01'))) yield* sufferWound(g, hero);
  } else if (hasTerrain(g, hero.at, 'vines')) {
    if (!(yield* partingBlow(g, hero, VINES_TN, 'BS-TERRAIN-09'))) yield* suffer(g, hero, 'pinned');
  }
}

/** A defence roll, though nobody attacks. */
function partingBlow(g: Bardsung, hero: Piece, tn: number, rule: string): Rule<boolean> {
  note(g, 'bs.log.parting-blow', { model: hero, tn }, rule);
  return actionRoll(g, hero.seat, 'defence', resilienceOf(g, hero), tn, { sources: [ofResilience(g, hero)] });
}
