import { HERO, valueFor } from '@questwright/adventure';
import { zonesAt } from '@questwright/kernel';
import { heroOn } from './catalogue.ts';
import type { Piece, Terrinoth } from './state.ts';
import { ACTIONS } from './zones.ts';

export const TOKEN_LIMIT = 5;

/** How much health a hero has on top, by how many heroes began. */
const BONUS_HEALTH = [0, 0, 10, 4, 0];

const heroCards = zonesAt<Piece>(HERO);

export const heroPiece = (g: Terrinoth, seat: number): Piece => heroCards(g, seat)[0]!;

export const isAlive = (g: Terrinoth, seat: number): boolean => !heroPiece(g, seat).down;

export function maxHealth(g: Terrinoth, seat: number): number {
  return valueFor(g, 'maxHealth', heroOn(g, heroPiece(g, seat)).health + BONUS_HEALTH[g.seats]!, seat);
}

export const activationCards = zonesAt<Piece>(ACTIONS);

/** The heroes who are not defeated, from one seat clockwise. */
export function livingFrom(g: Terrinoth, seat: number): number[] {
  const seats = [];
  for (let i = 0; i < g.seats; i++) {
    const next = (seat + i) % g.seats;
    if (isAlive(g, next)) seats.push(next);
  }
  return seats;
}

/** The heroes who are not defeated, in the order in which they resolve one effect together. */
export const living = (g: Terrinoth): number[] => livingFrom(g, g.leader);

/** The next hero clockwise who is not defeated, starting with the seat itself; -1 when there is none. */
export function nextLiving(g: Terrinoth, seat: number): number {
  for (let i = 0; i < g.seats; i++) {
    const next = (seat + i) % g.seats;
    if (isAlive(g, next)) return next;
  }
  return -1;
}

/** Who answers for a hero: the leader for one who is out of the game. */
export const chooserFor = (g: Terrinoth, seat: number): number => (isAlive(g, seat) ? seat : g.leader);
