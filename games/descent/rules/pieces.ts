import { define } from '@questwright/adventure';
import { create, findCard, zoneAt, zonesAt } from '@questwright/kernel';
import type { Descent } from './state.ts';
import { NONE, type Piece } from './things.ts';
import {
  ALLY,
  AWAY,
  CHALLENGES,
  FACEDOWN,
  FOUND,
  GEAR,
  HELD,
  MAP,
  OBJECTS,
  PASSAGES,
  PLOTS,
  ROOM,
  ROOM_DECK,
  SEARCH_DECK,
  SHEET,
  SKILLS,
} from './zones.ts';

export const onMap = zoneAt<Piece>(MAP);
export const awayFigures = zoneAt<Piece>(AWAY);
export const defeatedFigures = zoneAt<Piece>('defeated');
/** Objects that the quest opens to attack. */
export const objectsOpen = zoneAt<Piece>(OBJECTS);
export const conditionCards = zoneAt<Piece>('conditions');
/** Class tokens that figures have. */
export const heldTokens = zoneAt<Piece>(HELD);
export const allySkills = zoneAt<Piece>(ALLY);
/** Secret Room cards that are in play, or kept as rewards. */
export const roomCards = zoneAt<Piece>(ROOM);
export const roomDeck = zoneAt<Piece>(ROOM_DECK);
export const passages = zoneAt<Piece>(PASSAGES);
export const challengeTokens = zoneAt<Piece>(CHALLENGES);
export const questCards = zoneAt<Piece>('quest');
export const tokensOnMap = zoneAt<Piece>('tokens');
export const tokensFaceDown = zonesAt<Piece>(FACEDOWN);
export const searchDeck = zoneAt<Piece>(SEARCH_DECK);
export const groupCards = zoneAt<Piece>('groups');
/** Overlord cards that stay in play. */
export const overlordCardsInPlay = zoneAt<Piece>('in-play');
/** Plot cards before the overlord. */
export const plotsInPlay = zoneAt<Piece>(PLOTS);
export const sheetsOf = zonesAt<Piece>(SHEET);
export const skillsOf = zonesAt<Piece>(SKILLS);
export const gearOf = zonesAt<Piece>(GEAR);
/** Search cards that a hero has. */
export const foundBy = zonesAt<Piece>(FOUND);

type Fields = Omit<Piece, 'id' | 'def' | 'zone' | 'down'>;

const PLAIN: Fields = {
  at: NONE,
  lie: NONE,
  hero: NONE,
  on: 0,
  damage: 0,
  fatigue: 0,
  acted: false,
  exhausted: false,
  worn: false,
  used: false,
  tokens: 0,
  since: 0,
  label: '',
};

/** Brings a piece to the table. It has its definition's own id: the very same string is found fastest in the box. */
export const makePiece = (
  g: Descent,
  def: string,
  zone: string,
  fields: Partial<Fields> = {},
  down = false,
): Piece => create<Piece>(g, define(g, def).id, zone, { ...PLAIN, ...fields }, down);

export const copyPiece = (piece: Piece): Piece => ({
  id: piece.id,
  def: piece.def,
  zone: piece.zone,
  down: piece.down,
  at: piece.at,
  lie: piece.lie,
  hero: piece.hero,
  on: piece.on,
  damage: piece.damage,
  fatigue: piece.fatigue,
  acted: piece.acted,
  exhausted: piece.exhausted,
  worn: piece.worn,
  used: piece.used,
  tokens: piece.tokens,
  since: piece.since,
  label: piece.label,
});

/** A figure by its id, on the map or away; undefined when it is out of the game. */
export function figureOf(g: Descent, id: number): Piece | undefined {
  for (const figure of onMap(g)) if (figure.id === id) return figure;
  for (const figure of awayFigures(g)) if (figure.id === id) return figure;
  return undefined;
}

/** Any piece by its id. */
export const pieceOf = (g: Descent, id: number): Piece => findCard(g, id) as Piece;

/** The figure of a hero, wherever it is. */
export function heroFigure(g: Descent, hero: number): Piece {
  const isHis = (figure: Piece): boolean => figure.hero === hero && figure.def.endsWith(HERO_FIGURE);
  return onMap(g).find(isHis) ?? awayFigures(g).find(isHis)!;
}

/** Everything that lies before a hero: sheet, skills, equipment, Search cards. */
export const cardsBefore = (g: Descent, hero: number): readonly Piece[] =>
  [sheetsOf, skillsOf, gearOf, foundBy].flatMap((cards) => cards(g, hero));

/** The definition of a hero's figure is that of the sheet with this behind it. */
export const HERO_FIGURE = '@figure';
