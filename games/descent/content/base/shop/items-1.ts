import { either } from '@questwright/adventure';
import { answers } from '../../../rules/effects/abilities.ts';
import { capsSpeed, gains, gainsDefence } from '../../../rules/effects/gains.ts';
import { attacksGain } from '../../../rules/effects/surges.ts';
import { addsShields, addsToAttack, rerollsDefence, rerollsWhole } from '../../../rules/effects/words.ts';
import type { Rolled } from '../../../rules/events.ts';
import { item } from '../../../rules/items/item.ts';
import { hasDefended, isTargetedWithSurge, yoursRanged } from './conditions.ts';

const act1 = (price: number) => ({ shop: 1, price });

/** The armor and the other items of the shop in Act I. */
export const items1 = [
  item(
    { id: 'chainmail-act-1', name: 'Chainmail' },
    { slot: 'armor', traits: ['Heavy Armor'], forbids: ['Rune'], ...act1(150) },
    [gainsDefence('gray'), capsSpeed(4)],
  ),
  item({ id: 'heavy-cloak-act-1', name: 'Heavy Cloak' }, { slot: 'armor', traits: ['Cloak'], ...act1(75) }, [
    answers('afterRoll', addsToAttack('surge', -1), {
      may: true,
      exhaust: true,
      of: 'anybody',
      says: 'd2.when.targeted-with-surge',
      if: isTargetedWithSurge,
    }),
  ]),
  item(
    { id: 'iron-shield-act-1', name: 'Iron Shield' },
    { slot: 'hand', traits: ['Shield'], copies: 2, ...act1(50) },
    [
      answers('afterRoll', either(rerollsDefence, addsShields(1)), {
        may: true,
        again: true,
        exhaust: true,
        of: 'anybody',
        says: 'd2.when.defended',
        if: hasDefended,
      }),
    ],
  ),
  item(
    { id: 'leather-armor-act-1', name: 'Leather Armor' },
    { slot: 'armor', traits: ['Light Armor'], copies: 2, ...act1(75) },
    [gainsDefence('brown'), gains('health', 1)],
  ),
  item(
    { id: 'lucky-charm-act-1', name: 'Lucky Charm' },
    { slot: 'other', traits: ['Trinket'], ...act1(100) },
    [
      answers('rolled', rerollsWhole, {
        may: true,
        exhaust: true,
        says: 'd2.when.you-test',
        if: (_, __, event) => (event as Rolled).attribute !== null,
      }),
    ],
  ),
  item({ id: 'mana-weave-act-1', name: 'Mana Weave' }, { slot: 'other', traits: ['Rune'], ...act1(125) }, [
    answers('afterRoll', addsToAttack('surge', 1), {
      may: true,
      exhaust: true,
      says: 'd2.when.your-attack-rolled',
    }),
  ]),
  item(
    { id: 'ring-of-power-act-1', name: 'Ring of Power' },
    { slot: 'other', traits: ['Ring'], ...act1(150) },
    [gains('stamina', 1)],
  ),
  item(
    { id: 'scorpion-helm-act-1', name: 'Scorpion Helm' },
    { slot: 'other', traits: ['Helmet'], ...act1(75) },
    [attacksGain({ range: 1 }, yoursRanged)],
  ),
];
