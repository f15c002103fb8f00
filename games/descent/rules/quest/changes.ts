import type { Ability } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import type { Attack } from '../attack/types.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Who } from './who.ts';

/*
 * What the rules of a quest change for as long as its encounter lasts.
 */

/** Some figures have more Health than their cards say, and so much more for each hero. */
export const tougher = (who: Who, n: number, more = 0): Ability => ({
  text: ['d2.quest.tougher', { who: nested(who.text), n, more }],
  modify: {
    health: (g: Descent, _: Piece, health: number, figure: Figure) =>
      who.is(g, figure) ? health + n + more * g.players.length : health,
  },
});

/** It is dark: every Ranged attack needs more range. */
export const dark = (n: number): Ability => ({
  text: ['d2.quest.dark', { n }],
  modify: { rangeNeeded: (_: Descent, __: Piece, needed: number, ___: Attack) => needed + n },
});

export const changeTexts: { readonly [key: string]: string } = {
  'd2.quest.tougher':
    'Whoever is {who} has {n}{more, plural, =0 {} other { and # for each hero}} more Health.',
  'd2.quest.dark': 'Every Ranged attack needs {n} more range.',
};
