import {
  at,
  divertSuccesses,
  eachHero,
  inOrder,
  is,
  questSheet,
  spawn,
  spawnNemesis,
  theLeader,
  upgrade,
  whenever,
} from '../../rules/effects/index.ts';
import { fireTakesOne, leadOneOut } from './villagers.ts';

/** Rescue: what the heroes find is worth less than whom they find, and the fire does not wait. */
export const millbrookBurning = questSheet({
  name: 'Millbrook Burning',
  original: true,
  rating: 'Trivial',
  task: 'rescue',
  nemesis: 'vex-emberhand',
  enemies: [
    { sets: ['Bandit'], random: { Trivial: 1 } },
    { random: { Trivial: 2 } },
    { sets: ['Fire Imp'], random: { Trivial: 1 } },
  ],
  locations: [{ cards: ['market-square'] }, { random: { Trivial: 1 } }, { cards: ['mill-bridge'] }],
  exploration: [{ sets: ['Base', 'Town'] }],
  counters: {
    trapped: { name: 'the number of trapped villagers', start: 12 },
    saved: { name: 'the number of saved villagers', start: 0 },
    lost: { name: 'the number of lost villagers', start: 0 },
  },
  peril: {
    spaces: [
      'gray',
      'gray',
      'orange',
      'green',
      'yellow',
      'purple',
      'orange',
      'green',
      'gray',
      'orange',
      'yellow',
      'orange',
      'red',
    ],
    effects: [
      { colour: 'orange', effect: fireTakesOne },
      { colour: 'green', effect: upgrade(eachHero) },
      { colour: 'yellow', effect: spawn(2) },
      { colour: 'purple', effect: spawnNemesis(theLeader) },
      { colour: 'red', effect: inOrder(fireTakesOne, spawn(1)) },
    ],
  },
  rules: [whenever(at.heroCounts('explore'), divertSuccesses(leadOneOut))],
  victory: is.all(is.counterAtLeast('saved', 9), is.atLocation('mill-bridge'), is.fullyExplored),
  defeat: is.counterAtLeast('lost', 4),
  story: {
    before:
      'You smell Millbrook before you see it. Vex Emberhand asked the village for silver, and the village laughed; now his men go from thatch to thatch with torches, and nobody is laughing. Bells, smoke, people calling from windows. You can hunt the man who did this, or get them out. There will hardly be time for both.',
    victory:
      'They stand in the river to their knees, wet, black with soot and alive. Somebody begins to count heads, comes to the end, and counts again because it is so good to hear.',
    defeat:
      'The roof of the mill goes last, with a sound like a sigh. On the far bank the survivors look at you and do not say anything at all.',
  },
});
