import { head, printed } from '@questwright/adventure';
import type { CardDefinition } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { rerollsAnybodys } from '../../rules/effects/overlord.ts';
import { cardFromHand } from '../../rules/effects/prices.ts';

const forced = { may: true, of: 'anybody', exhaust: true, cost: cardFromHand } as const;

/** The overlord sides of relics of the base box, as far as the rules can play them. */
export const relics: readonly CardDefinition[] = [
  {
    ...head({ id: 'staff-of-shadows-overlord', name: 'Staff of Shadows' }),
    kind: 'card',
    deck: 'relic',
    ...printed([
      answers('afterRoll', rerollsAnybodys, { ...forced, says: 'd2.when.attack-rolled' }),
      answers('rolled', rerollsAnybodys, { ...forced, says: 'd2.when.dice-rolled' }),
    ]),
  },
];
