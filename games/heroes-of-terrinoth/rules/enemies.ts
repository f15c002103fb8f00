import { valueFor } from '@questwright/adventure';
import { zoneAt, zoneKind, zonesAt } from '@questwright/kernel';
import { enemyDef } from './catalogue.ts';
import { RANKS, RATINGS } from './definitions.ts';
import type { Piece, Terrinoth } from './state.ts';
import { ENGAGED, seatOf } from './zones.ts';

export const ENGAGED_LIMIT = 3;

export const engagedWith = zonesAt<Piece>(ENGAGED);
export const inShadows = zoneAt<Piece>('shadows');

/** Enemies in play: engaged with a hero or in the shadows. A nemesis in its lair is not. */
export function enemiesInPlay(g: Terrinoth): Piece[] {
  const enemies: Piece[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    const engaged = engagedWith(g, seat);
    for (let i = 0; i < engaged.length; i++) enemies.push(engaged[i]!);
  }
  const shadows = inShadows(g);
  for (let i = 0; i < shadows.length; i++) enemies.push(shadows[i]!);
  return enemies;
}

export const isInPlay = (card: Piece): boolean =>
  card.zone === 'shadows' || zoneKind(card.zone) === 'engaged';

/** The seat of the hero that an enemy is engaged with, or -1. */
export const engagedSeat = (enemy: Piece): number =>
  zoneKind(enemy.zone) === 'engaged' ? seatOf(enemy.zone)! : -1;

export const attackOf = (g: Terrinoth, enemy: Piece): number =>
  Math.max(0, valueFor(g, 'attack', enemyDef(g, enemy).attack, enemy));
export const enemyHealth = (g: Terrinoth, enemy: Piece): number =>
  valueFor(g, 'health', enemyDef(g, enemy).health, enemy);
export const resilienceOf = (g: Terrinoth, enemy: Piece): number =>
  Math.max(0, valueFor(g, 'resilience', enemyDef(g, enemy).resilience, enemy));

export const isNemesis = (g: Terrinoth, enemy: Piece): boolean => enemyDef(g, enemy).rank === 'nemesis';

/** Nemesis outranks master outranks minion, but only within one rating. */
export function difficultyOf(g: Terrinoth, enemy: Piece): number {
  const { rating, rank } = enemyDef(g, enemy);
  return RATINGS.indexOf(rating) * RANKS.length + RANKS.indexOf(rank);
}
