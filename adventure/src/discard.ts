import { NOTHING } from '@questwright/kernel';
import type { Cost } from './effects.ts';
import { hooksOf } from './hooks.ts';

/** The card that this is printed on goes where the game's `discard` puts it. */
export const discardThis: Cost = {
  text: 'cost.discard-this',
  canPay: (_, c) => c.card !== undefined,
  pay(g, c) {
    const { discard } = hooksOf(g);
    if (!discard) throw new Error('The game does not say where cards go: it needs `discard`.');
    return discard(g, c, c.card) ?? NOTHING;
  },
};
