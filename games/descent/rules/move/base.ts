import { valueFor } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import type { Events } from '../events.ts';
import { activeSeat, deciderOf, isHero } from '../figures/sides.ts';
import { isBystander } from '../figures/standing.ts';
import { asOffer, isInPit, spacesOf, tablesOf, taken } from '../ground.ts';
import { canStop as canStopOn, fits } from '../map/lies.ts';
import { OBSTACLE } from '../map/terrain.ts';
import { onMap } from '../pieces.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { flies } from './fly.ts';

/*
 * A large figure moves as if it were small: it shrinks to one of its spaces, walks, and expands where it stops.
 */

export const isLarge = (g: Descent, figure: Figure): boolean => figureDef(g, figure).size !== 'small';

/** Whether a large figure is on one space only because it moves. */
export const isShrunk = (g: Descent, figure: Figure): boolean =>
  figure.zone === MAP && figure.lie === NONE && isLarge(g, figure);

/** Whether a figure is down in a pit and cannot spend points. What has shrunk or flies along only passes over it. */
export const isHeld = (g: Descent, figure: Figure): boolean =>
  !isShrunk(g, figure) && isInPit(g, figure) && !(flies(g, figure) && isUnderWay(g, figure));

/** Whether a figure has moved into its space in the activation or the movement that is going on. */
const isUnderWay = (g: Descent, { id }: Figure): boolean =>
  g.moving.includes(id) || g.acting.some(({ figure, underWay }) => figure === id && underWay);

/** Whether a figure could stop in a space: nobody else is there, and its whole base has room. A bystander needs none. */
export const canStop = (g: Descent, figure: Figure, space: number, occupied = taken(g, figure)): boolean =>
  isBystander(g, figure)
    ? tablesOf(g).terrain[space] !== OBSTACLE
    : canStopOn(tablesOf(g), figureDef(g, figure).size, space, occupied);

/** Whether a figure may stop or be interrupted where it is: nearly always it is a small one that is there alone. */
export function mayBreakOff(g: Descent, figure: Figure): boolean {
  if (figure.zone !== MAP || figure.lie !== NONE) return true;
  if (!isLarge(g, figure) && isAlone(g, figure)) return tablesOf(g).terrain[figure.at] !== OBSTACLE;
  return canStop(g, figure, figure.at, inTheWay(g, figure));
}

/** What keeps a figure from stopping: not the heroes for one that may push them aside when its own movement is over. */
export const inTheWay = (g: Descent, figure: Figure): Uint32Array =>
  isLarge(g, figure) && !g.moving.includes(figure.id) && valueFor(g, 'crowds', 0, figure) > 0
    ? taken(g, figure, (other) => isHero(g, other))
    : taken(g, figure);

/** Whether there is room for the base of a figure where it is, with nobody pushed aside. */
export const hasRoom = (g: Descent, figure: Figure): boolean => canStop(g, figure, figure.at);

function isAlone(g: Descent, figure: Figure): boolean {
  for (const other of onMap(g)) if (other !== figure && spacesOf(g, other).includes(figure.at)) return false;
  return true;
}

export function shrinkTo(figure: Figure, space: number): void {
  figure.at = space;
  figure.lie = NONE;
}

/**
 * Puts the base of a shrunk figure down, over the space that it has reached and, where that is said, on one of some lies. It
 * neither enters nor moves into the other spaces. `mover` is the seat that has moved it, null for one that was put there.
 */
export function* expand(
  g: Descent,
  figure: Figure,
  onto?: ReadonlySet<readonly number[]>,
  mover: number | null = deciderOf(g, figure),
): Rule {
  if (!isShrunk(g, figure)) return;
  const expanding: Events['expanding'] = { figure, mover };
  yield* window(g, 'expanding', expanding);
  const tables = tablesOf(g);
  const { size } = figureDef(g, figure);
  const { through, lies } = tables.bases[size];
  const occupied = expanding.overHeroes ? taken(g, figure, (other) => isHero(g, other)) : taken(g, figure);
  const room = [...through[figure.at]!].filter((lie) => fits(tables, size, lie, occupied));
  const meant = onto ? room.filter((lie) => onto.has(lies[lie]!)) : room;
  const open = meant.length > 0 ? meant : room;
  const among = open.map((lie): Offer => ({ word: 'base', spaces: lies[lie]! }));
  if (among.length === 0) return;
  const offer = yield* chooseOne(g, {
    seat: g.legend ? deciderOf(g, figure) : activeSeat(g),
    topic: 'base',
    prompt: 'd2.ask.base',
    among,
    as: asOffer(g),
  });
  figure.lie = open[among.indexOf(offer)]!;
  figure.at = lies[figure.lie]![0]!;
  yield* window(g, 'expanded', { figure });
}
