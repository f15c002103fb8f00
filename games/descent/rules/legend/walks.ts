import { valueFor } from '@questwright/adventure';
import { figureDef } from '../catalogue.ts';
import { hasCondition } from '../figures/conditions.ts';
import { isEnemy } from '../figures/sides.ts';
import { ignoresLava, isFigure, walksAsOnWater } from '../figures/standing.ts';
import {
  blockingSight,
  closedObjects,
  distancesNow,
  groundAt,
  isInPit,
  spacesApart,
  spacesOf,
  tablesOf,
  taken,
} from '../ground.ts';
import { has } from '../map/bits.ts';
import { NO_PATH } from '../map/count.ts';
import { liesThrough } from '../map/lies.ts';
import { isLinked } from '../map/neighbours.ts';
import { seeEachOther } from '../map/sight.ts';
import { burns, isOf, PIT, SLUDGE, WATER } from '../map/terrain.ts';
import { isLarge } from '../move/base.ts';
import { flies } from '../move/fly.ts';
import { barredFor, gaitOf, priceFor } from '../move/walk.ts';
import { onMap } from '../pieces.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { leastOf } from './whom.ts';

/** A walk that a figure could make: the spaces that it moves into, and where its base lies then. */
export interface Walk {
  /** The space from which it begins; a large figure shrinks to it. */
  readonly from: number;
  readonly path: readonly number[];
  readonly base: readonly number[];
  readonly price: number;
  /** Spaces of water and sludge on the way. */
  readonly wet: number;
}

/** What a walk is for. */
export type Goal =
  | { readonly kind: 'engage' | 'spot'; readonly target: Figure }
  /** Away from the closest enemy. */
  | { readonly kind: 'retreat' };

interface Reached {
  readonly space: number;
  readonly before: Reached | null;
  readonly price: number;
  readonly wet: number;
}

/**
 * Every walk to where a figure can stop, the cheapest way to each place, of equal ways the one with less water and sludge. A
 * monster goes neither into a pit nor through what hurts it; a large one passes over pits.
 */
export function walksOf(g: Descent, figure: Figure, points: number): Walk[] {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  const barred = barredFor(g, figure);
  const gait = gaitOf(g, figure);
  const isFree = flies(g, figure);
  const isBig = isLarge(g, figure);
  const isFireproof = ignoresLava(g, figure);
  const ground = Array.from({ length: tables.count }, (_, space) => groundAt(g, space));
  const isShunned = (space: number): boolean =>
    !isFree &&
    !walksAsOnWater(g, figure) &&
    ((burns(ground[space]!) && !isFireproof) || (isOf(ground[space]!, PIT) && !isBig));
  const isWet = (space: number): boolean =>
    !isFree && (isOf(ground[space]!, WATER) || isOf(ground[space]!, SLUDGE));
  const links = gait.flies ? tables.neighbours.flight : tables.neighbours.steps;
  const { to } = tables.neighbours;
  const prices = new Uint8Array(tables.count).fill(UNKNOWN);
  const best = new Map<number, Reached>();
  let ring: Reached[] = spacesOf(g, figure).map((space) => ({ space, before: null, price: 0, wet: 0 }));
  const isBetter = (one: Reached): boolean => {
    const known = best.get(one.space);
    return !known || one.price < known.price || (one.price === known.price && one.wet < known.wet);
  };
  for (const one of ring) best.set(one.space, one);
  while (ring.length > 0) {
    const next: Reached[] = [];
    for (const one of ring) {
      if (best.get(one.space) !== one) continue;
      for (let at = 8 * one.space; at < 8 * one.space + 8; at++) {
        if (!isLinked(links, at, closed)) continue;
        const space = to[at]!;
        if (has(barred, space) || isShunned(space)) continue;
        if (prices[space] === UNKNOWN) prices[space] = priceFor(g, figure, space);
        const price = one.price + prices[space]!;
        const step: Reached = { space, before: one, price, wet: one.wet + (isWet(space) ? 1 : 0) };
        if (price > points || !isBetter(step)) continue;
        best.set(space, step);
        next.push(step);
      }
    }
    ring = next;
  }
  const occupied = taken(g, figure);
  const { size } = figureDef(g, figure);
  const endures = (base: readonly number[]): boolean =>
    isFree || walksAsOnWater(g, figure)
      ? !base.every((space) => isOf(ground[space]!, PIT) || burns(ground[space]!))
      : !base.every((space) => isOf(ground[space]!, PIT)) &&
        (isFireproof || !base.every((space) => burns(ground[space]!)));
  const found: Walk[] = [];
  for (const end of best.values()) {
    if (!end.before) continue;
    for (const base of liesThrough(tables, size, end.space, occupied))
      if (endures(base)) found.push(asWalk(end, base));
  }
  return found;
}

const UNKNOWN = 255;

function asWalk(end: Reached, base: readonly number[]): Walk {
  const path: number[] = [];
  let at = end;
  for (; at.before; at = at.before) path.unshift(at.space);
  return { from: at.space, path, base, price: end.price, wet: end.wet };
}

/**
 * The walks that serve a goal best, between which only the players can decide; none where it is better to stay. First what
 * the goal asks for, then an end off sludge, then the lowest price and the driest way, then how the base lies.
 */
export function preferred(g: Descent, figure: Figure, goal: Goal, points: number): Walk[] {
  const isHushed = goal.kind === 'retreat' ? () => false : hushIn(g, figure);
  const judge = goal.kind === 'retreat' ? fleeing(g, figure) : nearing(g, figure, goal, isHushed);
  if (!judge) return [];
  let open = walksOf(g, figure, points).filter((walk) => judge.serves(walk) && !isHushed(walk.base));
  for (const value of judge.order) open = leastOf(open, value);
  open = leastOf(open, ({ base }) => (base.some((space) => isSludge(g, figure, space)) ? 1 : 0));
  if (goal.kind !== 'retreat') open = leastOf(open, ({ price }) => price);
  open = leastOf(open, ({ wet }) => wet);
  open = leastOf(open, judge.lie);
  return onePerEnd(open);
}

/** Tells where a figure could not attack because of a hero beside it. It does not go there. [D2-FCLASS-36] */
function hushIn(g: Descent, figure: Figure): (base: readonly number[]) => boolean {
  const heroes = valueFor(g, 'hushedBy', NOBODY, figure);
  if (heroes.length === 0) return () => false;
  const away = awayFrom(g, heroes);
  return (base) => away(base) <= 1;
}
const NOBODY: readonly Figure[] = [];

const isSludge = (g: Descent, figure: Figure, space: number): boolean =>
  isOf(groundAt(g, space), SLUDGE) && !flies(g, figure);

/** Two walks to one place are the same to everybody. */
function onePerEnd(walks: readonly Walk[]): Walk[] {
  const ends = new Map<string, Walk>();
  for (const walk of walks) {
    const key = [...walk.base].sort((a, b) => a - b).join();
    if (!ends.has(key)) ends.set(key, walk);
  }
  return [...ends.values()].sort((a, b) => a.base[0]! - b.base[0]!);
}

interface Judge {
  serves(walk: Walk): boolean;
  readonly order: readonly ((walk: Walk) => number)[];
  lie(walk: Walk): number;
}

/** Toward a target: until adjacent to it, or within 3 spaces of it and in sight. */
function nearing(
  g: Descent,
  figure: Figure,
  { kind, target }: Extract<Goal, { target: Figure }>,
  isHushed: (base: readonly number[]) => boolean,
): Judge | null {
  const away = awayFrom(g, [target]);
  const now = spacesOf(g, figure);
  const lie = ({ base }: Walk): number => base.reduce((sum, space) => sum + away([space]), 0);
  if (kind === 'engage') {
    // A figure that could not attack where it stands looks for another place beside its target.
    const least = isHushed(now) ? Math.max(2, away(now)) : away(now);
    if (least <= 1) return null;
    return {
      serves: ({ base }) => away(base) < least,
      order: [({ base }) => Math.max(1, away(base))],
      lie,
    };
  }
  const sees = seeingFrom(g, figure);
  const isSpotted = (base: readonly number[]): boolean => away(base) <= SPOTTED && sees(base, target);
  if (isSpotted(now)) return null;
  const isSeen = sees(now, target);
  return {
    serves: ({ base }) =>
      isSpotted(base) ||
      (away(base) < away(now) && (!isSeen || sees(base, target))) ||
      (!isSeen && sees(base, target)),
    order: [
      ({ base }) => (isSpotted(base) ? 0 : sees(base, target) ? 1 : 2),
      ({ base }) => (isSpotted(base) ? 0 : away(base)),
    ],
    lie,
  };
}
const SPOTTED = 3;

/** Tells how far a base is from the nearest of some figures. It is asked of many bases. */
function awayFrom(g: Descent, figures: readonly Figure[]): (base: readonly number[]) => number {
  const { count } = tablesOf(g);
  const distances = distancesNow(g);
  const nearest = new Uint8Array(count).fill(NO_PATH);
  for (const figure of figures)
    for (const there of spacesOf(g, figure))
      for (let space = 0; space < count; space++) {
        const distance = distances[count * space + there]!;
        if (distance < nearest[space]!) nearest[space] = distance;
      }
  return (base) => {
    let least = NO_PATH;
    for (const space of base) if (nearest[space]! < least) least = nearest[space]!;
    return least;
  };
}

/**
 * Away from the closest enemy, as far as it can. For a Terrified figure, to be out of sight of all enemies
 * comes first.
 */
function fleeing(g: Descent, figure: Figure): Judge | null {
  const enemies = onMap(g).filter((other) => isEnemy(g, figure, other) && isFigure(g, other));
  const now = spacesOf(g, figure);
  const from = leastOf(enemies, (other) => spacesApart(g, now, spacesOf(g, other)));
  if (from.length === 0) return null;
  const away = awayFrom(g, from);
  const sees = seeingFrom(g, figure);
  const isTerrified = hasCondition(g, figure, 'terrified');
  const exposed = (base: readonly number[]): number =>
    isTerrified && enemies.some((other) => sees(base, other)) ? 1 : 0;
  const value = (base: readonly number[]): number => exposed(base) * 1000 - away(base);
  return {
    serves: ({ base }) => value(base) < value(now),
    order: [({ base }) => value(base)],
    lie: ({ base }) => -base.reduce((sum, space) => sum + away([space]), 0),
  };
}

/** Tells whether a figure would see another from somewhere else. */
function seeingFrom(g: Descent, figure: Figure): (base: readonly number[], other: Figure) => boolean {
  const tables = tablesOf(g);
  const blocking = blockingSight(g, [figure]);
  const isDown = (base: readonly number[]): boolean =>
    isInPit(g, { ...figure, at: base[0]!, lie: lieOf(g, figure, base) });
  return (base, other) =>
    seeEachOther(tables, base, spacesOf(g, other), blocking, isInPit(g, other) || isDown(base));
}

const lieOf = (g: Descent, figure: Figure, base: readonly number[]): number =>
  isLarge(g, figure) ? tablesOf(g).bases[figureDef(g, figure).size].lies.indexOf(base) : NONE;
