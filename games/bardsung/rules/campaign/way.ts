import { ofBox } from '@questwright/adventure';
import type { BardsungBox } from '../catalogue.ts';
import type { ChapterDef } from '../definitions.ts';

/** The chapters that lead to a chapter by the shortest way, the first one first; of equal ways, the one named first. */
export const chaptersBefore = (box: BardsungBox, id: string): readonly ChapterDef[] =>
  waysTo(box).get(id) ?? [];

const waysTo = ofBox(({ content }: BardsungBox): ReadonlyMap<string, readonly ChapterDef[]> => {
  const { chapters } = content;
  const wayTo = (id: string): readonly ChapterDef[] =>
    chapters
      .filter(({ next }) => next.includes(id))
      .map((one) => [...wayTo(one.id), one])
      .reduce<readonly ChapterDef[]>(
        (best, way, i) => (i === 0 || way.length < best.length ? way : best),
        [],
      );
  return new Map(chapters.map(({ id }) => [id, wayTo(id)]));
});

/** The chapter that an encounter belongs to. */
export const chapterOf = (box: BardsungBox, encounter: string): ChapterDef | undefined =>
  chapterByEncounter(box).get(encounter);

const chapterByEncounter = ofBox(({ content }: BardsungBox): ReadonlyMap<string, ChapterDef> => {
  const found = new Map<string, ChapterDef>();
  for (const chapter of content.chapters)
    for (const encounter of Object.values(chapter.nodes))
      if (!found.has(encounter)) found.set(encounter, chapter);
  return found;
});
