import type { Entry } from '@questwright/kernel';
import { MARKET } from '../zones.ts';
import type { Component, ComponentKind } from './components.ts';
import { kindOf } from './find.ts';

/** The kinds of cards that can be named at the places of a document. */
export const ADVENTURE_KINDS: readonly ComponentKind[] = ['enemy', 'event', 'quest'];

type Places = { readonly [word: string]: readonly ComponentKind[] };

const PLAYER_CARDS: Places = {
  hand: ['skill'],
  learned: ['skill'],
  assets: ['asset'],
  trophies: ADVENTURE_KINDS,
  quests: ['quest'],
  rumors: ['event'],
};

export const PILES: Places = {
  skill: ['skill'],
  asset: ['asset'],
  combat: ADVENTURE_KINDS,
  exploration: ADVENTURE_KINDS,
  social: ADVENTURE_KINDS,
};

const MARKETS: Places = Object.fromEntries(Object.keys(MARKET).map((city) => [city, ['asset']]));

/** The cards of a pile, and whether all others are out of the game. */
export function cardsOfPile(pile: Entry): { readonly cards: readonly Entry[]; readonly only: boolean } {
  const only = pile.isMap;
  return { cards: (only ? pile.at('only') : pile.or([])).list('a list of cards'), only };
}

/** Every component that a document describes by its properties. */
export function madeUpIn(doc: Entry): Component[] {
  const found: Component[] = [];
  const look = (entry: Entry, kinds: readonly ComponentKind[]): void => {
    if (entry.isMap) found.push({ kind: kindOf(kinds, entry), words: entry });
  };
  const lookIn = (entry: Entry, places: Places): void => {
    for (const word in places) {
      for (const card of cardsOfPile(entry.at(word)).cards) look(card, places[word]!);
    }
  };
  for (const player of doc.at('players').list()) {
    look(player.at('hero'), ['hero']);
    lookIn(player, PLAYER_CARDS);
  }
  lookIn(doc.at('decks'), PILES);
  lookIn(doc.at('discards'), PILES);
  lookIn(doc.at('markets'), MARKETS);
  look(doc.at('combat').at('enemy'), ['enemy']);
  return found;
}
