import { type Ability, bans, does, holdsWhen } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import { tokenDef } from '../catalogue.ts';
import type { Deeds } from '../deeds.ts';
import type { Context } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { carriedBy, objectivesIn, putObjective } from '../objectives/objective.ts';
import { figureOf } from '../pieces.ts';
import type { Descent, ObjectiveColour, Piece } from '../state.ts';
import { placeNamed } from './encounter.ts';
import type { Who } from './who.ts';

/*
 * How a quest changes the rules of objective tokens.
 */

/** A figure carries no more than so many objective tokens. */
export const carriesAtMost = (n: number): Ability =>
  bans<Descent>(['d2.quest.carries-at-most', { n }], {
    pickUp: {
      when: (g: Descent, _: Piece, { figure }: Deeds['pickUp']) => carriedBy(g, figure).length >= n,
      rule: 'D2-OBJ-05',
    },
  });

/** Only some figures pick up objective tokens. */
export const onlyPickedUpBy = (who: Who): Ability =>
  bans<Descent>(['d2.quest.only-picked-up', { who: nested(who.text) }], {
    pickUp: {
      when: (g: Descent, _: Piece, { figure }: Deeds['pickUp']) => !who.is(g, figure),
      rule: 'D2-OBJ-02',
    },
  });

/** Those of them who carry an objective token. */
export const carrying = ({ text, is }: Who): Who => ({
  text: ['d2.quest.carrying', { who: nested(text) }],
  is: (g, figure) => is(g, figure) && carriedBy(g, figure).length > 0,
});

/** Some figure carries an objective token of this colour. */
export const isCarriedBy = (who: Who, colour: ObjectiveColour) =>
  holdsWhen<Descent, Context>(['d2.quest.is-carried', { who: nested(who.text), colour }], (g) =>
    objectivesIn(g).some((token) => {
      const carrier = tokenDef(g, token).objective === colour ? figureOf(g, token.on) : undefined;
      return carrier !== undefined && who.is(g, carrier);
    }),
  );

/** "Put a red objective token on this space", if one is left. */
export const putsObjective = (colour: ObjectiveColour, place: string): GameEffect =>
  does(['d2.quest.puts-objective', { colour, place }], (g: Descent) => {
    putObjective(g, colour, placeNamed(g, place)[0]!);
  });

export const objectiveTexts: { readonly [key: string]: string } = {
  'd2.quest.carries-at-most':
    'No figure carries more than {n, plural, one {# objective token} other {# objective tokens}}.',
  'd2.quest.only-picked-up': 'Objective tokens are picked up by no one but {who}.',
  'd2.quest.carrying': '{who} that carries an objective token',
  'd2.quest.is-carried': '{who} carries a {colour} objective token',
  'd2.quest.puts-objective': 'put a {colour} objective token on {place}',
};
