import {
  at,
  eachHero,
  giveCondition,
  location,
  recover,
  theLeader,
  whenever,
} from '../rules/effects/index.ts';

export const locations = [
  location({
    name: 'Roadside Inn',
    rating: 'Trivial',
    traits: ['Town'],
    exploration: 5,
    engaged: 3,
    shadows: 1,
    abilities: [whenever(at.inTravelPhase, recover(1, eachHero))],
  }),
  location({
    name: 'Dark Forest',
    rating: 'Trivial',
    traits: ['Wilds'],
    exploration: 6,
    engaged: 3,
    shadows: 2,
    abilities: [whenever(at.inTravelPhase, giveCondition('weakened', theLeader))],
  }),
  location({
    name: 'Bandit Hideout',
    rating: 'Trivial',
    traits: ['Dungeon'],
    exploration: 12,
    engaged: 2,
    shadows: 2,
  }),
];
