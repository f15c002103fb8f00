import { chapterCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, outlast, some, tale, terrains, tile } from './writing.ts';

const dancers = some('glass-dancer', 1, 2, 3, 3, 4);
const manyDancers = some('glass-dancer', 1, 3, 4, 5, 5);
const ancestors = some('bound-ancestor', 1, 1, 1, 1, 2);
const knights = some('grave-knight', 1, 2, 3, 4, 4);
const voices = some('drowned-voice', 1, 2, 3, 3, 4);
const wanderers = ['kryx', 'ettin', 'ferrous-maw'];

export const encounters: readonly EncounterDef[] = [
  crawl('8a', 'The Cold Door', tile('r11', 10, 6), 5, {
    runes: {
      sun: manyDancers,
      moon: some('lantern-corpse', 1, 2, 3, 3, 4),
      star: ancestors,
      ...terrains('drift', 'drift', 'elevation'),
    },
    wanderers,
  }),
  crawl(
    '8b',
    'Under the Roots',
    tile('r08', 10, 3),
    3,
    {
      runes: { sun: voices, moon: knights, star: dancers, ...terrains('vines', 'mushrooms', 'vines') },
      wanderers,
    },
    'tunnel',
  ),
  outlast(
    '8c',
    'The Ringing Hour',
    [tile('r31', 8, 5), tile('p01', 6, 6), tile('p04', 11, 6)],
    7,
    { every: 2, enemy: 'glass-dancer', count: [1, 2, 2, 3, 4] },
    {
      runes: {
        sun: some('glass-dancer', 1, 2, 3, 4, 4),
        star: some('lantern-corpse', 1, 1, 2, 2, 2),
        moon: some('grave-knight', 0, 1, 1, 1, 1),
        ...terrains('elevation', 'drift', 'stalagmites'),
      },
      wanderers,
    },
  ),
  crawl('8d', 'The Hall That Looks Back', tile('r12', 9, 7), 1, {
    runes: { sun: knights, moon: manyDancers, star: ancestors, ...terrains('water', 'stalagmites', 'well') },
    wanderers,
  }),
  fixed(
    '8e',
    'The Last Frost',
    [tile('p01', 2, 6), tile('r29', 4, 6), tile('p02', 7, 6), tile('r31', 10, 5)],
    {
      runes: {
        sun: some('glass-dancer', 1, 2, 3, 3, 4),
        moon: some('grave-knight', 0, 1, 2, 2, 3),
        star: some('bound-ancestor', 1, 1, 1, 2, 2),
        ...terrains('drift', 'water', 'rubble'),
      },
      wanderers,
    },
  ),
];

export const stories: readonly StoryDef[] = [
  tale(
    'Breath on the Pane',
    'The door is a single pane. Somebody on the other side has breathed on it and written, the wrong way round for you, a question: ARE YOU WARM?',
    { text: 'Breathe on your side, and answer.', reputation: 1, opens: 'AC' },
    { text: 'Light a fire against it until it cracks.', supply: ['firewood', -1], opens: 'AB' },
    { text: 'Cut out the pane. Glass like this sells.', gold: 6, reputation: -1 },
  ),
  tale(
    'The Gardener’s Shed',
    'Under the roots is a shed with tools for hands smaller and more numerous than yours. Everything is clean. On the hook hangs a note: BACK SOON.',
    { text: 'Sharpen the shears before you go.', reputation: 1, adds: ['r39'] },
    { text: 'Borrow the shears.', supply: ['toolkit', 1], reputation: -1 },
    { text: 'Water the seedlings with a potion.', supply: ['potion', -1], bars: ['b801', 'b803'] },
  ),
  tale(
    'The Ringing Hour',
    'Once a day all the glass rings, and whoever is caught standing rings with it. The gardener has put out chairs for you, and a bowl of sugared nuts.',
    { text: 'Sit, and listen to the end.', reputation: 1 },
    { text: 'Sit, and fill your pockets.', supply: ['potion', 1], reputation: -1 },
    { text: 'Use the noise to slip by.', opens: 'CE', gold: -2 },
  ),
  tale(
    'No Chairs',
    'Once a day all the glass rings, and whoever is caught standing rings with it. There are chairs. They are turned to the wall.',
    { text: 'Kneel instead.', reputation: 1 },
    { text: 'Turn them round and sit down.', supply: ['charm', 1], reputation: -1 },
    { text: 'Smash the nearest tree, and run while it sings.', opens: 'CE', reputation: -1 },
  ),
  tale(
    'Somebody in the Mirror',
    'In the long hall your reflections walk a little ahead of you. One of them stops, comes back, and holds out its hand.',
    { text: 'Take the hand. It is cold, and it knows the floor.', bars: ['c803', 'c805'], adds: ['b954'] },
    { text: 'Bow, and walk on. It bows lower.', reputation: 1 },
    { text: 'Ask it what it is worth to be let out.', gold: 8, reputation: -1 },
  ),
  tale(
    'Ripe',
    'One tree has fruit. It is warm from the inside and beats a little. Who eats it lives, and the garden does not.',
    { text: 'Leave it hanging.', reputation: 1 },
    { text: 'Pick it.', supply: ['potion', 1], reputation: -1 },
    { text: 'Graft a twig, and carry the twig.', supply: ['toolkit', -1], adds: ['c954'] },
  ),
];

export const chapter: ChapterDef = chapterCard({
  name: 'The Garden of Glass',
  original: true,
  number: 8,
  nodes: { A: '8a', B: '8b', C: '8c', D: '8d', E: '8e' },
  end: 'E',
  pathways: ['AB!', 'AC!', 'AD', 'BE!', 'CD', 'CE!', 'DE'],
  stories: {
    A: 'breath-on-the-pane',
    B: 'the-gardeners-shed',
    C: ['the-ringing-hour', 'no-chairs'],
    D: 'somebody-in-the-mirror',
    E: 'ripe',
  },
  adds: [
    ...['r29', 'r30', 'r31', 'b801', 'b802', 'b803', 'b804', 'b805'],
    ...['c801', 'c802', 'c803', 'c804', 'c805', 'c806', 'c807', 'c808'],
  ],
  bars: ['b203', 'b301', 'b403', 'b601', 'b701', 'c007', 'c302', 'c403', 'c604', 'c702'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-ancient-forge'],
});
