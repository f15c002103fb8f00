import {
  discardThis,
  eachHero,
  either,
  enemies,
  exhaust,
  exhaustCards,
  explorationEvent,
  explorationSet,
  giveCondition,
  inOrder,
  item,
  raisePeril,
  readyCards,
  recover,
  suffer,
  use,
} from '../../rules/effects/index.ts';

/** Runes, mirrors and lines of power. */
export const arcane = explorationSet({
  name: 'Arcane',
  cards: [
    item({
      name: 'Scroll of Frost',
      original: true,
      abilities: [use('activation', discardThis, exhaust(enemies(2)))],
    }),
    item({
      name: 'Rune of Mending',
      original: true,
      abilities: [use('activation', discardThis, recover(2, eachHero))],
    }),
    explorationEvent({ name: 'Ley Line', original: true, effect: readyCards(1, eachHero) }),
    explorationEvent({
      name: 'Whispering Mirror',
      original: true,
      effect: inOrder(exhaustCards(1), giveCondition('focused')),
    }),
    explorationEvent({ name: 'Wild Magic', original: true, effect: either(suffer(2), raisePeril()) }),
  ],
});
