import {
  at,
  eachHero,
  either,
  inOrder,
  is,
  questSheet,
  spawn,
  spawnNemesis,
  spawnToShadows,
  suffer,
  theLeader,
  upgrade,
  when,
  whenever,
} from '../../rules/effects/index.ts';
import { dragonTakesWing, gatherShards, shardsPierceScales } from './dragon.ts';

/** Finale: a dragon too hard to hurt, who comes and goes, and the shards that make the last meeting a fair one. */
export const ashAndStarfall = questSheet({
  name: 'Ash and Starfall',
  original: true,
  rating: 'Formidable',
  task: 'finale',
  nemesis: 'kharzhul',
  enemies: [
    { random: { Trivial: 2 } },
    { sets: ['Beastman'], random: { Trivial: 1 } },
    { sets: ['Dragonkin'], random: { Trivial: 1 } },
  ],
  locations: [{ random: { Challenging: 1 } }, { random: { Formidable: 1 } }, { cards: ['ashfall-crater'] }],
  exploration: [{ sets: ['Base', 'Wilds', 'Arcane'] }],
  counters: { shards: { name: 'the number of star shards', start: 1, max: 3 } },
  peril: {
    spaces: [
      'gray',
      'gray',
      'green',
      'yellow',
      'blue',
      'green',
      'orange',
      'yellow',
      'green',
      'blue',
      'gray',
      'yellow',
      'orange',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawnToShadows(1, 'down') },
      { colour: 'green', effect: upgrade(eachHero) },
      {
        colour: 'blue',
        effect: when(is.nemesisInLair, either(suffer(2, eachHero), spawnNemesis(theLeader))),
      },
      { colour: 'orange', effect: spawn(1) },
      { colour: 'red', effect: inOrder(spawnNemesis(theLeader), spawn(2), suffer(1, eachHero)) },
    ],
  },
  opening: inOrder(upgrade(eachHero), upgrade(eachHero)),
  rules: [
    gatherShards,
    shardsPierceScales,
    dragonTakesWing,
    whenever(at.partyReaches('ashfall-crater'), spawnNemesis(theLeader)),
  ],
  victory: is.nemesisDefeated,
  story: {
    before:
      'When the star came down it broke, and where the pieces lie nothing burns. Kharzhul knows it. Every night the dragon flies out to melt another village into the hills that hide them, and every morning there are fewer people who remember what the shards were for. You do. Gather what you can, drive it home, and then go where it lives.',
    victory:
      'It takes the dragon a long time to fall, and when it has fallen it takes the hills a long time to be quiet. Then somebody laughs, and somebody else begins to cry, and over the ash of the crater, for the first time in a hundred years, there are only stars.',
    defeat:
      'From the hills it looks like a sunrise. It is in the wrong place, and it is the wrong time, and it does not stop.',
  },
});
