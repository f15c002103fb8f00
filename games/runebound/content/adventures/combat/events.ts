import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  action,
  drawAdventure,
  drawSkills,
  event,
  gainGold,
  inOrder,
  inSite,
  option,
  rumor,
  takeDamage,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

const deck = 'combat';

export const combatEvents: readonly AdventureCard[] = [
  event({
    name: 'A Farm in Flames',
    deck,
    original: true,
    options: [
      option(test('body', 0, { pass: inOrder(gainGold(1), takeThis()), fail: takeDamage(1) })),
      option(test('mind', -1, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
  event({
    name: 'Trail of Blood',
    deck,
    original: true,
    options: [option(drawAdventure('combat')), option(test('spirit', 0, { pass: takeThis() }))],
  }),
  event({
    name: 'The Old Duellist',
    deck,
    original: true,
    options: [
      rumor(action(1, inOrder(gainGold(3), takeThis()), { if: inSite('stronghold') })),
      option(test('body', -1, { pass: inOrder(drawSkills(2), takeThis()) })),
    ],
  }),
];
