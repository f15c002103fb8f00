import { answers } from '../../../rules/effects/abilities.ts';
import { nearTarget } from '../../../rules/effects/attacks.ts';
import { suffers } from '../../../rules/effects/harm.ts';
import { movesTarget } from '../../../rules/effects/moves.ts';
import { seesThroughAdjacent } from '../../../rules/effects/seen-through.ts';
import { monsters, one } from '../../../rules/effects/whom.ts';
import { rerollsColour } from '../../../rules/effects/words.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { weapon } from '../../../rules/weapons.ts';

const act1 = (price: number) => ({ shop: 1, price });

/** The weapons of the shop in Act I. */
export const weapons1 = [
  weapon(
    { id: 'crossbow-act-1', name: 'Crossbow' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      pierce: 1,
      surges: ['+2 damage', surgeThat(movesTarget(1, { must: true }), '+1 damage')],
      traits: ['Bow', 'Exotic'],
      ...act1(175),
    },
  ),
  weapon(
    { id: 'elm-greatbow-act-1', name: 'Elm Greatbow' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['+2 damage', '+2 range'],
      hands: 2,
      traits: ['Bow'],
      always: true,
      ...act1(100),
    },
    [seesThroughAdjacent('elm-greatbow-act-1')],
  ),
  weapon(
    { id: 'immolation-act-1', name: 'Immolation' },
    {
      type: 'ranged',
      dice: ['blue', 'red'],
      pierce: 1,
      surges: ['+1 damage', '+1 range'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      ...act1(150),
    },
  ),
  weapon(
    { id: 'iron-battleaxe-act-1', name: 'Iron Battleaxe' },
    {
      type: 'melee',
      dice: ['blue', 'red'],
      pierce: 1,
      surges: ['+2 damage', 'Pierce 1'],
      hands: 2,
      traits: ['Axe'],
      ...act1(100),
    },
  ),
  weapon(
    { id: 'iron-spear-act-1', name: 'Iron Spear' },
    {
      type: 'melee',
      dice: ['blue', 'yellow'],
      reach: 2,
      surges: ['+1 damage', 'Pierce 1'],
      traits: ['Exotic'],
      ...act1(75),
    },
  ),
  weapon(
    { id: 'light-hammer-act-1', name: 'Light Hammer' },
    {
      type: 'melee',
      dice: ['blue', 'yellow'],
      surges: ['+2 damage', 'Stun'],
      traits: ['Hammer'],
      ...act1(75),
    },
  ),
  weapon(
    { id: 'magic-staff-act-1', name: 'Magic Staff' },
    {
      type: 'ranged',
      dice: ['blue', 'red'],
      surges: [surgeThat(suffers('damage', 1, one(monsters, nearTarget(3, 'figure')))), '+1 range'],
      hands: 2,
      traits: ['Magic', 'Staff'],
      ...act1(150),
    },
  ),
  weapon(
    { id: 'sling-act-1', name: 'Sling' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['+1 range, +1 damage', 'Stun'],
      traits: ['Exotic'],
      ...act1(75),
    },
  ),
  weapon(
    { id: 'steel-broadsword-act-1', name: 'Steel Broadsword' },
    { type: 'melee', dice: ['blue', 'red'], surges: ['+1 damage'], traits: ['Blade'], ...act1(100) },
    [answers('afterRoll', rerollsColour('red'), { may: true, says: 'd2.when.attack-with-this' })],
  ),
  weapon(
    { id: 'sunburst-act-1', name: 'Sunburst' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['Stun', '+2 damage'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      ...act1(125),
    },
  ),
];
