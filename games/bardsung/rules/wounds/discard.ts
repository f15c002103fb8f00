import { move } from '@questwright/kernel';
import { woundsOf } from '../pieces.ts';
import type { Bardsung } from '../state.ts';

/** Wound cards of a hero go to the discards. */
export function discardWounds(g: Bardsung, seat: number): void {
  for (const card of [...woundsOf(g, seat)]) {
    card.turned = false;
    move(g, card, 'wound-discard', { down: false });
  }
}
