import { shuffle } from '@questwright/kernel';
import { makePiece } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { ROOM_DECK } from '../zones.ts';
import { roomBoxes, secretRooms } from './room.ts';

const NOTHING_CARD = 'nothing';
const PASSAGE_CARD = 'secret-passage';

/** With secret rooms one "Secret Passage" takes the place of "Nothing" in the Search deck. [D2-SEARCH-15] */
export const searchCardFor = (g: Descent, id: string): string =>
  id === NOTHING_CARD && roomBoxes(g).length > 0 ? PASSAGE_CARD : id;

/** The Secret Room deck, for matches with secret rooms. All cards of the boxes in use that no hero has kept are in it. */
export function layOutRooms(g: Descent): void {
  const kept = (g.zones.room ?? []).map(({ def }) => def);
  const cards = secretRooms(g).filter(({ id }) => !kept.includes(id));
  if (cards.length === 0) return;
  for (const { id } of cards) makePiece(g, id, ROOM_DECK);
  shuffle(g, 'secret room deck', ROOM_DECK);
}
