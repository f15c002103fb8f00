import { chapterCard, storyCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, outlast, some, tale, terrains, tile } from './writing.ts';

const bones = some('restless-bones', 1, 3, 4, 5, 6);
const guards = some('crypt-guard', 1, 1, 2, 3, 3);
const bearers = some('plague-bearer', 1, 1, 1, 2, 2);
const shades = some('wailing-shade', 1, 1, 2, 3, 3);
const wisps = some('candle-wisp', 1, 2, 3, 3, 4);
const wanderers = ['rats', 'kryx'];

export const encounters: readonly EncounterDef[] = [
  crawl('3a', 'The Broken Seal', tile('r01', 9, 6), 5, {
    runes: { sun: bones, moon: guards, star: bearers, ...terrains('rubble', 'water', 'stalagmites') },
    wanderers,
  }),
  crawl(
    '3b',
    'The Gravedigger’s Hole',
    tile('r10', 11, 4),
    2,
    {
      runes: {
        sun: some('restless-bones', 1, 3, 5, 6, 7),
        moon: wisps,
        star: some('crypt-guard', 1, 2, 3, 4, 4),
        ...terrains('gas', 'mushrooms', 'vines'),
      },
      wanderers,
    },
    'tunnel',
  ),
  crawl('3c', 'Rows of the Poor', tile('r11', 5, 8), 0, {
    runes: {
      sun: some('restless-bones', 1, 2, 4, 5, 6),
      moon: bearers,
      star: some('restless-bones', 1, 3, 5, 6, 7),
      ...terrains('gas', 'well', 'rubble'),
    },
    wanderers,
  }),
  outlast(
    '3d',
    'Vigil at the Lychgate',
    [tile('r09', 8, 5), tile('p01', 6, 6), tile('p02', 11, 6)],
    7,
    { every: 2, enemy: 'restless-bones', count: [1, 3, 6, 6, 8] },
    {
      runes: {
        sun: bones,
        moon: bones,
        star: some('restless-bones', 1, 2, 3, 3, 4),
        ...terrains('firepit', 'elevation', 'drift'),
      },
      wanderers,
    },
  ),
  crawl('3e', 'The Choir', tile('r01', 11, 4), 3, {
    runes: {
      sun: shades,
      moon: wisps,
      star: some('crypt-guard', 0, 1, 2, 3, 4),
      ...terrains('pipe', 'drift', 'elevation'),
    },
    wanderers,
  }),
  crawl('3f', 'The Bishop’s Stair', tile('r10', 11, 7), 1, {
    runes: {
      sun: guards,
      moon: some('wailing-shade', 1, 1, 2, 3, 4),
      star: bearers,
      ...terrains('firepit', 'water', 'stalagmites'),
    },
    wanderers,
  }),
  fixed(
    '3g',
    'The Barrow Lord’s Table',
    [tile('p01', 2, 6), tile('r09', 4, 5), tile('p02', 7, 6), tile('r06', 10, 5)],
    {
      runes: {
        moon: some('the-barrow-lord', 1, 1, 1, 1, 1),
        star: some('wailing-shade', 0, 2, 3, 4, 6),
        ...terrains('banner', 'drift', 'rubble'),
      },
      wanderers,
    },
  ),
];

export const stories: readonly StoryDef[] = [
  storyCard(
    {
      name: 'The Gravedigger',
      original: true,
      story:
        'The gravedigger has lived down here so long that he nods to you as to two more dead. He has a hole that leads under the choir, and a question: who will dig for him when he is gone?',
    },
    [
      {
        text: 'Promise to send somebody. He writes the name of the village on his spade.',
        reputation: 1,
        opens: 'AC',
      },
      {
        text: 'Take the spade. He does not need it where he is going.',
        reputation: -1,
        supply: ['toolkit', 1],
      },
      { text: 'Leave him a coin for each eye, as he asks.', gold: -2, opens: 'AB' },
    ],
  ),
  storyCard(
    {
      name: 'Names in the Wax',
      original: true,
      story:
        'Every candle in the side chapel has a name cut into it, and one of them is yours. It is nearly burnt down.',
    },
    [
      { text: 'Blow it out and pocket it. One charm more or less.', supply: ['charm', 1], reputation: -1 },
      { text: 'Light a new one from it for a stranger.', reputation: 1 },
      { text: 'Pry the silver from the candlesticks.', gold: 6, reputation: -1 },
    ],
  ),
  storyCard(
    {
      name: 'The Bishop’s Bargain',
      original: true,
      story:
        'A dead bishop blocks the stair and speaks with great courtesy. He will let you pass if you carry his ring out and throw it into running water. He does not say what the ring does.',
    },
    [
      { text: 'Take the ring and the shorter stair.', opens: 'FG', reputation: -1 },
      { text: 'Refuse politely. He bows, and the long way stays the long way.', reputation: 1 },
    ],
  ),
  tale(
    'Under the Choir',
    'The hole goes on under the choir stalls. Through the boards you hear the dead rehearse. The basses are late, as basses are.',
    { text: 'Knock the beat on the boards until they have it.', reputation: 1 },
    { text: 'Reach up through the gap for the plate.', gold: 5, reputation: -1 },
    { text: 'Leave them a candle.', supply: ['firewood', -1], bars: ['b302'] },
  ),
  tale(
    'No Names Here',
    'The poor lie ten to a shelf without names. Somebody has begun to scratch some in, with great care and bad spelling, and got as far as the second row.',
    { text: 'Do a row yourselves.', reputation: 1 },
    { text: 'Take the coins from their eyes. There are many.', gold: 6, reputation: -1 },
    { text: 'Ask the scratcher. He knows who walks at night, and where.', bars: ['c306'], gold: -1 },
  ),
  tale(
    'The Vigil',
    'At the lychgate someone has to keep the watch until morning, or the dead count it as leave. The sexton’s chair is empty and still warm.',
    { text: 'Keep the watch, with the light out so that he can sleep.', reputation: 1 },
    { text: 'Burn the chair.', supply: ['firewood', 1], reputation: -1 },
    { text: 'Hang up a charm in his place.', supply: ['charm', -1], bars: ['b303'] },
  ),
  tale(
    'A Place Is Laid',
    'The table of the barrow lord is laid for him, his dead, and exactly as many as you are. The food is warm.',
    { text: 'Sit down, and wait to be spoken to.', reputation: 1 },
    { text: 'Eat.', supply: ['potion', 1], reputation: -1 },
    { text: 'Turn your plates over, as one does for ghosts.', bars: ['b305'] },
  ),
];

/** The name of the chapter and the kinds of its nodes are published. */
export const chapter: ChapterDef = chapterCard({
  name: 'The Crypt',
  original: true,
  number: 3,
  nodes: { A: '3a', B: '3b', C: '3c', D: '3d', E: '3e', F: '3f', G: '3g' },
  end: 'G',
  pathways: ['AB!', 'AC!', 'AD', 'CD', 'BE!', 'DE', 'DF', 'EG', 'FG!'],
  stories: {
    A: 'the-gravedigger',
    E: 'names-in-the-wax',
    F: 'the-bishops-bargain',
    B: 'under-the-choir',
    C: 'no-names-here',
    D: 'the-vigil',
    G: 'a-place-is-laid',
  },
  adds: [
    ...['r16', 'r17', 'b301', 'b302', 'b303', 'b304', 'b305'],
    ...['c301', 'c302', 'c303', 'c304', 'c305', 'c306', 'c307', 'c308'],
  ],
  bars: ['b003', 'b008', 'c005', 'c038'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-halls-of-the-dead'],
});
