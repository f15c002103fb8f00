import { chapterCard, storyCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, some, tale, terrains, tile } from './writing.ts';

const brigands = some('hobgoblin-brigand', 1, 2, 3, 4, 5);
const archers = some('hobgoblin-archer', 1, 1, 2, 3, 3);
const stalkers = some('bugbear-stalker', 1, 2, 2, 3, 4);
const maulers = some('bugbear-mauler', 0, 1, 2, 2, 3);
const trappers = some('bugbear-trapper', 1, 1, 2, 2, 3);
const wanderers = ['cave-stalker', 'rats', 'ettin'];

export const encounters: readonly EncounterDef[] = [
  crawl('2a', 'The Outer Ditch', tile('r01', 8, 6), 2, {
    runes: {
      sun: brigands,
      moon: archers,
      star: some('bugbear-mauler', 0, 1, 1, 2, 3),
      ...terrains('banner', 'water', 'stalagmites'),
    },
    wanderers,
  }),
  crawl('2b', 'Kennels and Cages', tile('r01', 10, 9), 1, {
    runes: { sun: stalkers, moon: trappers, star: maulers, ...terrains('firepit', 'gas', 'rubble') },
    wanderers,
  }),
  crawl('2c', 'The Quartermaster’s Row', tile('r11', 8, 5), 4, {
    runes: {
      sun: brigands,
      moon: trappers,
      star: some('bugbear-stalker', 1, 1, 2, 2, 3),
      ...terrains('elevation', 'mushrooms', 'vines'),
    },
    wanderers,
  }),
  fixed(
    '2d',
    'Old Yellowtooth’s Ring',
    [tile('p01', 2, 6), tile('r03', 4, 5), tile('p02', 7, 6), tile('r13', 10, 5)],
    {
      runes: {
        sun: some('bugbear-stalker', 0, 1, 2, 2, 2),
        moon: some('hobgoblin-archer', 0, 1, 1, 2, 3),
        star: some('old-yellowtooth', 1, 1, 1, 1, 1),
        ...terrains('firepit', 'water', 'banner'),
      },
      wanderers,
    },
  ),
];

export const stories: readonly StoryDef[] = [
  storyCard(
    {
      name: 'The Goat Pen',
      original: true,
      story:
        'Villagers are kept in a goat pen behind the kennels. The lock is poor, and the dogs are awake. An old woman puts a finger to her lips and shakes her head: not yet.',
    },
    [
      { text: 'Break the lock now. They run for the ditch, and the whole camp wakes.', reputation: 1 },
      { text: 'Wait for her sign. She shows you the tent with the stores.', opens: 'AC', reputation: 0 },
      { text: 'Go on without them, and take what the dogs were guarding.', reputation: -1, gold: 8 },
    ],
  ),
  storyCard(
    {
      name: 'A Bugbear’s Price',
      original: true,
      story:
        'A bugbear with one ear sits across the path and does not get up. “He took my ear for a joke,” it says. “I know when he sleeps. What is that worth?”',
    },
    [
      { text: 'Pay what it asks. It keeps its word, which surprises you both.', gold: -5, opens: 'BD' },
      {
        text: 'Give it a potion for the ear. It cannot grow back, but nobody ever offered.',
        reputation: 1,
        supply: ['potion', -1],
      },
      { text: 'Drive it off with fire, and take its firewood.', reputation: -1, supply: ['firewood', 1] },
    ],
  ),
  tale(
    'The Quartermaster',
    'The quartermaster has a receipt for everything in this camp but you. He is a tidy man, and it troubles him.',
    { text: 'Sign for yourselves as a delivery. He stamps you.', bars: ['b204'] },
    {
      text: 'Set fire to the receipts. Sixty prisoners no longer exist, and walk out.',
      reputation: 1,
      supply: ['firewood', -1],
    },
    { text: 'Sign for the silver.', gold: 7, reputation: -1 },
  ),
  tale(
    'Bets Are Taken',
    'All the camp sits round the ring, and the odds on you are chalked up on a shield. They are not good. They are, however, generous.',
    { text: 'Bet on yourselves.', gold: 4, reputation: -1 },
    { text: 'Ask for the dogs to be chained first. The crowd likes that, oddly.', reputation: 1 },
    { text: 'Spend a charm on the judge.', supply: ['charm', -1], bars: ['b205'] },
  ),
];

/** The name of the chapter and the kinds of its nodes are published. */
export const chapter: ChapterDef = chapterCard({
  name: 'Hobgoblin Encampment',
  original: true,
  number: 2,
  nodes: { A: '2a', B: '2b', C: '2c', D: '2d' },
  end: 'D',
  pathways: ['AB', 'AC!', 'BC', 'CD', 'BD!'],
  stories: { A: 'the-goat-pen', B: 'a-bugbears-price', C: 'the-quartermaster', D: 'bets-are-taken' },
  adds: [
    ...['r14', 'r15', 'b201', 'b202', 'b203', 'b204', 'b205'],
    ...['c201', 'c202', 'c203', 'c204', 'c205', 'c206', 'c207', 'c208'],
  ],
  bars: ['b006', 'c003', 'c037', 'c038'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-halls-of-the-dead'],
});
