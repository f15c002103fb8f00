import { type Card, create, zoneAt, zonesAt } from '@questwright/kernel';
import type { Bardsung } from './state.ts';
import { NOWHERE, type Piece } from './things.ts';
import { ABILITIES, EQUIPMENT, MODEL, PACK, WOUNDS } from './zones.ts';

export const enemiesOnMat = zoneAt<Piece>('enemies');
export const doorsOnMat = zoneAt<Piece>('doors');
export const chestsOnMat = zoneAt<Piece>('chests');
export const terrainOnMat = zoneAt<Piece>('terrain');
export const initiativeCards = zoneAt<Piece>('initiative');
export const sustainedAspects = zoneAt<Piece>('sustained');
export const delayedAspects = zoneAt<Piece>('delay');
export const abilitiesOf = zonesAt<Piece>(ABILITIES);
export const equipmentOf = zonesAt<Piece>(EQUIPMENT);
export const packOf = zonesAt<Piece>(PACK);
export const woundsOf = zonesAt<Piece>(WOUNDS);

const models = zonesAt<Piece>(MODEL);

/** The model of a hero. */
export const heroModel = (g: Bardsung, seat: number): Piece => models(g, seat)[0]!;

/** The models of all heroes, by seat. */
export function heroModels(g: Bardsung): Piece[] {
  const heroes: Piece[] = [];
  for (let seat = 0; seat < g.seats; seat++) heroes.push(heroModel(g, seat));
  return heroes;
}

export const isHero = ({ seat }: Piece): boolean => seat >= 0;

type Fields = Omit<Piece, 'id' | 'def' | 'zone' | 'down'>;

export const PLAIN: Fields = {
  seat: -1,
  exhausted: false,
  turned: false,
  at: NOWHERE,
  wounds: 0,
  poison: 0,
  stunned: 0,
  marks: 0,
  host: 0,
  foe: -1,
};

/** Brings something to the table. */
export const bring = (g: Bardsung, def: string, zone: string, fields?: Partial<Fields>): Piece =>
  create<Piece>(g, def, zone, fields ? { ...PLAIN, ...fields } : PLAIN);

/** A card in a deck has none of the fields of a piece; see `drawTop`. */
export const copyOfPiece = (card: Card | Piece): Card =>
  'seat' in card ? copyOf(card) : { id: card.id, def: card.def, zone: card.zone, down: card.down };

const copyOf = (piece: Piece): Piece => ({
  id: piece.id,
  def: piece.def,
  zone: piece.zone,
  down: piece.down,
  seat: piece.seat,
  exhausted: piece.exhausted,
  turned: piece.turned,
  at: piece.at,
  wounds: piece.wounds,
  poison: piece.poison,
  stunned: piece.stunned,
  marks: piece.marks,
  host: piece.host,
  foe: piece.foe,
});

/** A model, hero's or enemy's, by its id; undefined when it is not on the mat. */
export function modelOf(g: Bardsung, id: number): Piece | undefined {
  return enemiesOnMat(g).find((one) => one.id === id) ?? heroModels(g).find((one) => one.id === id);
}

/** Whether a model is still on the mat. */
export const isOnTheMat = (g: Bardsung, model: Piece): boolean =>
  isHero(model) || enemiesOnMat(g).includes(model);

const NONE: readonly Piece[] = [];

/** The pieces among some that are in a zone. */
function among(pieces: readonly Piece[], at: number, def?: string): readonly Piece[] {
  let found: Piece[] | null = null;
  for (const piece of pieces)
    if (piece.at === at && (def === undefined || piece.def === def)) (found ??= []).push(piece);
  return found ?? NONE;
}

export const enemiesIn = (g: Bardsung, at: number): readonly Piece[] => among(enemiesOnMat(g), at);
export const heroesIn = (g: Bardsung, at: number): readonly Piece[] => among(heroModels(g), at);
export const terrainIn = (g: Bardsung, at: number, def?: string): readonly Piece[] =>
  among(terrainOnMat(g), at, def);

export function hasTerrain(g: Bardsung, at: number, def: string): boolean {
  for (const token of terrainOnMat(g)) if (token.at === at && token.def === def) return true;
  return false;
}
