import { note } from '@questwright/adventure';
import { derive, move, type Rule } from '@questwright/kernel';
import { tablesOf } from '../ground.ts';
import { leaveStolen } from '../search/stolen.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { AWAY, MAP } from '../zones.ts';
import { isLarge, isShrunk } from './base.ts';

export const LEAVE: Offer = { word: 'leave the map' };

/** Whether a figure may step off the map here: the quest lets it, and it is on an edge space of an entrance or exit. */
export const canLeave = (g: Descent, figure: Figure): boolean =>
  figure.zone === MAP &&
  tablesOf(g).waysOut.includes(figure.at) &&
  (!isLarge(g, figure) || isShrunk(g, figure)) &&
  derive<Figure, boolean>(g, 'mayLeave', false, figure);

/** A figure leaves the map. */
export function* leave(g: Descent, figure: Figure): Rule {
  leaveStolen(g, figure);
  figure.at = NONE;
  move(g, figure, AWAY);
  note(g, 'd2.log.leaves', { figure }, 'D2-ENTR-03');
  yield* window(g, 'left', { figure });
}
