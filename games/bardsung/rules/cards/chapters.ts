import { head, type Written } from '@questwright/adventure';
import type { ChapterDef, Ending, StoryDef, StoryOption } from '../definitions.ts';

interface WrittenChapter extends Written {
  readonly number: number;
  readonly nodes: ChapterDef['nodes'];
  readonly start?: string;
  readonly end: string;
  /** Pathways by the letters of their nodes: "AB"; closed ones with an exclamation mark, "BD!". */
  readonly pathways: readonly string[];
  readonly stories?: ChapterDef['stories'];
  readonly adds?: readonly string[];
  readonly bars?: readonly string[];
  readonly lostTreasure?: number;
  readonly xp?: Partial<ChapterDef['xp']>;
  readonly next?: readonly string[];
  readonly endings?: readonly Ending[];
}

export const chapterCard = (written: WrittenChapter): ChapterDef => ({
  ...head(written),
  kind: 'chapter',
  number: written.number,
  nodes: written.nodes,
  start: written.start ?? 'A',
  end: written.end,
  pathways: written.pathways.map((path) => ({
    between: [path[0]!, path[1]!],
    closed: path.endsWith('!'),
  })),
  stories: written.stories ?? {},
  adds: written.adds ?? [],
  bars: written.bars ?? [],
  lostTreasure: written.lostTreasure ?? 0,
  xp: { encounters: 3, treasure: 1, completion: 3, ...written.xp },
  next: written.next ?? [],
  endings: written.endings ?? [],
  text: [],
});

export const storyCard = (
  written: Written & { readonly story: string },
  options: readonly (Partial<StoryOption> & { readonly text: string })[],
): StoryDef => ({
  ...head(written),
  kind: 'story',
  story: written.story,
  options: options.map((one) => ({
    reputation: 0,
    opens: null,
    gold: 0,
    supply: null,
    adds: [],
    bars: [],
    leads: null,
    ...one,
  })),
  text: [],
});
