import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { suffer } from '../conditions/suffer.ts';
import { stepInto } from '../displace.ts';
import { zonesNextTo } from '../map/ways.ts';
import { enemiesIn, terrainIn } from '../pieces.ts';
import { resilienceOf, tnOf } from '../profile.ts';
import { actionRoll } from '../rolls/action-roll.ts';
import type { Bardsung, Piece } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';

const VINES_TN = 10;

/** A way to a zone: the zones that it leads through, and how often something happens on it. */
interface Way {
  readonly zones: readonly number[];
  readonly troubles: number;
}

/**
 * The zones that a hero can move to in so many steps, with the way to each on which least happens. Whoever wants another
 * way goes part of it, and on from there.
 */
export function waysFrom(g: Bardsung, at: number, steps: number): ReadonlyMap<number, Way> {
  const best = new Map<number, Way>([[at, { zones: [], troubles: 0 }]]);
  let edge = new Map(best);
  for (let step = 0; step < steps; step++) {
    const next = new Map<number, Way>();
    for (const [from, way] of edge) {
      for (const to of zonesNextTo(g, from)) {
        const troubles = way.troubles + troubleOfLeaving(g, from) + troubleOfEntering(g, to);
        const known = best.get(to);
        if (known && known.troubles <= troubles) continue;
        const longer = { zones: [...way.zones, to], troubles };
        best.set(to, longer);
        next.set(to, longer);
      }
    }
    edge = next;
  }
  best.delete(at);
  return best;
}

const troubleOfLeaving = (g: Bardsung, at: number): number =>
  Number(enemiesIn(g, at).length > 0 || terrainIn(g, at, 'vines').length > 0);
const troubleOfEntering = (g: Bardsung, at: number): number =>
  Number(terrainIn(g, at, 'water').length > 0) + Number(terrainIn(g, at, 'stalagmites').length > 0);

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
  } else if (terrainIn(g, hero.at, 'vines').length > 0) {
    if (!(yield* partingBlow(g, hero, VINES_TN, 'BS-TERRAIN-09'))) yield* suffer(g, hero, 'pinned');
  }
}

/** A defence roll, though nobody attacks. */
function partingBlow(g: Bardsung, hero: Piece, tn: number, rule: string): Rule<boolean> {
  note(g, 'bs.log.parting-blow', { model: hero, tn }, rule);
  return actionRoll(g, hero.seat, 'defence', resilienceOf(g, hero), tn);
}
