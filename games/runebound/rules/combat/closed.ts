import type { Closed } from '@questwright/kernel';
import { define } from '../catalogue.ts';
import { asOffer, type SurgeOffer } from '../offers.ts';
import type { Runebound, Side } from '../state.ts';
import { isUnused } from '../uses.ts';
import { combatOffers, SURGES, surgeCards, surgesForbidden, surgesIn } from './options.ts';

/** The surge abilities that a side cannot trigger now, and why. */
export function closedSurges(g: Runebound, side: Side): Closed[] {
  const open = new Set(combatOffers(g, side).map(asOffer.id));
  return surgeCards(g, side)
    .filter(({ down }) => !down)
    .flatMap((card) =>
      define(g, card.def).surges.map(
        (surge, index): SurgeOffer => ({ kind: 'surge', card, surge, index, idle: false }),
      ),
    )
    .filter((offer) => !open.has(asOffer.id(offer)))
    .map((offer) => ({ id: asOffer.id(offer), text: asOffer.text(offer), ...whyNot(g, side, offer) }));
}

function whyNot(
  g: Runebound,
  side: Side,
  { card, surge, index }: SurgeOffer,
): Pick<Closed, 'reason' | 'rule'> {
  if (surgesForbidden(g, side)) return { reason: 'rb.why.surges-forbidden', rule: 'RB-CORE-04' };
  if (!isUnused(g, 'combat-round', card, SURGES + index)) {
    return { reason: 'rb.why.used-this-round', rule: 'RB-SYMBOL-20' };
  }
  const cost = surge.cost === 'X' ? 1 : surge.cost;
  return { reason: ['rb.why.surges', { cost, has: surgesIn(g, side) }], rule: 'RB-SYMBOL-18' };
}
