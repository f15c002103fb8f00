import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { sufferFatigue } from '../../rules/figures/harm.ts';
import { testOfThoseBeside } from './beside.ts';

/** Heroes beside the monster test willpower, lest they suffer 2 fatigue. */
export const water: NamedSurge = {
  name: 'Water',
  run: (g, _, monster) =>
    testOfThoseBeside(g, monster, 'willpower', (hero) =>
      sufferFatigue(g, hero, 2, { kind: 'ability', attack: 0, by: monster.id }),
    ),
};
