import { NOTHING, type Rule, shuffle } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import { makePiece } from '../pieces.ts';
import { layOutRooms, searchCardFor } from '../rooms/deck.ts';
import type { Descent } from '../state.ts';
import { SEARCH_DECK } from '../zones.ts';

/** What has no use where nobody plays the overlord. [D2-SEARCH-24, D2-SEARCH-25, D2-SEARCH-26] */
const OUT: readonly string[] = ['nothing', 'treasure-chest', 'secret-passage'];

/** Step 5: the Search deck. It is made once for a quest, not anew for each encounter. */
export function shuffleSearchDeck(g: Descent): Rule {
  const { cards, weapons } = descentBoxes.of(g).content;
  for (const { id, back, copies = 1 } of [...cards, ...weapons])
    if (back === 'search' && !(g.legend && OUT.includes(id)))
      for (let n = 0; n < copies; n++) makePiece(g, searchCardFor(g, id), SEARCH_DECK);
  shuffle(g, 'search deck', SEARCH_DECK);
  layOutRooms(g);
  return NOTHING;
}
