import {
  anEnemy,
  at,
  discardItems,
  discardThis,
  discardTokens,
  eachHero,
  either,
  explorationEvent,
  explorationSet,
  gainTokens,
  giveCondition,
  inOrder,
  item,
  prevent,
  readyCards,
  use,
  whenever,
  wound,
} from '../../rules/effects/index.ts';

/** Streets, inns and the people in them. */
export const town = explorationSet({
  name: 'Town',
  cards: [
    item({
      name: 'Bottled Courage',
      original: true,
      abilities: [use('activation', discardThis, inOrder(giveCondition('focused'), readyCards(1)))],
    }),
    item({
      name: 'Chain Shirt',
      original: true,
      abilities: [whenever(at.youWouldSuffer('counterattack'), prevent(1), { once: 'round' })],
    }),
    explorationEvent({ name: 'Grateful Townsfolk', original: true, effect: gainTokens(1, eachHero) }),
    explorationEvent({ name: 'The Town Watch', original: true, effect: wound(2, anEnemy()) }),
    explorationEvent({ name: 'Cutpurse', original: true, effect: either(discardTokens(2), discardItems(1)) }),
  ],
});
