import type { As } from '@questwright/kernel';
import { figureDef, tokenDef } from './catalogue.ts';
import { isBystander, walksAsOnWater } from './figures/standing.ts';
import { close, nothing, put } from './map/bits.ts';
import { distancesBarring, distancesOf, NO_PATH } from './map/count.ts';
import { tablesOf as tablesOfMap } from './map/known.ts';
import { seeEachOther, sees } from './map/sight.ts';
import type { MapTables } from './map/tables.ts';
import { CRUMBLING, type Ground, groundOf, isOf, OBSTACLE, PIT } from './map/terrain.ts';
import { onMap, tokensOnMap } from './pieces.ts';
import { type Descent, type Figure, NONE } from './state.ts';
import { asOffers, type Offer } from './words.ts';

/*
 * The map of a position: where its figures stand on it. Everything about the map alone is in the room `map`, which knows
 * no state.
 */

export const tablesOf = (g: Descent): MapTables => tablesOfMap(g.map);
export const spaceName = (g: Descent, space: number): string => tablesOf(g).names[space]!;

const wordsOn = new WeakMap<MapTables, As<Offer>>();
/** Between two quests there is no map, and so no space that could be offered. */
const withoutMap = asOffers(() => '');

/** Offers as options on this map. */
export function asOffer(g: Descent): As<Offer> {
  if (g.map === '') return withoutMap;
  const tables = tablesOf(g);
  let as = wordsOn.get(tables);
  if (!as) wordsOn.set(tables, (as = asOffers((space) => tables.names[space]!)));
  return as;
}

export const CLOSED = 0;
export const OPEN = 1;
export const GONE = 2;

/** The bits of the door-like objects that are closed. */
export function closedObjects({ doors }: Descent): number {
  let bits = 0;
  for (let i = 0; i < doors.length; i++) if (doors[i] === CLOSED) bits |= 1 << i;
  return bits;
}

/** The spaces that a figure on the map covers; a shrunk one covers one. */
export function spacesOf(g: Descent, figure: Figure): readonly number[] {
  const { at, lie } = figure;
  if (lie !== NONE) return tablesOf(g).bases[figureDef(g, figure).size].lies[lie]!;
  return at === NONE ? NOWHERE : tablesOf(g).alone[at]!;
}
const NOWHERE: readonly number[] = [NONE];

const covers = (g: Descent, figure: Figure, space: number): boolean =>
  figure.lie === NONE ? figure.at === space : spacesOf(g, figure).includes(space);

/** The figure in a space, or what stands there like an obstacle; undefined when there is none. */
export function figureIn(g: Descent, space: number): Figure | undefined {
  for (const figure of onMap(g)) if (covers(g, figure, space) && !isBystander(g, figure)) return figure;
  return undefined;
}

/**
 * A bitset of the spaces that hold any figure but one, or that are not explored yet, and of the objects that
 * are closed.
 */
export function taken(
  g: Descent,
  but: Figure | null = null,
  givesWay: ((figure: Figure) => boolean) | null = null,
): Uint32Array {
  const bits = g.unexplored ? bitsOf(g, g.unexplored).slice() : nothing(tablesOf(g).words);
  for (const figure of onMap(g)) {
    if (figure === but || isBystander(g, figure) || givesWay?.(figure)) continue;
    if (figure.lie === NONE) put(bits, figure.at);
    else for (const space of spacesOf(g, figure)) put(bits, space);
  }
  for (let i = 0; i < g.doors.length; i++) if (g.doors[i] === CLOSED) close(bits, i);
  return bits;
}

const knownBits = new WeakMap<readonly number[], Uint32Array>();

function bitsOf(g: Descent, spaces: readonly number[]): Uint32Array {
  let bits = knownBits.get(spaces);
  if (!bits) {
    knownBits.set(spaces, (bits = nothing(tablesOf(g).words)));
    for (const space of spaces) put(bits, space);
  }
  return bits;
}

/**
 * The distances between all spaces now, `count * from + to`. Nothing is counted through what stands there like an obstacle,
 * though it is counted to it. [D2-FAM-49, D2-FAM-50]
 */
export function distancesNow(g: Descent): Uint8Array {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  let barred: Uint32Array | null = null;
  for (const figure of onMap(g))
    if (figure.hero !== NONE && figureDef(g, figure).standing === 'obstacle')
      put((barred ??= nothing(tables.words)), figure.at);
  if (!barred) return distancesOf(tables, closed);
  const key = `${closed}/${barred.join()}`;
  if (latest?.tables !== tables || latest.key !== key)
    latest = { tables, key, distances: distancesBarring(tables, closed, barred) };
  return latest.distances;
}
let latest: { readonly tables: MapTables; readonly key: string; readonly distances: Uint8Array } | null =
  null;

/** How many spaces apart the nearest two of these spaces are now; NO_PATH when no path leads from the ones to the others. */
export function spacesApart(g: Descent, from: readonly number[], to: readonly number[]): number {
  const { count } = tablesOf(g);
  const distances = distancesNow(g);
  let least = NO_PATH;
  for (const one of from) for (const other of to) least = Math.min(least, distances[count * one + other]!);
  return least;
}

/** How many spaces two figures on the map are apart; NO_PATH when no path leads from the one to the other. */
export const distanceOf = (g: Descent, one: Figure, other: Figure): number =>
  spacesApart(g, spacesOf(g, one), spacesOf(g, other));

/** Whether two figures are adjacent. A figure is not adjacent to itself. */
export const areAdjacent = (g: Descent, one: Figure, other: Figure): boolean =>
  distanceOf(g, one, other) === 1;

/** The terrain of every space, as `groundAt` tells it. */
export function groundsOf(g: Descent): Uint8Array {
  const { terrain } = tablesOf(g);
  const grounds = new Uint8Array(terrain.length);
  for (let space = 0; space < terrain.length; space++) grounds[space] = groundOf(terrain[space]!);
  for (const { at } of tokensOnMap(g)) if (at !== NONE) grounds[at] = groundAt(g, at);
  return grounds;
}

/** The terrain of a space: what is printed there and what tokens give it. Crumbling terrain covers all of that but obstacles. */
export function groundAt(g: Descent, space: number): Ground {
  let ground = groundOf(tablesOf(g).terrain[space]!);
  for (const token of tokensOnMap(g)) {
    if (token.at !== space) continue;
    const { terrain } = tokenDef(g, token);
    if (terrain !== null) ground |= groundOf(terrain);
  }
  return isOf(ground, CRUMBLING) ? groundOf(CRUMBLING) | (ground & groundOf(OBSTACLE)) : ground;
}

/** Whether a figure is down in a pit: with all the spaces that it covers. To some familiars a pit is water. */
export function isInPit(g: Descent, figure: Figure): boolean {
  for (const space of spacesOf(g, figure)) if (!isOf(groundAt(g, space), PIT)) return false;
  return !walksAsOnWater(g, figure);
}

/**
 * A bitset of what blocks sight: figures that are not in a pit (except bystanders and those that are seen
 * through), obstacles, and closed objects.
 */
export function blockingSight(g: Descent, through: readonly Figure[] = NOBODY): Uint32Array {
  const bits = tablesOf(g).obstacles.slice();
  for (const figure of onMap(g)) {
    if (figureDef(g, figure).standing === 'bystander' || isInPit(g, figure)) continue;
    if (through.includes(figure)) continue;
    for (const space of spacesOf(g, figure)) put(bits, space);
  }
  for (let i = 0; i < g.doors.length; i++) if (g.doors[i] === CLOSED) close(bits, i);
  return bits;
}

const NOBODY: readonly Figure[] = [];

/** Whether two figures on the map see each other. */
export const seeFigures = (g: Descent, one: Figure, other: Figure): boolean =>
  seeEachOther(
    tablesOf(g),
    spacesOf(g, one),
    spacesOf(g, other),
    blockingSight(g),
    isInPit(g, one) || isInPit(g, other),
  );

/** Whether a figure sees a space; a figure down in a pit there is seen only from beside it. */
export function seesSpace(g: Descent, figure: Figure, space: number, blocking = blockingSight(g)): boolean {
  const there = figureIn(g, space);
  const inPit = isInPit(g, figure) || (there !== undefined && isInPit(g, there));
  return sees(tablesOf(g), spacesOf(g, figure), space, blocking, { inPit });
}
