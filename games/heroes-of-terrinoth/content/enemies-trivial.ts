import {
  advance,
  discardTokens,
  enemySet,
  giveCondition,
  inflict,
  keyword,
  named,
  notThis,
  perEnemy,
  retreat,
  suffer,
  theEngagedHero,
} from '../rules/effects/index.ts';

const swarm = keyword('Swarm', suffer(perEnemy(1, named('Rat Swarm'), notThis), theEngagedHero));
const snatch = keyword('Snatch', discardTokens(1));
const venom = keyword('Venom', giveCondition('poisoned', theEngagedHero));

export const trivialSets = [
  enemySet({
    name: 'Rat Swarm',
    rating: 'Trivial',
    traits: ['Beast'],
    minion: { health: 2, attack: 1, bar: [advance, swarm] },
    master: { health: 4, attack: 1, bar: [advance, inflict, swarm] },
  }),
  enemySet({
    name: 'Bandit',
    rating: 'Trivial',
    traits: ['Human'],
    minion: { health: 3, attack: 1, bar: [advance, snatch] },
    master: { health: 4, attack: 2, bar: [advance, inflict, snatch] },
  }),
  enemySet({
    name: 'Cave Spider',
    rating: 'Trivial',
    traits: ['Beast'],
    minion: { health: 2, attack: 1, bar: [inflict, venom] },
    master: { health: 4, attack: 2, bar: [advance, inflict, venom] },
  }),
  enemySet({
    name: 'Goblin Archer',
    rating: 'Trivial',
    traits: ['Goblin'],
    minion: { health: 2, attack: 1, bar: [inflict, retreat] },
    master: { health: 4, attack: 2, bar: [inflict, retreat] },
  }),
  enemySet({
    name: 'Goblin Raider',
    rating: 'Trivial',
    traits: ['Goblin'],
    minion: { health: 3, attack: 1, bar: [advance, inflict] },
    master: { health: 4, attack: 2, bar: [advance, inflict] },
  }),
];
