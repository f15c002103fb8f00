import { chapterCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, one, outlast, some, tale, terrains, tile } from './writing.ts';

const howlers = some('bugbear-howler', 1, 1, 2, 2, 2);
const voices = some('drowned-voice', 1, 2, 2, 3, 4);
const trappers = some('bugbear-trapper', 1, 3, 4, 5, 6);
const wanderers = ['rats', 'kryx', 'cave-stalker'];

export const encounters: readonly EncounterDef[] = [
  crawl('5a', 'The Water Stair', tile('r11', 9, 6), 2, {
    runes: {
      sun: some('bugbear-drowner', 1, 2, 4, 4, 5),
      moon: voices,
      star: howlers,
      ...terrains('water', 'water', 'stalagmites'),
    },
    wanderers,
  }),
  crawl(
    '5b',
    'Smugglers’ Cut',
    tile('r10', 9, 5),
    4,
    {
      runes: { sun: trappers, moon: howlers, star: voices, ...terrains('vines', 'gas', 'rubble') },
      wanderers,
    },
    'tunnel',
  ),
  outlast(
    '5c',
    'Night on the Weir',
    [tile('r22', 8, 6), tile('p01', 6, 6), tile('p02', 11, 7)],
    6,
    { every: 2, enemy: 'bugbear-drowner', count: [1, 2, 2, 3, 4] },
    {
      runes: {
        sun: some('bugbear-drowner', 1, 2, 3, 3, 4),
        moon: some('drowned-voice', 1, 1, 2, 2, 3),
        ...terrains('firepit', 'water', 'vines'),
      },
      wanderers,
    },
  ),
  crawl('5d', 'The Drowned Market', tile('r01', 9, 7), 1, {
    runes: {
      sun: voices,
      moon: some('bugbear-drowner', 1, 2, 4, 4, 5),
      star: howlers,
      ...terrains('mushrooms', 'water', 'well'),
    },
    wanderers,
  }),
  fixed(
    '5e',
    'The Ferryman’s Toll',
    [tile('p02', 2, 6), tile('r13', 5, 5), tile('p01', 8, 5), tile('r06', 10, 4)],
    {
      runes: {
        sun: some('drowned-voice', 0, 2, 3, 5, 6),
        moon: one('the-ferryman'),
        star: some('bugbear-howler', 0, 1, 1, 1, 2),
        ...terrains('water', 'drift', 'rubble'),
      },
      wanderers,
    },
  ),
];

export const stories: readonly StoryDef[] = [
  tale(
    'Boats with No Oars',
    'Six boats lie on the landing, and someone has taken all the oars. A lamp goes on across the water and swings twice. They know the dead king fell, and they know who did it.',
    {
      text: 'Swing your lamp twice. A boy rows over and asks to touch your sword.',
      reputation: 1,
      opens: 'AB',
    },
    { text: 'Break up a boat for dry wood.', supply: ['firewood', 1], reputation: -1 },
    { text: 'Pay for oars, and for being forgotten.', gold: -4, opens: 'AD' },
  ),
  tale(
    'The Lamp Goes Out',
    'You wave, and across the water somebody blows out the only lamp. Your name has come down the river before you.',
    { text: 'Leave coins on the landing where they can see you do it.', gold: -5, reputation: 1 },
    { text: 'Take what they left on the quay.', gold: 5, reputation: -1 },
    { text: 'Sink the boats, so that nobody follows.', opens: 'AD', reputation: -1 },
  ),
  tale(
    'A Cask with a Knock',
    'The smugglers’ cut is stacked with casks. One of them knocks from the inside: three times, then a pause, then politely once more.',
    {
      text: 'Open it. A clerk climbs out, and knows every larder on this road.',
      adds: ['r38'],
      reputation: 1,
    },
    { text: 'Sell it unopened to the next man with a cart.', gold: 7, reputation: -1 },
    { text: 'Roll it to the weir as bait.', bars: ['c501'], reputation: -1 },
  ),
  tale(
    'Who Keeps the Sluice',
    'An old bugbear keeps the sluice. If it opens it, the road stays dry for you, and the village below gets wet. It does not mind either way, it says. It gets so few visitors.',
    { text: 'Leave it shut and wade.', reputation: 1 },
    { text: 'Have it opened.', reputation: -1, opens: 'CE' },
    { text: 'Sit with it through the watch, and mend its roof.', supply: ['toolkit', -1], opens: 'CE' },
  ),
  tale(
    'Market Day',
    'The dead still hold their market down here on the old day. They take only things that you would miss.',
    { text: 'Trade away a memory of summer for a charm that hums.', supply: ['charm', 1], adds: ['b951'] },
    { text: 'Buy back a child’s shoe and leave it on the stairs.', gold: -3, reputation: 1 },
    { text: 'Take from the stalls while they bow to you.', gold: 6, reputation: -1 },
  ),
  tale(
    'Exact Change',
    'The ferryman holds out a hand for each of you. He has carried kings for less, he says, and thrown in gods.',
    { text: 'Pay him to the copper. He looks almost disappointed.', gold: -6, bars: ['b502'] },
    { text: 'Tell him a story for the fare. He has heard it, but not with that ending.', reputation: 1 },
    { text: 'Cut the rope.', reputation: -1, supply: ['toolkit', 1] },
  ),
];

export const chapter: ChapterDef = chapterCard({
  name: 'The Sunken Road',
  original: true,
  number: 5,
  nodes: { A: '5a', B: '5b', C: '5c', D: '5d', E: '5e' },
  end: 'E',
  pathways: ['AB!', 'AC', 'AD!', 'BD!', 'CD', 'DE', 'CE!'],
  stories: {
    A: ['boats-with-no-oars', 'the-lamp-goes-out'],
    B: 'a-cask-with-a-knock',
    C: 'who-keeps-the-sluice',
    D: 'market-day',
    E: 'exact-change',
  },
  adds: [
    ...['r20', 'r21', 'r22', 'b501', 'b502', 'b503', 'b504', 'b505'],
    ...['c501', 'c502', 'c503', 'c504', 'c505', 'c506', 'c507', 'c508'],
  ],
  bars: ['b001', 'b137', 'b405', 'c004', 'c039', 'c401'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-furnace-deep'],
});
