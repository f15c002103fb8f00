import { pieces } from '@questwright/adventure';
import { cardsIn, type Entry, move } from '@questwright/kernel';
import { contentOf } from '../catalogue.ts';
import { takeAsset } from '../decks.ts';
import { ADVENTURES } from '../map/hexes.ts';
import type { Piece, Runebound } from '../state.ts';
import { ASSET_DECK, DECK, DISCARD, MARKET } from '../zones.ts';
import { bringCard, bringSkill, bringTokenOf } from './find.ts';
import { cardsOfPile, PILES } from './mentions.ts';
import { plain } from './names.ts';

/** A market has three cards whenever nobody shops. */
const CARDS_IN_MARKET = 3;

export function arrangeMarkets(g: Runebound, doc: Entry): void {
  for (const city in MARKET) {
    for (const [i, card] of doc.at('markets').at(city).or([]).list('a list of assets').entries()) {
      if (i >= CARDS_IN_MARKET) throw card.wrong('a market has three cards');
      bringTokenOf(g, bringCard(g, ['asset'], card, MARKET[city]!));
    }
  }
  // The rest comes from the bottom, so that nothing a document wants on top is dealt away.
  for (const city in MARKET) {
    while (pieces(g, MARKET[city]!).length < CARDS_IN_MARKET) {
      const last = pieces(g, ASSET_DECK).at(-1);
      if (last) move(g, last, MARKET[city]!);
      else if (!takeAsset(g, MARKET[city]!)) break;
    }
  }
}

/** Decks from the top, discard piles from the top; `only` takes everything else out of the game. */
export function arrangePiles(g: Runebound, doc: Entry): void {
  for (const word of ['decks', 'discards'] as const) {
    for (const pile of [...Object.keys(PILES), 'story']) {
      const { cards, only } = cardsOfPile(doc.at(word).at(pile));
      const zone = zoneOf(word, pile);
      const rest = only ? [...cardsIn(g, zone)] : [];
      const placed = cards.map((card) => bringToPile(g, pile, card, ASIDE));
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

export function bringToPile(g: Runebound, pile: string, entry: Entry, zone: string): Piece {
  if (pile === 'skill') return bringSkill(g, entry, zone);
  return pile === 'story' ? bringStory(g, entry, zone) : bringCard(g, PILES[pile]!, entry, zone);
}

function bringStory(g: Runebound, entry: Entry, zone: string): Piece {
  const said = plain(entry.text('a story card'));
  const card = pieces(g, 'story-deck').find(({ def }) =>
    contentOf(g).stories.some(({ id, name }) => id === def && plain(name) === said),
  );
  if (!card) throw entry.unexpected('a story card of the scenario that is not named elsewhere');
  move(g, card, zone);
  return card;
}
