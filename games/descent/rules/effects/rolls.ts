import { type Condition, does } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { Colour, Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import type { GameAmount, GameEffect } from './on-figures.ts';

/** "Roll 1 red die": what it shows is there for the lines that follow. */
export const rolls = (colour: Colour, n = 1): GameEffect =>
  does(['d2.effect.roll', { n, colour }], function* (g: Descent, c: Context): Rule {
    const figure = c.figure!;
    const roll = rollDice(g, 'other', figure, Array(n).fill(colour));
    yield* window(g, 'rolled', { roll, figure, attribute: null }, 'used');
    c.rolled = resultOf(roll);
  });

/** As much as there are hearts on the dice. */
export const heartsRolled: GameAmount = {
  printed: 'X',
  note: 'd2.amount.hearts-rolled',
  count: (_, { rolled }: Context) => rolled?.damage ?? 0,
};

/** As much as there are shields on the dice. */
export const shieldsRolled: GameAmount = {
  printed: 'X',
  note: 'd2.amount.shields-rolled',
  count: (_, { rolled }: Context) => rolled?.shield ?? 0,
};

/** "If a surge is rolled." */
export const surgeRolled: Condition<Descent, Context> = {
  text: 'd2.if.surge-rolled',
  holds: (_, { rolled }) => (rolled?.surge ?? 0) > 0,
};

export const rollTexts: { readonly [key: string]: string } = {
  'd2.effect.roll': 'roll {n} {colour} {n, plural, one {die} other {dice}}',
  'd2.amount.shields-rolled': 'where X is the number of shields rolled',
  'd2.if.surge-rolled': 'a surge is rolled',
  'd2.amount.hearts-rolled': 'where X is the number of hearts rolled',
};
