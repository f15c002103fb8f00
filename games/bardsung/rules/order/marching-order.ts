import { note } from '@questwright/adventure';
import { remove } from '@questwright/kernel';
import { enemyKind } from '../catalogue.ts';
import { clearBossDeck } from '../enemy/boss.ts';
import { bring, enemiesOnMat, initiativeCards } from '../pieces.ts';
import type { Bardsung, Piece } from '../state.ts';

/** An initiative card by its id. */
export function initiativeCard(g: Bardsung, id: number): Piece {
  const cards = initiativeCards(g);
  for (const card of cards) if (card.id === id) return card;
  throw new Error(`There is no initiative card ${id}.`);
}

/** The initiative card of a model: a hero's own, or the one of its kind. */
export function cardOfModel(g: Bardsung, { seat, def }: Piece): Piece | undefined {
  for (const card of initiativeCards(g))
    if (seat >= 0 ? card.seat === seat : card.seat < 0 && card.def === def) return card;
  return undefined;
}

/** The place of a model on the marching order: 0 is the highest initiative. Whether its card is exhausted does not matter. */
export function initiativeOf(g: Bardsung, model: Piece): number {
  const card = cardOfModel(g, model);
  return card ? g.order.indexOf(card.id) : g.order.length;
}

/** Models by initiative, the highest first. */
export const byInitiative = (g: Bardsung, models: readonly Piece[]): Piece[] =>
  models.length < 2 ? [...models] : [...models].sort((a, b) => initiativeOf(g, a) - initiativeOf(g, b));

/** The seats of the heroes, the highest initiative first. */
export const seatsByInitiative = (g: Bardsung): number[] =>
  g.order.flatMap((id) => {
    const { seat } = initiativeCard(g, id);
    return seat >= 0 ? [seat] : [];
  });

/** Whether the heroes are in battle: an enemy card is on the marching order. */
export function inBattle(g: Bardsung): boolean {
  for (const { seat } of initiativeCards(g)) if (seat < 0) return true;
  return false;
}

/** The unexhausted card of the highest initiative, at this moment; undefined when all have had their turns. */
export function nextToAct(g: Bardsung): Piece | undefined {
  for (const id of g.order) {
    const card = initiativeCard(g, id);
    if (!card.exhausted) return card;
  }
  return undefined;
}

/** Puts a card at a place of the marching order. The others close up, and nobody is readied or exhausted by it. */
export function putInOrder(g: Bardsung, card: Piece, place: number): void {
  const rest = g.order.filter((id) => id !== card.id);
  rest.splice(Math.max(0, Math.min(place, rest.length)), 0, card.id);
  g.order = rest;
}

const placeOf = (g: Bardsung, card: Piece): number => g.order.indexOf(card.id);

/** The four effects on the place of a card. At the end of the order they change nothing. */
export const reorder = {
  quicken: (g: Bardsung, card: Piece): void => putInOrder(g, card, placeOf(g, card) - 1),
  haste: (g: Bardsung, card: Piece): void => putInOrder(g, card, 0),
  slow: (g: Bardsung, card: Piece): void => putInOrder(g, card, placeOf(g, card) + 1),
  stop: (g: Bardsung, card: Piece): void => putInOrder(g, card, g.order.length),
} as const;
export type Reordering = keyof typeof reorder;

/** The card of a kind of enemy that is new to the board joins at the right end, and acts in this round. */
export function joinOrder(g: Bardsung, def: string): void {
  if (initiativeCards(g).some((card) => card.seat < 0 && card.def === def)) return;
  const card = bring(g, def, 'initiative');
  g.order = [...g.order, card.id];
  note(g, 'bs.log.joins', { card }, 'BS-MARCH-03');
}

/** The card of a kind of which the last has left the board goes, and the party gains its gold. */
export function leaveOrder(g: Bardsung, def: string): void {
  if (enemiesOnMat(g).some((enemy) => enemy.def === def)) return;
  const card = initiativeCards(g).find((one) => one.seat < 0 && one.def === def);
  if (!card) return;
  const { gold } = enemyKind(g, card);
  g.gold += gold;
  note(g, 'bs.log.leaves', { card, gold }, 'BS-BATTLE-02');
  g.order = g.order.filter((id) => id !== card.id);
  if (g.acting === card.id) {
    g.acting = 0;
    g.queue = [];
  }
  clearBossDeck(g, card);
  remove(g, card);
}
