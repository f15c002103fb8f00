import { inOrder, when as provided } from '@questwright/adventure';
import { pierces, targets } from '../../rules/effects/archetypes.ts';
import { attackGains } from '../../rules/effects/overlord.ts';
import { addsToAttack } from '../../rules/effects/words.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import * as when from '../../rules/overlord/moments.ts';

/** Cards of the Basic II deck of which rulings on other cards speak; the deck is not complete, so it is not in the box yet. */
export const basicTwo = overlordDeck('Basic II', [
  {
    name: 'Dirty Fighting',
    traits: ['Event'],
    copies: 2,
    when: [when.monsterHasRolled],
    does: inOrder(addsToAttack('surge', 1), provided(targets('healer'), pierces(1))),
  },
  { name: 'Flurry', traits: ['Event'], when: [when.monsterHasRolled], does: attackGains('Flurry') },
]);
