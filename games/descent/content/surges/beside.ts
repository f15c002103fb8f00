import type { Rule } from '@questwright/kernel';
import { countsAsHero } from '../../rules/figures/sides.ts';
import { testAttribute } from '../../rules/figures/test.ts';
import { areAdjacent } from '../../rules/ground.ts';
import { onMap } from '../../rules/pieces.ts';
import type { Attribute, Descent, Figure } from '../../rules/state.ts';

/** Each hero beside a figure, or who is treated as one, makes a test, and whoever fails bears the consequence. */
export function* testOfThoseBeside(
  g: Descent,
  figure: Figure,
  attribute: Attribute,
  failing: (hero: Figure) => Rule<unknown>,
): Rule {
  const beside = onMap(g).filter((hero) => countsAsHero(g, hero) && areAdjacent(g, figure, hero));
  for (const hero of beside) if (!(yield* testAttribute(g, hero, attribute))) yield* failing(hero);
}
