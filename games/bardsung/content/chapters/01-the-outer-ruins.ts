import { chapterCard, storyCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, some, tale, terrains, tile } from './writing.ts';

const brigands = some('hobgoblin-brigand', 1, 2, 3, 3, 4);
const archers = some('hobgoblin-archer', 1, 1, 3, 3, 4);
const bearers = some('hobgoblin-standard-bearer', 1, 1, 2, 2, 2);
const wanderers = ['cave-stalker', 'rats'];

export const encounters: readonly EncounterDef[] = [
  crawl('1a', 'The Fallen Gate', tile('r01', 7, 6), 2, {
    runes: { sun: brigands, moon: archers, star: bearers, ...terrains('firepit', 'water', 'rubble') },
    wanderers,
  }),
  crawl('1b', 'Streets under Rubble', tile('r01', 12, 8), 1, {
    runes: {
      sun: brigands,
      moon: archers,
      star: some('hobgoblin-brigand', 1, 1, 3, 3, 3),
      ...terrains('elevation', 'stalagmites', 'rubble'),
    },
    wanderers,
  }),
  crawl('1c', 'The Drowned Quarter', tile('r11', 9, 6), 5, {
    runes: {
      sun: some('hobgoblin-archer', 1, 2, 3, 3, 4),
      moon: some('hobgoblin-standard-bearer', 1, 1, 3, 3, 4),
      star: brigands,
      ...terrains('mushrooms', 'water', 'vines'),
    },
    wanderers,
  }),
  crawl('1d', 'Below the Barracks', tile('r10', 11, 5), 3, {
    runes: { sun: brigands, moon: archers, star: bearers, ...terrains('banner', 'gas', 'firepit') },
    wanderers,
  }),
  fixed(
    '1e',
    'The War Chief’s Hall',
    [tile('p01', 2, 6), tile('r13', 4, 5), tile('p02', 7, 5), tile('r03', 10, 4)],
    {
      runes: {
        sun: some('hobgoblin-brigand', 0, 1, 3, 3, 3),
        moon: some('hobgoblin-archer', 0, 0, 0, 1, 2),
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
      {
        text: 'Share a fire with him, buy his rope and tackle, and ask nothing.',
        gold: -2,
        supply: ['toolkit', 1],
      },
    ],
  ),
  tale(
    'The Gate Song',
    'Children at the edge of the ruins clap a rhyme about the gate: who goes in singing comes out old, who goes in silent comes out cold. They want to know which you will be.',
    { text: 'Teach them a third verse.', reputation: 1 },
    { text: 'Have them show you where they hide from the soldiers.', supply: ['firewood', 1] },
    { text: 'Sell them a scare for their lunch money.', gold: 3, reputation: -1 },
  ),
  tale(
    'A Street That Was Yours',
    'One of you knows this street from a grandmother’s stories: the third house, a blue door. There is a third house. There is even some blue.',
    { text: 'Knock. An old hobgoblin opens, and there is soup.', reputation: 1 },
    { text: 'Dig under the doorstep, as she said.', gold: 5, reputation: -1 },
    { text: 'Go through the house to the yard behind.', opens: 'BE' },
  ),
  tale(
    'Deserters',
    'Four hobgoblins are leaving the barracks by a window, with a kettle. They stop. So do you. The kettle goes on swinging.',
    { text: 'Hold the window open.', reputation: 1 },
    { text: 'Ask for the kettle, and what is in it.', supply: ['potion', 1], reputation: -1 },
    { text: 'Let them pass, for the watchword.', bars: ['b005'] },
  ),
  tale(
    'The Chief’s Mother',
    'Outside the hall sits the war chief’s mother, who is eighty and has had enough. “He was a sweet boy,” she says. “He will not listen. You will have to be loud.”',
    { text: 'Promise her to try words first.', reputation: 1 },
    { text: 'Take her along in front.', reputation: -1, bars: ['b001'] },
    { text: 'Leave her your fire, and go in cold.', supply: ['firewood', -1], reputation: 1, bars: ['b003'] },
  ),
];

/** The names of the chapter and its nodes’ letters, its lost treasure and its XP are published. */
export const chapter: ChapterDef = chapterCard({
  name: 'The Outer Ruins',
  original: true,
  number: 1,
  nodes: { A: '1a', B: '1b', C: '1c', D: '1d', E: '1e' },
  end: 'E',
  pathways: ['AB', 'AC', 'BD', 'CD', 'DE', 'CE!', 'BE!'],
  stories: {
    C: 'the-caught-scout',
    A: 'the-gate-song',
    B: 'a-street-that-was-yours',
    D: 'deserters',
    E: 'the-chiefs-mother',
  },
  adds: ['b136', 'b137', 'c037', 'c038', 'c039', 'c040', 'c041'],
  lostTreasure: 4,
  xp: { encounters: 3, treasure: 1, completion: 3 },
  next: ['hobgoblin-encampment', 'the-crypt'],
});
