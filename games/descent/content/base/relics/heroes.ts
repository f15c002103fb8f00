import { inOrder } from '@questwright/adventure';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { affectsAlso } from '../../../rules/effects/attacks.ts';
import { recovers } from '../../../rules/effects/harm.ts';
import { movesTarget } from '../../../rules/effects/moves.ts';
import { attacksGain } from '../../../rules/effects/surges.ts';
import { adjacent, each, monsters, one, patients, within } from '../../../rules/effects/whom.ts';
import { rerolls, rerollsIfBetter } from '../../../rules/effects/words.ts';
import { item } from '../../../rules/items/item.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { weapon } from '../../../rules/weapons.ts';
import { isDefeatedByYou } from '../classes/conditions.ts';
import { hasDefended, withThis } from '../shop/conditions.ts';

/** The hero sides of the relics that are weapons. */
export const relicWeapons = [
  weapon(
    { id: 'dawnblade-hero', name: 'Dawnblade' },
    {
      type: 'melee',
      dice: ['blue', 'red', 'yellow'],
      surges: ['+3 damage', surgeThat(affectsAlso(one(monsters, adjacent)))],
      traits: ['Blade'],
      otherSide: 'duskblade-overlord',
    },
  ),
  weapon(
    { id: 'staff-of-light-hero', name: 'Staff of Light' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow'],
      surges: ['+2 damage', 'Mend 1'],
      hands: 2,
      traits: ['Magic', 'Staff'],
      always: true,
      otherSide: 'staff-of-shadows-overlord',
    },
    [
      used(
        'asAction',
        inOrder(
          recovers('damage', 1, each(patients, within(3))),
          recovers('fatigue', 1, each(patients, within(3))),
        ),
      ),
    ],
  ),
  weapon(
    { id: 'the-shadow-rune-hero', name: 'The Shadow Rune' },
    {
      type: 'ranged',
      dice: ['blue', 'yellow', 'yellow'],
      surges: ['+1 range, +1 damage', '+2 damage'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      otherSide: 'the-shadow-rune-overlord',
    },
    [
      answers('defeated', recovers('fatigue', 1), {
        of: 'others',
        anyOrder: true,
        says: 'd2.when.defeated-with-this',
        if: isDefeatedByYou,
      }),
    ],
  ),
  weapon(
    { id: 'trueshot-hero', name: 'Trueshot' },
    {
      type: 'ranged',
      dice: ['blue', 'red', 'yellow'],
      surges: [surgeThat(movesTarget(1, { must: true })), '+2 damage'],
      hands: 2,
      traits: ['Bow'],
      otherSide: 'scorpions-kiss-overlord',
    },
    [attacksGain({ range: 3 }, withThis)],
  ),
];

/** The others. */
export const relicItems = [
  item(
    { id: 'fortunas-dice-hero', name: "Fortuna's Dice" },
    { slot: 'other', traits: ['Trinket'], otherSide: 'bones-of-woe-overlord' },
    [
      answers('afterRoll', rerolls, {
        may: true,
        exhaust: true,
        fatigue: 1,
        says: 'd2.when.your-attack-rolled',
      }),
      answers('afterRoll', rerolls, {
        may: true,
        exhaust: true,
        fatigue: 1,
        of: 'others',
        says: 'd2.when.defended',
        if: hasDefended,
      }),
      answers('rolled', rerolls, { may: true, exhaust: true, fatigue: 1, says: 'd2.when.you-rolled' }),
    ],
  ),
  item(
    { id: 'shield-of-the-dark-god-hero', name: 'Shield of the Dark God' },
    { slot: 'hand', traits: ['Shield'], otherSide: 'shield-of-zoreks-favor-overlord' },
    [
      answers('afterRoll', rerollsIfBetter, {
        may: true,
        again: true,
        exhaust: true,
        of: 'anybody',
        says: 'd2.when.defended',
        if: hasDefended,
      }),
    ],
  ),
];
