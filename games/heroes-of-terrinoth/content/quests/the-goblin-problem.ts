import {
  at,
  eachHero,
  inOrder,
  is,
  questSheet,
  spawnFromDiscard,
  spawnNemesis,
  spawnToShadows,
  theLeader,
  upgrade,
  whenever,
} from '../../rules/effects/index.ts';

/** Hunt: Splig keeps out of sight until his hideout is found, and slinks off when he bleeds. */
export const theGoblinProblem = questSheet({
  name: 'The Goblin Problem',
  original: true,
  rating: 'Trivial',
  task: 'hunt',
  forNewcomers: true,
  nemesis: 'splig',
  enemies: [
    { sets: ['Goblin Raider', 'Rat Swarm'] },
    { sets: ['Goblin Archer', 'Bandit'] },
    { random: { Trivial: 2 } },
  ],
  locations: [{ cards: ['roadside-inn'] }, { cards: ['dark-forest'] }, { cards: ['bandit-hideout'] }],
  exploration: [{ sets: ['Base', 'Wilds'] }],
  peril: {
    spaces: [
      'gray',
      'gray',
      'yellow',
      'green',
      'gray',
      'gray',
      'green',
      'gray',
      'orange',
      'gray',
      'yellow',
      'red',
    ],
    effects: [
      { colour: 'yellow', effect: spawnToShadows(1, 'down') },
      { colour: 'green', effect: upgrade(eachHero) },
      { colour: 'orange', effect: spawnFromDiscard('Goblin', eachHero) },
      { colour: 'red', effect: inOrder(spawnNemesis(theLeader), spawnToShadows(1)) },
    ],
  },
  rules: [whenever(at.partyReaches('bandit-hideout'), spawnNemesis(theLeader))],
  victory: is.all(is.atLocation('bandit-hideout'), is.fullyExplored, is.nemesisDefeated),
  story: {
    before:
      'The innkeeper counts on his fingers: four wagons gone, two drovers missing, one cook who came back without his boots and will not say why. Goblins, always goblins, but somebody has taught these to work with bandits and to share the loot. A name is shouted in the dark between the trees: Splig, king of all goblins, by his own account. The trail begins behind the stable.',
    victory:
      "Splig's crown turns out to be a cooking pot with the bottom knocked out. The innkeeper hangs it over the hearth and pours for the whole company, and for one night nobody in the valley bolts the door.",
    defeat:
      'By morning the goblins sit at the bar, boots and all. Splig has had the sign repainted. It shows his face, and it is very flattering.',
  },
});
