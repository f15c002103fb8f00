import {
  at,
  eachHero,
  enemiesHave,
  gainTokens,
  heroDice,
  inOrder,
  is,
  questSheet,
  spawn,
  spawnFromDiscard,
  spawnNemesis,
  spawnToShadows,
  theLeader,
  theNemesis,
  upgrade,
  whenever,
  withTrait,
} from '../../rules/effects/index.ts';
import { steerPeril } from './mist.ts';

/** Ritual: the grave-lamps are being lit one after the other, and the heroes choose past which of them they go. */
export const battleInTheMistlands = questSheet({
  name: 'Battle in the Mistlands',
  original: true,
  rating: 'Trivial',
  task: 'ritual',
  nemesis: 'ankaur-maro',
  enemies: [
    { sets: ['Skeleton'], random: { Trivial: 1 } },
    { sets: ['Zombie'], random: { Trivial: 1 } },
    { sets: ['Shade'], random: { Trivial: 1 } },
  ],
  locations: [{ random: { Trivial: 1 } }, { cards: ['misty-moor'] }, { cards: ['barrow-of-kings'] }],
  exploration: [{ sets: ['Base', 'Crypt'] }],
  peril: {
    spaces: [
      'gray',
      'blue',
      'yellow',
      'green',
      'purple',
      'blue',
      'orange',
      'green',
      'blue',
      'yellow',
      'purple',
      'blue',
      'yellow',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawnToShadows(1, 'down') },
      { colour: 'purple', effect: gainTokens(1, eachHero) },
      { colour: 'green', effect: upgrade(eachHero) },
      { colour: 'orange', effect: spawnFromDiscard('Undead', theLeader) },
      { colour: 'red', effect: inOrder(spawnNemesis(theLeader), spawn(1)) },
    ],
  },
  rules: [
    steerPeril,
    heroDice(1, { action: 'explore', while: is.perilOn('blue') }),
    enemiesHave(-2, 'resilience', [theNemesis], { while: is.perilOn('blue') }),
    enemiesHave(1, 'attack', [withTrait('Undead')], { while: is.perilOn('purple') }),
    whenever(at.partyReaches('barrow-of-kings'), spawnNemesis(theLeader)),
  ],
  victory: is.nemesisDefeated,
  story: {
    before:
      'In the Mistlands the fog never lifts, and what is buried there does not lie still. Ankaur Maro has lit his grave-lamps among the barrows and reads the dead their names. You carry a lantern that the mist obeys a little: hurry or linger, hold it high or low, and the fog chooses its shape. Whichever way you go, something will be waiting in it.',
    victory:
      'The last lamp goes out. For the first time in living memory there is wind over the barrows, and the dead, no longer called, remember how to sleep.',
    defeat:
      'Ankaur Maro closes his book. He has learned some new names today, and reads them aloud, slowly, one after the other. They are yours.',
  },
});
