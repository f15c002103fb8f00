import { ofBox } from '@questwright/adventure';
import { type Card, createAll } from '@questwright/kernel';
import { chapterOf, chaptersBefore } from './campaign/way.ts';
import { type BardsungBox, bardsungBoxes } from './catalogue.ts';
import type { Bardsung, Journey } from './state.ts';
import { PACK } from './zones.ts';

/** The ids of the cards of each deck, by its zone. */
type Decks = ReadonlyMap<string, readonly string[]>;
type Changes = readonly { readonly adds: readonly string[]; readonly bars: readonly string[] }[];

/** The decks, face down, before they are shuffled. Treasure that somebody has is not in its deck. */
export function layDecks(g: Bardsung): void {
  const box = bardsungBoxes.of(g);
  const decks = g.journey ? decksAfter(box, changesOn(box, g.journey)) : decksFor(box, g.node);
  const owned = PACK.flatMap((zone) => g.zones[zone]?.map(({ def }) => def) ?? []);
  for (const [zone, ids] of decks)
    createAll<Card>(g, owned.length > 0 ? ids.filter((id) => !owned.includes(id)) : ids, zone, {}, true);
}

/** Chapters in the order in which they were begun, then what the stories have changed. */
const changesOn = (box: BardsungBox, { chapters, chapter, added, barred }: Journey): Changes => [
  ...[...chapters, chapter].map((id) => box.content.chapters.find((one) => one.id === id)!),
  { adds: added, bars: barred },
];

/** For an encounter by itself: what the chapters that lead to its chapter have changed, and this one. */
function decksFor(box: BardsungBox, encounter: string): Decks {
  const known = decksByChapter(box);
  const chapter = chapterOf(box, encounter);
  const id = chapter?.id ?? '';
  let decks = known.get(id);
  if (!decks) known.set(id, (decks = decksAfter(box, chapter ? [...chaptersBefore(box, id), chapter] : [])));
  return decks;
}

const decksByChapter = ofBox((_: BardsungBox) => new Map<string, Decks>());

/** The base lists with some changes. A later one can take out what an earlier one has added, and put it back. */
function decksAfter(box: BardsungBox, changes: Changes): Decks {
  const added = new Set<string>();
  const barred = new Set<string>();
  for (const { adds, bars } of changes) {
    for (const id of adds) {
      added.add(id);
      barred.delete(id);
    }
    for (const id of bars) barred.add(id);
  }
  const later = addedLater(box);
  const decks = new Map<string, string[]>();
  for (const [id, zone] of homesOf(box)) {
    if ((later.has(id) && !added.has(id)) || barred.has(id)) continue;
    const deck = decks.get(zone);
    if (deck) deck.push(id);
    else decks.set(zone, [id]);
  }
  return decks;
}

/** The deck of each card that has one, in the order of the box. */
const homesOf = ofBox(({ content }: BardsungBox): readonly (readonly [id: string, zone: string])[] => [
  ...content.dungeon.map(({ id, sort }) => [id, `${sort}-deck`] as const),
  ...content.aspects.map(({ id, deck }) => [id, `${deck}-deck`] as const),
  ...content.treasure.map(({ id }) => [id, 'treasure-deck'] as const),
  ...content.wounds.map(({ id }) => [id, 'wound-deck'] as const),
]);

/** The cards that are in no deck until a chapter puts them there. */
const addedLater = ofBox(
  ({ content }: BardsungBox): ReadonlySet<string> =>
    new Set(
      [...content.chapters, ...content.stories.flatMap(({ options }) => options)].flatMap(({ adds }) => adds),
    ),
);
