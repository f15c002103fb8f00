import {
  at,
  eachHero,
  is,
  quest,
  spawnFromDiscard,
  spawnNemesis,
  spawnToShadows,
  theLeader,
  upgrade,
  whenever,
} from '../../rules/effects/index.ts';

export const theGoblinProblem = quest({
  name: 'The Goblin Problem',
  rating: 'Trivial',
  task: 'hunt',
  nemesis: 'splig',
  enemies: [{ sets: ['Goblin Archer', 'Goblin Raider'] }, { sets: ['Bandit'], random: { Trivial: 1 } }],
  locations: [{ cards: ['roadside-inn'] }, { cards: ['dark-forest'] }, { cards: ['bandit-hideout'] }],
  exploration: [{ sets: ['Base'] }],
  peril: {
    spaces: [
      'gray',
      'gray',
      'yellow',
      'green',
      'gray',
      'orange',
      'yellow',
      'green',
      'orange',
      'yellow',
      'gray',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawnToShadows(1) },
      { colour: 'green', effect: upgrade(eachHero) },
      { colour: 'orange', effect: spawnFromDiscard('Goblin', eachHero) },
      { colour: 'red', effect: spawnNemesis(theLeader) },
    ],
  },
  rules: [whenever(at.reach('bandit-hideout'), spawnNemesis(theLeader))],
  victory: is.both(is.atLocation('bandit-hideout'), is.fullyExplored, is.nemesisDefeated),
  story: {
    before:
      'Three farms burned this week, and the road to market lies empty. The innkeeper will pay whoever finds the goblin who calls himself king, and asks no questions about his crown.',
    victory:
      'Splig is down, his hideout is searched to the last barrel, and the road is open. The innkeeper pays in coin and in ale, mostly in ale.',
    defeat:
      'The goblins carry off what the heroes left behind. By nightfall Splig wears a better helmet, and the inn has shut its doors.',
  },
});
