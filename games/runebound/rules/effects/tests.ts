import { instantly, wouldDo } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { Attribute, GameEffect } from '../definitions.ts';
import { NONE } from '../state.ts';
import { makeTest } from '../test.ts';

interface Trial {
  /** What happens with one success or more; it may count them. */
  readonly pass: GameEffect;
  readonly fail?: GameEffect;
}

/** Tests an attribute, or one of several that the hero names. With no success the rest is skipped. */
export function test(
  attributes: Attribute | readonly Attribute[],
  modifier: number,
  { pass, fail }: Trial,
): GameEffect {
  const tested = typeof attributes === 'string' ? [attributes] : attributes;
  return {
    text: textOf(tested, modifier, pass, fail),
    *run(g, c) {
      c.successes = yield* makeTest(g, c.hero, tested, modifier);
      if (c.successes > 0) yield* pass.run(g, c);
      else if (fail) yield* fail.run(g, c);
    },
    can: (g, c) =>
      c.hero !== NONE &&
      (wouldDo(pass, g, { ...c, successes: 1 }) || (fail !== undefined && wouldDo(fail, g, c))),
  };
}

function textOf(
  attributes: readonly Attribute[],
  modifier: number,
  pass: GameEffect,
  fail: GameEffect | undefined,
): Text {
  const what = testText(attributes, modifier);
  const args = { test: what, pass: nested(pass.text), fail: fail ? nested(fail.text) : '' };
  return [fail ? 'rb.effect.test-or' : 'rb.effect.test', args];
}

/** "test body or mind at −1" */
export const testText = (attributes: readonly Attribute[], modifier: number) =>
  [
    modifier === 0 ? 'rb.test' : 'rb.test.modified',
    {
      attributes: { list: attributes.map((attribute) => `rb.attribute.${attribute}`), join: 'or' },
      modifier: modifier > 0 ? `+${modifier}` : `−${-modifier}`,
    },
  ] as const;

/** Adds successes to the test that is being made. */
export const addSuccesses = (n: number): GameEffect => ({
  text: ['rb.effect.add-successes', { k: n, n }],
  run: instantly((g) => {
    if (g.test) g.test.successes += n;
  }),
  can: (g, c) => g.test !== null && g.test.seat === c.hero,
});
