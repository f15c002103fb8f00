import type { Path, Words } from '@questwright/kernel';
import type { Kind, MadeUp } from './components.ts';
import { kindOf } from './find.ts';

/** The kinds of cards that can be named at the places of a document. */
export const ADVENTURE_KINDS: readonly Kind[] = ['enemy', 'event', 'quest'];

export const PLAYER_CARDS: { readonly [word: string]: readonly Kind[] } = {
  hand: ['skill'],
  learned: ['skill'],
  assets: ['asset'],
  trophies: ADVENTURE_KINDS,
  quests: ['quest'],
  rumors: ['event'],
};

export const PILES: { readonly [word: string]: readonly Kind[] } = {
  skill: ['skill'],
  asset: ['asset'],
  combat: ADVENTURE_KINDS,
  exploration: ADVENTURE_KINDS,
  social: ADVENTURE_KINDS,
};

const isRecord = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every component that a document describes by its properties. */
export function madeUpIn(doc: Words): MadeUp[] {
  const found: MadeUp[] = [];
  const look = (value: unknown, kinds: readonly Kind[], path: Path): void => {
    if (Array.isArray(value)) for (const [i, item] of value.entries()) look(item, kinds, [...path, i]);
    else if (isRecord(value) && 'only' in value) look(value.only, kinds, [...path, 'only']);
    else if (isRecord(value)) found.push({ kind: kindOf(kinds, value), words: value, path });
  };
  const lookIn = (value: unknown, places: { readonly [word: string]: readonly Kind[] }, path: Path): void => {
    if (isRecord(value)) for (const word in places) look(value[word], places[word]!, [...path, word]);
  };
  if (Array.isArray(doc.players)) {
    for (const [i, player] of doc.players.entries()) {
      if (!isRecord(player)) continue;
      lookIn(player, PLAYER_CARDS, ['players', i]);
      look(player.hero, ['hero'], ['players', i, 'hero']);
    }
  }
  lookIn(doc.decks, PILES, ['decks']);
  lookIn(doc.discards, PILES, ['discards']);
  if (isRecord(doc.markets))
    for (const city in doc.markets) look(doc.markets[city], ['asset'], ['markets', city]);
  if (isRecord(doc.combat)) look(doc.combat.enemy, ['enemy'], ['combat', 'enemy']);
  return found;
}
