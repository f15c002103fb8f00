import { does } from '@questwright/adventure';
import { confirm, nested, type Text } from '@questwright/kernel';
import type { Context } from '../context.ts';
import type { BardEffect } from '../definitions.ts';
import { rollTest } from '../rolls/action-roll.ts';
import type { Bardsung, Characteristic } from '../state.ts';

/** What hangs on a challenge. */
interface Stakes {
  readonly success?: BardEffect;
  readonly failure?: BardEffect;
  /** The card offers to spend a toolkit instead of the roll, which then counts as a success. */
  readonly toolkit?: boolean;
}

/** The hero makes an action roll with the characteristic and target number that the card names. */
export function challenge(characteristic: Characteristic, tn: number, stakes: Stakes): BardEffect {
  const { success, failure, toolkit = false } = stakes;
  return does<Bardsung, Context>(textOf(characteristic, tn, stakes), function* (g, c) {
    const isMet =
      (toolkit &&
        g.supplies.toolkit > 0 &&
        (yield* confirm(g, {
          seat: c.seat,
          topic: 'toolkit',
          prompt: ['bs.ask.toolkit', { n: g.supplies.toolkit }],
        }))) ||
      null;
    if (isMet) g.supplies.toolkit--;
    const isWon = isMet ?? (yield* rollTest(g, c.seat, characteristic, tn));
    const outcome = isWon ? success : failure;
    if (outcome) yield* outcome.run(g, c);
  });
}

const textOf = (characteristic: Characteristic, tn: number, { success, failure, toolkit }: Stakes): Text => [
  'bs.effect.challenge',
  {
    characteristic,
    tn,
    toolkit: String(toolkit ?? false),
    success: nested(success?.text ?? 'bs.effect.nothing'),
    failure: nested(failure?.text ?? 'bs.effect.nothing'),
  },
];
