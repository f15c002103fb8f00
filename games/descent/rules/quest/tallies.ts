import { type Ability, does, inOrder, when } from '@questwright/adventure';
import type { Ahead, Context } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import type { Descent, Side } from '../state.ts';
import type { ByHeroes } from './by-heroes.ts';
import type { Tally } from './race.ts';
import { counts, hasCounted, wins } from './words.ts';

/** A token is put on the card of this rule, and a side wins with so many, and so many more for each hero. */
export const countsTo = (side: Side, n: ByHeroes, more = 0): Tally => ({
  ...inOrder(counts, when(hasCounted(n, more), wins(side))),
  race: { side, n, more },
});

/** A token is taken from the card of this rule. */
export const uncounts: GameEffect = does(
  'd2.quest.uncounts',
  (_: Descent, { card }: Context) => {
    card.tokens--;
  },
  (_, { card }) => card.tokens > 0,
);

/** If a side has won the encounter before this one, so many tokens lie on the card of this rule from the start. */
export const ahead = (side: Side, n: number): Ability & { readonly ahead: Ahead } => ({
  text: ['d2.quest.ahead', { side, n }],
  ahead: { side, n },
});

export const tallyTexts: { readonly [key: string]: string } = {
  'd2.quest.uncounts': 'take a token from this card',
  'd2.quest.ahead':
    'If {side, select, heroes {the heroes} other {the overlord}} won the encounter before, {n, plural, one {# token lies} other {# tokens lie}} on this card from the start.',
};
