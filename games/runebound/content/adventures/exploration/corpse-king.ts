import type { AdventureCard } from '../../../rules/definitions.ts';
import { banishZombie, gainCompanion, outcome, quest } from '../../../rules/effects/index.ts';

export const corpseKingExploration: readonly AdventureCard[] = [
  quest('the-lost-patrol', {
    name: 'The Lost Patrol',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: ['Veiled Fields'],
    original: true,
    outcomes: [
      outcome('Bury the dead', ['plains'], banishZombie()),
      outcome('Find a survivor', ['plains', 'hills'], gainCompanion()),
    ],
  }),
];
