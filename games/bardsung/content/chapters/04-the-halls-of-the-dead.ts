import { chapterCard, storyCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, one, outlast, some, tale, terrains, tile } from './writing.ts';

const guards = some('crypt-guard', 1, 2, 3, 4, 5);
const gluttons = some('grave-glutton', 1, 2, 3, 4, 4);
const thieves = some('hour-thief', 1, 1, 3, 3, 3);
const delvers = some('duergar-delver', 1, 2, 3, 4, 5);
const bolters = some('duergar-bolter', 1, 2, 3, 3, 4);
const spiders = some('gear-spider', 1, 2, 4, 4, 5);
const wanderers = ['kryx', 'ferrous-maw', 'ettin'];

export const encounters: readonly EncounterDef[] = [
  crawl('4a', 'The Hall of Shields', tile('r01', 8, 6), 2, {
    runes: {
      sun: some('crypt-guard', 1, 2, 4, 4, 5),
      moon: gluttons,
      star: some('hour-thief', 1, 2, 3, 3, 4),
      ...terrains('rubble', 'drift', 'elevation'),
    },
    wanderers,
  }),
  outlast(
    '4b',
    'The Diggers’ Shift',
    [tile('r03', 8, 5), tile('p01', 6, 6), tile('p04', 11, 6)],
    6,
    { every: 2, enemy: 'duergar-delver', count: [1, 2, 2, 4, 4] },
    {
      runes: {
        sun: some('duergar-delver', 1, 2, 2, 3, 4),
        moon: some('duergar-bolter', 1, 1, 2, 2, 3),
        ...terrains('forge', 'water', 'rubble'),
      },
      wanderers,
    },
  ),
  crawl(
    '4c',
    'The Bellows Way',
    tile('r10', 8, 7),
    4,
    {
      runes: { sun: spiders, moon: bolters, star: delvers, ...terrains('pipe', 'gas', 'firepit') },
      wanderers,
    },
    'tunnel',
  ),
  crawl('4d', 'The Sleepers’ Gallery', tile('r11', 11, 9), 1, {
    runes: { sun: guards, moon: thieves, star: gluttons, ...terrains('drift', 'water', 'vines') },
    wanderers,
  }),
  fixed(
    '4e',
    'The Brass Gate',
    [tile('p01', 2, 6), tile('r07', 4, 6), tile('p02', 8, 6), tile('r13', 11, 5)],
    {
      runes: {
        moon: some('duergar-bolter', 0, 1, 2, 3, 4),
        sun: some('gear-spider', 1, 2, 3, 4, 5),
        star: one('brass-sentinel'),
        ...terrains('firepit', 'water', 'rubble'),
      },
      wanderers,
    },
  ),
  fixed(
    '4f',
    'The Hollow Throne',
    [tile('p02', 2, 6), tile('r03', 5, 5), tile('p01', 8, 6), tile('r06', 10, 5)],
    {
      runes: {
        sun: some('crypt-guard', 0, 1, 3, 4, 4),
        moon: some('grave-glutton', 0, 0, 1, 1, 2),
        star: one('the-hollow-king'),
        ...terrains('elevation', 'drift', 'rubble'),
      },
      wanderers,
    },
    'boss',
  ),
];

export const stories: readonly StoryDef[] = [
  storyCard(
    {
      name: 'Two Kinds of Dead',
      original: true,
      story:
        'Duergar are hauling a king out of his niche to get at the ore behind it. The king’s guards have begun to stir. Nobody has seen you yet.',
    },
    [
      { text: 'Help the dead. It is their house.', reputation: 1 },
      { text: 'Help the diggers, for a share and their tunnel.', reputation: -1, gold: 6, opens: 'AC' },
      { text: 'Let them fight, and slip past with what they dropped.', supply: ['toolkit', 1] },
    ],
  ),
  storyCard(
    {
      name: 'The Foreman’s Ledger',
      original: true,
      story:
        'The foreman’s ledger lists every grave by weight of metal. On the last page is a drawing of the gate, with the gears that turn it and the one tooth that is missing.',
    },
    [
      { text: 'Learn the drawing by heart, then burn the book.', reputation: 1, opens: 'DE' },
      { text: 'Sell the ledger back to him.', reputation: -1, gold: 9 },
      { text: 'Tear out the page and keep the leather for bandages.', supply: ['potion', 1], reputation: -1 },
    ],
  ),
  storyCard(
    {
      name: 'The King’s Question',
      original: true,
      story:
        'The throne is empty armour. It asks you, as it has asked all who came, for what you would give up your name.',
    },
    [
      { text: '“For nothing.” It seems to like that.', reputation: 1 },
      {
        text: '“For the crown.” It laughs, and throws you the rings of the last one who said so.',
        reputation: -1,
        gold: 7,
      },
      {
        text: 'Say nothing, and light a fire before it.',
        supply: ['firewood', -1],
        reputation: 1,
        bars: ['b403'],
      },
    ],
  ),
  tale(
    'The Bellows Boy',
    'The bellows are worked by a skeleton in a boy’s cap. When you come by he stops, and somewhere far off a great fire takes a breath and waits.',
    { text: 'Take a turn at the handle.', reputation: 1 },
    { text: 'Take the leather off. It makes good straps.', supply: ['toolkit', 1], reputation: -1 },
    { text: 'Wedge the handle down.', supply: ['toolkit', -1], bars: ['b405'] },
  ),
  tale(
    'They Only Sleep',
    'The gallery is full of sleepers under dust sheets. A card at each foot tells when to wake them. Most of the dates are past.',
    { text: 'Wake the one who is most overdue.', reputation: 1, adds: ['b956'] },
    { text: 'Go through their pockets, softly.', gold: 7, reputation: -1 },
    { text: 'Turn the cards over.', bars: ['b402'], reputation: -1 },
  ),
  tale(
    'The Sentinel’s Riddle',
    'The brass gate asks what goes on four legs in the morning. It has asked so often that it no longer waits for the answer, only for a voice.',
    { text: 'Talk to it for a while about anything.', reputation: 1 },
    { text: 'Shout an insult. It seems to be an answer.', reputation: -1, bars: ['b401'] },
    { text: 'Oil its jaw.', supply: ['toolkit', -1], bars: ['b401'], gold: 3 },
  ),
];

/** The name of the chapter is published. */
export const chapter: ChapterDef = chapterCard({
  name: 'The Halls of the Dead',
  original: true,
  number: 4,
  nodes: { A: '4a', B: '4b', C: '4c', D: '4d', E: '4e', F: '4f' },
  end: 'F',
  pathways: ['AB', 'AC!', 'AD', 'BE', 'CE!', 'DE!', 'DB', 'EF'],
  stories: {
    A: 'two-kinds-of-dead',
    B: 'the-foremans-ledger',
    F: 'the-kings-question',
    C: 'the-bellows-boy',
    D: 'they-only-sleep',
    E: 'the-sentinels-riddle',
  },
  adds: [
    ...['r18', 'r19', 'b401', 'b402', 'b403', 'b404', 'b405'],
    ...['c401', 'c402', 'c403', 'c404', 'c405', 'c406', 'c407', 'c408'],
  ],
  bars: ['b004', 'b007', 'b136', 'c001', 'c040'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-sunken-road', 'the-gear-vaults'],
});
