import {
  activation,
  aid,
  anEnemy,
  attack,
  bestExplorationCard,
  eachEnemy,
  engagedWithYou,
  engageEnemies,
  explorationCards,
  explore,
  gainTokens,
  may,
  readyCards,
  rest,
  sendToShadows,
  theAidedHero,
} from '../../rules/effects/index.ts';

const thieving = { archetype: 'Scout', class: 'Thief' } as const;

/** The Thief finds things, and is gone before the enemy turns round. */
export const thief = [
  activation({
    ...thieving,
    name: 'Backstab',
    original: true,
    lines: [may(engageEnemies(1)), attack(3), may(sendToShadows(anEnemy(engagedWithYou)))],
  }),
  activation({
    ...thieving,
    name: 'Nimble Fingers',
    original: true,
    lines: [explore(3), bestExplorationCard(3), gainTokens(1)],
  }),
  activation({
    ...thieving,
    name: 'Vanish',
    original: true,
    lines: [rest(2, { noEnemyDice: true }), readyCards('all'), may(sendToShadows(eachEnemy(engagedWithYou)))],
  }),
  activation({
    ...thieving,
    name: 'Pass the Purse',
    original: true,
    lines: [aid(2), readyCards(1, theAidedHero), explorationCards(1)],
  }),
];
