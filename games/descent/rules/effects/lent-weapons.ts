import { type Ability, changes } from '@questwright/adventure';
import { heroWeapons, type Weapon } from '../attack/sources.ts';
import { figureFor } from '../context.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { isOfKind, type WeaponKind } from './skill-attacks.ts';

/** "Your familiar may perform an attack with one of your weapons of this kind." */
export const lendsWeapons = (kind: WeaponKind, def: string, name: string): Ability =>
  changes<Descent>(['d2.lends-weapons', { kind, name }], {
    lent: (g: Descent, me: Piece, weapons: readonly Weapon[], figure: Figure) => {
      const hero = figureFor(g, me);
      if (!hero || figure.def !== def || figure.hero !== hero.hero) return weapons;
      return [...weapons, ...heroWeapons(g, hero).filter((one) => isOfKind(g, hero, one, [kind]))];
    },
  });

/** "Your familiar may perform a Melee attack with the dice and abilities of one of your weapons of this kind." */
export const lendsMelee = (kind: WeaponKind, def: string, name: string): Ability =>
  changes<Descent>(['d2.lends-melee', { kind, name }], {
    lent: (g: Descent, me: Piece, weapons: readonly Weapon[], figure: Figure) => {
      const hero = figureFor(g, me);
      if (!hero || figure.def !== def || figure.hero !== hero.hero) return weapons;
      const own = heroWeapons(g, hero).filter((one) => isOfKind(g, hero, one, [kind]));
      return [...weapons, ...own.map((one) => ({ ...one, arms: { ...one.arms, type: 'melee' as const } }))];
    },
  });

export const lendingTexts: { readonly [key: string]: string } = {
  'd2.lends-melee':
    'Your {name} may perform a Melee attack in its activation, with the dice and abilities of a {kind} weapon of yours.',
  'd2.lends-weapons': 'Your {name} may perform an attack in its activation, with a {kind} weapon of yours.',
};
