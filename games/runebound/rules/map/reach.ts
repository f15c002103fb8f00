import type { HexOffer } from '../offers.ts';
import { FACE_BITS } from '../terrain.ts';
import { NEIGHBOURS, PASSAGES } from './hexes.ts';

/** What a hero's dice must show: to enter a hex, to cross a river; and where it stops on the way. */
export interface Ways {
  bits(hex: number): number;
  readonly river: number;
  stops(hex: number): boolean;
}

/**
 * Every hex that unspent dice can reach, each once, with the dice it would spend: as few as possible, and of
 * these the ones that are good for least. One search in rings: a ring holds the hexes that take one die more,
 * with every choice of dice that leads there; where one can be with fewer of the same dice is not looked at
 * again.
 */
export function reach(from: number, faces: readonly number[], spent: number, ways: Ways): HexOffer[] {
  const found: HexOffer[] = [];
  const place = new Map<number, number>();
  const seen = new Map<number, number[]>();
  let ring: HexOffer[] = [{ kind: 'hex', hex: from, dice: spent, before: null }];
  while (ring.length > 0) {
    const next: HexOffer[] = [];
    for (const step of ring) {
      if (step.hex !== from && ways.stops(step.hex)) continue;
      for (let i = 0; i < NEIGHBOURS[step.hex]!.length; i++) {
        const hex = NEIGHBOURS[step.hex]![i]!;
        if (hex === from) continue;
        const needed = neededBits(step.hex, i, hex, ways);
        for (let die = 0; die < faces.length; die++) {
          const bit = 1 << die;
          if (step.dice & bit || (FACE_BITS[faces[die]!]! & needed) === 0) continue;
          if (hasTwinBefore(faces, step.dice, die)) continue;
          const dice = step.dice | bit;
          if (!isNew(seen, hex, dice)) continue;
          const offer: HexOffer = { kind: 'hex', hex, dice, before: step.hex === from ? null : step };
          next.push(offer);
          keepBest(found, place, offer, faces);
        }
      }
    }
    ring = next;
  }
  return found;
}

/** Whether nothing that was seen leads to a hex with these dice or with some of them; then it is seen now. */
function isNew(seen: Map<number, number[]>, hex: number, dice: number): boolean {
  const before = seen.get(hex);
  if (!before) {
    seen.set(hex, [dice]);
    return true;
  }
  for (const fewer of before) if ((fewer & dice) === fewer) return false;
  before.push(dice);
  return true;
}

/** The bits that a die must show to go from a hex to its i-th neighbour. */
export function neededBits(from: number, i: number, to: number, ways: Ways): number {
  const passage = PASSAGES[from]![i];
  if (passage === 'free') return ANY_DIE;
  return passage === 'river' ? ways.river : ways.bits(to);
}
const ANY_DIE = 63;

/** Dice that show the same are spent from the left. */
function hasTwinBefore(faces: readonly number[], spent: number, die: number): boolean {
  for (let other = 0; other < die; other++) {
    if (faces[other] === faces[die] && (spent & (1 << other)) === 0) return true;
  }
  return false;
}

/** How much a face is good for: the number of terrains it matches. */
const WORTH: readonly number[] = FACE_BITS.map((bits) => {
  let n = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) n++;
  return n;
});

function worthOf(dice: number, faces: readonly number[]): number {
  let worth = 0;
  for (let die = 0; die < faces.length; die++) if (dice & (1 << die)) worth += 10 + WORTH[faces[die]!]!;
  return worth;
}

function keepBest(
  found: HexOffer[],
  place: Map<number, number>,
  offer: HexOffer,
  faces: readonly number[],
): void {
  const at = place.get(offer.hex);
  if (at === undefined) {
    place.set(offer.hex, found.length);
    found.push(offer);
  } else if (worthOf(offer.dice, faces) < worthOf(found[at]!.dice, faces)) found[at] = offer;
}
