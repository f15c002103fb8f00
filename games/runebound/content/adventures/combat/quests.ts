import type { AdventureCard } from '../../../rules/definitions.ts';
import { bonusTrophy, gainGold, inOrder, outcome, quest, takeDamage } from '../../../rules/effects/index.ts';

const deck = 'combat';

export const combatQuests: readonly AdventureCard[] = [
  quest({
    name: 'Nest on the Razorbacks',
    deck,
    at: ['The Razorbacks'],
    original: true,
    outcomes: [
      outcome('Chase off the young', ['hills'], gainGold(1)),
      outcome('Rob the nest', ['plains', 'mountain'], gainGold(2)),
      outcome('Wait for the mother', ['hills', 'hills', 'mountain'], inOrder(gainGold(2), bonusTrophy(deck))),
    ],
  }),
  quest({
    name: 'Riders on the Reach',
    deck,
    at: ['Thelsvan Reach'],
    test: { attributes: ['body', 'spirit'] },
    original: true,
    outcomes: [
      outcome('Stand in their way', 1, gainGold(1)),
      outcome('Unhorse their captain', 2, gainGold(4)),
    ],
  }),
  quest({
    name: 'The Pass of Knives',
    deck,
    at: ['Mountains of Despair'],
    original: true,
    outcomes: [
      outcome('Fight through', ['hills'], inOrder(takeDamage(1), gainGold(2))),
      outcome('Circle behind them', ['hills', 'mountain'], gainGold(2)),
      outcome('Bring down the cliff', ['hills', 'mountain', 'forest'], gainGold(4)),
    ],
  }),
];
