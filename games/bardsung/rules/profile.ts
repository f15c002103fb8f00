import { valueFor } from '@questwright/adventure';
import { enemyKind, heroDef } from './catalogue.ts';
import type { EnemyProfile } from './definitions.ts';
import { cardOfModel } from './order/marching-order.ts';
import { isHero } from './pieces.ts';
import type { Bardsung, Characteristic, Piece } from './state.ts';

/** The side of its initiative card that an enemy is played by: all of a kind use the same. */
export function profileOf(g: Bardsung, enemy: Piece): EnemyProfile {
  const { front, fierce, sides } = enemyKind(g, enemy);
  if (!fierce) return front;
  const card = cardOfModel(g, enemy);
  return card ? sides[sideUp(card)]! : front;
}

/** Which side of an initiative card is up, from 0. A boss's is turned over more than once. */
const sideUp = ({ turned, host }: Piece): number => (turned ? 1 + host : 0);

/** A boss shows its last side only to a party of at least this many heroes. */
const LARGE_PARTY = 4;

/** Whether two wounds turn the card of an enemy to one more side. */
export function hasNextSide(g: Bardsung, enemy: Piece): boolean {
  const { sides, deck } = enemyKind(g, enemy);
  const card = cardOfModel(g, enemy);
  const shown = deck.length > 0 && g.seats < LARGE_PARTY ? sides.length - 1 : sides.length;
  return profileOf(g, enemy).grit === 'flip' && card !== undefined && sideUp(card) + 1 < shown;
}

export const tnOf = (g: Bardsung, enemy: Piece): number => valueFor(g, 'tn', profileOf(g, enemy).tn, enemy);
export const toughnessOf = (g: Bardsung, enemy: Piece): number =>
  valueFor(g, 'toughness', profileOf(g, enemy).toughness, enemy);

export const speedOf = (g: Bardsung, model: Piece): number =>
  Math.max(
    0,
    valueFor(g, 'speed', isHero(model) ? heroDef(g, model).speed : profileOf(g, model).speed, model),
  );
export const rangeOf = (g: Bardsung, model: Piece): number =>
  Math.max(
    0,
    valueFor(g, 'range', isHero(model) ? heroDef(g, model).range : profileOf(g, model).range, model),
  );
export const resilienceOf = (g: Bardsung, hero: Piece): number =>
  valueFor(g, 'resilience', heroDef(g, hero).resilience, hero);
export const gritOf = (g: Bardsung, hero: Piece): number => valueFor(g, 'grit', heroDef(g, hero).grit, hero);

/** A hero without a modifier for a characteristic adds nothing. */
export const modifierOf = (g: Bardsung, seat: number, characteristic: Characteristic): number =>
  g.heroes[seat]!.mods[characteristic];
