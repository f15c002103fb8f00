import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../rules/class-cards.ts';
import { used } from '../../rules/effects/abilities.ts';
import { classToken, gainsToken } from '../../rules/effects/class-tokens.ts';
import { recovers } from '../../rules/effects/harm.ts';
import { heartsRolled, rolls } from '../../rules/effects/rolls.ts';
import { isDiscarded } from '../../rules/effects/search.ts';
import { heroes, one, within } from '../../rules/effects/whom.ts';

/** Whoever has one may discard it in the own turn. */
export const elixir = classToken({ id: 'elixir', name: 'Elixir' }, { supply: 8 }, [
  used('duringTurn', inOrder(rolls('red'), recovers('damage', heartsRolled), isDiscarded), { once: 'turn' }),
]);

/** The skills of the Apothecary, as far as the rules can play them. */
export const apothecary = classSkills('Apothecary', [
  {
    name: 'Brew Elixir',
    xp: 0,
    does: [used('duringTurn', gainsToken('elixir', one(heroes, within(1))), { fatigue: 1, exhaust: true })],
  },
]);
