import { perBox } from '@questwright/adventure';
import { theChapter } from './campaign/map.ts';
import { readyHero } from './campaign/ready.ts';
import { chapterOf, chaptersBefore } from './campaign/way.ts';
import { type BardsungBox, bardsungBoxes } from './catalogue.ts';
import type { ChapterDef } from './definitions.ts';
import { bring, equipmentOf } from './pieces.ts';
import type { Bardsung } from './state.ts';
import { ABILITIES, EQUIPMENT, MODEL, PACK } from './zones.ts';

/** Heroes with what they start with, or with what they have come to own, and the decks. */
export function setUp(g: Bardsung): void {
  g.party.forEach((id, seat) => {
    bring(g, id, MODEL[seat]!, { seat });
    const held = g.inherited?.heroes[seat] ?? startOfHero(g, id);
    for (const ability of held.abilities) bring(g, ability, ABILITIES[seat]!, { seat });
    for (const equipment of held.equipment) bring(g, equipment, EQUIPMENT[seat]!, { seat });
    for (const { card, exhausted, fitted } of held.pack)
      bring(g, card, PACK[seat]!, { seat, exhausted, host: equipmentOf(g, seat)[fitted]?.id ?? 0 });
  });
  layDecks(g);
  g.inherited = null;
}

function startOfHero(g: Bardsung, id: string) {
  const box = bardsungBoxes.of(g);
  const hero = box.content.heroes.find((one) => one.id === id)!;
  const { abilities, equipment } = readyHero(box, hero, g.journey ? null : g.node);
  return { abilities, equipment, pack: [] };
}

/**
 * The base lists, and what the chapters of the journey have added to them and taken out. Treasure that somebody has is not
 * in its deck.
 */
function layDecks(g: Bardsung): void {
  const { content } = bardsungBoxes.of(g);
  const later = addedLater(g);
  const { added, barred } = changesOf(g);
  const isIn = (id: string): boolean => (!later.has(id) || added.has(id)) && !barred.has(id);
  const owned = new Set(PACK.flatMap((zone) => g.zones[zone]?.map(({ def }) => def) ?? []));
  for (const { id, sort } of content.dungeon) if (isIn(id)) hide(g, id, `${sort}-deck`);
  for (const { id, deck } of content.aspects) if (isIn(id)) hide(g, id, `${deck}-deck`);
  for (const { id } of content.treasure) if (isIn(id) && !owned.has(id)) hide(g, id, 'treasure-deck');
  for (const { id } of content.wounds) hide(g, id, 'wound-deck');
}

/** The cards that are in no deck until a chapter puts them there. */
const addedLater = perBox<BardsungBox, ReadonlySet<string>>(
  ({ content }) =>
    new Set(
      [...content.chapters, ...content.stories.flatMap(({ options }) => options)].flatMap(({ adds }) => adds),
    ),
);

/** Chapters in the order in which they were begun: a later one can take out what an earlier one has added. */
function changesOf(g: Bardsung): { added: Set<string>; barred: Set<string> } {
  const added = new Set<string>();
  const barred = new Set<string>();
  const { journey } = g;
  const told = journey ? [{ adds: journey.added, bars: journey.barred }] : [];
  for (const { adds, bars } of [...chaptersBegun(g), ...told]) {
    for (const id of adds) {
      added.add(id);
      barred.delete(id);
    }
    for (const id of bars) barred.add(id);
  }
  return { added, barred };
}

/** The chapters of the journey; for an encounter by itself, those that lead to its chapter, and this one. */
function chaptersBegun(g: Bardsung): readonly ChapterDef[] {
  const { journey } = g;
  if (journey) return [...journey.chapters, journey.chapter].map((chapter) => theChapter(g, { chapter }));
  const box = bardsungBoxes.of(g);
  const chapter = chapterOf(box, g.node);
  return chapter ? [...chaptersBefore(box, chapter.id), chapter] : [];
}

function hide(g: Bardsung, id: string, deck: string): void {
  bring(g, id, deck).down = true;
}
