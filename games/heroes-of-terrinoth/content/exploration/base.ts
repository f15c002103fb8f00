import {
  addProgress,
  addSuccesses,
  anEnemy,
  at,
  discardThis,
  eachHero,
  engagedWithYou,
  event,
  explorationSet,
  forPrice,
  gainTokens,
  is,
  item,
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
    item({ name: 'Healing Potion', abilities: [use('activation', discardThis, recover(3))] }),
    item({ name: 'Stamina Elixir', abilities: [use('activation', discardThis, readyCards(2))] }),
    item({
      name: 'Throwing Knives',
      abilities: [use('activation', discardThis, wound(2, anEnemy(engagedWithYou)))],
    }),
    item({ name: 'Lucky Charm', abilities: [use('afterRoll', discardThis, rerollAny())] }),
    item({
      name: 'Oaken Buckler',
      abilities: [whenever(at.youWouldSuffer(), forPrice(discardThis, prevent(3)))],
    }),
    item({
      name: 'Whetstone',
      abilities: [use('beforeRoll', discardThis, when(is.actionIs('attack'), addSuccesses(2)))],
    }),
    item({
      name: 'Coil of Rope',
      abilities: [use('beforeRoll', discardThis, when(is.actionIs('explore'), addSuccesses(2)))],
    }),
    event({ name: 'Hidden Path', effect: addProgress(2) }),
    event({ name: 'A Quiet Hour', effect: recover(1, eachHero) }),
    event({ name: "An Old Soldier's Advice", effect: gainTokens(2) }),
    event({ name: 'Ambush', effect: spawn(1) }),
    event({ name: 'Loose Stones', effect: suffer(2) }),
  ],
});
