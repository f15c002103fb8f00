import { gains } from '../../../rules/effects/gains.ts';
import { item } from '../../../rules/items/item.ts';
import { weapon } from '../../../rules/weapons.ts';

/** Shop items of Act I that are weapons, as far as they are written. */
export const shopWeapons = [
  weapon(
    { id: 'immolation-act-1', name: 'Immolation' },
    {
      type: 'ranged',
      dice: ['blue', 'red'],
      pierce: 1,
      surges: ['+1 damage', '+1 range'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      shop: 1,
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
      shop: 1,
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
      shop: 1,
    },
  ),
  weapon(
    { id: 'light-hammer-act-1', name: 'Light Hammer' },
    { type: 'melee', dice: ['blue', 'yellow'], surges: ['+2 damage', 'Stun'], traits: ['Hammer'], shop: 1 },
  ),
  weapon(
    { id: 'sling-act-1', name: 'Sling' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['+1 range, +1 damage', 'Stun'],
      traits: ['Exotic'],
      shop: 1,
    },
  ),
  weapon(
    { id: 'sunburst-act-1', name: 'Sunburst' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['Stun', '+2 damage'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      shop: 1,
    },
  ),
];

/** The others. */
export const shopArmor = [
  item(
    { id: 'leather-armor-act-1', name: 'Leather Armor' },
    { slot: 'armor', traits: ['Light Armor'], shop: 1, copies: 2 },
    [gains('health', 1)],
  ),
  item({ id: 'ring-of-power-act-1', name: 'Ring of Power' }, { slot: 'other', traits: ['Ring'], shop: 1 }, [
    gains('stamina', 1),
  ]),
];
