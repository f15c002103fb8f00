import type { AdventureCard } from '../../../rules/definitions.ts';
import { gainGold, heal, healAll, inOrder, learnFree, outcome, quest } from '../../../rules/effects/index.ts';

const deck = 'social';

export const socialQuests: readonly AdventureCard[] = [
  quest({
    name: 'The Lost Signet',
    deck,
    at: ['Gardens of Tarn'],
    original: true,
    outcomes: [
      outcome('Ask the gardeners', ['plains'], gainGold(1)),
      outcome('Search the hedges', ['plains', 'forest'], gainGold(2)),
      outcome('Dive in the fountain', ['plains', 'forest', 'water'], gainGold(3)),
    ],
  }),
  quest({
    name: 'The Wise Woman’s List',
    deck,
    at: ['Elmford'],
    test: { attributes: ['mind'] },
    original: true,
    outcomes: [
      outcome('Bring the common herbs', 1, heal(3)),
      outcome('Bring the rare one', 2, inOrder(healAll(), gainGold(3))),
    ],
  }),
  quest({
    name: 'Vigil at the Lightwell',
    deck,
    at: ['Lightwell Sanctuary'],
    test: { attributes: ['spirit'] },
    original: true,
    outcomes: [outcome('Keep awake', 1, gainGold(1)), outcome('See the dawn twice', 2, learnFree())],
  }),
];
