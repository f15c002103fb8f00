import { type Ability, head, wouldDo } from '@questwright/adventure';
import { nested, type Rule } from '@questwright/kernel';
import type { Context, TokenDef } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { deciderOf } from '../figures/sides.ts';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { tokensOnMap } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
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

/** "With an action one of these does that at a mark beside it, which is used up by that." */
export function withMark(mark: string, called: string, who: Who, effect: GameEffect): Ability {
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
      beside(g, figure, mark)!.used = true;
      yield* effect.run(g, contextFor(g, me, figure));
    },
    text: effect.text,
  };
  return counting(
    {
      text: ['d2.quest.with-mark', { mark, called, who: nested(who.text), effect: nested(effect.text) }],
      on: { asAction: uses },
    },
    effect,
  );
}

export const markTexts: { readonly [key: string]: string } = {
  'd2.quest.with-mark':
    '{called}: with an action, {who} beside a token ({mark}) may turn it over and {effect}.',
};
