import {
  count,
  eachHero,
  inOrder,
  is,
  questSheet,
  spawn,
  spawnToShadows,
  upgrade,
} from '../../rules/effects/index.ts';
import { passTheStar, takeTheStar, wakeTheWarden } from './fallen-star.ts';

/** Theft: in quietly, out quickly; what guards the place sleeps face down in its lair until it is woken. */
export const aTheftOfStars = questSheet({
  name: 'A Theft of Stars',
  original: true,
  rating: 'Formidable',
  task: 'theft',
  nemesis: 'the-brass-warden',
  nemesisDown: true,
  enemies: [
    { random: { Trivial: 2 } },
    { sets: ['Bloodguard'], random: { Trivial: 1 } },
    { sets: ['Iron Golem'], random: { Challenging: 1 } },
  ],
  locations: [
    { random: { Trivial: 1 } },
    { cards: ['smugglers-tunnels'] },
    { cards: ['vault-of-stars'] },
    { random: { Challenging: 1 } },
  ],
  exploration: [{ sets: ['Base', 'Dungeon', 'Arcane'] }],
  counters: { alarm: { name: 'the alarm', start: 0 } },
  peril: {
    spaces: [
      'gray',
      'gray',
      'green',
      'yellow',
      'gray',
      'green',
      'orange',
      'yellow',
      'green',
      'gray',
      'yellow',
      'orange',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawnToShadows(1, 'down') },
      { colour: 'green', effect: upgrade(eachHero) },
      { colour: 'orange', effect: count('alarm', 1) },
      { colour: 'red', effect: inOrder(count('alarm', 1), spawn(2)) },
    ],
  },
  threat: count('alarm', 1),
  rules: [takeTheStar, passTheStar, wakeTheWarden],
  victory: is.all(is.someoneCarries('the-fallen-star'), is.lastLocation, is.fullyExplored),
  story: {
    before:
      "Nerekhall locks away what it cannot explain. Somewhere under the Tower of Guards lies a star that fell in your grandmothers' time and has been humming ever since, behind a door that nobody has opened and a guardian of brass that nobody has seen move. Your buyer wants the one. You would rather not meet the other. Walk softly.",
    victory:
      'Outside it is raining, and the star hums under your cloak like a cat. Behind you every bell in Nerekhall is ringing. Your buyer was right: it is not a jewel. It is a key.',
    defeat:
      "The Warden sets the star back on its stand, a finger's breadth to the left, where it was. Then it sweeps the floor.",
  },
});
