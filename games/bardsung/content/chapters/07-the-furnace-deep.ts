import { chapterCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, one, outlast, some, tale, terrains, tile } from './writing.ts';

const hounds = some('bellows-hound', 1, 2, 3, 4, 5);
const wardens = some('clock-warden', 1, 2, 2, 3, 5);
const swarms = some('rivet-swarm', 1, 2, 4, 4, 6);
const smiths = some('duergar-runesmith', 1, 2, 2, 3, 4);
const sappers = some('hobgoblin-sapper', 1, 2, 3, 4, 5);
const wanderers = ['ferrous-maw', 'ettin'];

export const encounters: readonly EncounterDef[] = [
  crawl('7a', 'The Ash Lift', tile('r05', 7, 5), 2, {
    runes: {
      sun: sappers,
      moon: some('bellows-hound', 1, 2, 3, 4, 5),
      star: some('clock-warden', 1, 2, 3, 3, 4),
      ...terrains('firepit', 'gas', 'rubble'),
    },
    wanderers,
  }),
  crawl('7b', 'Cinder Row', tile('r10', 8, 7), 1, {
    runes: { sun: hounds, moon: smiths, star: swarms, ...terrains('firepit', 'pipe', 'stalagmites') },
    wanderers,
  }),
  outlast(
    '7c',
    'Until the Bell',
    [tile('r26', 8, 5), tile('p01', 6, 6), tile('p02', 11, 6)],
    7,
    { every: 2, enemy: 'hobgoblin-sapper', count: [1, 4, 5, 7, 9] },
    {
      runes: {
        sun: some('hobgoblin-sapper', 1, 2, 3, 4, 5),
        star: some('clock-warden', 1, 2, 3, 3, 3),
        ...terrains('forge', 'water', 'elevation'),
      },
      wanderers,
    },
  ),
  crawl(
    '7d',
    'The Flue',
    tile('r08', 9, 7),
    0,
    { runes: { sun: swarms, moon: wardens, star: smiths, ...terrains('gas', 'drift', 'vines') }, wanderers },
    'tunnel',
  ),
  fixed(
    '7e',
    'The Furnace Mother',
    [tile('p02', 2, 6), tile('r23', 5, 6), tile('p01', 8, 6), tile('r26', 10, 5)],
    {
      runes: {
        sun: one('the-furnace-mother'),
        star: some('duergar-runesmith', 1, 1, 3, 4, 5),
        ...terrains('firepit', 'water', 'rubble'),
      },
      wanderers,
    },
    'boss',
  ),
];

export const stories: readonly StoryDef[] = [
  tale(
    'Room for One More',
    'The ash lift carries five and a foreman. The foreman looks at you, looks at the drop, and remembers something that he has to do upstairs.',
    { text: 'Share the lift with the ash carriers, and wait your turn.', reputation: 1 },
    { text: 'Throw their sacks off and go first.', reputation: -1, supply: ['firewood', 1] },
    { text: 'Ask the carriers where the ash goes.', opens: 'AD', gold: -3 },
  ),
  tale(
    'The Burnt Choir',
    'On Cinder Row they sing while they rake, one line each, so that nobody stops breathing unnoticed. There is a gap in the third line.',
    { text: 'Sing the third line to the end of the row.', reputation: 1, bars: ['b704'] },
    { text: 'Rake for the missing man’s pay, and his share of the coal.', gold: 2, supply: ['firewood', 1] },
    { text: 'Ask whom they would have sing it next, and send him.', reputation: -1, leads: 'D' },
  ),
  tale(
    'Shift Bell',
    'The gate opens at the shift bell and not before. They have seen you give away your place in the queue twice already, and somebody brings you soup.',
    { text: 'Give the soup away as well.', reputation: 1 },
    { text: 'Eat it. You will need it.', supply: ['potion', 1] },
    { text: 'Ring the bell yourselves.', reputation: -1, opens: 'CE' },
  ),
  tale(
    'The Wrong End of the Queue',
    'The gate opens at the shift bell. The queue has turned round so that you are at the end of it, and nobody will meet your eyes.',
    { text: 'Wait at the end of it.', reputation: 1 },
    { text: 'Walk to the front. Nobody stops you.', reputation: -1, opens: 'CE' },
    { text: 'Charge the others for keeping order.', reputation: -1, gold: 7 },
  ),
  tale(
    'A Letter up the Flue',
    'A letter has been drifting up and down the flue for years on the hot air. It is addressed to whoever gets out.',
    { text: 'Read it, add a line, and let it go on.', reputation: 1, adds: ['c953'] },
    { text: 'Keep it. There is a bank note in it.', gold: 6, reputation: -1 },
    { text: 'Burn it for the light.', bars: ['c703', 'c704'] },
  ),
  tale(
    'Her Children',
    'Before the last door lie small brass shapes, hundreds, each with one thing wrong with it. They turn towards you as flowers would.',
    { text: 'Wind up as many as you have time for.', reputation: 1 },
    { text: 'Take their springs.', supply: ['toolkit', 1], reputation: -1 },
    { text: 'Step over them quietly, with a charm in your fist.', supply: ['charm', -1], bars: ['b702'] },
  ),
];

export const chapter: ChapterDef = chapterCard({
  name: 'The Furnace Deep',
  original: true,
  number: 7,
  nodes: { A: '7a', B: '7b', C: '7c', D: '7d', E: '7e' },
  end: 'E',
  pathways: ['AB', 'AD!', 'BC', 'BD', 'DE!', 'CE!', 'CD'],
  stories: {
    A: 'room-for-one-more',
    B: 'the-burnt-choir',
    C: ['shift-bell', 'the-wrong-end-of-the-queue'],
    D: 'a-letter-up-the-flue',
    E: 'her-children',
  },
  adds: [
    ...['r26', 'r27', 'r28', 'b701', 'b702', 'b703', 'b704', 'b705'],
    ...['c701', 'c702', 'c703', 'c704', 'c705', 'c706', 'c707', 'c708'],
  ],
  bars: ['b005', 'b202', 'b305', 'b401', 'c002', 'c202', 'c304', 'c402'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-garden-of-glass', 'the-debtors-stair'],
});
