import {
  at,
  count,
  eachHero,
  exhaustCards,
  inOrder,
  is,
  may,
  questSheet,
  spawn,
  spawnFromDiscard,
  spawnNemesis,
  spawnToShadows,
  theLeader,
  upgrade,
  whenever,
  withTrait,
} from '../../rules/effects/index.ts';
import { forcedMarch } from './forced-march.ts';

/** Race: the riders gain ground every round, and only their own dead slow them down. */
export const aheadOfTheBloodguard = questSheet({
  name: 'Ahead of the Bloodguard',
  original: true,
  rating: 'Challenging',
  task: 'race',
  nemesis: 'serise-vaal',
  enemies: [
    { random: { Trivial: 2 } },
    { sets: ['Bloodguard'], random: { Trivial: 1 } },
    { random: { Trivial: 1, Challenging: 1 } },
  ],
  locations: [{ random: { Trivial: 1 } }, { cards: ['mountain-pass'] }, { cards: ['sundered-bridge'] }],
  exploration: [{ sets: ['Base', 'Wilds'] }],
  counters: { rival: { name: "the riders' lead", start: 0, max: 13 } },
  peril: {
    spaces: [
      'gray',
      'gray',
      'yellow',
      'green',
      'gray',
      'orange',
      'green',
      'yellow',
      'gray',
      'green',
      'orange',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawnToShadows(1, 'down') },
      { colour: 'green', effect: upgrade(eachHero) },
      { colour: 'orange', effect: spawnFromDiscard('Bloodguard', theLeader) },
      { colour: 'red', effect: inOrder(spawn(1), exhaustCards(1, eachHero)) },
    ],
  },
  rules: [
    whenever(at.roundEnds, count('rival', 1)),
    whenever(at.enemyFalls(withTrait('Bloodguard')), count('rival', -1)),
    whenever(at.inTravelPhase, may(forcedMarch)),
    whenever(at.counterReaches('rival', 6), spawnNemesis(theLeader)),
  ],
  victory: is.all(is.atLocation('sundered-bridge'), is.fullyExplored),
  defeat: is.counterAtLeast('rival', 13),
  story: {
    before:
      'A beacon burns in the east, and one rider in ten of the Bloodguard can read it: the bridge over the Sunder is unguarded. Captain Serise Vaal has horses and a day on you. You have the goat path, a bad map and whatever you can carry at a run. Whoever reaches the bridge first decides who crosses it for the next ten years.',
    victory:
      'The last rope parts and the bridge folds into the gorge, slowly, like somebody sitting down. On the far side Serise Vaal reins in. She looks at you for a long time. Then she salutes.',
    defeat:
      'You hear the hooves on the planks while you are still among the rocks. By nightfall the fires of the Bloodguard burn on both sides of the gorge.',
  },
});
