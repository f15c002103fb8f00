import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  action,
  bonusTrophy,
  deal,
  drawSkills,
  either,
  enemy,
  event,
  foeTests,
  gainGold,
  gainLore,
  heal,
  inOrder,
  inSite,
  moveHexes,
  onDamaged,
  option,
  outcome,
  quest,
  rumor,
  surge,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

const deck = 'exploration';
const scenario = 'margath';

export const margathExploration: readonly AdventureCard[] = [
  quest({
    name: 'Bones of a Dragon',
    deck,
    scenario,
    at: ['Cursed Ruins'],
    original: true,
    outcomes: [
      outcome('Gather scales', ['hills'], gainGold(1)),
      outcome('Read the marks', ['hills', 'hills'], gainLore()),
      outcome('Find the heart', ['hills', 'hills', 'water'], gainLore(2)),
    ],
  }),
  quest({
    name: 'The Deep Smiths',
    deck,
    scenario,
    at: ['Hollow of Voices'],
    original: true,
    outcomes: [
      outcome('Work the bellows', ['hills'], gainGold(1)),
      outcome('Hear their songs', ['hills', 'mountain'], gainLore()),
      outcome('Hold the hammer', ['hills', 'hills', 'mountain'], inOrder(gainGold(2), gainLore())),
    ],
  }),
  quest({
    name: 'The Pale Folk',
    deck,
    scenario,
    at: ['Palemoon Fen'],
    original: true,
    outcomes: [
      outcome('Drink what they offer', ['forest'], heal(5)),
      outcome('Sit in their circle', ['forest', 'forest'], gainLore()),
      outcome('Dream with them', ['forest', 'forest', 'forest'], gainLore(2)),
    ],
  }),
  quest({
    name: 'The Red Stone',
    deck,
    scenario,
    at: ["Suvar's Rest"],
    original: true,
    outcomes: [
      outcome('Wash it', ['water']),
      outcome('Look into it', ['water', 'water'], gainLore()),
      outcome('Hear it speak', ['water', 'water', 'forest'], gainLore(2)),
    ],
  }),
  quest({
    name: 'Scorched Milestones',
    deck,
    scenario,
    at: ['Riverlands'],
    original: true,
    outcomes: [
      outcome('Count them', ['plains'], gainGold(1)),
      outcome('Warn the millers', ['plains', 'hills'], inOrder(gainGold(1), heal(3))),
      outcome('Find where they lead', ['plains', 'plains', 'hills'], gainGold(3)),
    ],
  }),
  quest({
    name: 'The Drowned Library',
    deck,
    scenario,
    at: ['Weeping Water'],
    test: { attributes: ['mind'], modifier: -1 },
    original: true,
    outcomes: [outcome('Save one page', 1, gainLore()), outcome('Save the book', 2, gainLore(2))],
  }),
  quest({
    name: 'A Cast-Off Skin',
    deck,
    scenario,
    at: ['Oldbole'],
    original: true,
    outcomes: [
      outcome('Cut a strip', ['forest'], gainGold(1)),
      outcome('Roll it up', ['forest', 'forest'], gainGold(2)),
      outcome(
        'Follow what shed it',
        ['forest', 'forest', 'hills'],
        inOrder(gainGold(2), bonusTrophy('combat')),
      ),
    ],
  }),
  event({
    name: 'A Sky Too Red',
    deck,
    scenario,
    original: true,
    options: [
      option(test('spirit', 0, { pass: inOrder(heal(2), takeThis()) })),
      option(test('body', -1, { pass: inOrder(gainGold(1), takeThis(), moveHexes(3)) })),
    ],
  }),
  event({
    name: 'The Broken Watchtower',
    deck,
    scenario,
    original: true,
    options: [
      rumor(action(1, inOrder(gainGold(3), takeThis()), { if: inSite('stronghold') })),
      option(test('mind', -1, { pass: inOrder(gainGold(1), drawSkills(1), takeThis()) })),
    ],
  }),
  enemy({
    name: 'Cinder Drake',
    deck,
    scenario,
    health: 5,
    traits: ['Savage', 'Dragon'],
    reward: either(gainGold(2), bonusTrophy(deck)),
    original: true,
    abilities: [
      onDamaged(deal(1, 'enemy'), { attack: true, once: 'combat-round' }),
      surge(1, 'Cinder Breath', foeTests('body', 0, deal(2, 'enemy', { blockable: false }))),
    ],
  }),
];
