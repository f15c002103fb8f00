import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  action,
  buyAnywhere,
  drawSkills,
  either,
  event,
  gainGold,
  giveThisToThatHero,
  heal,
  inOrder,
  inPlace,
  inSite,
  learnFromAnothersHand,
  loseGold,
  option,
  payGold,
  paying,
  refreshOneGem,
  rumor,
  sellAnywhere,
  takeAssetOfCost,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

const deck = 'social';

export const socialEvents: readonly AdventureCard[] = [
  event({
    name: 'Helpful Ally',
    deck,
    options: [
      rumor(action(1, inOrder(learnFromAnothersHand(), giveThisToThatHero()))),
      option(test(['mind', 'spirit'], 0, { pass: takeThis() })),
    ],
  }),
  event({
    name: 'Tales of Old',
    deck,
    options: [
      option(test('mind', 0, { pass: takeThis() })),
      option(test('body', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'Hooded Coven',
    deck,
    original: true,
    options: [
      option(test('body', -2, { pass: inOrder(gainGold(3), takeThis()) })),
      option(test('spirit', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'Trial of Strength',
    deck,
    original: true,
    options: [
      option(test('body', -1, { pass: inOrder(gainGold(2), takeThis()) })),
      option(test('spirit', 0, { pass: takeThis() })),
    ],
  }),
  event({
    name: 'Mud-Caked Beggar',
    deck,
    original: true,
    options: [
      option(paying(payGold(1), takeThis())),
      option(test('mind', -1, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    id: 'letter-for-the-fort',
    name: 'A Letter for the Fort',
    deck,
    original: true,
    options: [
      rumor(action(1, inOrder(gainGold(3), takeThis()), { if: inSite('stronghold') })),
      option(test('mind', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'A Knotted Parcel',
    deck,
    original: true,
    options: [
      rumor(action(1, inOrder(drawSkills(3), takeThis()), { if: inSite('shrine') })),
      option(test('spirit', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'The Last Sheaf',
    deck,
    original: true,
    options: [
      option(test('body', 0, { pass: inOrder(gainGold(1), takeThis()) })),
      option(test('mind', 0, { pass: inOrder(heal(3), takeThis()) })),
    ],
  }),
  event({
    name: 'The Rune Cutter',
    deck,
    original: true,
    options: [
      option(test('mind', -1, { pass: inOrder(gainGold(3), takeThis()) })),
      option(test('spirit', 0, { pass: takeThis() })),
    ],
  }),
  event({
    name: 'A Plea at the Well',
    deck,
    original: true,
    options: [
      option(test('body', 0, { pass: inOrder(refreshOneGem(deck), takeThis()) })),
      option(test('spirit', -1, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    name: 'The Pedlar’s Cart',
    deck,
    original: true,
    options: [
      option(either(buyAnywhere(2), sellAnywhere(2))),
      option(test('body', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'Unmarked Crates',
    deck,
    original: true,
    options: [
      option(test('spirit', -1, { pass: inOrder(takeAssetOfCost(3), takeThis()) })),
      option(test('mind', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'The Marked Deck',
    deck,
    original: true,
    options: [
      option(test('mind', -1, { pass: inOrder(gainGold(3), takeThis()), fail: loseGold(2) })),
      option(test(['body', 'spirit'], 0, { pass: takeThis() })),
    ],
  }),
  event({
    name: 'A Quarrel of Cousins',
    deck,
    original: true,
    options: [
      rumor(action(1, inOrder(gainGold(4), takeThis()), { if: inPlace('Elmford', 'Brightmeadow') })),
      option(test(['body', 'spirit'], -1, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
];
