import { chooseOne, type Rule } from '@questwright/kernel';
import { strikeSpaces } from '../../rules/attack/area.ts';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { rollAlso } from '../../rules/attack/roll.ts';
import type { Attack } from '../../rules/attack/types.ts';
import { asOffer, closedObjects, tablesOf } from '../../rules/ground.ts';
import { distanceBetween } from '../../rules/map/count.ts';
import type { Descent } from '../../rules/state.ts';
import type { Offer } from '../../rules/words.ts';

/** How many spaces the path has, the target space being the first. */
const LENGTH = 4;

/**
 * A path from the target space on, counted as spaces are counted. It need not be straight and may come back to a space;
 * every figure on it is affected, once.
 */
function* breathe(g: Descent, attack: Attack): Rule {
  const path = [attack.aims[0]!.space];
  while (path.length < LENGTH) {
    const among = beside(g, path.at(-1)!).map((space): Offer => ({ word: 'space', space }));
    if (among.length === 0) break;
    const offer = yield* chooseOne(g, {
      seat: attack.seat,
      topic: 'path',
      prompt: ['d2.ask.fire-breath', { n: LENGTH - path.length }],
      among,
      as: asOffer(g),
    });
    if (offer.word === 'space') path.push(offer.space);
  }
  yield* rollAlso(g, attack, strikeSpaces(g, attack, path));
}

export const fireBreath: NamedSurge = { name: 'Fire Breath', run: (g, attack) => breathe(g, attack) };

function beside(g: Descent, space: number): number[] {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  return Array.from({ length: tables.count }, (_, other) => other).filter(
    (other) => distanceBetween(tables, [space], [other], closed) === 1,
  );
}
