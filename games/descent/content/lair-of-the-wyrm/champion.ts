import { inOrder } from '@questwright/adventure';
import { classSkills } from '../../rules/class-cards.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { classToken, gainsToken } from '../../rules/effects/class-tokens.ts';
import { isDiscarded } from '../../rules/effects/search.ts';
import { addsToAttack } from '../../rules/effects/words.ts';
import { hasDefeatedByMelee } from '../base/classes/conditions.ts';

/** Whoever has one may spend it on an attack of the own, once in each. */
export const valor = classToken({ id: 'valor', name: 'Valor' }, { supply: 12 }, [
  answers('beforeRoll', inOrder(addsToAttack('damage', 1), isDiscarded), {
    may: true,
    once: 'attack',
    says: 'd2.when.your-attack',
  }),
]);

/** The skills of the Champion, as far as the rules can play them. */
export const champion = classSkills('Champion', [
  {
    name: 'Valor of Heroes',
    xp: 0,
    does: [
      answers('resolved', gainsToken('valor'), {
        says: 'd2.when.defeated-by-melee',
        if: hasDefeatedByMelee,
      }),
    ],
  },
]);
