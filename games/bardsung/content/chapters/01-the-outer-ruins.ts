import { chapterCard, storyCard } from '../../rules/cards/chapters.ts';
import { encounterCard } from '../../rules/cards/dungeon.ts';
import type { ChapterDef, EncounterDef, StoryDef, Terrain } from '../../rules/definitions.ts';

/** What the runes stand for, with a count for each number of heroes. */
const brigands = { enemy: 'hobgoblin-brigand', count: [1, 2, 3, 3, 4] } as const;
const archers = { enemy: 'hobgoblin-archer', count: [1, 1, 2, 2, 3] } as const;
const bearers = { enemy: 'hobgoblin-standard-bearer', count: [1, 1, 1, 2, 2] } as const;

const terrains = (flame: Terrain, wave: Terrain, tree: Terrain): EncounterDef['runes'] => ({
  flame: { terrain: flame },
  wave: { terrain: wave },
  tree: { terrain: tree },
});

const crawl = (
  id: string,
  name: string,
  entrance: EncounterDef['layout'][number],
  exit: number,
  runes: EncounterDef['runes'],
): EncounterDef =>
  encounterCard({
    id,
    name,
    original: true,
    goal: 'crawl',
    layout: [entrance],
    exit,
    runes,
    wanderers: ['cave-stalker'],
  });

export const encounters: readonly EncounterDef[] = [
  crawl('1a', 'The Fallen Gate', { def: 'r01', col: 1, row: 6, turn: 0 }, 2, {
    sun: brigands,
    moon: archers,
    star: bearers,
    ...terrains('firepit', 'water', 'rubble'),
  }),
  crawl('1b', 'Streets under Rubble', { def: 'r01', col: 3, row: 11, turn: 0 }, 1, {
    sun: brigands,
    moon: archers,
    star: { enemy: 'hobgoblin-brigand', count: [1, 1, 2, 2, 2] },
    ...terrains('elevation', 'stalagmites', 'rubble'),
  }),
  crawl('1c', 'The Drowned Quarter', { def: 'r11', col: 16, row: 6, turn: 0 }, 5, {
    sun: archers,
    moon: bearers,
    star: brigands,
    ...terrains('mushrooms', 'water', 'vines'),
  }),
  crawl('1d', 'Below the Barracks', { def: 'r10', col: 4, row: 1, turn: 0 }, 3, {
    sun: brigands,
    moon: archers,
    star: bearers,
    ...terrains('banner', 'gas', 'firepit'),
  }),
  encounterCard({
    id: '1e',
    name: 'The War Chief’s Hall',
    original: true,
    goal: 'fixed',
    layout: [
      { def: 'p01', col: 2, row: 6, turn: 0 },
      { def: 'r13', col: 4, row: 5, turn: 0 },
      { def: 'p02', col: 7, row: 5, turn: 0 },
      { def: 'r03', col: 10, row: 4, turn: 0 },
    ],
    runes: {
      sun: { enemy: 'hobgoblin-brigand', count: [0, 1, 1, 2, 2] },
      moon: { enemy: 'hobgoblin-archer', count: [0, 0, 1, 1, 2] },
      star: { enemy: 'hobgoblin-war-chief', count: [1, 1, 1, 1, 1] },
      ...terrains('banner', 'water', 'rubble'),
    },
    wanderers: ['cave-stalker'],
  }),
];

export const stories: readonly StoryDef[] = [
  storyCard(
    {
      name: 'The Caught Scout',
      original: true,
      story:
        'A young hobgoblin sits in your snare, one boot off. He knows a way past the barracks, and he knows that you know.',
    },
    [
      {
        text: 'Cut him loose and give him back his boot. He points at a drain before he runs.',
        reputation: 1,
        opens: 'CE',
      },
      { text: 'Take his purse and leave him in the snare.', reputation: -1, gold: 5 },
      { text: 'Share a fire with him, buy his silence, and ask nothing.', gold: -2 },
    ],
  ),
];

/** The names of the chapter and its nodes’ letters, its lost treasure and its XP are published. */
export const chapter: ChapterDef = chapterCard({
  name: 'The Outer Ruins',
  original: true,
  number: 1,
  nodes: { A: '1a', B: '1b', C: '1c', D: '1d', E: '1e' },
  end: 'E',
  pathways: ['AB', 'AC', 'BD', 'CD', 'DE', 'CE!'],
  stories: { C: 'the-caught-scout' },
  adds: ['b136', 'b137', 'c037', 'c038', 'c039', 'c040', 'c041'],
  lostTreasure: 4,
  xp: { encounters: 3, treasure: 1, completion: 3 },
});
