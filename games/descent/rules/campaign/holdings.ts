import { cardsIn } from '@questwright/kernel';
import { gearOf } from '../pieces.ts';
import type { Descent, Piece, Side } from '../state.ts';
import { OWNED, RELICS } from '../zones.ts';

/** The cards of a zone that may not be there yet. */
export const lying = (g: Descent, zone: string): readonly Piece[] =>
  g.zones[zone] ? (cardsIn(g, zone) as Piece[]) : [];

/** The Overlord cards that he owns, between quests; in a quest they are his deck. Everybody knows them. [D2-OVCARD-42] */
export const ownedCards = (g: Descent): readonly Piece[] => lying(g, OWNED);

/** The relics that a side has, and the items of the heroes. */
export const cardsOf = (g: Descent, side: Side): readonly Piece[] =>
  side === 'overlord' ? lying(g, RELICS) : g.players.flatMap((_, hero) => gearOf(g, hero));
