import { type Ability, does, head, wouldDo } from '@questwright/adventure';
import { nested, type Rule } from '@questwright/kernel';
import type { Context, TokenDef } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { deciderOf } from '../figures/sides.ts';
import { testAttribute } from '../figures/test.ts';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { tokensOnMap } from '../pieces.ts';
import type { Attribute, Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import { counting } from './race.ts';
import type { Who } from './who.ts';

/*
 * Objective tokens that stay where they are: beacons to light, seals to break, guests to lead away. Who stands beside one,
 * or on it, does with it what a rule of the quest says, as a special action; then it is used up.
 */

export const MARK = 'mark';

/** What marks are made of. */
export const markToken: TokenDef = {
  ...head({ id: MARK, name: 'Objective token' }),
  kind: 'token',
  terrain: null,
  text: [],
};

/** The marks of a name that have not been used. */
export const marksLeft = (g: Descent, name: string): Piece[] =>
  tokensOnMap(g).filter(({ def, label, used }) => def === MARK && label === name && !used);

/** The first mark of a name beside a figure. */
const beside = (g: Descent, figure: Figure, name: string): Piece | undefined =>
  marksLeft(g, name).find(
    ({ at }) => distanceBetween(tablesOf(g), spacesOf(g, figure), [at], closedObjects(g)) <= 1,
  );

/**
 * "With an action one of these does that at a mark beside it, which is used up by that." With a test it is used up, and the
 * rest happens, only if the test is passed.
 */
export function withMark(
  mark: string,
  called: string,
  who: Who,
  effect: GameEffect,
  test: Attribute | null = null,
): Ability {
  const contextFor = (g: Descent, card: Piece, figure: Figure): Context => ({
    seat: deciderOf(g, figure),
    card,
    figure,
    event: { figure },
  });
  const uses: Answer<'asAction'> = {
    name: called,
    optional: true,
    when: (g, me, { figure }) =>
      who.is(g, figure) &&
      beside(g, figure, mark) !== undefined &&
      wouldDo(effect, g, contextFor(g, me, figure)),
    *run(g, me, { figure }): Rule {
      if (test && !(yield* testAttribute(g, figure, test))) return;
      beside(g, figure, mark)!.used = true;
      yield* effect.run(g, contextFor(g, me, figure));
    },
    text: effect.text,
  };
  return counting(
    {
      text: [
        'd2.quest.with-mark',
        { mark, called, who: nested(who.text), effect: nested(effect.text), test: test ?? 'none' },
      ],
      on: { asAction: uses },
    },
    effect,
  );
}

/** The figure takes what the mark stands for with it. What it carries is lost when it is defeated. */
export const takesIt: GameEffect = does('d2.quest.take', (_: Descent, { figure }: Context) => {
  figure!.tokens++;
});

/** Those of them who carry something. */
export const laden = ({ text, is }: Who): Who => ({
  text: ['d2.quest.laden', { who: nested(text) }],
  is: (g, figure) => figure.tokens > 0 && is(g, figure),
});

export const markTexts: { readonly [key: string]: string } = {
  'd2.quest.with-mark':
    '{called}: with an action, {who} beside a token ({mark}) may {test, select, none {} other {test {test} and, if the test is passed, }}turn it over and {effect}.',
  'd2.quest.take': 'carry off what lies there',
  'd2.quest.laden': '{who} that carries something',
};
