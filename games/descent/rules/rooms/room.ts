import { isInUse } from '../boxes.ts';
import { descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import { isAlly, isHero, isMonster, sideOf } from '../figures/sides.ts';
import { challengeTokens, onMap, passages, roomCards } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { CHALLENGES, MAP, PASSAGES, ROOM } from '../zones.ts';

/*
 * Secret rooms. Their entrance is a token on the map; the room itself is a tile beside it, whose spaces are numbered after
 * those of the map.
 */

/** The boxes with secret rooms. [D2-SECRET-01] */
export const ROOM_BOXES: readonly string[] = ['Lair of the Wyrm', 'The Trollfens'];

/** The boxes whose secret rooms a match is played with: both where the players want them, or those that a campaign uses. */
export const roomBoxes = (g: Descent): readonly string[] =>
  g.rooms ? ROOM_BOXES : g.campaign ? ROOM_BOXES.filter((box) => isInUse(g, { box })) : [];

/** All Secret Room cards of the boxes in use. */
export const secretRooms = (g: Descent): readonly CardDefinition[] => {
  const boxes = roomBoxes(g);
  return descentBoxes.of(g).content.cards.filter(({ room, box }) => room && boxes.includes(box!));
};

/** Entrance tokens: one on the map, and one in the room while it is open. */
export const entrancesOn = (g: Descent): readonly Piece[] => (PASSAGES in g.zones ? passages(g) : NONE_THERE);

/** Challenge tokens that have not been turned up. */
export const challengesOn = (g: Descent): readonly Piece[] =>
  CHALLENGES in g.zones ? challengeTokens(g) : NONE_THERE;

const NONE_THERE: readonly Piece[] = [];

/** The Secret Room card that is in play and not claimed as a reward. */
export const openRoomCard = (g: Descent): Piece | undefined =>
  ROOM in g.zones ? roomCards(g).find(({ worn }) => !worn) : undefined;

/** Whether a space belongs to the secret room. */
export const isRoomSpace = ({ room }: Descent, space: number): boolean => !!room && space >= room.from;

/** Whether a figure is on the tile of the secret room, and so on the map. [D2-SECRET-10, D2-SECRET-11] */
export const isInRoom = (g: Descent, figure: Figure): boolean =>
  figure.zone === MAP && isRoomSpace(g, figure.at);

/** Heroes and allies use secret rooms; monsters do not, and whoever is charmed is one. [D2-SECRET-19, D2-SECRET-49] */
export const mayUseRooms = (g: Descent, figure: Figure): boolean =>
  (isHero(g, figure) || isAlly(g, figure)) && sideOf(g, figure) === 'heroes';

export const inRoom = (g: Descent, is: (g: Descent, figure: Figure) => boolean): readonly Figure[] =>
  onMap(g).filter((figure) => isInRoom(g, figure) && is(g, figure));

export const monstersInRoom = (g: Descent): readonly Figure[] => inRoom(g, isMonster);

/** The space of the entrance token on the map. */
export const entranceSpace = (g: Descent): number => entrancesOn(g).find(({ at }) => !isRoomSpace(g, at))!.at;
