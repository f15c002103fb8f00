import { type Ability, changes } from '@questwright/adventure';
import type { Arms } from '../armament.ts';
import { figureFor } from '../context.ts';
import type { WeaponDef } from '../definitions.ts';
import { isFriend } from '../figures/sides.ts';
import { areAdjacent } from '../ground.ts';
import { onMap } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { isOfKind, type WeaponKind } from './skill-attacks.ts';

/**
 * "When you attack with a Bow, friends do not block your sight." They do in everything else that you do, and whoever looks
 * back does not see through them.
 */
export const seesThroughFriends = (kind: WeaponKind): Ability =>
  changes<Descent>(['d2.sees-through', { kind }], {
    seenThrough: (
      g: Descent,
      me: Piece,
      figures: readonly Figure[],
      { attacker, arms }: { readonly attacker: Figure; readonly arms: Arms },
    ) => {
      const weapon = { source: 0, name: '', def: (arms as Partial<WeaponDef>).id ?? '', arms };
      if (figureFor(g, me)?.id !== attacker.id || !isOfKind(g, attacker, weapon, [kind])) return figures;
      return [...figures, ...onMap(g).filter((one) => one.id !== attacker.id && isFriend(g, attacker, one))];
    },
  });

/** "Figures do not block your sight", whatever you attack with. */
export const seesThroughFigures: Ability = changes<Descent>('d2.sees-through-figures', {
  seenThrough: (
    g: Descent,
    me: Piece,
    figures: readonly Figure[],
    { attacker }: { readonly attacker: Figure },
  ) =>
    figureFor(g, me)?.id === attacker.id
      ? [...figures, ...onMap(g).filter((one) => one.id !== attacker.id)]
      : figures,
});

/** "Figures beside you do not block your sight" in attacks with this weapon. */
export const seesThroughAdjacent = (id: string): Ability =>
  changes<Descent>('d2.sees-through-adjacent', {
    seenThrough: (
      g: Descent,
      me: Piece,
      figures: readonly Figure[],
      { attacker, arms }: { readonly attacker: Figure; readonly arms: Arms },
    ) =>
      figureFor(g, me)?.id === attacker.id && (arms as Partial<WeaponDef>).id === id
        ? [...figures, ...onMap(g).filter((one) => areAdjacent(g, attacker, one))]
        : figures,
  });

export const sightTexts: { readonly [key: string]: string } = {
  'd2.sees-through-adjacent':
    'when you attack with this weapon, figures beside you do not block your line of sight',
  'd2.sees-through-figures': 'when you attack, figures do not block your line of sight',
  'd2.sees-through': 'when you attack with a {kind}, figures on your side do not block your line of sight',
};
