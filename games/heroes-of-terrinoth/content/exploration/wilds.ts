import {
  addProgress,
  aHero,
  anEnemy,
  cureOne,
  discardThis,
  eachHero,
  either,
  exhaustCards,
  explorationCards,
  explorationEvent,
  explorationSet,
  free,
  giveCondition,
  inOrder,
  inTheShadows,
  item,
  recover,
  suffer,
  thatHero,
  use,
  wound,
} from '../../rules/effects/index.ts';

/** Woods, moors and mountains. */
export const wilds = explorationSet({
  name: 'Wilds',
  cards: [
    item({
      name: 'Hunting Bow',
      original: true,
      abilities: [use('activation', free, wound(1, anEnemy(inTheShadows)), 'round')],
    }),
    item({
      name: 'Healing Herbs',
      original: true,
      abilities: [use('activation', discardThis, inOrder(recover(2, aHero), cureOne(thatHero)))],
    }),
    explorationEvent({
      name: 'Game Trail',
      original: true,
      effect: either(addProgress(2), explorationCards(1)),
    }),
    explorationEvent({
      name: 'Snake in the Grass',
      original: true,
      effect: inOrder(suffer(1), giveCondition('poisoned')),
    }),
    explorationEvent({ name: 'Sudden Storm', original: true, effect: exhaustCards(1, eachHero) }),
  ],
});
