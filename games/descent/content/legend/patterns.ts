import {
  type ActivationDef,
  adjacent,
  andRetreat,
  attack,
  closest,
  engage,
  engaged,
  least,
  most,
  pattern,
  spot,
} from '../../rules/legend/lists.ts';

/** Three lists for each way of fighting: they serve every monster and lieutenant that has none of its own. */
export const patterns: readonly ActivationDef[] = [
  pattern('brawler', 1, {
    first: 'minions',
    all: [attack(most('damage', { adjacent: true })), engage(closest()), attack(adjacent)],
  }),
  pattern('brawler', 2, {
    first: 'masters',
    effect: { speed: 1 },
    all: [engage(most('damage')), attack(adjacent), engage(closest())],
  }),
  pattern('brawler', 3, {
    first: 'minions',
    effect: { damage: 1 },
    all: [
      attack(least('remaining', { adjacent: true })),
      engage(least('remaining')),
      attack(adjacent),
      engage(closest()),
    ],
  }),
  pattern('skirmisher', 1, {
    first: 'minions',
    all: [engage(closest()), andRetreat(attack(adjacent)), engage(closest())],
  }),
  pattern('skirmisher', 2, {
    first: 'minions',
    effect: { pierce: 1 },
    all: [
      attack(least('might', { adjacent: true })),
      engage(least('might')),
      attack(adjacent),
      engage(closest()),
    ],
  }),
  pattern('skirmisher', 3, {
    first: 'minions',
    effect: { speed: 1 },
    all: [engage(most('fatigue')), andRetreat(attack(adjacent)), engage(closest()), attack(adjacent)],
  }),
  pattern('ranged', 1, {
    first: 'masters',
    all: [spot(closest()), attack(engaged({ seen: true })), engage(closest())],
  }),
  pattern('ranged', 2, {
    first: 'minions',
    effect: { range: 1 },
    all: [
      andRetreat(attack(least('remaining', { within: 5 }))),
      spot(least('remaining')),
      attack(engaged()),
      spot(closest()),
    ],
  }),
  pattern('ranged', 3, {
    first: 'minions',
    effect: { damage: 1 },
    all: [attack(most('damage', { within: 5 })), spot(most('damage')), attack(engaged()), spot(closest())],
  }),
];
