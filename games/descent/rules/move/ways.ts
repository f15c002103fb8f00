import { isHeard, type Listening, listening, type Text } from '@questwright/kernel';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { has } from '../map/bits.ts';
import { stepsFrom } from '../map/steps.ts';
import { figureOf } from '../pieces.ts';
import { type Activation, type Descent, type Figure, NONE } from '../state.ts';
import { type Answer, abilityName, type Toll } from '../windows/answers.ts';
import { MAP } from '../zones.ts';
import { isHeld, isLarge, isShrunk } from './base.ts';
import { barredFor, endsFrom, gaitOf, holds, priceFor } from './walk.ts';

/** Something in play, seen by everybody, that a step calls forth. */
export interface Met {
  readonly card: number;
  readonly name: string;
  readonly text: Text | null;
  /** What the figure suffers from it, where that is certain. */
  readonly toll: Toll | null;
  /** Whether somebody may do without it. */
  readonly may: boolean;
}

/** A space that a figure can walk to: what it takes, and the space before it on the way. */
export interface Way {
  readonly space: number;
  readonly points: number;
  readonly before: number;
  /** How much fatigue it takes to have so many points. */
  readonly fatigue: number;
  /** Whether it could stop there. */
  readonly end: boolean;
  /** What the step from the space before calls forth. */
  readonly meets: readonly Met[];
}

/** The points that a figure can walk with: those that it has or would have, and what it can buy with fatigue. */
export interface Purse {
  readonly points: number;
  /** How much fatigue it could suffer, and the points for each. */
  readonly fatigue: number;
  readonly each: number;
}

/**
 * Where the figure that acts can walk: with its movement points or, when it has none, with those of a move action; and
 * farther if it suffers fatigue for points.
 */
export interface Walk extends Purse {
  readonly figure: number;
  /** The spaces from which it begins: a large figure shrinks to one of those that it covers. */
  readonly from: readonly number[];
  /** Whether it must shrink before the first step, and put its base down after the last. */
  readonly shrinks: boolean;
  readonly large: boolean;
  readonly ways: readonly Way[];
}

export function walkOf(g: Descent, purseOf: (act: Activation, figure: Figure) => Purse): Walk | null {
  const act = g.acting.at(-1);
  const figure = act && figureOf(g, act.figure);
  if (!act || figure?.zone !== MAP || isHeld(g, figure)) return null;
  const purse = purseOf(act, figure);
  const large = isLarge(g, figure);
  return {
    figure: figure.id,
    ...purse,
    from: spacesOf(g, figure),
    shrinks: large && !isShrunk(g, figure),
    large,
    ways: waysOf(g, figure, purse),
  };
}

/** The cheapest way to each space within reach. It never leads through a space in which the walk would end by itself. */
function waysOf(g: Descent, figure: Figure, purse: Purse): Way[] {
  const points = purse.points + purse.fatigue * purse.each;
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  const from = spacesOf(g, figure);
  const ends = new Set(endsFrom(g, figure, from, points));
  const barred = barredFor(g, figure);
  const gait = gaitOf(g, figure);
  const met = answersTo(g, figure);
  const found = new Map<number, Way>();
  const queue: Open[] = from.map((space) => ({
    way: { space, points: 0, fatigue: 0, before: NONE, end: true, meets: NOTHING },
    weight: 0,
  }));
  for (let next = lightest(queue); next; next = lightest(queue)) {
    const { way, weight } = next;
    if (found.has(way.space)) continue;
    found.set(way.space, way);
    if (way.points > 0 && holds(g, figure, way.space)) continue;
    for (const space of stepsFrom(tables, way.space, closed, gait)) {
      const price = priceFor(g, figure, space);
      const sum = way.points + price;
      if (sum > points || has(barred, space) || found.has(space)) continue;
      const meets = met(way.space, space);
      queue.push({
        way: {
          space,
          points: sum,
          fatigue: Math.max(0, Math.ceil((sum - purse.points) / purse.each)),
          before: way.space,
          end: ends.has(space),
          meets,
        },
        weight: weight + price * POINT + meets.length,
      });
    }
  }
  for (const space of from) found.delete(space);
  return leadingToEnds(found);
}

const NOTHING: readonly Met[] = [];

/** A way found so far, while a better one may still be found: it costs less, or costs the same and triggers less. */
interface Open {
  readonly way: Way;
  readonly weight: number;
}
const POINT = 1000;

function lightest(queue: Open[]): Open | undefined {
  let least = 0;
  for (let i = 1; i < queue.length; i++) if (queue[i]!.weight < queue[least]!.weight) least = i;
  return queue.length > 0 ? queue.splice(least, 1)[0] : undefined;
}

/** A space that is only passed stays if a walk goes on from it to one where it can stop. */
function leadingToEnds(found: ReadonlyMap<number, Way>): Way[] {
  const kept = new Set<number>();
  for (const { space, end } of found.values()) {
    if (!end) continue;
    for (let at = space; found.has(at) && !kept.has(at); at = found.get(at)!.before) kept.add(at);
  }
  return [...found.values()].filter(({ space }) => kept.has(space));
}

/** Tells what answers a step from one space to the next. It is asked as if the figure had come so far already. */
function answersTo(g: Descent, figure: Figure): (from: number, to: number) => readonly Met[] {
  const there = (at: number): Figure => ({ ...figure, at, lie: NONE });
  const entered = new Map<number, readonly Met[]>();
  const isLeavingHeard = isHeard(g, 'leaving');
  const isEnteringHeard = isHeard(g, 'entered');
  return (from, to) => {
    const leaving = isLeavingHeard
      ? listening(g, 'leaving', { figure: there(from), from, to }).map(asMet)
      : NOTHING;
    if (!isEnteringHeard) return leaving;
    let entering = entered.get(to);
    if (!entering) {
      entering = listening(g, 'entered', { figure: there(to), space: to, moved: true }).map(asMet);
      entered.set(to, entering);
    }
    return leaving.length === 0 ? entering : [...leaving, ...entering];
  };
}

function asMet(one: Listening): Met {
  const { text = null, toll = null, optional = false } = one.listener as Answer;
  return { card: one.card.id, name: abilityName(one), text, toll, may: optional };
}
