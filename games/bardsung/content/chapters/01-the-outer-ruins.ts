import { chapterCard, storyCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, some, terrains, tile } from './writing.ts';

const brigands = some('hobgoblin-brigand', 1, 2, 3, 3, 4);
const archers = some('hobgoblin-archer', 1, 1, 2, 2, 3);
const bearers = some('hobgoblin-standard-bearer', 1, 1, 1, 2, 2);
const wanderers = ['cave-stalker', 'rats'];

export const encounters: readonly EncounterDef[] = [
  crawl('1a', 'The Fallen Gate', tile('r01', 7, 6), 2, {
    runes: { sun: brigands, moon: archers, star: bearers, ...terrains('firepit', 'water', 'rubble') },
    wanderers,
  }),
  crawl('1b', 'Streets under Rubble', tile('r01', 11, 9), 1, {
    runes: {
      sun: brigands,
      moon: archers,
      star: some('hobgoblin-brigand', 1, 1, 2, 2, 2),
      ...terrains('elevation', 'stalagmites', 'rubble'),
    },
    wanderers,
  }),
  crawl('1c', 'The Drowned Quarter', tile('r11', 9, 6), 5, {
    runes: { sun: archers, moon: bearers, star: brigands, ...terrains('mushrooms', 'water', 'vines') },
    wanderers,
  }),
  crawl('1d', 'Below the Barracks', tile('r10', 11, 3), 3, {
    runes: { sun: brigands, moon: archers, star: bearers, ...terrains('banner', 'gas', 'firepit') },
    wanderers,
  }),
  fixed(
    '1e',
    'The War Chief’s Hall',
    [tile('p01', 2, 6), tile('r13', 4, 5), tile('p02', 7, 5), tile('r03', 10, 4)],
    {
      runes: {
        sun: some('hobgoblin-brigand', 0, 1, 1, 2, 2),
        moon: some('hobgoblin-archer', 0, 0, 1, 1, 2),
        star: some('hobgoblin-war-chief', 1, 1, 1, 1, 1),
        ...terrains('banner', 'water', 'rubble'),
      },
      wanderers,
    },
  ),
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
  next: ['hobgoblin-encampment', 'the-crypt'],
});
