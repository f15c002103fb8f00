import { logTo, move, top } from '@questwright/kernel';
import { defOf } from './define.ts';
import { hand, type Magpies } from './state.ts';

/** Draws the top card, if there is one. Only the magpie itself is told which. */
export function drawCard(g: Magpies, seat: number, rule: string): void {
  const card = top(g, 'deck');
  if (!card) return;
  move(g, card, hand(seat));
  const who = { seat };
  logTo(
    g,
    [seat],
    ['magpies.drew', { seat: who, card: defOf(g, card.def).name }],
    ['magpies.drew-hidden', { seat: who }],
    rule,
  );
}
