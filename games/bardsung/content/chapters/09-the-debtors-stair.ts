import { chapterCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, one, outlast, some, tale, terrains, tile } from './writing.ts';

const veterans = some('hobgoblin-veteran', 1, 2, 3, 4, 5);
const bearers = some('duergar-shieldbearer', 1, 2, 3, 3, 4);
const smiths = some('duergar-runesmith', 1, 1, 2, 2, 3);
const knights = some('grave-knight', 1, 1, 3, 3, 3);
const lanterns = some('lantern-corpse', 1, 2, 3, 3, 3);
const wanderers = ['ettin', 'ferrous-maw', 'kryx'];

export const encounters: readonly EncounterDef[] = [
  crawl('9a', 'The First Landing', tile('r01', 10, 7), 1, {
    runes: { sun: veterans, moon: smiths, star: bearers, ...terrains('banner', 'water', 'rubble') },
    wanderers,
  }),
  crawl('9b', 'Cells with Open Doors', tile('r10', 8, 4), 3, {
    runes: {
      sun: knights,
      moon: lanterns,
      star: some('hobgoblin-veteran', 1, 2, 3, 4, 5),
      ...terrains('gas', 'drift', 'vines'),
    },
    wanderers,
  }),
  outlast(
    '9c',
    'The Hearing',
    [tile('r33', 8, 6), tile('p01', 6, 6), tile('p02', 11, 6)],
    7,
    { every: 2, enemy: 'hobgoblin-veteran', count: [1, 1, 2, 3, 4] },
    {
      runes: {
        sun: some('hobgoblin-veteran', 1, 2, 3, 3, 4),
        star: some('duergar-runesmith', 1, 1, 2, 2, 3),
        ...terrains('banner', 'firepit', 'elevation'),
      },
      wanderers,
    },
  ),
  crawl(
    '9d',
    'The Clerk’s Way Down',
    tile('r11', 12, 6),
    5,
    {
      runes: {
        sun: some('duergar-shieldbearer', 1, 2, 3, 4, 5),
        moon: knights,
        star: lanterns,
        ...terrains('stalagmites', 'gas', 'well'),
      },
      wanderers,
    },
    'tunnel',
  ),
  fixed('9e', 'The Bailiff', [tile('p02', 2, 6), tile('r32', 5, 6), tile('p01', 9, 6), tile('r33', 11, 6)], {
    runes: {
      sun: some('hobgoblin-veteran', 0, 1, 2, 2, 3),
      moon: some('duergar-runesmith', 0, 0, 1, 1, 2),
      star: one('the-bailiff'),
      ...terrains('banner', 'firepit', 'rubble'),
    },
    wanderers,
  }),
];

export const stories: readonly StoryDef[] = [
  tale(
    'What Is Owed',
    'At the foot of the stair sits a scribe with the scale that weighs hearts. “You are behind,” he says, without looking up, to all of you.',
    { text: 'Ask to see the sums.', reputation: 1, opens: 'AD' },
    {
      text: 'Pay off the oldest debt on the page. It is not yours.',
      gold: -6,
      reputation: 1,
      bars: ['b901'],
    },
    { text: 'Lean on the scale.', gold: 6, reputation: -1 },
  ),
  tale(
    'An Open Door',
    'No cell on this landing is locked. “Where would we go?” says a woman who has been knitting the same scarf since the old wars.',
    { text: 'Walk the first of them up the stair and back.', reputation: 1, leads: 'D' },
    { text: 'Take the scarf for bandages.', supply: ['potion', 1], reputation: -1 },
    { text: 'Learn where the guards sleep.', bars: ['b903'], gold: -2 },
  ),
  tale(
    'Called as Witnesses',
    'A judge of brass hears forty cases an hour. You are to speak for a man whom you have never met. The clerk says that it usually helps if witnesses are still there at the end.',
    { text: 'Say that you do not know him, and that it should not matter.', reputation: 1 },
    { text: 'Swear to whatever is quickest.', reputation: -1, opens: 'CE' },
    { text: 'Slip the clerk a charm.', supply: ['charm', -1], opens: 'CE' },
  ),
  tale(
    'Called as Accused',
    'A judge of brass hears forty cases an hour. Yours is next, and the charge takes some time to read. A good part of it is true.',
    { text: 'Plead to the true part.', reputation: 1, gold: -5 },
    { text: 'Deny all of it.', reputation: -1 },
    { text: 'Offer to collect for the court.', gold: 9, adds: ['b955'], reputation: -1 },
  ),
  tale(
    'The Clerk’s Lunch',
    'The clerk eats on the back stair where nobody can find him. He has found a mistake in the great ledger, a small one, long ago. All later sums are wrong.',
    { text: 'Tell him to say so. He puts down his bread and goes.', reputation: 1, adds: ['c955'] },
    { text: 'Offer to forget it for a share.', gold: 8, reputation: -1 },
    {
      text: 'Ask him for the key instead, and give him yours.',
      supply: ['toolkit', -1],
      bars: ['c904', 'c906'],
    },
  ),
  tale(
    'A Signature',
    'The bailiff lays out pen and paper before his axe. Sign, and nobody is hurt today. The pen has no ink.',
    { text: 'Hand the pen back.', reputation: 1 },
    { text: 'Sign with another’s name.', reputation: -1, gold: 7 },
    { text: 'Fold the paper into a boat and light it.', supply: ['firewood', -1], bars: ['b904'] },
  ),
];

export const chapter: ChapterDef = chapterCard({
  name: 'The Debtors’ Stair',
  original: true,
  number: 9,
  nodes: { A: '9a', B: '9b', C: '9c', D: '9d', E: '9e' },
  end: 'E',
  pathways: ['AB', 'AD!', 'BC', 'BD!', 'CE!', 'CD', 'DE!'],
  stories: {
    A: 'what-is-owed',
    B: 'an-open-door',
    C: ['called-as-witnesses', 'called-as-accused'],
    D: 'the-clerks-lunch',
    E: 'a-signature',
  },
  adds: [
    ...['r32', 'r33', 'r34', 'b901', 'b902', 'b903', 'b904', 'b905'],
    ...['c901', 'c902', 'c903', 'c904', 'c905', 'c906', 'c907', 'c908'],
  ],
  bars: ['b204', 'b303', 'b404', 'b602', 'b705', 'c008', 'c203', 'c405', 'c505', 'c701'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-ancient-forge'],
});
