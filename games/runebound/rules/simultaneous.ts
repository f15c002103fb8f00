import { controller, type Listening, orderedBy, type Rule } from '@questwright/kernel';
import type { Runebound } from './state.ts';
import { resolvingOrder } from './whose-turn.ts';

/**
 * The active player's abilities first, then the others' in turn order from the first player; each orders their own cards.
 * The abilities of one card resolve as they are printed. An enemy's are those of the seat that controls it.
 */
export function* simultaneous(g: Runebound, abilities: readonly Listening[]): Rule<readonly Listening[]> {
  const order = resolvingOrder(g);
  const place = (seat: number): number => {
    const at = order.indexOf(seat);
    return at < 0 ? g.seats : at;
  };
  const first = abilities.filter(({ card }, i) => abilities.findIndex((one) => one.card === card) === i);
  const seats = [...new Set(first.map(({ card }) => controller(g, card)))];
  const ordered: Listening[] = [];
  for (const seat of seats.sort((a, b) => place(a) - place(b))) {
    const own = first.filter(({ card }) => controller(g, card) === seat);
    for (const { card } of yield* orderedBy(g, seat, own)) {
      ordered.push(...abilities.filter((one) => one.card === card));
    }
  }
  return ordered;
}
