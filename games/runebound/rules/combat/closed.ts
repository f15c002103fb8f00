import { whyForbidden } from '@questwright/adventure';
import { type Closed, isFresh } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import { asOffer, type SurgeOffer } from '../offers.ts';
import type { Runebound, Side } from '../state.ts';
import { combatOffers, surgeCards, surgeKey, surgesIn } from './options.ts';

/** The surge abilities that a side cannot trigger now, and why. */
export function closedSurges(g: Runebound, side: Side): Closed[] {
  const as = asOffer(g);
  const open = new Set(combatOffers(g, side).map(as.id));
  return surgeCards(g, side)
    .filter(({ down }) => !down)
    .flatMap((card) =>
      cardDef(g, card).surges.map(
        (surge, index): SurgeOffer => ({ kind: 'surge', card, surge, index, idle: false }),
      ),
    )
    .filter((offer) => !open.has(as.id(offer)))
    .map((offer) => ({ id: as.id(offer), text: as.text(offer), ...whyNot(g, side, offer) }));
}

function whyNot(
  g: Runebound,
  side: Side,
  { card, surge, index }: SurgeOffer,
): Pick<Closed, 'reason' | 'rule'> {
  const forbidden = whyForbidden(g, 'surge', side);
  if (forbidden) return forbidden;
  if (!isFresh(g, 'combat-round', surgeKey(card, index))) {
    return { reason: 'rb.why.used-this-round', rule: 'RB-SYMBOL-20' };
  }
  const cost = surge.cost === 'X' ? 1 : surge.cost;
  return { reason: ['rb.why.surges', { cost, has: surgesIn(g, side) }], rule: 'RB-SYMBOL-18' };
}
