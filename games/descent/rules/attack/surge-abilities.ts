import type { Rule } from '@questwright/kernel';
import { giveCondition } from '../figures/conditions.ts';
import { sufferFatigue } from '../figures/harm.ts';
import { isHero } from '../figures/sides.ts';
import { testAttribute } from '../figures/test.ts';
import { areAdjacent } from '../ground.ts';
import { onMap } from '../pieces.ts';
import type { Attribute, Descent, Figure } from '../state.ts';
import { attackerOf } from './fate.ts';
import { fireBreath } from './fire-breath.ts';
import type { Attack } from './types.ts';

type Named = (g: Descent, attack: Attack) => Rule;

/** Surge abilities that have a name and rules of their own. */
const NAMED: { readonly [name: string]: Named } = {
  Earth: (g, attack) =>
    testOfThoseBeside(g, attack, 'awareness', (hero, by) =>
      giveCondition(g, hero, 'immobilized', { kind: 'ability', attack: 0, by }),
    ),
  Water: (g, attack) =>
    testOfThoseBeside(g, attack, 'willpower', (hero, by) =>
      sufferFatigue(g, hero, 2, { kind: 'ability', attack: 0, by }),
    ),
  'Fire Breath': fireBreath,
};

export function namedSurge(name: string): Named {
  const found = NAMED[name];
  if (!found) throw new Error(`There is no surge ability "${name}".`);
  return found;
}

/** Each hero beside the attacker makes a test, and whoever fails bears the consequence. */
function* testOfThoseBeside(
  g: Descent,
  attack: Attack,
  attribute: Attribute,
  failing: (hero: Figure, by: number) => Rule<unknown>,
): Rule {
  const figure = attackerOf(g, attack);
  if (!figure) return;
  const beside = onMap(g).filter((hero) => isHero(g, hero) && areAdjacent(g, figure, hero));
  for (const hero of beside) {
    if (!(yield* testAttribute(g, hero, attribute))) yield* failing(hero, figure.id);
  }
}
