import { does, holdsWhen } from '@questwright/adventure';
import { targetsNow } from '../attack/fate.ts';
import { heroDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import type { Attacking } from '../events.ts';
import { isHero } from '../figures/sides.ts';
import { sheetsOf } from '../pieces.ts';
import type { Descent } from '../state.ts';
import type { GameEffect } from './on-figures.ts';

/*
 * What cards say of heroes of one archetype alone.
 */

/** The attack targets a hero of an archetype. */
export const targets = (archetype: string) =>
  holdsWhen<Descent, Context>(['d2.if.targets-archetype', { archetype }], (g, { event }) =>
    targetsNow(g, (event as Attacking).attack).some(
      (figure) => isHero(g, figure) && heroDef(g, sheetsOf(g, figure.hero)[0]!).archetype === archetype,
    ),
  );

/** "The attack gains Pierce 1." */
export const pierces = (n: number): GameEffect =>
  does(['d2.effect.pierce', { n }], (_: Descent, { event }: Context) => {
    (event as Attacking).attack.pierce += n;
  });

export const archetypeTexts: { readonly [key: string]: string } = {
  'd2.if.targets-archetype': 'it targets a {archetype}',
  'd2.effect.pierce': 'the attack gains Pierce {n}',
};
