import type { BardsungBox } from '../catalogue.ts';
import type { ChapterDef } from '../definitions.ts';

/** The chapters that lead to a chapter by the shortest way, the first one first; of equal ways, the one named first. */
export function chaptersBefore(box: BardsungBox, id: string): readonly ChapterDef[] {
  const ways = box.content.chapters
    .filter(({ next }) => next.includes(id))
    .map((one) => [...chaptersBefore(box, one.id), one]);
  return ways.reduce<readonly ChapterDef[]>(
    (best, way, i) => (i === 0 || way.length < best.length ? way : best),
    [],
  );
}

/** The chapter that an encounter belongs to. */
export const chapterOf = (box: BardsungBox, encounter: string): ChapterDef | undefined =>
  box.content.chapters.find(({ nodes }) => Object.values(nodes).includes(encounter));
