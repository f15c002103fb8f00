import { note } from '@questwright/adventure';
import { chooseOne, move, type Rule } from '@questwright/kernel';
import { asOffer, closedObjects, spaceName, tablesOf, taken } from '../ground.ts';
import { has } from '../map/bits.ts';
import { distance, NO_PATH } from '../map/count.ts';
import { OBSTACLE } from '../map/terrain.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { deciderOf } from './sides.ts';

/** A hero's figure takes the place of the token, or of the closest empty space, which its player picks among equals. */
export function* returnToMap(g: Descent, figure: Figure): Rule {
  const spaces = closestEmpty(g, figure.at);
  const offer = yield* chooseOne(g, {
    seat: deciderOf(g, figure),
    topic: 'place',
    prompt: 'd2.ask.place',
    among: spaces.map((space): Offer => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word !== 'space') return;
  figure.at = offer.space;
  move(g, figure, MAP);
  note(g, 'd2.log.returns', { figure, space: spaceName(g, offer.space) }, 'D2-DEFEAT-19');
}

/** The empty spaces that are closest to a space: that one itself if it is empty. Elevation lines do not count. */
export function closestEmpty(g: Descent, from: number): readonly number[] {
  const tables = tablesOf(g);
  const occupied = taken(g);
  const closed = closedObjects(g);
  let least = NO_PATH;
  let found: number[] = [];
  for (let space = 0; space < tables.count; space++) {
    if (has(occupied, space) || tables.terrain[space] === OBSTACLE) continue;
    const away = distance(tables, from, space, closed);
    if (away > least) continue;
    if (away < least) found = [];
    least = away;
    found.push(space);
  }
  return found;
}
