import {
  addProgress,
  anEnemy,
  at,
  discardThis,
  eachHero,
  engagedWithYou,
  explorationEvent,
  explorationSet,
  forPrice,
  gainTokens,
  is,
  item,
  moreSuccesses,
  prevent,
  readyCards,
  recover,
  rerollAny,
  spawn,
  suffer,
  use,
  when,
  whenever,
  wound,
} from '../../rules/effects/index.ts';

/** What can be found anywhere: seven items, three strokes of luck, two of bad luck. */
export const base = explorationSet({
  name: 'Base',
  cards: [
    item({ name: 'Healing Potion', original: true, abilities: [use('activation', discardThis, recover(3))] }),
    item({
      name: 'Stamina Elixir',
      original: true,
      abilities: [use('activation', discardThis, readyCards(2))],
    }),
    item({
      name: 'Throwing Knives',
      original: true,
      abilities: [use('activation', discardThis, wound(2, anEnemy(engagedWithYou)))],
    }),
    item({ name: 'Lucky Charm', original: true, abilities: [use('afterRoll', discardThis, rerollAny())] }),
    item({
      name: 'Oaken Buckler',
      original: true,
      abilities: [whenever(at.youWouldSuffer(), forPrice(discardThis, prevent(3)))],
    }),
    item({
      name: 'Whetstone',
      original: true,
      abilities: [use('beforeRoll', discardThis, when(is.actionIs('attack'), moreSuccesses(2)))],
    }),
    item({
      name: 'Coil of Rope',
      original: true,
      abilities: [use('beforeRoll', discardThis, when(is.actionIs('explore'), moreSuccesses(2)))],
    }),
    explorationEvent({ name: 'Hidden Path', original: true, effect: addProgress(2) }),
    explorationEvent({ name: 'A Quiet Hour', original: true, effect: recover(1, eachHero) }),
    explorationEvent({ name: "An Old Soldier's Advice", original: true, effect: gainTokens(2) }),
    explorationEvent({ name: 'Ambush', original: true, effect: spawn(1) }),
    explorationEvent({ name: 'Loose Stones', original: true, effect: suffer(2) }),
  ],
});
