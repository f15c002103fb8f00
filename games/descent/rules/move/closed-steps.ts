import { closedObjects, groundAt, tablesOf } from '../ground.ts';
import { has } from '../map/bits.ts';
import { stepsFrom } from '../map/steps.ts';
import { isOf, OBSTACLE } from '../map/terrain.ts';
import type { Descent, Figure } from '../state.ts';
import type { Why } from '../turn/why-not.ts';
import { isHeld } from './base.ts';
import { flies } from './fly.ts';
import { barredFor, gaitOf, priceFor, stepsOf } from './walk.ts';

/** A space beside a figure into which it cannot step now, and why. */
export interface ClosedStep {
  readonly space: number;
  readonly why: Why;
}

const FLYING = { flies: true };
const NOTHING_CLOSED = 0;

/** The spaces beside a figure with points, but for those behind walls, into which no step leads. */
export function closedSteps(g: Descent, figure: Figure, left: number): ClosedStep[] {
  const open = isHeld(g, figure) ? [] : stepsOf(g, figure, left).map(({ space }) => space);
  return stepsFrom(tablesOf(g), figure.at, NOTHING_CLOSED, FLYING)
    .filter((space) => !open.includes(space))
    .map((space) => ({ space, why: whyNotStep(g, figure, space, left) }));
}

function whyNotStep(g: Descent, figure: Figure, space: number, left: number): Why {
  const tables = tablesOf(g);
  const gait = gaitOf(g, figure);
  const leadsTo = (closed: number): boolean => stepsFrom(tables, figure.at, closed, gait).includes(space);
  if (isHeld(g, figure)) return { reason: 'd2.closed.in-a-pit', rule: 'D2-TERR-48' };
  if (isOf(groundAt(g, space), OBSTACLE) && !flies(g, figure))
    return { reason: 'd2.closed.obstacle', rule: 'D2-TERR-42' };
  if (!leadsTo(NOTHING_CLOSED)) return { reason: 'd2.closed.elevation', rule: 'D2-TERR-15' };
  if (!leadsTo(closedObjects(g))) return { reason: 'd2.closed.shut', rule: 'D2-DOOR-04' };
  if (has(barredFor(g, figure), space)) return { reason: 'd2.closed.in-the-way', rule: 'D2-MOVE-03' };
  if (priceFor(g, figure, space) > left) return { reason: 'd2.closed.points', rule: 'D2-MOVE-25' };
  return { reason: 'd2.closed.no-room', rule: 'D2-MOVE-04' };
}
