import {
  activation,
  aid,
  anEnemy,
  attack,
  bestExplorationCard,
  engagedWithYou,
  engageEnemies,
  explorationCards,
  explore,
  gainTokens,
  may,
  readyCards,
  recover,
  rest,
  sendToShadows,
  thatHero,
} from '../rules/effects/index.ts';

/** The four cards that every hero of an archetype starts with. */
export const basicCards = [
  activation({ name: 'Staff Blow', archetype: 'Healer', lines: [attack(2), recover(1)] }),
  activation({ name: 'Careful Search', archetype: 'Healer', lines: [explore(2), explorationCards(1)] }),
  activation({ name: 'Prayer', archetype: 'Healer', lines: [rest(2), readyCards('all')] }),
  activation({
    name: 'Blessing',
    archetype: 'Healer',
    lines: [aid(3), readyCards(1, thatHero), recover(1, thatHero)],
  }),

  activation({ name: 'Arcane Bolt', archetype: 'Mage', lines: [attack(2, { ranged: true })] }),
  activation({ name: 'Read the Signs', archetype: 'Mage', lines: [explore(2), explorationCards(1)] }),
  activation({ name: 'Meditation', archetype: 'Mage', lines: [rest(3), readyCards('all')] }),
  activation({ name: 'Arcane Insight', archetype: 'Mage', lines: [aid(2), readyCards(1, thatHero)] }),

  activation({
    name: 'Piercing Strike',
    archetype: 'Scout',
    original: false,
    lines: [may(engageEnemies(1)), attack(2)],
  }),
  activation({ name: 'Blaze a Trail', archetype: 'Scout', lines: [explore(3), bestExplorationCard(2)] }),
  activation({
    name: 'Catch Breath',
    archetype: 'Scout',
    lines: [may(sendToShadows(anEnemy(engagedWithYou))), rest(2), readyCards('all')],
  }),
  activation({ name: 'Point the Way', archetype: 'Scout', lines: [aid(2), gainTokens(1)] }),

  activation({
    name: 'Mighty Swing',
    archetype: 'Warrior',
    lines: [may(engageEnemies(1)), attack(3)],
  }),
  activation({ name: 'Force the Door', archetype: 'Warrior', lines: [explore(2), explorationCards(1)] }),
  activation({ name: 'Second Wind', archetype: 'Warrior', lines: [rest(2), readyCards('all')] }),
  activation({
    name: 'Rallying Cry',
    archetype: 'Warrior',
    lines: [aid(2), may(engageEnemies(1))],
  }),
];
