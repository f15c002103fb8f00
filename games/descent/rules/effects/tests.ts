import { onEach } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { attributeOf } from '../figures/characteristics.ts';
import { test } from '../figures/test.ts';
import type { Attribute, Descent } from '../state.ts';
import type { GameAmount, GameEffect } from './on-figures.ts';
import { FIGURES, type Whom, you } from './whom.ts';

/** What comes of a test; each effect calls whoever made it "that figure". */
interface Outcome {
  readonly passed?: GameEffect;
  readonly failed?: GameEffect;
}

/** "Each hero within 3 spaces tests willpower; whoever fails …" */
export const tests = (whom: Whom, attribute: Attribute, { passed, failed }: Outcome): GameEffect =>
  onEach(FIGURES, whom, {
    text: [
      'd2.effect.tests',
      {
        you: whom.isYou ? 'yes' : 'no',
        whom: nested(whom.text),
        attribute,
        outcome: passed ? (failed ? 'both' : 'passed') : 'failed',
        passed: passed ? nested(passed.text) : '',
        failed: failed ? nested(failed.text) : '',
      },
    ],
    clause: !whom.isYou,
    *does(g, figure, c) {
      const { passed: isPassed, rolled } = yield* test(g, figure, attribute);
      const outcome = isPassed ? passed : failed;
      if (whom.isYou && rolled) c.rolled = rolled;
      if (outcome) yield* outcome.run(g, whom.isYou ? c : { ...c, chosen: figure });
    },
  });

/** "Test might; if you fail, …" */
export const testsElse = (attribute: Attribute, failed: GameEffect, whom: Whom = you): GameEffect =>
  tests(whom, attribute, { failed });

/** As much as an attribute of yours. */
export const yourAttribute = (attribute: Attribute): GameAmount => ({
  printed: 'X',
  note: ['d2.amount.attribute', { attribute }],
  count: (g: Descent, { figure }: Context) => (figure ? (attributeOf(g, figure, attribute) ?? 0) : 0),
});

export const testTexts: { readonly [key: string]: string } = {
  'd2.amount.attribute': 'where X is your {attribute}',
  'd2.effect.tests':
    '{you, select, yes {test} other {{whom} tests}} {attribute}; ' +
    '{outcome, select, passed {if the test is passed, {passed}} failed {if the test fails, {failed}} ' +
    'other {if the test is passed, {passed}; if it fails, {failed}}}',
};
