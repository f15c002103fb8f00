import { type Ability, does, holdsWhen } from '@questwright/adventure';
import type { Context } from '../definitions.ts';
import { answers } from '../effects/abilities.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { isMonster } from '../figures/sides.ts';
import type { Descent, Rank } from '../state.ts';
import { tougher } from './changes.ts';
import { isPartOpen, openPart } from './parts.ts';
import { counting } from './race.ts';
import type { Who } from './who.ts';
import type { WrittenUnique } from './words.ts';

/*
 * The words for maps that open part by part, for monsters with a name, and for what searches find.
 */

/** A part of the map opens. */
export const opensPart = (part: string): GameEffect =>
  does(
    ['d2.quest.opens-part', { part }],
    (g: Descent) => openPart(g, part),
    (g) => !isPartOpen(g, part),
  );

/** "The part is open." */
export const isExplored = (part: string) =>
  holdsWhen<Descent, Context>(['d2.quest.is-explored', { part }], (g) => isPartOpen(g, part));

/** "When that part opens": what follows. */
export const whenOpened = (part: string, effect: GameEffect): Ability =>
  counting(
    answers('partOpened', effect, {
      of: 'anybody',
      says: ['d2.quest.when-opened', { part }],
      if: (_, __, what) => (what as { readonly part: string }).part === part,
    }),
    effect,
  );

/** "When a search finds that": what follows. */
export const whenFound = (thing: string, effect: GameEffect): Ability =>
  counting(
    answers('thingFound', effect, {
      of: 'anybody',
      says: ['d2.quest.when-found', { thing }],
      if: (_, __, what) => (what as { readonly name: string }).name === thing,
    }),
    effect,
  );

/** A monster that has this name. */
export const theUnique = (name: string): Who => ({
  text: ['d2.quest.lieutenant', { name }],
  is: (g, figure) => figure.label === name && isMonster(g, figure),
});

interface OfUnique {
  /** Left out: a master if the limit of the group has room for one. */
  readonly rank?: Rank;
  /** Health more than the card says, and for each hero. */
  readonly health?: number;
  readonly more?: number;
  /** Rules of its own; they come into play with it. */
  readonly rules?: readonly Ability[];
}

/** One monster of a group that has a name, more Health and rules of its own. */
export const unique = (
  name: string,
  monster: string,
  place: string,
  { rank, health = 0, more = 0, rules = [] }: OfUnique = {},
): WrittenUnique => ({
  name,
  monster,
  place,
  rank: rank ?? null,
  rules: [...(health + more > 0 ? [tougher(theUnique(name), health, more)] : []), ...rules],
});

export const partTexts: { readonly [key: string]: string } = {
  'd2.quest.opens-part': 'the {part} opens',
  'd2.quest.is-explored': 'the {part} is open',
  'd2.quest.when-opened': 'When the {part} opens',
  'd2.quest.when-found': 'When a hero finds the {thing}',
  'd2.log.finds-thing': '{figure} finds: {thing}.',
  'd2.log.legend.part': 'The {part} lies open.',
  'd2.log.legend.unique': '{figure} is here: a {rank, select, master {master} other {minion}} {monster}.',
};
