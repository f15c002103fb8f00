import { create, zoneAt, zonesAt } from '@questwright/kernel';
import type { Piece, Terrinoth } from './state.ts';
import { CONDITIONS, ITEMS } from './zones.ts';

export const carriedBy = zonesAt<Piece>(ITEMS);
export const conditionsOf = zonesAt<Piece>(CONDITIONS);
export const inLair = zoneAt<Piece>('lair');

const quests = zoneAt<Piece>('quest');

export const sheetOf = (g: Terrinoth): Piece => quests(g)[0]!;

export function createPiece(g: Terrinoth, def: string, zone: string, down = false, stack = 0): Piece {
  return create<Piece>(g, def, zone, { exhausted: false, wounds: 0, tokens: 0, progress: 0, stack }, down);
}

export const copyPiece = (card: Piece): Piece => ({
  id: card.id,
  def: card.def,
  zone: card.zone,
  down: card.down,
  exhausted: card.exhausted,
  wounds: card.wounds,
  tokens: card.tokens,
  progress: card.progress,
  stack: card.stack,
});

/** What was on a card goes back to the supply when it leaves play. */
export function clear(card: Piece): void {
  card.exhausted = false;
  card.wounds = 0;
  card.tokens = 0;
  card.progress = 0;
}
