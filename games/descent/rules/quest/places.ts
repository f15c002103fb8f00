import { type Condition, holdsWhen } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
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
  'd2.quest.none-left': 'not even {who} is left on the map',
  'd2.quest.all-down': 'all heroes are knocked out',
};
