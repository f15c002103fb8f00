import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  action,
  drawAdventure,
  drawSkills,
  event,
  gainGold,
  healAll,
  inOrder,
  inPlace,
  moveHexes,
  option,
  rumor,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

const deck = 'exploration';

export const explorationEvents: readonly AdventureCard[] = [
  event({
    name: 'The Fallen Bridge',
    deck,
    original: true,
    options: [
      option(test('body', 0, { pass: inOrder(takeThis(), moveHexes(3)) })),
      option(test('mind', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
  event({
    name: 'Map in a Bottle',
    deck,
    original: true,
    options: [
      rumor(
        action(1, inOrder(gainGold(4), takeThis()), {
          if: inPlace('Weeping Water', 'Kernmere', 'Palemoon Fen'),
        }),
      ),
      option(test('mind', -1, { pass: inOrder(takeThis(), drawAdventure(deck)) })),
    ],
  }),
  event({
    name: 'The Hermit’s Kettle',
    deck,
    original: true,
    options: [
      option(inOrder(healAll(), drawSkills(1))),
      option(test('spirit', 0, { pass: inOrder(gainGold(1), takeThis()) })),
    ],
  }),
];
