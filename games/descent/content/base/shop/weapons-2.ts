import { answers } from '../../../rules/effects/abilities.ts';
import { suffers } from '../../../rules/effects/harm.ts';
import { attacksGain } from '../../../rules/effects/surges.ts';
import { adjacent, each, monsters } from '../../../rules/effects/whom.ts';
import { rerollsPower } from '../../../rules/effects/words.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { weapon } from '../../../rules/weapons.ts';
import { withOtherHandEmpty } from './conditions.ts';

const act2 = (price: number) => ({ shop: 2, price });

/** The weapons of the shop in Act II. */
export const weapons2 = [
  weapon(
    { id: 'dragontooth-hammer-act-2', name: 'Dragontooth Hammer' },
    {
      type: 'melee',
      dice: ['blue', 'red', 'red'],
      pierce: 1,
      surges: ['Pierce 2'],
      traits: ['Hammer'],
      ...act2(250),
    },
    [attacksGain({ damage: 1 }, withOtherHandEmpty)],
  ),
  weapon(
    { id: 'dwarven-firebomb-act-2', name: 'Dwarven Firebomb' },
    {
      type: 'ranged',
      dice: ['blue', 'red', 'yellow'],
      surges: ['+1 range, +1 damage', 'Blast', 'Stun'],
      traits: ['Exotic'],
      ...act2(175),
    },
  ),
  weapon(
    { id: 'grinding-axe-act-2', name: 'Grinding Axe' },
    {
      type: 'melee',
      dice: ['blue', 'red', 'red'],
      surges: ['+1 damage', '2: +5 damage'],
      hands: 2,
      traits: ['Axe'],
      ...act2(175),
    },
  ),
  weapon(
    { id: 'ice-storm-act-2', name: 'Ice Storm' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow', 'yellow'],
      surges: ['Immobilize', '+2 damage'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      ...act2(150),
    },
  ),
  weapon(
    { id: 'latari-longbow-act-2', name: 'Latari Longbow' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow', 'yellow'],
      pierce: 1,
      surges: ['+2 range', '+2 damage'],
      hands: 2,
      traits: ['Bow'],
      ...act2(200),
    },
  ),
  weapon(
    { id: 'lightning-strike-act-2', name: 'Lightning Strike' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow', 'yellow'],
      surges: ['Blast', '+2 damage', '+2 damage'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      ...act2(200),
    },
  ),
  weapon(
    { id: 'mace-of-kellos-act-2', name: 'Mace of Kellos' },
    {
      type: 'melee',
      dice: ['blue', 'red', 'yellow'],
      surges: [surgeThat(suffers('damage', 1, each(monsters, adjacent))), 'Mend 1'],
      traits: ['Hammer'],
      ...act2(175),
    },
  ),
  weapon(
    { id: 'steel-greatsword-act-2', name: 'Steel Greatsword' },
    {
      type: 'melee',
      dice: ['blue', 'red', 'yellow'],
      surges: ['Pierce 2', '+1 damage'],
      hands: 2,
      traits: ['Blade'],
      ...act2(200),
    },
    [answers('afterRoll', rerollsPower, { may: true, says: 'd2.when.attack-with-this' })],
  ),
];
