import {
  type ActivationDef,
  act,
  activation,
  adjacent,
  andRetreat,
  anybody,
  attack,
  closest,
  engage,
  engaged,
  farthest,
  least,
  most,
  spot,
} from '../../rules/legend/lists.ts';

/** The lists of the monsters of the base box: three for most of them, four for Elementals, five for Zombies. */
export const monsterLists: readonly ActivationDef[] = [
  activation('Barghest', 1, {
    first: 'masters',
    all: [act('Howl', closest({ within: 3 })), engage(closest()), attack(adjacent)],
  }),
  activation('Barghest', 2, {
    first: 'minions',
    effect: { speed: 1 },
    all: [engage(most('fatigue')), attack(adjacent), engage(closest())],
  }),
  activation('Barghest', 3, {
    first: 'minions',
    effect: { damage: 1 },
    all: [
      attack(least('remaining', { adjacent: true })),
      engage(least('willpower')),
      attack(adjacent),
      engage(anybody),
    ],
  }),
  activation('Cave Spider', 1, {
    first: 'minions',
    all: [engage(closest({ lacks: 'poisoned' })), attack(adjacent), engage(anybody)],
  }),
  activation('Cave Spider', 2, {
    first: 'minions',
    effect: { speed: 1 },
    all: [attack(adjacent), engage(least('might')), attack(adjacent), engage(anybody)],
  }),
  activation('Cave Spider', 3, {
    first: 'minions',
    effect: { pierce: 1 },
    master: [engage(most('speed')), attack(adjacent), engage(anybody)],
    minion: [engage(closest()), andRetreat(attack(adjacent)), engage(anybody)],
  }),
  activation('Elemental', 1, {
    first: 'minions',
    all: [spot(closest()), attack(engaged({ seen: true })), engage(closest())],
  }),
  activation('Elemental', 2, {
    first: 'minions',
    effect: { range: 2 },
    all: [attack(most('damage', { within: 6 })), spot(most('damage')), engage(closest())],
  }),
  activation('Elemental', 3, {
    first: 'minions',
    effect: { recover: 1 },
    all: [engage(closest({ beside: 'hero' })), attack(adjacent), engage(anybody)],
  }),
  activation('Elemental', 4, {
    first: 'masters',
    effect: { speed: 1 },
    all: [engage(least('stamina')), attack(engaged()), engage(anybody)],
  }),
  activation('Ettin', 1, {
    first: 'minions',
    master: [act('Throw', adjacent), engage(closest()), attack(engaged())],
    minion: [engage(closest()), attack(engaged())],
  }),
  activation('Ettin', 2, {
    first: 'masters',
    effect: { speed: 1 },
    all: [attack(most('health', { within: 2 })), engage(most('health')), attack(engaged()), engage(anybody)],
  }),
  activation('Ettin', 3, {
    first: 'minions',
    effect: { damage: 1 },
    all: [engage(most('damage')), attack(engaged()), engage(closest())],
  }),
  activation('Flesh Moulder', 1, {
    first: 'minions',
    master: [act('Heal'), spot(closest()), attack(engaged())],
    minion: [spot(closest()), attack(engaged())],
  }),
  activation('Flesh Moulder', 2, {
    first: 'minions',
    effect: { range: 1 },
    all: [
      andRetreat(attack(least('remaining', { within: 5 }))),
      spot(least('remaining')),
      attack(engaged()),
      spot(closest()),
    ],
  }),
  activation('Flesh Moulder', 3, {
    first: 'masters',
    effect: { pierce: 1 },
    master: [spot(most('damage')), andRetreat(attack(engaged())), act('Heal')],
    minion: [spot(most('damage')), andRetreat(attack(engaged())), spot(closest())],
  }),
  activation('Goblin Archer', 1, {
    first: 'minions',
    all: [spot(closest()), andRetreat(attack(engaged({ seen: true }))), engage(anybody)],
  }),
  activation('Goblin Archer', 2, {
    first: 'masters',
    effect: { range: 1 },
    all: [
      andRetreat(attack(least('health', { within: 5 }))),
      spot(least('health')),
      attack(engaged()),
      spot(closest()),
      engage(anybody),
    ],
  }),
  activation('Goblin Archer', 3, {
    first: 'minions',
    effect: { speed: 2 },
    all: [spot(farthest()), attack(engaged()), spot(closest()), engage(anybody)],
  }),
  activation('Merriod', 1, {
    first: 'minions',
    all: [engage(closest({ beside: 'hero' })), attack(engaged()), engage(closest())],
  }),
  activation('Merriod', 2, {
    first: 'minions',
    effect: { speed: 1 },
    all: [
      attack(closest({ lacks: 'immobilized', within: 2 })),
      engage(closest({ lacks: 'immobilized' })),
      attack(engaged()),
      engage(closest()),
    ],
  }),
  activation('Merriod', 3, {
    first: 'masters',
    effect: { pierce: 1 },
    all: [engage(least('awareness')), attack(engaged()), engage(closest())],
  }),
  activation('Shadow Dragon', 1, {
    first: 'masters',
    all: [engage(closest()), attack(adjacent), engage(anybody)],
  }),
  activation('Shadow Dragon', 2, {
    first: 'masters',
    effect: { damage: 1 },
    all: [
      attack(most('might', { adjacent: true })),
      engage(most('might')),
      attack(adjacent),
      engage(anybody),
    ],
  }),
  activation('Shadow Dragon', 3, {
    first: 'masters',
    effect: { speed: 1 },
    all: [engage(closest({ beside: 'hero' })), attack(adjacent), engage(anybody), attack(adjacent)],
  }),
  activation('Zombie', 1, {
    first: 'minions',
    effect: { moves: 1 },
    all: [attack(adjacent), engage(anybody)],
  }),
  activation('Zombie', 2, {
    first: 'minions',
    effect: { speed: 1 },
    minion: [engage(closest()), attack(adjacent), engage(anybody)],
    master: [
      act('Grab', closest({ adjacent: true, lacks: 'immobilized' })),
      engage(most('damage', { near: true })),
      attack(adjacent),
    ],
  }),
  activation('Zombie', 3, {
    first: 'minions',
    effect: { damage: 1, speed: 1 },
    all: [engage(closest({ lacks: 'diseased' })), attack(adjacent), engage(anybody)],
  }),
  activation('Zombie', 4, {
    first: 'masters',
    minion: [engage(least('speed')), attack(adjacent), engage(anybody)],
    master: [
      engage(closest()),
      attack(adjacent),
      act('Grab', closest({ adjacent: true, lacks: 'immobilized' })),
    ],
  }),
  activation('Zombie', 5, {
    first: 'masters',
    effect: { pierce: 1 },
    all: [
      attack(most('damage', { adjacent: true })),
      engage(most('fatigue')),
      attack(adjacent),
      engage(anybody),
    ],
  }),
];
