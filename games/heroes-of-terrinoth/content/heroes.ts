import {
  addDefense,
  at,
  free,
  gainTokens,
  hero,
  heroWith,
  recover,
  rerolls,
  use,
  whenever,
} from '../rules/effects/index.ts';

export const heroes = [
  hero({
    name: 'Avric Albright',
    archetype: 'Healer',
    health: 11,
    ability: whenever(at.youFinish('rest'), recover(1, heroWith('most', 'wounds'))),
  }),
  hero({
    name: 'Elder Mok',
    archetype: 'Healer',
    health: 10,
    ability: whenever(at.youFinish('aid'), gainTokens(1)),
  }),
  hero({
    name: 'Astarra',
    archetype: 'Mage',
    health: 9,
    ability: whenever(at.youRoll(), rerolls(1, 'hero'), { once: 'round', anyOrder: true }),
  }),
  hero({
    name: 'Kari Wraithstalker',
    archetype: 'Scout',
    health: 10,
    ability: whenever(at.youRoll('explore'), rerolls(1), { anyOrder: true }),
  }),
  hero({
    name: 'Grisban the Thirsty',
    archetype: 'Warrior',
    health: 13,
    ability: use('beforeRoll', free, addDefense(1), 'round'),
  }),
];
