import type { ExplorationSet } from '../rules/definitions.ts';
import {
  addSuccesses,
  anEnemy,
  at,
  discardThis,
  eachHero,
  event,
  faceUp,
  forPrice,
  gainTokens,
  giveCondition,
  item,
  prevent,
  readyCards,
  recover,
  rerolls,
  spawnToShadows,
  suffer,
  use,
  whenever,
  wound,
} from '../rules/effects/index.ts';

const healingPotion = item({
  name: 'Healing Potion',
  abilities: [use('activation', discardThis, recover(3))],
});
const luckyCharm = item({
  name: 'Lucky Charm',
  abilities: [use('afterRoll', discardThis, rerolls(2))],
});
const oldMap = item({
  name: 'Old Map',
  abilities: [use('beforeRoll', discardThis, addSuccesses(2))],
});
const throwingKnives = item({
  name: 'Throwing Knives',
  abilities: [use('activation', discardThis, wound(2, anEnemy(faceUp)))],
});
const woodenShield = item({
  name: 'Wooden Shield',
  abilities: [whenever(at.youWouldSuffer(), forPrice(discardThis, prevent(3)))],
});
const trailRations = item({
  name: 'Trail Rations',
  abilities: [use('activation', discardThis, readyCards(1))],
});

export const exploration: readonly ExplorationSet[] = [
  {
    name: 'Base',
    cards: [
      healingPotion,
      healingPotion,
      luckyCharm,
      oldMap,
      throwingKnives,
      woodenShield,
      trailRations,
      event({ name: 'A Moment of Peace', effect: recover(1, eachHero) }),
      event({ name: 'Fresh Tracks', effect: gainTokens(2) }),
      event({ name: 'Clear Head', effect: giveCondition('focused') }),
      event({ name: 'Hidden Pit', effect: suffer(2) }),
      event({ name: 'Eyes in the Dark', effect: spawnToShadows(1, 'down') }),
    ],
  },
];
