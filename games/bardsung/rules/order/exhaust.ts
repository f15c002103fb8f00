import { tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Bardsung, Piece } from '../state.ts';
import { rally } from '../terrain/banner.ts';

/** A turn is over: its initiative card is exhausted. */
export function* exhaust(g: Bardsung, card: Piece): Rule {
  g.acting = 0;
  g.queue = [];
  g.turn = null;
  card.exhausted = true;
  yield* tell(g, 'turnEnds', { card });
  yield* tell(g, 'cardExhausted', { card });
  rally(g, card);
}
