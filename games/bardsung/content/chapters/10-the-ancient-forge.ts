import { chapterCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, one, outlast, some, tale, terrains, tile } from './writing.ts';

const veterans = some('hobgoblin-veteran', 2, 2, 3, 3, 4);
const knights = some('grave-knight', 1, 2, 3, 3, 4);
const ancestors = some('bound-ancestor', 1, 1, 1, 2, 2);
const dancers = some('glass-dancer', 1, 2, 5, 6, 6);
const wanderers = ['ferrous-maw', 'ettin', 'kryx'];

export const encounters: readonly EncounterDef[] = [
  crawl('10a', 'The Road of Hammers', tile('r01', 8, 6), 2, {
    runes: {
      sun: veterans,
      moon: some('clock-warden', 1, 2, 3, 4, 5),
      star: some('grave-knight', 1, 2, 3, 3, 4),
      ...terrains('forge', 'firepit', 'rubble'),
    },
    wanderers,
  }),
  outlast(
    '10b',
    'The Bridge Is Let Down',
    [tile('r36', 8, 5), tile('p01', 6, 6), tile('p02', 11, 6)],
    7,
    { every: 2, enemy: 'rivet-swarm', count: [2, 3, 4, 6, 6] },
    {
      runes: {
        sun: some('clock-warden', 2, 2, 3, 4, 5),
        star: some('grave-knight', 1, 1, 1, 2, 3),
        ...terrains('firepit', 'water', 'elevation'),
      },
      wanderers,
    },
  ),
  crawl('10c', 'The Unsung', tile('r11', 7, 7), 1, {
    runes: { sun: ancestors, moon: dancers, star: knights, ...terrains('drift', 'water', 'elevation') },
    wanderers,
  }),
  fixed(
    '10d',
    'The Two Doormen',
    [tile('p01', 2, 6), tile('r35', 4, 6), tile('p02', 8, 6), tile('r28', 11, 6)],
    {
      runes: {
        sun: some('brass-sentinel', 1, 2, 2, 2, 2),
        moon: some('glass-dancer', 2, 2, 5, 6, 7),
        ...terrains('pipe', 'firepit', 'rubble'),
      },
      wanderers,
    },
  ),
  fixed(
    '10e',
    'The Nameless Smith',
    [tile('p02', 2, 6), tile('r37', 5, 6), tile('p01', 8, 6), tile('r36', 10, 5)],
    {
      runes: {
        sun: some('rivet-swarm', 0, 1, 3, 3, 5),
        moon: some('grave-knight', 0, 0, 3, 4, 4),
        star: one('the-nameless-smith'),
        ...terrains('forge', 'firepit', 'rubble'),
      },
      wanderers,
    },
    'boss',
  ),
];

export const stories: readonly StoryDef[] = [
  tale(
    'They Have Come to See You Off',
    'People line the road of hammers: ash carriers, the clerk, a boy on somebody’s shoulders. Nobody cheers. They hold up lamps so that you can see where to put your feet.',
    { text: 'Walk slowly enough to look at each of them.', reputation: 1 },
    { text: 'Take the bundle that an old woman holds out.', supply: ['potion', 1] },
    { text: 'Ask the strongest to come along, as far as the bridge.', bars: ['b1001', 'b1004'], gold: -4 },
  ),
  tale(
    'Nobody on the Road',
    'The road of hammers is empty. In the dust are many footprints, all going the other way.',
    { text: 'Go on.', reputation: 1 },
    { text: 'Search the houses along the road.', gold: 8, reputation: -1 },
    {
      text: 'Follow the prints a while. They left a fire burning for you.',
      supply: ['firewood', 1],
      adds: ['b956'],
    },
  ),
  tale(
    'The Bridge Keeper',
    'The bridge is let down on the far side only, by hand, by whoever stays behind. The keeper has been behind for three hundred years and is not complaining.',
    { text: 'Take the crank for an hour, and let him sleep.', reputation: 1, supply: ['firewood', -1] },
    { text: 'Leave him a toolkit.', supply: ['toolkit', -1], opens: 'BD' },
    { text: 'Cross, and do not look back.', reputation: -1, opens: 'BD' },
  ),
  tale(
    'The Verse with Your Name',
    'The unsung keep the songs that were never finished. They have yours. They have left the last verse open and would like you to look it over.',
    {
      text: 'Strike out the line about courage, and put in the others’ names.',
      reputation: 1,
      bars: ['b1003'],
    },
    { text: 'Leave it as it stands.', supply: ['charm', 1] },
    { text: 'Write your own ending.', reputation: -1, gold: 6 },
  ),
  tale(
    'The Verse They Left Out',
    'The unsung keep the songs that were never finished. They have yours. It is short, and it rhymes your name with what you did.',
    { text: 'Hear it to the end.', reputation: 1 },
    { text: 'Buy the page.', gold: -6, bars: ['c1004'] },
    { text: 'Break the harp.', reputation: -1, supply: ['firewood', 1] },
  ),
  tale(
    'The Two Doormen',
    'Two sentinels guard the forge. The one lets nobody in; the other lets nobody out. They have never agreed on which side of the door they stand.',
    { text: 'Settle it for them, fairly.', reputation: 1 },
    { text: 'Sell each of them the argument he needs.', gold: 7, reputation: -1 },
    { text: 'Ask which of them has seen the smith.', bars: ['b1005'], supply: ['charm', -1] },
  ),
  tale(
    'What He Is Making',
    'The smith does not turn round. On the anvil lies a sword, or a bell, or a small hand. “It wants a name,” he says. “I gave mine away with the first one. I have been giving them away ever since.”',
    {
      text: 'Offer him his own back: it is in the old song. He stops hammering.',
      reputation: 1,
      bars: ['b1004'],
    },
    { text: 'Offer yours.', reputation: 1, supply: ['charm', -1], adds: ['c951'] },
    { text: 'Say nothing, and take the hammer by the fire.', supply: ['toolkit', 1], reputation: -1 },
  ),
  tale(
    'What He Has Made',
    'The smith turns round. He has your faces on, one after the other, and wears them well. “I heard that you were coming,” he says. “I made you something.” It is a crown, and it fits all of you.',
    { text: 'Throw it into the fire.', reputation: 1 },
    { text: 'Put it on.', reputation: -1, gold: 12, adds: ['b957'] },
    { text: 'Break it, and make lucky pieces of it.', supply: ['charm', 1] },
  ),
];

export const chapter: ChapterDef = chapterCard({
  name: 'The Ancient Forge',
  original: true,
  number: 10,
  nodes: { A: '10a', B: '10b', C: '10c', D: '10d', E: '10e' },
  end: 'E',
  pathways: ['AB', 'AC', 'BC', 'BD!', 'CD', 'DE'],
  stories: {
    A: ['they-have-come-to-see-you-off', 'nobody-on-the-road'],
    B: 'the-bridge-keeper',
    C: ['the-verse-with-your-name', 'the-verse-they-left-out'],
    D: 'the-two-doormen',
    E: ['what-he-is-making', 'what-he-has-made'],
  },
  adds: [
    ...['r35', 'r36', 'r37', 'b1001', 'b1002', 'b1003', 'b1004', 'b1005'],
    ...['c1001', 'c1002', 'c1003', 'c1004', 'c1005', 'c1006', 'c1007', 'c1008'],
  ],
  bars: ['b007', 'b008', 'b201', 'b302', 'b605', 'b703', 'c001', 'c040', 'c204', 'c306', 'c406', 'c608'],
  lostTreasure: 4,
  endings: [
    {
      name: 'The Song Goes On',
      from: 2,
      story:
        'You give the smith his name back, and he lays down the hammer. The mountain is quiet for the length of a breath. Then, far up, somebody begins to sing, and it is the third line.',
    },
    {
      name: 'The Forge Goes Cold',
      from: -1,
      story:
        'The fire is out. Nobody will make such things again, neither the good ones nor the others. You climb for nine days. At the top an old woman counts you and is satisfied.',
    },
    {
      name: 'The Next Smith',
      from: -4,
      story:
        'The hammer fits your hand. It is warm, and there is so much to be put right. You send the others ahead and say that you will follow. After a time you no longer remember to whom.',
    },
  ],
});
