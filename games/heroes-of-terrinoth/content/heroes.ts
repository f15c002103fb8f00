import {
  addDefense,
  anEnemy,
  at,
  eachHero,
  enemyDice,
  engagedWithYou,
  exhaust,
  gainTokens,
  giveCondition,
  hero,
  heroDice,
  is,
  may,
  recover,
  rerolls,
  sendToShadows,
  thatEnemy,
  theAidedHero,
  when,
  whenever,
} from '../rules/effects/index.ts';

/** Twelve heroes, three of each archetype. Their names are known; health and abilities are ours. */
export const heroes = [
  hero({
    name: 'Ashrian',
    archetype: 'Healer',
    health: 10,
    ability: whenever(at.enemyEngagesYou, exhaust(thatEnemy), { once: 'round' }),
  }),
  hero({
    name: 'Avric Albright',
    archetype: 'Healer',
    health: 11,
    ability: whenever(at.youFinish(), when(is.youRolled('critical'), recover(1, eachHero))),
  }),
  hero({
    name: 'Elder Mok',
    archetype: 'Healer',
    health: 10,
    ability: whenever(at.youFinish('aid'), recover(1, theAidedHero)),
  }),

  hero({
    name: 'Astarra',
    archetype: 'Mage',
    health: 8,
    ability: whenever(at.youRoll(), rerolls(1, 'hero'), { once: 'round', anyOrder: true }),
  }),
  hero({
    name: 'Leoric of the Book',
    archetype: 'Mage',
    health: 8,
    ability: heroDice(1, { action: 'explore' }),
  }),
  hero({
    name: 'Lyssa',
    archetype: 'Mage',
    health: 9,
    ability: whenever(at.youFinish('rest'), giveCondition('focused')),
  }),

  hero({
    name: 'Jain Fairwood',
    archetype: 'Scout',
    health: 9,
    ability: enemyDice(-1, { action: 'explore' }),
  }),
  hero({
    name: 'Kari Wraithstalker',
    archetype: 'Scout',
    health: 9,
    ability: whenever(at.youDefeat(), gainTokens(1)),
  }),
  hero({
    name: 'Tomble Burrowell',
    archetype: 'Scout',
    health: 10,
    ability: whenever(at.youFinish('explore'), may(sendToShadows(anEnemy(engagedWithYou)))),
  }),

  hero({
    name: 'Grisban the Thirsty',
    archetype: 'Warrior',
    health: 13,
    ability: whenever(at.youFinish('rest'), gainTokens(1)),
  }),
  hero({
    name: 'Syndrael',
    archetype: 'Warrior',
    health: 12,
    ability: whenever(at.yourActivationEnds, when(is.youHaveEnemies(2), recover(1))),
  }),
  hero({
    name: 'Trenloe the Strong',
    archetype: 'Warrior',
    health: 12,
    ability: whenever(at.youBegin(), addDefense(1), { anyOrder: true }),
  }),
];
