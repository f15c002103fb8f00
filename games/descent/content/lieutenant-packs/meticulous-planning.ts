import { head, printed } from '@questwright/adventure';
import type { CardDefinition } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { threat } from '../../rules/effects/prices.ts';
import { drawsAnother } from '../../rules/effects/search.ts';
import { isHeld } from '../base/classes/sneaky.ts';

/** A plot card of Baron Zachareth that makes a hero draw another Search card. */
export const meticulousPlanning: CardDefinition = {
  ...head({ id: 'seeds-of-betrayal-meticulous-planning', name: 'Meticulous Planning' }),
  kind: 'card',
  deck: 'Seeds of Betrayal',
  ...printed([
    answers('found', drawsAnother, {
      may: true,
      of: 'anybody',
      exhaust: true,
      cost: threat(1),
      says: 'd2.when.hero-found',
      if: (_, __, event) => isHeld(event),
    }),
  ]),
};
