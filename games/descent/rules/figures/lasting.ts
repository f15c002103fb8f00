import { cardsIn, type Lasting, remove } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import { figureFor } from '../context.ts';
import type { LastingDef } from '../definitions.ts';
import { pieceOf } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';

/** What a hero's cards have put down to last up to the start of that hero's next turn is over now. */
export function endEffectsOf(g: Descent, figure: Figure): void {
  if (!g.zones.lasting) return;
  for (const effect of [...(cardsIn(g, 'lasting') as unknown as Lasting[])]) {
    const { untilNextTurn } = defOf(g, effect) as LastingDef;
    if (untilNextTurn && figureFor(g, pieceOf(g, effect.by))?.id === figure.id) remove(g, effect);
  }
}
