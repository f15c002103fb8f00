import {
  anEnemy,
  at,
  discardThis,
  explorationCards,
  explorationEvent,
  explorationSet,
  forPrice,
  giveCondition,
  inOrder,
  item,
  prevent,
  spawnFromDiscard,
  spawnToShadows,
  suffer,
  use,
  whenever,
  withTrait,
  wound,
} from '../../rules/effects/index.ts';

/** Graves and what lies in them, or does not. */
export const crypt = explorationSet({
  name: 'Crypt',
  cards: [
    item({
      name: 'Flask of Holy Water',
      original: true,
      abilities: [use('activation', discardThis, wound(3, anEnemy(withTrait('Undead'))))],
    }),
    item({
      name: 'Burial Shroud',
      original: true,
      abilities: [whenever(at.youWouldSuffer(), forPrice(discardThis, prevent('all')))],
    }),
    explorationEvent({
      name: 'Grave Goods',
      original: true,
      effect: inOrder(suffer(1), explorationCards(2)),
    }),
    explorationEvent({
      name: 'Restless Bones',
      original: true,
      effect: inOrder(spawnFromDiscard('Undead', 'shadows'), spawnToShadows(1, 'down')),
    }),
    explorationEvent({
      name: 'Chill of the Tomb',
      original: true,
      effect: inOrder(suffer(1), giveCondition('weakened')),
    }),
  ],
});
