import { valueFor } from '@questwright/adventure';
import type { Arms } from '../armament.ts';
import { BARE_HANDS } from '../arms.ts';
import { descentBoxes, figureDef, weaponDef } from '../catalogue.ts';
import type { FigureDef, WeaponDef } from '../definitions.ts';
import { isHero } from '../figures/sides.ts';
import { foundBy, gearOf, pieceOf } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Attack, Weapon } from './types.ts';

export type { Weapon };

/**
 * What a figure may declare. A hero: each weapon that he has equipped, a weapon among his Search cards, or
 * bare hands. Every other figure: what it attacks with by itself, and what is lent to it.
 */
export function weaponsOf(g: Descent, figure: Figure): Weapon[] {
  if (isHero(g, figure)) return heroWeapons(g, figure);
  const { arms } = figureDef(g, figure);
  const own = arms ? [{ source: figure.id, name: '', def: figure.def, arms }] : [];
  return [...own, ...valueFor(g, 'lent', NONE_LENT, figure)];
}
const NONE_LENT: readonly Weapon[] = [];

export function heroWeapons(g: Descent, figure: Figure): Weapon[] {
  const isWeapon = (card: Piece): boolean => weaponDef(g, card).kind === 'weapon';
  const weapons = [
    ...gearOf(g, figure.hero).filter((card) => card.worn && isWeapon(card)),
    ...foundBy(g, figure.hero).filter((card) => !card.used && isWeapon(card)),
  ];
  return [
    ...weapons.map((card) => {
      const arms = weaponDef(g, card);
      return { source: card.id, name: arms.name, def: card.def, arms };
    }),
    { source: 0, name: 'bare hands', def: '', arms: BARE_HANDS },
  ];
}

/** A Search card that an attack is made with is turned over: it is used up. */
export function turnOver(g: Descent, { source }: Attack): void {
  const card = source === 0 ? undefined : pieceOf(g, source);
  if (card?.zone.startsWith(FOUND_WITH)) card.used = true;
}
const FOUND_WITH = 'found:';

/** What an attack is made with. */
export function armsOf(g: Descent, { arms }: Pick<Attack, 'arms'>): Arms {
  if (arms === '') return BARE_HANDS;
  const mark = arms.indexOf(OF_ACTION);
  const def = descentBoxes.of(g).get(mark < 0 ? arms : arms.slice(0, mark)) as FigureDef | WeaponDef;
  if (def.kind !== 'figure') return def;
  return mark < 0 ? def.arms! : def.also[arms.slice(mark + 1)]!;
}
const OF_ACTION = '#';

/** What a figure makes one of its actions with, where that differs from its attack. */
export const weaponOfAction = (g: Descent, figure: Figure, action: string): Weapon => ({
  source: figure.id,
  name: action,
  def: `${figure.def}${OF_ACTION}${action}`,
  arms: figureDef(g, figure).also[action]!,
});
