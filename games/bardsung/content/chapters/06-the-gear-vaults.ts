import { chapterCard } from '../../rules/cards/chapters.ts';
import type { ChapterDef, EncounterDef, StoryDef } from '../../rules/definitions.ts';
import { crawl, fixed, one, outlast, some, tale, terrains, tile } from './writing.ts';

const delvers = some('duergar-delver', 1, 2, 3, 4, 5);
const smiths = some('duergar-runesmith', 1, 1, 2, 3, 4);
const bearers = some('duergar-shieldbearer', 1, 1, 3, 3, 4);
const swarms = some('rivet-swarm', 1, 2, 2, 3, 4);
const hounds = some('bellows-hound', 1, 1, 2, 3, 4);
const wanderers = ['ferrous-maw', 'ettin', 'rats'];

export const encounters: readonly EncounterDef[] = [
  crawl('6a', 'The Counting Gate', tile('r01', 8, 6), 2, {
    runes: { sun: delvers, moon: smiths, star: bearers, ...terrains('pipe', 'water', 'rubble') },
    wanderers,
  }),
  crawl(
    '6b',
    'The Oiler’s Crawl',
    tile('r10', 8, 7),
    5,
    {
      runes: { sun: swarms, moon: hounds, star: delvers, ...terrains('gas', 'pipe', 'stalagmites') },
      wanderers,
    },
    'tunnel',
  ),
  outlast(
    '6c',
    'The Press Does Not Stop',
    [tile('r25', 8, 6), tile('p01', 6, 6), tile('p04', 12, 6)],
    6,
    { every: 2, enemy: 'rivet-swarm', count: [1, 1, 1, 2, 3] },
    {
      runes: {
        sun: some('bellows-hound', 1, 2, 3, 3, 3),
        moon: some('rivet-swarm', 1, 1, 1, 2, 2),
        ...terrains('pipe', 'firepit', 'elevation'),
      },
      wanderers,
    },
  ),
  crawl('6d', 'Vault of Teeth', tile('r12', 11, 7), 1, {
    runes: { sun: bearers, moon: swarms, star: hounds, ...terrains('forge', 'firepit', 'rubble') },
    wanderers,
  }),
  fixed(
    '6e',
    'The Overseer’s Floor',
    [tile('p01', 2, 6), tile('r18', 4, 6), tile('p02', 8, 6), tile('r03', 11, 5)],
    {
      runes: {
        sun: some('duergar-shieldbearer', 0, 0, 2, 3, 4),
        moon: one('duergar-foreman'),
        ...terrains('forge', 'water', 'banner'),
      },
      wanderers,
    },
  ),
];

export const stories: readonly StoryDef[] = [
  tale(
    'Counted In',
    'The gate counts everybody who enters and means to count as many out. A duergar clerk leans from his window. “Strictly between us,” he says, “it cannot tell a person from a sack of coal.”',
    { text: 'Carry coal in for him, and be off the books.', opens: 'AB', supply: ['firewood', -1] },
    { text: 'Give your right names. Somebody should have them.', reputation: 1 },
    { text: 'Give the clerk’s name, four times over.', reputation: -1, gold: 4 },
  ),
  tale(
    'The Oiler',
    'A boy no longer than your arm oils the great wheels from the inside. He has never been outside them. He asks what it is like, and goes on oiling.',
    { text: 'Take him out on your shoulders by the long way.', reputation: 1, leads: 'C' },
    { text: 'Tell him, and tell it well. He shows you the way he would go.', opens: 'BE' },
    { text: 'Ask for the oil.', supply: ['toolkit', 1], reputation: -1 },
  ),
  tale(
    'Strike',
    'The press hands have stopped work, all forty. The press has not. They would take it kindly if you kept it busy for a while.',
    { text: 'Stand where they stood.', reputation: 1, bars: ['b603'] },
    { text: 'Let the overseer hire you against them.', reputation: -1, gold: 8 },
    { text: 'Jam it with a toolkit and talk while it chokes.', supply: ['toolkit', -1], opens: 'CE' },
  ),
  tale(
    'Teeth for Teeth',
    'The vault pays out for every tooth of a broken wheel. The woman at the counter knows you. “For you,” she says, “both lists,” and turns hers round.',
    { text: 'Take the list of parts, and leave the other.', adds: ['c952'], bars: ['c602'] },
    { text: 'Ask after the people on the second list. She lowers her voice and answers.', reputation: 1 },
    { text: 'Sell her the teeth that you have collected.', gold: 5, reputation: -1 },
  ),
  tale(
    'Both Lists',
    'The woman at the counter has two lists, parts and debtors, and your names are on the second. She has been waiting to meet you.',
    { text: 'Pay.', gold: -7, reputation: 1 },
    { text: 'Pay with somebody else’s name.', reputation: -1, adds: ['b952'] },
    { text: 'Burn the list in front of her.', supply: ['firewood', -1] },
  ),
  tale(
    'The Overseer’s Offer',
    'The overseer is not a large man. He has a chair put out for each of you and asks what it would cost to have you stop.',
    { text: '“Their wages.” He laughs until he sees that you mean it.', reputation: 1 },
    { text: 'Name a sum. He pays it and has the doors closed.', reputation: -1, gold: 10, adds: ['b953'] },
    { text: 'Take the chairs. They burn well.', supply: ['firewood', 1] },
  ),
];

export const chapter: ChapterDef = chapterCard({
  name: 'The Gear Vaults',
  original: true,
  number: 6,
  nodes: { A: '6a', B: '6b', C: '6c', D: '6d', E: '6e' },
  end: 'E',
  pathways: ['AB!', 'AC', 'AD', 'BC', 'BE!', 'CD', 'CE!', 'DE'],
  stories: {
    A: 'counted-in',
    B: 'the-oiler',
    C: 'strike',
    D: ['teeth-for-teeth', 'both-lists'],
    E: 'the-overseers-offer',
  },
  adds: [
    ...['r23', 'r24', 'r25', 'b601', 'b602', 'b603', 'b604', 'b605'],
    ...['c601', 'c602', 'c603', 'c604', 'c605', 'c606', 'c607', 'c608'],
  ],
  bars: ['b002', 'b402', 'c006', 'c041', 'c205', 'c404'],
  lostTreasure: 4,
  xp: { encounters: 6, treasure: 2, completion: 5 },
  next: ['the-furnace-deep'],
});
