import { answers } from '../../../rules/effects/abilities.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import type { Attacking } from '../../../rules/events.ts';
import { weapon } from '../../../rules/weapons.ts';

/** The weapons that the heroes of the base box start with, as far as the rules can play them. */
export const classWeapons = [
  weapon(
    { id: 'berserker-chipped-greataxe', name: 'Chipped Greataxe' },
    { type: 'melee', dice: ['blue', 'red'], surges: ['+1 damage', '+1 damage'], hands: 2, traits: ['Axe'] },
  ),
  weapon(
    { id: 'disciple-iron-mace', name: 'Iron Mace' },
    { type: 'melee', dice: ['blue', 'yellow'], surges: ['Stun'], traits: ['Hammer'] },
  ),
  weapon(
    { id: 'necromancer-reapers-scythe', name: "Reaper's Scythe" },
    { type: 'ranged', dice: ['blue', 'yellow'], surges: ['+1 range'], hands: 2, traits: ['Magic', 'Staff'] },
    [
      answers('resolved', recovers('damage', 1), {
        says: 'd2.when.defeated-with-this',
        if: (_, __, event) => (event as Attacking).attack.defeated.length > 0,
      }),
    ],
  ),
  weapon(
    { id: 'runemaster-arcane-bolt', name: 'Arcane Bolt' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['+1 range', 'Pierce 2'],
      hands: 2,
      traits: ['Magic', 'Rune'],
    },
  ),
  weapon(
    { id: 'spiritspeaker-oak-staff', name: 'Oak Staff' },
    { type: 'melee', dice: ['blue', 'yellow'], reach: 2, surges: ['+1 damage'], hands: 2, traits: ['Staff'] },
  ),
  weapon(
    { id: 'wildlander-yew-shortbow', name: 'Yew Shortbow' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['+2 range', '+1 damage'],
      hands: 2,
      traits: ['Bow'],
    },
  ),
];
