import {
  at,
  claim,
  count,
  eachHero,
  inOrder,
  is,
  may,
  questSheet,
  spawn,
  spawnNemesis,
  spawnToShadows,
  spawnWith,
  theLeader,
  upgrade,
  when,
  whenever,
} from '../../rules/effects/index.ts';
import { takeTheEnvoy, theGuard } from './envoy.ts';

/** Escort: somebody must keep the envoy alive, and whoever does draws every blade on the road. */
export const theEnvoysRoad = questSheet({
  name: "The Envoy's Road",
  original: true,
  rating: 'Challenging',
  task: 'escort',
  nemesis: 'ilvane-nightcloak',
  enemies: [
    { sets: ['Bandit'], random: { Trivial: 1 } },
    { random: { Trivial: 2 } },
    { random: { Trivial: 1, Challenging: 1 } },
  ],
  locations: [{ cards: ['roadside-inn'] }, { random: { Challenging: 1 } }, { cards: ['embassy-gate'] }],
  exploration: [{ sets: ['Base', 'Town'] }],
  counters: { 'envoy-wounds': { name: 'the harm done to the envoy', start: 0 } },
  peril: {
    spaces: [
      'gray',
      'gray',
      'yellow',
      'green',
      'orange',
      'gray',
      'green',
      'yellow',
      'purple',
      'green',
      'orange',
      'yellow',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawnToShadows(1, 'down') },
      { colour: 'green', effect: upgrade(eachHero) },
      { colour: 'orange', effect: spawnWith(theGuard) },
      { colour: 'purple', effect: spawnNemesis('shadows') },
      { colour: 'red', effect: inOrder(spawn(1), count('envoy-wounds', 1)) },
    ],
  },
  opening: claim('the-envoy', theLeader),
  rules: [
    whenever(at.heroFinishes('aid'), may(takeTheEnvoy)),
    whenever(
      at.heroFalls,
      when(is.dropped('the-envoy'), inOrder(claim('the-envoy', theLeader), count('envoy-wounds', 1))),
    ),
    whenever(at.partyReaches('embassy-gate'), spawnNemesis('shadows')),
  ],
  victory: is.all(is.atLocation('embassy-gate'), is.fullyExplored),
  defeat: is.counterAtLeast('envoy-wounds', 5),
  story: {
    before:
      'The envoy is nineteen, has never held anything sharper than a pen, and carries a peace in her satchel that has cost two Free Cities a generation. Three envoys before her did not arrive. The name that goes with them is Ilvane Nightcloak, who is paid by the war and not by either side. It is four days to the embassy gate. Somebody should walk next to her.',
    victory:
      'The ink is dry before the wax is. The envoy walks down the embassy stairs alone, for the first time in four days, looks for you in the crowd, and bows deeper than her rank allows.',
    defeat:
      'The satchel is found by the road, unopened. Whoever did this did not want the peace; it was enough that nobody else should have it.',
  },
});
