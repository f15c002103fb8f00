import {
  type ActivationDef,
  act,
  activation,
  adjacent,
  andRetreat,
  attack,
  closest,
  type Entry,
  engage,
  engaged,
  farthest,
  type GroupEffect,
  least,
  most,
  spot,
} from '../../rules/legend/lists.ts';

/** The lists of a lieutenant, who is alone and works what masters would. An action that he does not have yet is skipped. */
const lieutenant = (
  name: string,
  ...lists: readonly (readonly [effect: GroupEffect, ...entries: readonly Entry[]])[]
): ActivationDef[] =>
  lists.map(([effect, ...all], n) => activation(name, n + 1, { first: 'masters', effect, all }));

/** The lists of the lieutenants of the base box, six for each. */
export const lieutenantLists: readonly ActivationDef[] = [
  ...lieutenant(
    'Baron Zachareth',
    [{}, act('Dominion', closest({ seen: true })), engage(closest()), attack(adjacent)],
    [{ damage: 1 }, engage(most('damage')), attack(adjacent), engage(closest())],
    [
      { speed: 1 },
      act('Shadow Bolt', closest({ seen: true, within: 5 })),
      engage(closest()),
      attack(adjacent),
    ],
    [
      { pierce: 1 },
      attack(least('remaining', { adjacent: true })),
      engage(least('remaining')),
      attack(adjacent),
      engage(closest()),
    ],
    [{ recover: 1 }, engage(most('health')), attack(adjacent), act('Dominion', closest({ seen: true }))],
    [{ attacks: 1 }, attack(adjacent), engage(closest())],
  ),
  ...lieutenant(
    'Belthir',
    [{}, engage(closest()), attack(engaged()), engage(closest())],
    [{ speed: 1 }, engage(farthest()), attack(engaged()), engage(closest())],
    [
      { damage: 1 },
      attack(most('damage', { within: 2 })),
      engage(most('damage')),
      attack(engaged()),
      engage(closest()),
    ],
    [{ pierce: 2 }, engage(least('awareness')), andRetreat(attack(engaged())), engage(closest())],
    [{ recover: 2 }, engage(closest({ beside: 'hero' })), attack(engaged()), engage(closest())],
    [{ attacks: 1 }, attack(engaged()), engage(closest())],
  ),
  ...lieutenant(
    'Lady Eliza Farrow',
    [{}, act('Seduce', closest({ within: 3 })), attack(engaged()), spot(closest())],
    [
      { range: 1 },
      andRetreat(attack(least('willpower', { within: 5 }))),
      spot(least('willpower')),
      attack(engaged()),
      spot(closest()),
    ],
    [{ damage: 1 }, spot(closest()), attack(engaged()), engage(closest())],
    [{ speed: 1 }, act('Wail', closest({ within: 3 })), spot(closest()), attack(engaged())],
    [{ recover: 2 }, spot(most('damage')), andRetreat(attack(engaged())), spot(closest())],
    [
      { pierce: 1 },
      attack(most('fatigue', { within: 5 })),
      spot(most('fatigue')),
      attack(engaged()),
      spot(closest()),
    ],
  ),
  ...lieutenant(
    'Lord Merick Farrow',
    [{}, spot(closest()), attack(engaged()), engage(closest())],
    [{ damage: 1 }, andRetreat(attack(closest({ within: 5 }))), spot(closest()), attack(engaged())],
    [
      { speed: 1 },
      engage(closest({ beside: 'hero' })),
      act('Ignite', adjacent),
      spot(closest()),
      attack(engaged()),
    ],
    [
      { range: 2 },
      attack(least('knowledge', { within: 6 })),
      spot(least('knowledge')),
      attack(engaged()),
      spot(closest()),
    ],
    [{ recover: 1 }, spot(most('damage')), attack(engaged()), spot(closest())],
    [{ pierce: 1 }, act('Ignite', adjacent), attack(engaged()), spot(closest())],
  ),
  ...lieutenant(
    'Sir Alric Farrow',
    [{}, act('Overpower', closest()), attack(adjacent), engage(closest())],
    [{ damage: 1 }, engage(closest()), attack(adjacent)],
    [{ speed: 1 }, engage(least('remaining')), attack(adjacent), engage(closest())],
    [
      { pierce: 1 },
      attack(most('might', { adjacent: true })),
      engage(most('might')),
      attack(adjacent),
      engage(closest()),
    ],
    [{ recover: 1 }, engage(most('damage')), attack(adjacent), engage(closest())],
    [{ attacks: 1 }, attack(adjacent), engage(closest())],
  ),
  ...lieutenant(
    'Splig',
    [{}, engage(closest()), attack(adjacent), engage(closest())],
    [
      { speed: 1 },
      andRetreat(attack(adjacent)),
      engage(least('health')),
      attack(adjacent),
      engage(closest()),
    ],
    [{ damage: 1 }, act('Promotion'), engage(closest()), attack(adjacent)],
    [{ recover: 2 }, engage(most('damage')), attack(adjacent), engage(closest())],
    [
      { pierce: 1 },
      attack(least('remaining', { adjacent: true })),
      engage(least('remaining')),
      attack(adjacent),
      engage(closest()),
    ],
    [{ speed: 2 }, engage(farthest()), attack(adjacent), engage(closest())],
  ),
];
