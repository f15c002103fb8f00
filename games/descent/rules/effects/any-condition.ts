import { type As, chooseOne, type Rule } from '@questwright/kernel';
import { isInUse } from '../boxes.ts';
import { descentBoxes } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { giveCondition, hasCondition } from '../figures/conditions.ts';
import type { Condition, Descent, Figure, Source } from '../state.ts';
import { type GameEffect, onFigures, sourceOf } from './on-figures.ts';
import type { Whom } from './whom.ts';

const asCondition: As<Condition> = {
  id: (condition) => `condition:${condition}`,
  text: (condition) => [`d2.condition.${condition}`, {}],
};

/** The conditions that a figure does not have, and whose cards are in the boxes in use. [D2-COND-86] */
const conditionsFor = (g: Descent, figure: Figure): Condition[] =>
  descentBoxes
    .of(g)
    .of('condition')
    .filter((card) => isInUse(g, card) && !hasCondition(g, figure, card.condition))
    .map(({ condition }) => condition);

/** A figure receives a condition that a player picks. */
export function* giveAnyCondition(g: Descent, figure: Figure, seat: number, source: Source): Rule {
  const among = conditionsFor(g, figure);
  if (among.length === 0) return;
  const condition = yield* chooseOne(g, {
    seat,
    topic: 'condition',
    prompt: 'd2.ask.condition',
    among,
    as: asCondition,
  });
  yield* giveCondition(g, figure, condition, source);
}

/** Some figures become whatever the player who uses the ability picks. */
export const becomesAny = (whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.become-any',
    {},
    {
      useful: (g, figure) => conditionsFor(g, figure).length > 0,
      does: (g, figure, c: Context) => giveAnyCondition(g, figure, c.seat, sourceOf(c)),
    },
  );

export const anyConditionTexts: { readonly [key: string]: string } = {
  'd2.effect.become-any': '{you, select, yes {suffer} other {{whom} suffers}} 1 condition of your choice',
};
