import { chooseOrder, type Rule } from '@questwright/kernel';
import { asCard } from '../as-card.ts';
import { deciderOf } from '../figures/sides.ts';
import type { Descent, Figure } from '../state.ts';
import { deckOf, putOnTop } from './deck.ts';

/** A hero looks at the top cards of the Overlord deck and puts them back in any order. Nobody else sees them. */
export function* looksAtTop(g: Descent, figure: Figure, n: number): Rule {
  const top = deckOf(g).slice(0, n);
  if (top.length === 0) return;
  const order = yield* chooseOrder(g, {
    seat: deciderOf(g, figure),
    topic: 'card',
    prompt: 'd2.ask.card-order',
    publicPrompt: 'd2.ask.card-order',
    among: top,
    as: asCard(g),
    secret: true,
    always: true,
  });
  putOnTop(g, order);
}
