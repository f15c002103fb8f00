import { valueFor } from '@questwright/adventure';
import { enemyKind, heroDef } from './catalogue.ts';
import type { EnemyProfile } from './definitions.ts';
import { cardOfModel } from './order/marching-order.ts';
import { isHero } from './pieces.ts';
import type { Bardsung, Characteristic, Piece } from './state.ts';

/** The side of its initiative card that an enemy is played by: all of a kind use the same. */
export function profileOf(g: Bardsung, enemy: Piece): EnemyProfile {
  const { front, fierce } = enemyKind(g, enemy);
  return fierce && cardOfModel(g, enemy)?.turned ? fierce : front;
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
