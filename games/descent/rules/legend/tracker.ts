import { isInactive } from '../figures/groups.ts';
import { sideOf } from '../figures/sides.ts';
import { groupCards } from '../pieces.ts';
import { membersOf } from '../quest/groups.ts';
import type { Descent, Piece } from '../state.ts';

/** The monster groups that are on the map: one is off the tracker as soon as its last monster is gone. */
export const groupsOnMap = (g: Descent): Piece[] =>
  groupCards(g).filter((group) =>
    membersOf(g, group).some((figure) => sideOf(g, figure) === 'overlord' || isInactive(group)),
  );
