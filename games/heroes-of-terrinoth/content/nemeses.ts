import {
  advance,
  discardTokens,
  either,
  inflict,
  keyword,
  nemesis,
  removeProgress,
  spawnFromDiscard,
} from '../rules/effects/index.ts';

const rally = keyword('Rally', spawnFromDiscard('Goblin', 'shadows'));

export const nemeses = [
  nemesis({
    name: 'Splig',
    rating: 'Trivial',
    traits: ['Goblin'],
    health: 11,
    attack: 3,
    resilience: 1,
    bar: [advance, inflict, rally],
    threat: either(discardTokens(1), removeProgress(1)),
  }),
];
