import type { Entry } from '@questwright/kernel';
import { terrinothBoxes } from '../catalogue.ts';
import type { Stack } from '../definitions.ts';
import type { CardReader } from './placed.ts';
import { stacksOf } from './quest-words.ts';

const DECKS = ['enemies', 'locations', 'exploration'] as const;
type Deck = (typeof DECKS)[number];

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
  const { sets, loners, locations, exploration } = terrinothBoxes.printed.content;
  const groups = { enemies: [...sets, ...loners], locations, exploration }[deck];
  return groups.map(({ name }) => name);
}
