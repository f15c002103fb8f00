import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { giveCondition } from '../../rules/figures/conditions.ts';
import { testOfThoseBeside } from './beside.ts';

/** Heroes beside the monster test awareness, lest they are Immobilized. */
export const earth: NamedSurge = {
  name: 'Earth',
  run: (g, _, monster) =>
    testOfThoseBeside(g, monster, 'awareness', (hero) =>
      giveCondition(g, hero, 'immobilized', { kind: 'ability', attack: 0, by: monster.id }),
    ),
};
