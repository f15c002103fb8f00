import type { AdventureCard } from '../../../rules/definitions.ts';
import {
  event,
  gainCompanion,
  gainGold,
  inOrder,
  option,
  takeThis,
  test,
} from '../../../rules/effects/index.ts';

export const corpseKingSocial: readonly AdventureCard[] = [
  event('last-of-the-village', {
    name: 'Last of the Village',
    deck: 'social',
    scenario: 'corpse-king',
    original: true,
    options: [
      option(test('spirit', 0, { pass: inOrder(gainCompanion(), takeThis()) })),
      option(test('body', 0, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
];
