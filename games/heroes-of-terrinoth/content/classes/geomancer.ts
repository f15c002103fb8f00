import {
  activation,
  aid,
  anEnemy,
  attack,
  engagedWithTheAidedHero,
  engagedWithYou,
  exhaust,
  explorationCards,
  explore,
  may,
  notTarget,
  readyCards,
  rest,
  sendToShadows,
  theAidedHero,
} from '../../rules/effects/index.ts';

const earthen = { archetype: 'Mage', class: 'Geomancer' } as const;

/** The Geomancer moves the ground under friend and foe. */
export const geomancer = [
  activation({
    ...earthen,
    name: 'Stone Fist',
    original: true,
    lines: [attack(3, { ranged: true, pierce: 'all' }), exhaust(anEnemy(notTarget))],
  }),
  activation({
    ...earthen,
    name: 'Open the Earth',
    original: true,
    lines: [explore(3), explorationCards(1), may(sendToShadows(anEnemy(engagedWithYou)))],
  }),
  activation({
    ...earthen,
    name: 'Root and Rock',
    original: true,
    lines: [rest(4, { noEnemyDice: true }), readyCards('all')],
  }),
  activation({
    ...earthen,
    name: 'Wall of Stone',
    original: true,
    lines: [aid(2), readyCards(1, theAidedHero), exhaust(anEnemy(engagedWithTheAidedHero))],
  }),
];
