import type { Entry } from '@questwright/kernel';
import { theBox } from '../catalogue.ts';
import { RATINGS, type Stack } from '../definitions.ts';
import type { CardReader } from './placed.ts';

const DECKS = ['enemies', 'locations', 'exploration'] as const;
type Deck = (typeof DECKS)[number];

/** Stacks of a deck: each with `sets`, `cards` and `random` by rating. */
export const stacksOf = (
  entry: Entry,
  setIn: (one: Entry) => string = (one) => one.text(),
  cardIn: (one: Entry) => string = (one) => one.text(),
): Stack[] =>
  entry
    .or([])
    .list('a list of stacks')
    .map((stack) => ({
      sets: stack.at('sets').or([]).list('a list of sets').map(setIn),
      cards: stack.at('cards').or([]).list('a list of cards').map(cardIn),
      random: randomIn(stack.at('random').or({}).asMap('ratings with numbers')),
    }));

const randomIn = (entry: Entry): NonNullable<Stack['random']> =>
  Object.fromEntries([...RATINGS, 'any'].map((rating) => [rating, entry.at(rating).or(0).whole({ min: 0 })]));

/**
 * The stacks that a document gives a quest, with every card by its id: single cards can be made up like any
 * others. Only at set-up are decks made of them.
 */
export function stacksSaid(reader: CardReader, quest: Entry, isSetUp: boolean): Record<string, unknown> {
  const said = (deck: Deck): Stack[] | undefined => {
    if (!isSetUp) return undefined;
    const names = setsFor(deck);
    return stacksOf(
      quest.at(deck),
      (one) => one.oneOf(names),
      (one) => reader.read(deck, one).def,
    );
  };
  return Object.fromEntries(DECKS.map((deck) => [deck, said(deck)]));
}

function setsFor(deck: Deck): string[] {
  const { sets, loners, locations, exploration } = theBox({ components: null });
  const groups = { enemies: [...sets, ...loners], locations, exploration }[deck];
  return groups.map(({ name }) => name);
}
