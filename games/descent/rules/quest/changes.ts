import { type Ability, bans } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import type { Attack } from '../attack/types.ts';
import { contextOf } from '../context.ts';
import type { Deeds } from '../deeds.ts';
import type { GameAmount } from '../effects/on-figures.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { type ByHeroes, forHeroes, toldByHeroes } from './by-heroes.ts';
import type { QuestCondition } from './places.ts';
import type { Who } from './who.ts';

/*
 * What the rules of a quest change for as long as its encounter lasts.
 */

/** Some figures have more Health than their cards say, and so much more for each hero. */
export const tougher = (who: Who, n: ByHeroes, more = 0): Ability => ({
  text: toldByHeroes('d2.quest.tougher', n, more, { who: nested(who.text) }),
  modify: {
    health: (g: Descent, _: Piece, health: number, figure: Figure) =>
      who.is(g, figure) ? health + forHeroes(n, g.players.length, more) : health,
  },
});

/** As long as something is so, no attack targets or affects some figures. */
export const safeWhile = (condition: QuestCondition, who: Who): Ability => {
  const when = (g: Descent, me: Piece, { figure }: Deeds['affect']): boolean =>
    who.is(g, figure) && condition.holds(g, contextOf(g, me));
  return bans<Descent>(['d2.quest.safe', { who: nested(who.text), condition: nested(condition.text) }], {
    target: { when, rule: 'D2-QUEST-01' },
    affect: { when, rule: 'D2-QUEST-01' },
  });
};

/** So much for each hero who plays. */
export const forEachHero = (n: number): GameAmount => ({
  printed: 'X',
  note: ['d2.quest.for-each-hero', { n }],
  count: (g) => n * g.players.length,
});

/** It is dark: every Ranged attack needs more range. */
export const dark = (n: number): Ability => ({
  text: ['d2.quest.dark', { n }],
  modify: { rangeNeeded: (_: Descent, __: Piece, needed: number, ___: Attack) => needed + n },
});

export const changeTexts: { readonly [key: string]: string } = {
  'd2.quest.tougher':
    '{who} has {n, plural, =0 {{more} more Health for each hero} other {# more Health{more, plural, =0 {} other {, and # more for each hero}}}}.',
  'd2.quest.tougher.each': '{who} has {two}, {three} or {four} more Health with two, three or four heroes.',
  'd2.quest.safe': 'As long as {condition}, no attack can target or affect {who}.',
  'd2.quest.for-each-hero': 'where X is {n} for each hero',
  'd2.quest.dark': 'Every Ranged attack needs {n} more range.',
};
