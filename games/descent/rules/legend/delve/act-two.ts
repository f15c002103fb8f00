import { note } from '@questwright/adventure';
import { move, shuffle } from '@questwright/kernel';
import { foundBy, sheetsOf } from '../../pieces.ts';
import type { Descent } from '../../state.ts';
import { SEARCH_DECK } from '../../zones.ts';
import { changeMorale } from '../morale.ts';

/** On the way into Act II: monsters, lieutenants and shop cards are those of the second act from now on. */
export function beginActTwo(g: Descent): void {
  g.act = 2;
  note(g, 'd2.log.act-two', {}, 'D2-STAGE-03');
  for (const [hero] of g.players.entries()) {
    for (const card of foundBy(g, hero).filter(({ used }) => used)) {
      card.used = false;
      move(g, card, SEARCH_DECK);
    }
    for (const sheet of sheetsOf(g, hero)) sheet.used = false;
  }
  shuffle(g, 'search deck', SEARCH_DECK);
  changeMorale(g, g.legend!, 1);
}
