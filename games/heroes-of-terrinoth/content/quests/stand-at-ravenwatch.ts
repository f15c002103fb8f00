import {
  eachHero,
  inOrder,
  is,
  questSheet,
  readyCards,
  removeProgress,
  spawn,
  spawnNemesis,
  spawnToShadows,
  theLeader,
  upgrade,
} from '../../rules/effects/index.ts';
import {
  besiegersBreakTheWall,
  fallBack,
  nobodyLeaves,
  wallIsNeverMoreThanWhole,
  wallIsWhole,
} from './siege.ts';

/** Siege: the heroes go nowhere. Wall after wall may fall, but the last one has to stand at dawn. */
export const standAtRavenwatch = questSheet({
  name: 'Stand at Ravenwatch',
  original: true,
  rating: 'Formidable',
  task: 'siege',
  nemesis: 'urgath-gatebreaker',
  enemies: [
    { sets: ['Goblin Archer'], random: { Trivial: 2 } },
    { sets: ['Ogre'], random: { Trivial: 1 } },
    { sets: ['Troll'], random: { Challenging: 1 } },
  ],
  locations: [
    { cards: ['ravenwatch-barbican'] },
    { cards: ['ravenwatch-bailey'] },
    { cards: ['ravenwatch-keep'] },
  ],
  exploration: [{ sets: ['Base', 'Town', 'Dungeon'] }],
  peril: {
    spaces: [
      'gray',
      'yellow',
      'green',
      'orange',
      'yellow',
      'green',
      'purple',
      'yellow',
      'green',
      'orange',
      'yellow',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawn(1) },
      { colour: 'green', effect: inOrder(upgrade(eachHero), readyCards(1, eachHero)) },
      { colour: 'orange', effect: spawnToShadows(1) },
      { colour: 'purple', effect: spawnNemesis(theLeader) },
      { colour: 'red', effect: inOrder(spawnToShadows(1), removeProgress(1)) },
    ],
  },
  rules: [nobodyLeaves, wallIsWhole, wallIsNeverMoreThanWhole, besiegersBreakTheWall, fallBack],
  victory: is.all(is.perilAtEnd, is.nemesisDefeated),
  story: {
    before:
      'Ravenwatch has three walls, forty defenders and one old song about never having fallen. Below, Urgath Gatebreaker is teaching his ogres to count by knocking on the barbican. The relief column will be here at dawn. The song has eleven verses; the garrison agrees that it should be sung slowly.',
    victory:
      'Horns in the east, and then, absurdly, birdsong. What is left of the host is running. What is left of the wall is enough. Somebody starts on a twelfth verse.',
    defeat:
      'The keep burns until noon. The relief column sees the smoke from the last hill, halts, and turns round. Nobody sings.',
  },
});
