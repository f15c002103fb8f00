import { chooseOne, type Rule } from '@questwright/kernel';
import { asCard } from '../as-card.ts';
import type { Descent, Piece } from '../state.ts';
import { handOf } from './deck.ts';

/** Somebody chooses a card of the overlord's hand. Only those who choose see which cards there are. */
export function* chooseFromHand(
  g: Descent,
  seat: number | readonly number[],
  prompt: string,
): Rule<Piece | undefined> {
  const among = handOf(g);
  if (among.length === 0) return undefined;
  return yield* chooseOne(g, {
    seat,
    topic: 'card',
    prompt,
    publicPrompt: 'd2.ask.card',
    among,
    as: asCard(g),
    always: true,
    secret: true,
  });
}
