import { attackOf, ENGAGED_LIMIT, enemyHealth, engagedWith } from '../enemies.ts';
import { heroPiece, maxHealth } from '../heroes.ts';
import type { Piece, Terrinoth } from '../state.ts';

/**
 * How much something hurts the heroes, for the grim rule: one for each wound, token, card or progress that
 * they lose or that an enemy recovers. What helps them is less than nothing.
 */

/** A fall is worse than any number of wounds. */
const FALL = 100;

export const woundsHarm = (g: Terrinoth, seat: number, n: number): number =>
  n + (heroPiece(g, seat).wounds + n >= maxHealth(g, seat) ? FALL : 0);

/** The attack of an enemy as far as anybody knows it. */
export const knownAttack = (g: Terrinoth, enemy: Piece): number => (enemy.down ? 0 : attackOf(g, enemy));

/** An enemy that comes closer; a fourth one wounds at once. */
export const engageHarm = (g: Terrinoth, enemy: Piece, seat: number): number =>
  1 + (engagedWith(g, seat).length >= ENGAGED_LIMIT ? woundsHarm(g, seat, knownAttack(g, enemy)) : 0);

/** Wounds that an enemy suffers help the heroes, and its fall does more than any number of them. */
export const enemyWoundsHarm = (g: Terrinoth, enemy: Piece, n: number): number =>
  -n - (!enemy.down && enemy.wounds + n >= enemyHealth(g, enemy) ? FALL : 0);

/** An enemy that is gone for good helps like a fall, and the more the harder it struck. */
export const lossHarm = (g: Terrinoth, enemy: Piece): number => -FALL - knownAttack(g, enemy);
