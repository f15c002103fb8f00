import { type Ability, does, head, holdsWhen, not, note, when, wouldDo } from '@questwright/adventure';
import { die, nested, type Rule } from '@questwright/kernel';
import type { Context, TokenDef } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { deciderOf } from '../figures/sides.ts';
import { testAttribute } from '../figures/test.ts';
import { closedObjects, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween } from '../map/count.ts';
import { tokensOnMap } from '../pieces.ts';
import type { Attribute, Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import { counting, type Tally, thenCounts } from './race.ts';
import type { Who } from './who.ts';

/*
 * Objective tokens that stay where they are: beacons to light, seals to break, guests to lead away. Whoever
 * stands beside one, or on it, does with it what a rule of the quest says, as a special action; then it is
 * used up.
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

/** Whoever carries something lays it down, and it is counted. */
export const handsIn = (tally: Tally): Tally => thenCounts(laysDown, tally);

const laysDown: GameEffect = does('d2.quest.lay-down', (_: Descent, { figure, event }: Context) => {
  (figure ?? (event as { readonly figure: Figure }).figure).tokens--;
});

/**
 * Something lies under one of the marks of a name, and nobody knows under which: each that is left is as likely. When it is
 * found, the others are of no use any more.
 */
export const finds = (mark: string, effect: GameEffect): GameEffect =>
  does(['d2.quest.finds', { mark, effect: nested(effect.text) }], function* (g: Descent, c: Context): Rule {
    const others = marksLeft(g, mark);
    const isHere = die(g, 'where it is', others.length + 1) === 1;
    note(g, isHere ? 'd2.log.found-it' : 'd2.log.not-here', { mark }, 'D2-OBJ-01');
    if (!isHere) return;
    for (const one of others) one.used = true;
    yield* effect.run(g, c);
  });

/** What happens with the last of the marks of a name; to use the others is worth an action too. */
export const whenAllUsed = (mark: string, effect: GameEffect): GameEffect => ({
  ...when(not(isLeft(mark)), effect),
  can: (g, c) => wouldDo(effect, g, c),
});

/** "A mark of this name is left." */
export const isLeft = (mark: string) =>
  holdsWhen<Descent, Context>(['d2.quest.is-left', { mark }], (g) => marksLeft(g, mark).length > 0);

/** Those of them who carry something. */
export const laden = ({ text, is }: Who): Who => ({
  text: ['d2.quest.laden', { who: nested(text) }],
  is: (g, figure) => figure.tokens > 0 && is(g, figure),
});

/** Those of them who carry nothing. */
export const emptyHanded = ({ text, is }: Who): Who => ({
  text: ['d2.quest.empty-handed', { who: nested(text) }],
  is: (g, figure) => figure.tokens === 0 && is(g, figure),
});

export const markTexts: { readonly [key: string]: string } = {
  'd2.quest.with-mark':
    '{called}: with an action, {who} beside a token ({mark}) may {test, select, none {} other {test {test} and, if the test is passed, }}turn it over and {effect}.',
  'd2.quest.take': 'carry off what lies there',
  'd2.quest.lay-down': 'lay down what was carried',
  'd2.quest.finds':
    'see whether what is sought was here: it is under one of these tokens ({mark}), each as likely as the others; when it is found, turn them all over and {effect}',
  'd2.log.found-it': 'What was sought is found here ({mark}).',
  'd2.log.not-here': 'It is not here ({mark}).',
  'd2.quest.is-left': 'a token ({mark}) is left',
  'd2.quest.empty-handed': '{who} that carries nothing',
  'd2.quest.laden': '{who} that carries something',
};
