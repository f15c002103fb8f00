import type { AdventureCard } from '../../../rules/definitions.ts';
import { gainGold, gainLore, outcome, quest } from '../../../rules/effects/index.ts';

export const margathExploration: readonly AdventureCard[] = [
  quest('bones-of-a-dragon', {
    name: 'Bones of a Dragon',
    deck: 'exploration',
    scenario: 'margath',
    at: ['Cursed Ruins'],
    original: true,
    outcomes: [
      outcome('Gather scales', ['hills'], gainGold(1)),
      outcome('Read the marks', ['hills', 'hills'], gainLore()),
      outcome('Find the heart', ['hills', 'hills', 'water'], gainLore(2)),
    ],
  }),
];
