import { note } from '@questwright/adventure';
import { derive, type Rule } from '@questwright/kernel';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { Testing } from '../events.ts';
import type { Attribute, Colour, Descent, Figure, Test } from '../state.ts';
import { window } from '../windows/window.ts';
import { attributeOf } from './characteristics.ts';

const TEST_DICE: readonly Colour[] = ['gray', 'black'];

/**
 * A figure tests an attribute: it passes when it rolls no more shields than the attribute. One test stays one test, whatever
 * is rerolled in it. Who does not have the attribute fails without a roll.
 */
export function* testAttribute(g: Descent, figure: Figure, attribute: Attribute): Rule<boolean> {
  const value = attributeOf(g, figure, attribute);
  const passed = value !== undefined && (yield* rollsAtMost(g, figure, attribute, value));
  const key = passed ? 'd2.log.passes' : 'd2.log.fails';
  note(g, key, { figure, attribute }, value === undefined ? 'D2-ATTR-06' : 'D2-ATTR-05');
  yield* window(g, passed ? 'testPassed' : 'testFailed', { figure, attribute });
  return passed;
}

function* rollsAtMost(g: Descent, figure: Figure, attribute: Attribute, value: number): Rule<boolean> {
  const dice = derive<Testing, readonly Colour[]>(g, 'testDice', TEST_DICE, { figure, attribute });
  const test: Test = { figure: figure.id, attribute, roll: rollDice(g, 'test', figure, dice) };
  g.tests.push(test);
  yield* window(g, 'rolled', { roll: test.roll, figure, attribute }, 'used');
  g.tests.pop();
  return resultOf(test.roll).shield <= value;
}
