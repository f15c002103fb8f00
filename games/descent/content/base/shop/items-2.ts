import { inOrder } from '@questwright/adventure';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { capsSpeed, gains, gainsDefence } from '../../../rules/effects/gains.ts';
import { recovers, suffers } from '../../../rules/effects/harm.ts';
import { heartsRolled, rolls } from '../../../rules/effects/rolls.ts';
import { yourAttribute } from '../../../rules/effects/tests.ts';
import { addsShields, becomesShields, rerollsDefence } from '../../../rules/effects/words.ts';
import { item } from '../../../rules/items/item.ts';
import { hasDefended, hasRolledBlank } from './conditions.ts';

const act2 = (price: number) => ({ shop: 2, price });

/** The armor and the other items of the shop in Act II. */
export const items2 = [
  item(
    { id: 'demonhide-leather-act-2', name: 'Demonhide Leather' },
    { slot: 'armor', traits: ['Light Armor'], ...act2(200) },
    [
      gainsDefence('gray'),
      answers('figureEnds', suffers('fatigue', 1), {
        says: 'd2.when.two-moves',
        if: (g) => (g.turn?.walks ?? 0) >= 2,
      }),
    ],
  ),
  item({ id: 'elven-cloak-act-2', name: 'Elven Cloak' }, { slot: 'armor', traits: ['Cloak'], ...act2(225) }, [
    answers('afterRoll', becomesShields(yourAttribute('awareness')), {
      may: true,
      exhaust: true,
      of: 'anybody',
      says: 'd2.when.defended',
      if: hasDefended,
    }),
  ]),
  item(
    { id: 'heavy-steel-shield-act-2', name: 'Heavy Steel Shield' },
    { slot: 'hand', traits: ['Shield'], ...act2(100) },
    [
      answers('afterRoll', inOrder(rerollsDefence, addsShields(1)), {
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
    { id: 'iron-bound-ring-act-2', name: 'Iron-Bound Ring' },
    { slot: 'other', traits: ['Ring'], ...act2(150) },
    [
      gains('health', 2),
      answers('afterRoll', addsShields(1), {
        of: 'anybody',
        says: 'd2.when.blank-rolled',
        if: hasRolledBlank,
      }),
    ],
  ),
  item(
    { id: 'platemail-act-2', name: 'Platemail' },
    { slot: 'armor', traits: ['Heavy Armor'], forbids: ['Rune'], ...act2(250) },
    [gainsDefence('black'), capsSpeed(3)],
  ),
  item(
    { id: 'tival-crystal-act-2', name: 'Tival Crystal' },
    { slot: 'other', traits: ['Trinket'], ...act2(175) },
    [used('asAction', inOrder(rolls('red'), recovers('damage', heartsRolled)), { exhaust: true })],
  ),
];
