import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  action,
  event,
  gainGold,
  giveThisToThatHero,
  inOrder,
  inSite,
  learnFromAnothersHand,
  option,
  payGold,
  paying,
  rumor,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

const deck = 'social';

export const commonSocial: readonly AdventureCard[] = [
  event('helpful-ally', {
    name: 'Helpful Ally',
    deck,
    options: [
      rumor(action(1, inOrder(learnFromAnothersHand(), giveThisToThatHero()))),
      option(test(['mind', 'spirit'], 0, { pass: takeThis() })),
    ],
  }),
  event('tales-of-old', {
    name: 'Tales of Old',
    deck,
    options: [
      option(test('mind', 0, { pass: takeThis() })),
      option(test('body', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event('hooded-coven', {
    name: 'Hooded Coven',
    deck,
    original: true,
    options: [
      option(test('body', -2, { pass: inOrder(gainGold(2), takeThis()) })),
      option(test('spirit', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event('trial-of-strength', {
    name: 'Trial of Strength',
    deck,
    original: true,
    options: [
      option(test('body', -1, { pass: inOrder(gainGold(2), takeThis()) })),
      option(test('spirit', 0, { pass: takeThis() })),
    ],
  }),
  event('mud-caked-beggar', {
    name: 'Mud-Caked Beggar',
    deck,
    original: true,
    options: [option(paying(payGold(1), takeThis())), option(test('mind', -1, { pass: takeThis() }))],
  }),
  event('letter-for-the-fort', {
    name: 'A Letter for the Fort',
    deck,
    original: true,
    options: [
      rumor(action(1, inOrder(gainGold(3), takeThis()), { where: inSite('stronghold') })),
      option(test('mind', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
];
