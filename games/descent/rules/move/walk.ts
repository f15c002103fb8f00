import { valueFor } from '@questwright/adventure';
import { figureDef } from '../catalogue.ts';
import { isBystander, walksAsOnWater } from '../figures/standing.ts';
import { closedObjects, groundAt, groundsOf, spacesOf, tablesOf } from '../ground.ts';
import { has, nothing, put } from '../map/bits.ts';
import { type Gait, pointsTo, stepsFrom, UNREACHED } from '../map/steps.ts';
import { CRUMBLING, FLOOR, groundOf, isOf, PIT, priceOf, WATER } from '../map/terrain.ts';
import { onMap } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { canStop, inTheWay, isLarge } from './base.ts';
import { flies } from './fly.ts';
import { mayPass } from './passing.ts';

/** A space that the next step may lead to, and what it costs. */
export interface Step {
  readonly space: number;
  readonly price: number;
}

/** How steps are counted: in movement points, which terrain can raise and which a pit holds fast, or just in spaces. */
export type Counting = 'points' | 'spaces';

/**
 * Where the next step of a figure may lead: through friends, never through enemies, and never to where it could neither
 * stop nor go on to a space in which it can.
 */
export function stepsOf(g: Descent, figure: Figure, left: number, counting: Counting = 'points'): Step[] {
  const tables = tablesOf(g);
  const barred = barredFor(g, figure);
  const occupied = inTheWay(g, figure);
  const found: Step[] = [];
  const gait = gaitOf(g, figure);
  for (const space of stepsFrom(tables, figure.at, closedObjects(g), gait)) {
    const price = counting === 'points' ? priceFor(g, figure, space) : 1;
    if (price > left || has(barred, space)) continue;
    if (canStop(g, figure, space, occupied) || leadsOn(g, figure, space, left - price, counting))
      found.push({ space, price });
  }
  return found;
}

export const gaitOf = (g: Descent, figure: Figure): Gait => (flies(g, figure) ? FLYING : WALKING);
const FLYING: Gait = { flies: true };
const WALKING: Gait = {};

/** Whether a space is a pit to this figure: to some familiars pits are water. */
export const fallsInto = (g: Descent, figure: Figure, space: number): boolean =>
  isOf(groundAt(g, space), PIT) && !walksAsOnWater(g, figure);

/**
 * Movement points that it takes a figure to move into a space; terrain does not hinder a figure that flies.
 */
export function priceFor(g: Descent, figure: Figure, space: number): number {
  if (flies(g, figure)) return 1;
  const ground = groundAt(g, space);
  const price = priceOf(walksAsOnWater(g, figure) && ground !== groundOf(FLOOR) ? groundOf(WATER) : ground);
  return g.room ? price + valueFor(g, 'stepPrice', 0, { figure, space }) : price;
}

/**
 * The spaces of figures that a figure cannot move through: of enemies, of whatever stands there like an
 * obstacle, and of any figure on crumbling terrain. No figure is in a bystander's way.
 */
export function barredFor(g: Descent, figure: Figure): Uint32Array {
  const bits = nothing(tablesOf(g).words);
  const isFree = isBystander(g, figure);
  for (const other of onMap(g)) {
    if (other === figure) continue;
    const { standing } = figureDef(g, other);
    if (standing === 'bystander' || (isFree && standing === 'figure')) continue;
    const bars = standing === 'obstacle' || !mayPass(g, figure, other);
    for (const space of spacesOf(g, other)) if (bars || isOf(groundAt(g, space), CRUMBLING)) put(bits, space);
  }
  return bits;
}

/** Whether a walk can go on from a space where it cannot stop, to one where it can: nearly always that is the very next. */
function leadsOn(g: Descent, figure: Figure, from: number, left: number, counting: Counting): boolean {
  if (left === 0 || (counting === 'points' && holds(g, figure, from))) return false;
  const occupied = inTheWay(g, figure);
  const isNext = (space: number): boolean =>
    (counting === 'spaces' || priceFor(g, figure, space) <= left) && canStop(g, figure, space, occupied);
  return (
    stepsFrom(tablesOf(g), from, closedObjects(g), gaitOf(g, figure)).some(isNext) ||
    endsFrom(g, figure, [from], left, counting).length > 0
  );
}

/** Whether a pit would hold a figure that walks into it. */
export const holds = (g: Descent, figure: Figure, space: number): boolean =>
  fallsInto(g, figure, space) && !isLarge(g, figure) && !flies(g, figure);

/** The spaces in which a walk from one of these could stop, with so much left. A pit holds whoever walks into it. */
export function endsFrom(
  g: Descent,
  figure: Figure,
  from: readonly number[],
  left: number,
  counting: Counting = 'points',
): number[] {
  const spent = pointsToStop(g, figure, from, left, counting);
  const ends: number[] = [];
  for (let space = 0; space < spent.length; space++) if (spent[space]! <= left) ends.push(space);
  return ends;
}

/**
 * For each space the least that a walk from one of these takes to stop there, if that is no more than so much; else
 * UNREACHED.
 */
export function pointsToStop(
  g: Descent,
  figure: Figure,
  from: readonly number[],
  most: number,
  counting: Counting = 'points',
): Uint8Array {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  const { price, isHolding } = counting === 'points' ? treadOf(g, figure) : EVERYWHERE_ALIKE;
  const barred = barredFor(g, figure);
  const passable = barred.slice();
  const pits: number[] = [];
  for (let space = 0; space < tables.count; space++) if (isHolding(space)) pits.push(space);
  for (const pit of pits) put(passable, pit);
  const free = pits.length === 0 ? from : from.filter((space) => !pits.includes(space));
  const gait = gaitOf(g, figure);
  const spent = pointsTo(tables, { from: free, points: most, closed, barred: passable, price, ...gait });
  // Links lead both ways: a pit can be entered from the spaces to which a step out of it would lead.
  const toPits = pits.map((pit) => {
    if (from.includes(pit)) return 0;
    if (has(barred, pit)) return UNREACHED;
    const before = stepsFrom(tables, pit, closed).map((space) => spent[space]!);
    return Math.min(UNREACHED, ...before.map((points) => points + price(pit)));
  });
  for (const [i, pit] of pits.entries()) spent[pit] = toPits[i]!;
  const occupied = inTheWay(g, figure);
  for (let space = 0; space < tables.count; space++)
    if (spent[space]! > most || !canStop(g, figure, space, occupied)) spent[space] = UNREACHED;
  return spent;
}

/** What walking is like for a figure: what it takes to move into each space, and which of them hold it. */
interface Tread {
  price(space: number): number;
  isHolding(space: number): boolean;
}

const EVERYWHERE_ALIKE: Tread = { price: () => 1, isHolding: () => false };

/** As `priceFor` and `holds` say, for many spaces at once. */
function treadOf(g: Descent, figure: Figure): Tread {
  if (flies(g, figure)) return EVERYWHERE_ALIKE;
  const grounds = groundsOf(g);
  const falls = !walksAsOnWater(g, figure) && !isLarge(g, figure);
  const isPlain = !g.room && !walksAsOnWater(g, figure);
  return {
    price: isPlain ? (space) => priceOf(grounds[space]!) : (space) => priceFor(g, figure, space),
    isHolding: falls ? (space) => isOf(grounds[space]!, PIT) : EVERYWHERE_ALIKE.isHolding,
  };
}
