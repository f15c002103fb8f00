import { answers } from '../../rules/effects/abilities.ts';
import { addsShields } from '../../rules/effects/words.ts';
import { weapon } from '../../rules/weapons.ts';
import { isDefending } from '../base/classes/conditions.ts';

/** Weapons of Shadow of Nerekhall, as far as the rules can play them. */
export const nerekhallWeapons = [
  weapon(
    { id: 'ironbound-rune-act-1', name: 'Ironbound Rune' },
    {
      type: 'ranged',
      dice: ['blue', 'red'],
      surges: ['+1 range, +1 damage', '+1 damage'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      always: true,
    },
    [
      answers('afterRoll', addsShields(1), {
        may: true,
        exhaust: true,
        of: 'others',
        says: 'd2.when.defended',
        if: isDefending,
      }),
    ],
  ),
];
