import type { Closed } from '@questwright/kernel';
import { asHex } from '../as.ts';
import { heroAt } from '../heroes.ts';
import { HEXES, NEIGHBOURS, PASSAGES } from '../map/hexes.ts';
import type { Offer } from '../offers.ts';
import type { Roll, Runebound } from '../state.ts';

/** The adjacent hexes that the dice on the table do not lead to, not even by a detour, and why. */
export function closedHexes(g: Runebound, roll: Roll, open: readonly Offer[]): Closed[] {
  const { at } = heroAt(g, roll.seat);
  return NEIGHBOURS[at]!.flatMap((hex, i): Closed[] => {
    if (open.some((offer) => offer.kind === 'hex' && offer.hex === hex)) return [];
    const isRiver = PASSAGES[at]![i] === 'river';
    const terrain = HEXES[hex]!.terrain;
    return [
      {
        id: asHex.id(hex),
        text: asHex.text(hex),
        reason: isRiver ? 'rb.why.river' : ['rb.why.terrain', { terrain: [`rb.terrain.${terrain}`] }],
        rule: isRiver ? 'RB-MOVE-15' : 'RB-MOVE-05',
      },
    ];
  });
}
