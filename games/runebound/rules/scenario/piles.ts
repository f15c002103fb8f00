import {
  asList,
  asOneOf,
  asRecord,
  asText,
  cardsIn,
  move,
  onlyWords,
  type Path,
  type Words,
} from '@questwright/kernel';
import { theBox } from '../catalogue.ts';
import { takeAsset } from '../decks.ts';
import { pieces } from '../heroes.ts';
import { ADVENTURES } from '../map/hexes.ts';
import type { Piece, Runebound } from '../state.ts';
import { ASSET_DECK, DECK, DISCARD, MARKET } from '../zones.ts';
import { bring, bringSkill, bringTokenOf, readComponent } from './find.ts';
import { PILES } from './mentions.ts';
import { plain } from './names.ts';

export function arrangeMarkets(g: Runebound, doc: Words): void {
  const markets = doc.markets === undefined ? {} : asRecord(doc.markets, ['markets']);
  onlyWords(markets, ['markets'], Object.keys(MARKET));
  for (const city in MARKET) {
    const named = markets[city] === undefined ? [] : asList(markets[city], ['markets', city]);
    for (const [i, value] of named.entries()) {
      const card = bring(g, readComponent(g, ['asset'], value, ['markets', city, i]), MARKET[city]!);
      bringTokenOf(g, card);
    }
  }
  // The rest comes from the bottom, so that nothing a document wants on top is dealt away.
  for (const city in MARKET) {
    while (pieces(g, MARKET[city]!).length < 3) {
      const last = pieces(g, ASSET_DECK).at(-1);
      if (last) move(g, last, MARKET[city]!);
      else if (!takeAsset(g, MARKET[city]!)) break;
    }
  }
}

/** Decks from the top, discard piles from the top; `only` takes everything else out of the game. */
export function arrangePiles(g: Runebound, doc: Words): void {
  for (const word of ['decks', 'discards'] as const) {
    const piles = doc[word] === undefined ? {} : asRecord(doc[word], [word]);
    onlyWords(piles, [word], [...Object.keys(PILES), 'story']);
    for (const pile in piles) {
      const value = piles[pile];
      const path = [word, pile];
      const only = typeof value === 'object' && value !== null && 'only' in value ? value.only : undefined;
      const cards = asList(only ?? value, path);
      const zone = zoneOf(word, pile);
      const rest = only === undefined ? [] : [...cardsIn(g, zone)];
      const placed = cards.map((card, i) => bringToPile(g, pile, card, ASIDE, [...path, i]));
      for (const card of placed.reverse()) move(g, card, zone, { place: 'top' });
      for (const card of rest) if (!placed.includes(card as Piece)) move(g, card, 'removed');
    }
  }
}

/** Where cards wait until all of a pile have been found: none is found twice. */
const ASIDE = 'resolving';

const zoneOf = (word: 'decks' | 'discards', pile: string): string => {
  const kind = ADVENTURES.find((one) => one === pile);
  if (kind) return word === 'decks' ? DECK[kind] : DISCARD[kind];
  return `${pile}-${word === 'decks' ? 'deck' : 'discard'}`;
};

export function bringToPile(g: Runebound, pile: string, value: unknown, zone: string, path: Path): Piece {
  if (pile === 'skill') return bringSkill(g, value, zone, path);
  if (pile !== 'story') return bring(g, readComponent(g, PILES[pile]!, value, path), zone);
  const said = plain(asText(value, path, 'a story card'));
  const card = pieces(g, 'story-deck').find(({ def }) =>
    theBox().stories.some(({ id, name }) => id === def && plain(name) === said),
  );
  asOneOf(card ? said : '', path, [said]);
  move(g, card!, zone);
  return card!;
}
