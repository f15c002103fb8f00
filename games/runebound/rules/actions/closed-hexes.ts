import type { Closed } from '@questwright/kernel';
import { asHex } from '../as.ts';
import { heroAt } from '../heroes.ts';
import { HEXES, NEIGHBOURS, PASSAGES } from '../map/hexes.ts';
import type { Roll, Runebound } from '../state.ts';
import { diceFor } from './move.ts';

/** The adjacent hexes that no die on the table leads into, and why. */
export function closedHexes(g: Runebound, roll: Roll): Closed[] {
  const { at } = heroAt(g, roll.seat);
  return NEIGHBOURS[at]!.flatMap((hex, i): Closed[] => {
    if (diceFor(g, roll, hex).length > 0) return [];
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
