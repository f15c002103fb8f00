import { inOrder } from '@questwright/adventure';
import { LAIR } from '../../rules/boxes.ts';
import { figureFor } from '../../rules/context.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { gainsDefence } from '../../rules/effects/gains.ts';
import { becomes, recovers } from '../../rules/effects/harm.ts';
import { gainsPoints, movesSpaces } from '../../rules/effects/moves.ts';
import { attacksGain } from '../../rules/effects/surges.ts';
import { tests, yourAttribute } from '../../rules/effects/tests.ts';
import { adjacent, monsters, one, thatFigure, you } from '../../rules/effects/whom.ts';
import { addsDie, becomesShields, rerollsPower } from '../../rules/effects/words.ts';
import type { Events } from '../../rules/events.ts';
import { item } from '../../rules/items/item.ts';
import { weapon } from '../../rules/weapons.ts';
import { isDefending } from '../base/classes/conditions.ts';
import { hasDefended, withThis } from '../base/shop/conditions.ts';

const act1 = (price: number) => ({ box: LAIR, shop: 1, price });
const act2 = (price: number) => ({ box: LAIR, shop: 2, price });

/** The weapons that Lair of the Wyrm brings to the shop, but for the Handbow. */
export const lairWeapons = [
  weapon(
    { id: 'halberd-act-1', name: 'Halberd' },
    {
      type: 'melee',
      dice: ['blue', 'red'],
      reach: 2,
      surges: ['+2 damage'],
      hands: 2,
      traits: ['Blade', 'Staff'],
      ...act1(125),
    },
    [answers('afterRoll', rerollsPower, { may: true, fatigue: 1, says: 'd2.when.attack-with-this' })],
  ),
  weapon(
    { id: 'magma-blast-act-1', name: 'Magma Blast' },
    {
      type: 'ranged',
      dice: ['blue', 'red'],
      surges: ['Blast', 'Stun'],
      hands: 2,
      traits: ['Magic', 'Rune'],
      ...act1(150),
    },
  ),
  weapon(
    { id: 'bow-of-the-sky-act-2', name: 'Bow of the Sky' },
    {
      type: 'ranged',
      dice: ['blue', 'red', 'yellow'],
      surges: ['Stun', '2: +3 damage'],
      hands: 2,
      traits: ['Bow'],
      ...act2(225),
    },
    [attacksGain({ range: 1 }, withThis)],
  ),
  weapon(
    { id: 'staff-of-kellos-act-2', name: 'Staff of Kellos' },
    {
      type: 'ranged',
      dice: ['blue', 'red', 'yellow'],
      surges: ['+2 range', '+2 damage', 'Burn'],
      hands: 2,
      traits: ['Magic', 'Staff'],
      ...act2(175),
    },
  ),
];

/** Its other items. */
export const lairItems = [
  item(
    { id: 'flash-powder-act-1', name: 'Flash Powder' },
    { slot: 'other', traits: ['Trinket'], ...act1(100) },
    [
      used(
        'asAction',
        tests(you, 'awareness', {
          passed: inOrder(becomes('stunned', one(monsters, adjacent)), movesSpaces(null)),
        }),
      ),
    ],
  ),
  item(
    { id: 'inscribed-robes-act-2', name: 'Inscribed Robes' },
    { slot: 'armor', traits: ['Cloak'], ...act2(225) },
    [
      answers('afterRoll', becomesShields(yourAttribute('knowledge')), {
        may: true,
        exhaust: true,
        of: 'anybody',
        says: 'd2.when.defended',
        if: hasDefended,
      }),
    ],
  ),
  item(
    { id: 'merciful-boots-act-2', name: 'Merciful Boots' },
    { slot: 'other', traits: ['Boots'], ...act2(100) },
    [
      answers('revived', inOrder(gainsPoints(2), recovers('fatigue', 2, thatFigure)), {
        of: 'others',
        says: 'd2.when.you-revive',
        if: (g, me, event) => (event as Events['revived']).by.id === figureFor(g, me)?.id,
      }),
    ],
  ),
  item(
    { id: 'scalemail-act-2', name: 'Scalemail' },
    { slot: 'armor', traits: ['Heavy Armor'], forbids: ['Rune'], ...act2(225) },
    [
      gainsDefence('gray'),
      answers('beforeRoll', addsDie('brown'), {
        may: true,
        fatigue: 1,
        of: 'anybody',
        says: 'd2.when.defending',
        if: isDefending,
      }),
    ],
  ),
];
