import { type Condition, holdsWhen, theVery } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Whom } from '../effects/whom.ts';
import { spacesOf } from '../ground.ts';
import { onMap } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { placeNamed } from './encounter.ts';
import { everyHero, type Who } from './who.ts';

/*
 * Conditions of quest rules: who is where, and who is left.
 */

export type QuestCondition = Condition<Descent, Context>;

/** Whether a figure stands in a place, with any of its spaces. */
export function stands(g: Descent, figure: Figure, place: string): boolean {
  const spaces = placeNamed(g, place);
  return spacesOf(g, figure).some((space) => spaces.includes(space));
}

/** "One of these stands in that place." */
export const isIn = (who: Who, place: string): QuestCondition =>
  holdsWhen(['d2.quest.is-in', { who: nested(who.text), place }], (g) =>
    onMap(g).some((figure) => who.is(g, figure) && stands(g, figure, place)),
  );

/** Those of them who stand in a place. */
export const inside = ({ text, is }: Who, place: string): Who => ({
  text: ['d2.quest.inside', { who: nested(text), place }],
  is: (g, figure) => is(g, figure) && stands(g, figure, place),
});

/** Those of them who stand anywhere else. */
export const outside = ({ text, is }: Who, place: string): Who => ({
  text: ['d2.quest.outside', { who: nested(text), place }],
  is: (g, figure) => is(g, figure) && !stands(g, figure, place),
});

/** All of them who are on the map, as those whom an effect is about. */
export const those = ({ text, is }: Who): Whom => ({
  ...theVery<Figure, Descent, Context>(['d2.quest.those', { who: nested(text) }], (g) =>
    onMap(g).filter((figure) => is(g, figure)),
  ),
  isYou: false,
});

/** "All heroes are in that place", and none is knocked out or gone. */
export const allIn = (place: string): QuestCondition =>
  holdsWhen(['d2.quest.all-in', { place }], (g) => {
    const there = onMap(g).filter((figure) => everyHero.is(g, figure) && stands(g, figure, place));
    return there.length === g.players.length;
  });

/** "None of these is on the map any more." */
export const noneLeft = (who: Who): QuestCondition =>
  holdsWhen(['d2.quest.none-left', { who: nested(who.text) }], (g) =>
    onMap(g).every((figure) => !who.is(g, figure)),
  );

/** "All heroes are knocked out." */
export const allDown: QuestCondition = holdsWhen('d2.quest.all-down', (g) =>
  onMap(g).every((figure) => !everyHero.is(g, figure)),
);

export const placeTexts: { readonly [key: string]: string } = {
  'd2.quest.is-in': '{who} is in the {place}',
  'd2.quest.inside': '{who} in the {place}',
  'd2.quest.outside': '{who} outside the {place}',
  'd2.quest.those': 'whoever is {who}',
  'd2.quest.all-in': 'all heroes are in the {place}',
  'd2.quest.none-left': 'there is no longer {who} on the map',
  'd2.quest.all-down': 'all heroes are knocked out',
};
