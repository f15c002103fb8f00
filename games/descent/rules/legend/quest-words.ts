import { does, holdsWhen, note } from '@questwright/adventure';
import { nested, pick } from '@questwright/kernel';
import type { GameEffect } from '../effects/on-figures.ts';
import { spaceName } from '../ground.ts';
import { groupNamed, membersOf } from '../quest/groups.ts';
import { marksLeft } from '../quest/marks.ts';
import { isPartOpen } from '../quest/parts.ts';
import type { QuestCondition } from '../quest/places.ts';
import type { Who } from '../quest/who.ts';
import type { Descent } from '../state.ts';

/*
 * More words for quests without an overlord, where time is the opponent.
 */

/** Those of them, as long as a part of the map is closed: whom programs send to look for the way in. */
export const before = (part: string, { text, is }: Who): Who => ({
  text,
  is: (g, figure) => !isPartOpen(g, part) && is(g, figure),
});

/** One of these or one of those. */
export const either = (one: Who, other: Who): Who => ({
  text: ['d2.legend.either', { one: nested(one.text), other: nested(other.text) }],
  is: (g, figure) => one.is(g, figure) || other.is(g, figure),
});

/** "In this round, or later." */
export const fromRound = (n: number): QuestCondition =>
  holdsWhen(['d2.legend.from-round', { n }], (g) => g.round >= n);

/** "In this round." */
export const inRound = (n: number): QuestCondition =>
  holdsWhen(['d2.legend.in-round', { n }], (g) => g.round === n);

/** One of the marks of a name that are left, nobody knows which, is lost. */
export const losesOne = (mark: string): GameEffect =>
  does(
    ['d2.legend.loses-one', { mark }],
    (g: Descent) => {
      const left = marksLeft(g, mark);
      if (left.length === 0) return;
      const lost = pick(g, 'which is lost', left, ({ id }) => String(id));
      lost.used = true;
      note(g, 'd2.log.legend.loses-one', { mark, space: spaceName(g, lost.at) }, 'D2-QUEST-01');
    },
    (g) => marksLeft(g, mark).length > 0,
  );

/** A group activates once more in this round, though it has done so already. [D2-TRACK-05] */
export const activatesAgain = (monster: string): GameEffect =>
  does(
    ['d2.legend.activates-again', { monster }],
    (g: Descent) => {
      const group = groupNamed(g, monster);
      if (!group) return;
      group.acted = false;
      for (const figure of membersOf(g, group)) figure.acted = false;
    },
    (g) => groupNamed(g, monster) !== undefined,
  );

export const questWordTexts: { readonly [key: string]: string } = {
  'd2.legend.activates-again': 'the group of the {monster} activates once more in this round',
  'd2.legend.either': '{one} or {other}',
  'd2.legend.from-round': 'it is round {n} or later',
  'd2.legend.in-round': 'it is round {n}',
  'd2.legend.loses-one': 'turn over one of the tokens ({mark}) that are left, at random',
  'd2.log.legend.loses-one': 'Too late: what was in space {space} is lost ({mark}).',
};
