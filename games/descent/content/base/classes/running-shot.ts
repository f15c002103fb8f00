import { type Ability, amountOf, does, wouldDo } from '@questwright/adventure';
import { isFresh, use } from '@questwright/kernel';
import { contextOf, figureFor } from '../../../rules/context.ts';
import type { Context } from '../../../rules/definitions.ts';
import type { GameAmount, GameEffect } from '../../../rules/effects/on-figures.ts';
import { isOfKind, type WeaponKind } from '../../../rules/effects/skill-attacks.ts';
import type { Events, Values } from '../../../rules/events.ts';
import type { Descent, Piece } from '../../../rules/state.ts';
import { hasEquipped } from './conditions.ts';

/** 2 spaces, or 1 in Heavy Armor. */
export const runningSpaces: GameAmount = {
  printed: 2,
  note: 'd2.amount.heavy-armor',
  count: (g: Descent, { figure }: Context) => (figure && hasEquipped(g, figure, 'Heavy Armor') ? 1 : 2),
};

/** Something that is done no more than once in an attack, at whichever of its moments. */
export const onceInAttack = (name: string, effect: GameEffect): GameEffect => {
  const key = ({ card }: Context): string => `${name}#${card.id}`;
  return does(
    effect.text,
    function* (g: Descent, c: Context) {
      use(g, 'attack', key(c));
      yield* effect.run(g, c);
    },
    (g, c) => isFresh(g, 'attack', key(c)) && wouldDo(effect, g, c),
  );
};

/** An attack with a Bow is about to be made. */
export const isBowDrawn = (g: Descent, _: Piece, event: unknown): boolean => {
  const { figure, weapon } = event as Events['attackBegins'];
  return isOfKind(g, figure, weapon, ['Bow']);
};

/** What can be targeted after these spaces may be attacked too. */
export const comesToTargets = (n: GameAmount, kind: WeaponKind): Ability => ({
  text: 'd2.comes-to-targets',
  modify: {
    runUp: (g: Descent, me: Piece, spaces: number, { figure, weapon }: Values['runUp']) =>
      figure.id === figureFor(g, me)?.id && isOfKind(g, figure, weapon, [kind])
        ? Math.max(spaces, amountOf(g, contextOf(g, me), n))
        : spaces,
  },
});
