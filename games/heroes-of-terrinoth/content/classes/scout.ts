import {
  activation,
  aid,
  anEnemy,
  attack,
  engagedWithYou,
  explorationCards,
  explore,
  gainTokens,
  may,
  readyCards,
  rest,
  sendToShadows,
  thatHero,
} from '../../rules/effects/index.ts';

const thief = { archetype: 'Scout', class: 'Thief' } as const;

export const scoutClasses = [
  activation({
    ...thief,
    name: 'Backstab',
    lines: [attack(3, { pierce: 'all' }), may(sendToShadows(anEnemy(engagedWithYou)))],
  }),
  activation({ ...thief, name: 'Light Fingers', lines: [explore(3), explorationCards(2)] }),
  activation({
    ...thief,
    name: 'Lie Low',
    lines: [may(sendToShadows(anEnemy(engagedWithYou))), rest(2), readyCards('all'), gainTokens(1)],
  }),
  activation({ ...thief, name: 'Share the Loot', lines: [aid(3), readyCards(1, thatHero)] }),
];
