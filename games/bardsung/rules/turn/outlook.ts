import { distancesFrom } from '../map/ways.ts';
import { cardOfModel, initiativeCard } from '../order/marching-order.ts';
import { enemiesIn, enemiesOnMat, hasTerrain, heroModel } from '../pieces.ts';
import { rangeOf, speedOf, tnOf } from '../profile.ts';
import type { Bardsung } from '../state.ts';
import { VINES_TN, waysFrom, zonesOn, zonesWithin } from './walk.ts';

/** What a hero would meet on a way, and in which zone. A parting blow comes where the hero leaves a zone. */
export type Met =
  | { readonly kind: 'blow' | 'vines'; readonly at: number; readonly tn: number }
  | { readonly kind: 'water' | 'stalagmites' | 'gas' | 'drift'; readonly at: number };

/** A way that the hero whose turn it is can go, as it would be gone. */
export interface WayAhead {
  /** The zones that it leads through, in order; the last one is where it ends. */
  readonly zones: readonly number[];
  /** Whether it begins a move action, and how many zones of that action are left after it. */
  readonly takesAction: boolean;
  readonly left: number;
  readonly meets: readonly Met[];
  /** What the zone does to a hero whose turn ends there. */
  readonly ends: readonly Met[];
  /** How many enemies that still act in this round could strike there. */
  readonly foes: number;
}

/** Every way that is open to the hero whose turn it is; none outside of a turn. */
export function waysAhead(g: Bardsung): WayAhead[] {
  const { turn } = g;
  if (!turn || g.acting === 0 || initiativeCard(g, g.acting).seat !== turn.seat) return [];
  const hero = heroModel(g, turn.seat);
  const takesAction = turn.steps === 0;
  const steps = !takesAction ? turn.steps : turn.actions > 0 ? speedOf(g, hero) : 0;
  if (steps === 0) return [];
  const ways = waysFrom(g, hero.at, steps);
  const reaches = reachOfEnemies(g);
  return zonesWithin(g, hero.at, steps).map((zone) => {
    const zones = zonesOn(ways.get(zone)!);
    return {
      zones,
      takesAction,
      left: steps - zones.length,
      meets: metOn(g, hero.at, zones),
      ends: metAtEnd(g, zone),
      foes: reaches.filter((reach) => reach(zone)).length,
    };
  });
}

/** Each step leaves one zone and enters the next. */
function metOn(g: Bardsung, from: number, zones: readonly number[]): Met[] {
  return zones.flatMap((at, i) => [
    ...metOnLeaving(g, i === 0 ? from : zones[i - 1]!),
    ...metOnEntering(g, at),
  ]);
}

function metOnLeaving(g: Bardsung, at: number): Met[] {
  const enemies = enemiesIn(g, at);
  if (enemies.length > 0)
    return [{ kind: 'blow', at, tn: Math.max(...enemies.map((enemy) => tnOf(g, enemy))) }];
  return hasTerrain(g, at, 'vines') ? [{ kind: 'vines', at, tn: VINES_TN }] : [];
}

const found = (
  g: Bardsung,
  at: number,
  kinds: readonly ('water' | 'stalagmites' | 'gas' | 'drift')[],
): Met[] => kinds.filter((kind) => hasTerrain(g, at, kind)).map((kind) => ({ kind, at }));

const metOnEntering = (g: Bardsung, at: number): Met[] => found(g, at, ['stalagmites', 'water']);
const metAtEnd = (g: Bardsung, at: number): Met[] => found(g, at, ['gas', 'drift']);

/** For each enemy that still acts in this round, which zones it can strike into. */
function reachOfEnemies(g: Bardsung): ((zone: number) => boolean)[] {
  return enemiesOnMat(g)
    .filter((enemy) => cardOfModel(g, enemy)?.exhausted === false)
    .map((enemy) => {
      const far = distancesFrom(g, enemy.at);
      const reach = rangeOf(g, enemy) + speedOf(g, enemy);
      return (zone) => far[zone]! <= reach;
    });
}
