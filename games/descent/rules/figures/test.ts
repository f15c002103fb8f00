import { note } from '@questwright/adventure';
import { derive, type Rule } from '@questwright/kernel';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { Testing } from '../events.ts';
import type { Icons } from '../rolls.ts';
import type { Attribute, Colour, Descent, Figure, Test } from '../state.ts';
import { window } from '../windows/window.ts';
import { attributeOf } from './characteristics.ts';

const TEST_DICE: readonly Colour[] = ['gray', 'black'];

/**
 * A figure tests an attribute: it passes when it rolls no more shields than the attribute. One test stays one test, whatever
 * is rerolled in it. Who does not have the attribute fails without a roll.
 */
export function* testAttribute(g: Descent, figure: Figure, attribute: Attribute): Rule<boolean> {
  return (yield* test(g, figure, attribute)).passed;
}

/** The same, with what was rolled in it. */
export function* test(
  g: Descent,
  figure: Figure,
  attribute: Attribute,
): Rule<{ readonly passed: boolean; readonly rolled: Icons | null }> {
  const value = attributeOf(g, figure, attribute);
  const rolled = value === undefined ? null : yield* rollFor(g, figure, attribute);
  const passed = value !== undefined && rolled !== null && rolled.shield <= value;
  const key = passed ? 'd2.log.passes' : 'd2.log.fails';
  note(g, key, { figure, attribute }, value === undefined ? 'D2-ATTR-06' : 'D2-ATTR-05');
  yield* window(g, passed ? 'testPassed' : 'testFailed', { figure, attribute });
  return { passed, rolled };
}

function* rollFor(g: Descent, figure: Figure, attribute: Attribute): Rule<Icons> {
  const dice = derive<Testing, readonly Colour[]>(g, 'testDice', TEST_DICE, { figure, attribute });
  const one: Test = { figure: figure.id, attribute, roll: rollDice(g, 'test', figure, dice) };
  g.tests.push(one);
  yield* window(g, 'rolled', { roll: one.roll, figure, attribute }, 'used');
  g.tests.pop();
  return resultOf(one.roll);
}
