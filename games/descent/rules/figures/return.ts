import { chooseOne, type Rule } from '@questwright/kernel';
import { asOffer, spacesApart, tablesOf, taken } from '../ground.ts';
import { has } from '../map/bits.ts';
import { NO_PATH } from '../map/count.ts';
import { OBSTACLE } from '../map/terrain.ts';
import { arrive } from '../move/place.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { deciderOf } from './sides.ts';

/** A hero's figure takes the place of the token, or of the closest empty space, which its player picks among equals. */
export function* returnToMap(g: Descent, figure: Figure): Rule {
  const spaces = closestEmpty(g, [figure.at]);
  const offer = yield* chooseOne(g, {
    seat: deciderOf(g, figure),
    topic: 'place',
    prompt: 'd2.ask.place',
    among: spaces.map((space): Offer => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word !== 'space') return;
  yield* arrive(g, figure, offer.space);
}

/** The empty spaces that are closest to some spaces: one of those itself if it is empty. Elevation lines do not count. */
export function closestEmpty(
  g: Descent,
  from: readonly number[],
  suits: (space: number) => boolean = () => true,
): readonly number[] {
  const tables = tablesOf(g);
  const occupied = taken(g);
  let least = NO_PATH;
  let found: number[] = [];
  for (let space = 0; space < tables.count; space++) {
    if (has(occupied, space) || tables.terrain[space] === OBSTACLE || !suits(space)) continue;
    const away = spacesApart(g, from, [space]);
    if (away > least) continue;
    if (away < least) found = [];
    least = away;
    found.push(space);
  }
  return found;
}
