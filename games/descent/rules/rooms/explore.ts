import { note } from '@questwright/adventure';
import { cardsIn, move, type Rule, remove, shuffle } from '@questwright/kernel';
import { cardDef, descentBoxes } from '../catalogue.ts';
import { deciderOf } from '../figures/sides.ts';
import { place } from '../move/place.ts';
import { makePiece, roomDeck } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { CHALLENGE_POOL, CHALLENGES, PASSAGES, ROOM, ROOM_DECK } from '../zones.ts';
import { challengesInPool } from './challenge.ts';
import { closeEntrances } from './complete.ts';
import { layTile } from './map.ts';
import { mayUseRooms, openRoomCard } from './room.ts';
import { type RoomTile, spaceOnTile } from './tile.ts';

export const ENTRANCE = 'secret-entrance';

/** Whether a figure could explore a secret room: not while a Secret Room card is in play. [D2-SECRET-15] */
export const canExplore = (g: Descent, figure: Figure): boolean =>
  mayUseRooms(g, figure) && !openRoomCard(g) && ROOM_DECK in g.zones && roomDeck(g).length > 0;

/** A hero or an ally explores a secret room, step by step. [D2-SECRET-08, D2-SECRET-09, D2-SECRET-12, D2-SECRET-13] */
export function* explore(g: Descent, figure: Figure): Rule {
  const card = roomDeck(g)[0]!;
  move(g, card, ROOM, { down: false });
  const { name, room } = cardDef(g, card);
  note(g, 'd2.log.explores', { figure, room: name }, 'D2-SECRET-08');
  if (room!.tile) yield* enter(g, figure, card, room!.tile);
  else {
    yield* room!.reward.run(g, { seat: deciderOf(g, figure), card, figure, event: { figure } });
    closeEntrances(g);
  }
}

function* enter(g: Descent, figure: Figure, card: Piece, tile: RoomTile): Rule {
  layTile(g, card.id, tile);
  const spaceAt = (cell: readonly [number, number]): number => g.room!.from + spaceOnTile(tile, cell);
  const entrance = spaceAt(tile.entrance);
  makePiece(g, ENTRANCE, PASSAGES, { at: entrance });
  yield* place(g, figure, entrance);
  layChallenges(g, tile.challenges.slice(0, g.players.length).map(spaceAt));
}

/** As many challenge tokens as there are heroes, drawn blindly: nobody knows their other sides. [D2-SECRET-14] */
function layChallenges(g: Descent, spaces: readonly number[]): void {
  for (const id of challengesInPool(descentBoxes.of(g), g)) makePiece(g, id, CHALLENGE_POOL, {}, true);
  shuffle(g, 'challenge tokens', CHALLENGE_POOL);
  const drawn = [...(cardsIn(g, CHALLENGE_POOL) as Piece[])];
  for (const [n, token] of drawn.entries()) {
    const at = spaces[n];
    if (at === undefined) remove(g, token);
    else {
      move(g, token, CHALLENGES, { down: true });
      token.at = at;
    }
  }
}
