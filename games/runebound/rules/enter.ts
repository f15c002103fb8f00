import { note, tell } from '@questwright/adventure';
import { type Asked, chooseOne, type Rule } from '@questwright/kernel';
import { heroAt } from './heroes.ts';
import { hexName, NEIGHBOURS } from './map/hexes.ts';
import { asOffer, HEX_OFFERS, type Offer, plain } from './offers.ts';
import type { Runebound } from './state.ts';

/** A hero enters a hex, by whatever means. */
export function* enterHex(g: Runebound, seat: number, hex: number): Rule {
  heroAt(g, seat).at = hex;
  note(g, 'rb.log.enters', { hero: seat, hex: hexName(hex) }, 'RB-MOVE-25');
  yield* tell(g, 'entered', { seat, hex });
}

const STOP = plain('stop');

/** An ability moves a hero hex by hex, whatever the terrain, as far as it likes. */
export function* moveUpTo(g: Runebound, seat: number, hexes: number, by: Asked['by']): Rule {
  for (let left = hexes; left > 0; left--) {
    const among: Offer[] = [STOP];
    for (const hex of NEIGHBOURS[heroAt(g, seat).at]!) among.push(HEX_OFFERS[hex]!);
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'move-up-to',
      prompt: ['rb.ask.move-up-to', { n: left }],
      by,
      among,
      as: asOffer(g),
    });
    if (offer.kind !== 'hex') return;
    yield* enterHex(g, seat, offer.hex);
  }
}
