import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Events } from '../events.ts';
import { isBystander } from '../figures/standing.ts';
import { CLOSED, GONE, OPEN, spacesOf, tablesOf } from '../ground.ts';
import { gateName, isNextTo, standsInIt } from '../map/gates.ts';
import type { ObjectKind } from '../map/layout.ts';
import { onMap } from '../pieces.ts';
import { exploreBehindDoors } from '../quest/parts.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { canAct, performAction } from './actions.ts';
import type { Source } from './sources.ts';
import { forbiddenBy, shut, type Why, whyNot } from './why-not.ts';

/** The open or close a door action: doors and portcullises are opened and closed, overgrowth is cut away. */
export const doors: Source = {
  offer(g, act, figure, offers) {
    if (g.doors.length > 0 && canAct(g, act, figure, 'door')) offers.push(...doorsFor(g, figure));
  },
  owns: ({ word }) => word === 'open' || word === 'close',
  perform: (g, act, figure, offer) => {
    if (offer.word !== 'open' && offer.word !== 'close') throw new Error('This is no door.');
    return performAction(g, act, figure, 'door', openOrClose(g, figure, offer));
  },
  closed(g, act, figure, closed) {
    if (act.over || figure.zone !== MAP) return;
    const tables = tablesOf(g);
    for (const [door, { sides }] of tables.objects.entries()) {
      if (!isNextTo(tables, door, spacesOf(g, figure))) continue;
      const word = g.doors[door] === CLOSED ? 'open' : 'close';
      shut(g, { word, door, sides: sides[0]! }, whyNotDoor(g, act, figure, door), closed);
    }
  },
};

/** Why a figure can do nothing with the door beside it. */
function whyNotDoor(g: Descent, act: Activation, figure: Figure, door: number): Why | null {
  if (canOpen(g, figure, door) || canClose(g, door)) return whyNot(g, act, figure, 'door');
  const { kind } = tablesOf(g).objects[door]!;
  if (kind === 'old wall') return { reason: 'd2.closed.old-wall', rule: 'D2-DOOR-23' };
  if (g.doors[door] === CLOSED)
    return OPENED.includes(kind) ? forbiddenBy(g, 'openDoor', { figure, door }) : null;
  if (g.doors[door] !== OPEN) return null;
  return g.legend
    ? { reason: 'd2.closed.stays-open', rule: 'D2-DOOR-15' }
    : { reason: 'd2.closed.in-the-door', rule: 'D2-DOOR-12' };
}

/** The doors beside a figure that it could open or close. */
export function doorsFor(g: Descent, figure: Figure): Offer[] {
  const tables = tablesOf(g);
  const offers: Offer[] = [];
  for (const [door, { sides }] of tables.objects.entries()) {
    if (!isNextTo(tables, door, spacesOf(g, figure))) continue;
    if (canOpen(g, figure, door)) offers.push({ word: 'open', door, sides: sides[0]! });
    else if (canClose(g, door)) offers.push({ word: 'close', door, sides: sides[0]! });
  }
  return offers;
}

export function* openOrClose(g: Descent, figure: Figure, offer: Offer): Rule {
  if (offer.word === 'open') yield* openDoor(g, figure, offer.door);
  else if (offer.word === 'close') yield* closeDoor(g, figure, offer.door);
}

/** Old walls are never opened, nor is what nobody has explored; and a door is not while something locks it. */
const canOpen = (g: Descent, figure: Figure, door: number): boolean =>
  g.doors[door] === CLOSED &&
  OPENED.includes(tablesOf(g).objects[door]!.kind) &&
  isAllowed(g, 'openDoor', { figure, door });

const OPENED: readonly ObjectKind[] = ['door', 'portcullis', 'overgrowth'];

/** What is gone stays gone, and nothing is closed while a figure stands on both of its sides. */
const canClose = (g: Descent, door: number): boolean =>
  !g.legend &&
  g.doors[door] === OPEN &&
  !onMap(g).some((figure) => !isBystander(g, figure) && standsInIt(tablesOf(g), door, spacesOf(g, figure)));

export function* openDoor(g: Descent, figure: Figure, door: number): Rule {
  const opening: Events['opening'] = { figure, door };
  yield* window(g, 'opening', opening);
  if (opening.prevented) return;
  g.doors[door] = tablesOf(g).objects[door]!.kind === 'overgrowth' ? GONE : OPEN;
  note(g, 'd2.log.opens', { figure, door: gateName(tablesOf(g), door) }, 'D2-DOORACT-01');
  yield* exploreBehindDoors(g);
  yield* window(g, 'doorOpened', { figure, door });
}

export function* closeDoor(g: Descent, figure: Figure, door: number): Rule {
  g.doors[door] = CLOSED;
  note(g, 'd2.log.closes', { figure, door: gateName(tablesOf(g), door) }, 'D2-DOORACT-03');
  yield* window(g, 'doorClosed', { figure, door });
}
