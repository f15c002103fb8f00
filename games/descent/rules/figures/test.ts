import { note } from '@questwright/adventure';
import { derive, type Rule } from '@questwright/kernel';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { Events, Testing } from '../events.ts';
import type { Icons } from '../rolls.ts';
import type { Attribute, Colour, Descent, Figure, Test } from '../state.ts';
import { window } from '../windows/window.ts';
import { attributeOf } from './characteristics.ts';
import type { TestResult } from './test-result.ts';

const TEST_DICE: readonly Colour[] = ['gray', 'black'];

/**
 * A figure tests an attribute: it passes when it rolls no more shields than the attribute. One test stays one
 * test, whatever is rerolled in it. A figure that does not have the attribute fails without a roll.
 */
export function* testAttribute(g: Descent, figure: Figure, attribute: Attribute): Rule<boolean> {
  return (yield* test(g, figure, attribute)).passed;
}

/**
 * The same, telling what was rolled in it and by how much it failed. A test that must be taken again is another test,
 * with its own answers.
 */
export function* test(g: Descent, figure: Figure, attribute: Attribute, less = 0): Rule<TestResult> {
  const printed = attributeOf(g, figure, attribute);
  const value = printed === undefined ? undefined : Math.max(0, printed - less);
  const rolled = value === undefined ? null : yield* rollFor(g, figure, attribute);
  const passed = value !== undefined && rolled !== null && rolled.shield <= value;
  const key = passed ? 'd2.log.passes' : 'd2.log.fails';
  note(g, key, { figure, attribute }, value === undefined ? 'D2-ATTR-06' : 'D2-ATTR-05');
  const event: Events['testPassed'] = { figure, attribute };
  yield* window(g, passed ? 'testPassed' : 'testFailed', event);
  return event.instead ?? { passed, rolled, excess: Math.max(0, (rolled?.shield ?? 0) - (value ?? 0)) };
}

function* rollFor(g: Descent, figure: Figure, attribute: Attribute): Rule<Icons> {
  const dice = derive<Testing, readonly Colour[]>(g, 'testDice', TEST_DICE, { figure, attribute });
  const one: Test = { figure: figure.id, attribute, roll: rollDice(g, 'test', figure, dice) };
  g.tests.push(one);
  yield* window(g, 'rolled', { roll: one.roll, figure, attribute }, 'used');
  g.tests.pop();
  return resultOf(one.roll);
}
