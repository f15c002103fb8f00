import type { AdventureCard } from '../../../rules/definitions.ts';
import { event, gainGold, gainLore, inOrder, option, takeThis, test } from '../../../rules/effects/index.ts';

export const margathSocial: readonly AdventureCard[] = [
  event('scars-of-the-dragon-wars', {
    name: 'Scars of the Dragon Wars',
    deck: 'social',
    scenario: 'margath',
    original: true,
    options: [
      option(test('mind', 0, { pass: inOrder(gainLore(), takeThis()) })),
      option(test('body', 0, { pass: inOrder(gainGold(2), takeThis()) })),
    ],
  }),
];
