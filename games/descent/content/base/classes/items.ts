import type { ItemDef, WeaponDef } from '../../../rules/definitions.ts';
import { answers } from '../../../rules/effects/abilities.ts';
import { whenAttacking } from '../../../rules/effects/attacks.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import { addsShields, addsToAttack, rerollsTargets, rerollsWhole } from '../../../rules/effects/words.ts';
import type { Rolled } from '../../../rules/events.ts';
import { isMonster } from '../../../rules/figures/sides.ts';
import { areAdjacent } from '../../../rules/ground.ts';
import { item } from '../../../rules/items/item.ts';
import { pieceOf } from '../../../rules/pieces.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { weapon } from '../../../rules/weapons.ts';
import { isDefeatedByYou, isDefending } from './conditions.ts';

/** It belongs to its class. */
const starting = <Item extends WeaponDef | ItemDef>(item: Item): Item => ({ ...item, starting: true });

/** The weapons that the heroes of the base box start with. */
export const classWeapons: readonly WeaponDef[] = [
  weapon(
    { id: 'berserker-chipped-greataxe', name: 'Chipped Greataxe' },
    { type: 'melee', dice: ['blue', 'red'], surges: ['+1 damage', '+1 damage'], hands: 2, traits: ['Axe'] },
  ),
  weapon(
    { id: 'disciple-iron-mace', name: 'Iron Mace' },
    { type: 'melee', dice: ['blue', 'yellow'], surges: ['Stun'], traits: ['Hammer'] },
  ),
  weapon(
    { id: 'knight-iron-longsword', name: 'Iron Longsword' },
    { type: 'melee', dice: ['blue', 'red'], surges: [surgeThat(rerollsTargets)], traits: ['Blade'] },
  ),
  weapon(
    { id: 'thief-throwing-knives', name: 'Throwing Knives' },
    { type: 'ranged', dice: ['blue', 'yellow'], surges: ['+1 range'], traits: ['Blade'] },
    [
      whenAttacking(addsToAttack('damage', 1), {
        says: 'd2.when.adjacent-monster',
        holds: (g, _, { attacker, aims }) =>
          aims.some(({ figure }) => {
            const target = pieceOf(g, figure);
            return isMonster(g, target) && areAdjacent(g, pieceOf(g, attacker), target);
          }),
      }),
    ],
  ),
  weapon(
    { id: 'necromancer-reapers-scythe', name: "Reaper's Scythe" },
    { type: 'ranged', dice: ['blue', 'yellow'], surges: ['+1 range'], hands: 2, traits: ['Magic', 'Staff'] },
    [
      answers('defeated', recovers('damage', 1), {
        of: 'anybody',
        anywhere: true,
        anyOrder: true,
        says: 'd2.when.defeated-with-this',
        if: isDefeatedByYou,
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
].map(starting);

const shield = (id: string) =>
  item({ id, name: 'Wooden Shield' }, { slot: 'hand', traits: ['Shield'] }, [
    answers('afterRoll', addsShields(1), {
      may: true,
      again: true,
      of: 'others',
      exhaust: true,
      says: 'd2.when.defended',
      if: isDefending,
    }),
  ]);

/** What else they start with. */
export const classItems: readonly ItemDef[] = [
  shield('knight-wooden-shield'),
  shield('disciple-wooden-shield'),
  item({ id: 'thief-lucky-charm', name: 'Lucky Charm' }, { slot: 'other', traits: ['Trinket'] }, [
    answers('rolled', rerollsWhole, {
      may: true,
      exhaust: true,
      says: 'd2.when.you-test',
      if: (_, __, event) => (event as Rolled).attribute !== null,
    }),
  ]),
].map(starting);
