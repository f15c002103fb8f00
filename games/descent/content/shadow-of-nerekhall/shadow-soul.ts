import { printed } from '@questwright/adventure';
import { figureDefinition } from '../../rules/catalogue.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { alters } from '../../rules/effects/harm.ts';
import { isWithin } from '../../rules/effects/whom.ts';
import type { Harm } from '../../rules/events.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import type { Descent, Piece } from '../../rules/state.ts';

/** An attack makes a monster suffer damage that is beside it or in its space. */
function isStruckNear(g: Descent, me: Piece, event: unknown): boolean {
  const { figure, kind, source } = event as Harm;
  return kind === 'damage' && source.kind === 'attack' && isMonster(g, figure) && isWithin(g, me, figure, 1);
}

/** A bystander familiar. */
export const shadowSoul = figureDefinition(
  { name: 'Shadow Soul' },
  { sort: 'familiar', standing: 'bystander', speed: 1 },
  printed([
    answers('wouldSuffer', alters(1), {
      of: 'anybody',
      says: 'd2.when.monster-struck-near',
      if: isStruckNear,
    }),
  ]),
);
