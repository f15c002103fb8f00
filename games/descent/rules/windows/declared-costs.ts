import type { Listening } from '@questwright/kernel';
import { figureFor } from '../context.ts';
import { canSufferFatigue } from '../figures/room-for-fatigue.ts';
import type { Descent } from '../state.ts';
import { type Answer, fatigueOf } from './answers.ts';

const exhausts = ({ listener }: Listening): boolean => (listener as Answer).exhausts === true;

/**
 * Whether an ability can still be paid for when those that have been declared at this moment have been: a card is
 * exhausted once, and Stamina is filled once. [D2-ABIL-14]
 */
export function canPayBeside(g: Descent, declared: readonly Listening[], one: Listening): boolean {
  if (exhausts(one) && declared.some((other) => exhausts(other) && other.card.id === one.card.id))
    return false;
  const figure = figureFor(g, one.card);
  if (!figure || fatigueOf(one) === 0) return true;
  const spent = declared
    .filter(({ card }) => figureFor(g, card)?.id === figure.id)
    .reduce((sum, other) => sum + fatigueOf(other), 0);
  return spent === 0 || canSufferFatigue(g, figure, spent + fatigueOf(one));
}
