import { inOrder } from '@questwright/adventure';
import { cursesTreasures } from '../../rules/campaign/cursed-treasures.ts';
import { eachTests, toEach } from '../../rules/campaign/event-words.ts';
import { drawsAndLaysBack, drawsRumor, ordersEvents } from '../../rules/campaign/rumor-effects.ts';
import { rumorEvent } from '../../rules/campaign/rumor-words.ts';
import { forcesRumorQuest } from '../../rules/campaign/rumors.ts';
import { namesScarceGoods } from '../../rules/campaign/scarce-goods.ts';
import { dealsFaceDown } from '../../rules/campaign/unknown-treasures.ts';
import type { CardDefinition } from '../../rules/definitions.ts';
import { becomes, recovers, suffers } from '../../rules/effects/harm.ts';
import { thatFigure } from '../../rules/effects/whom.ts';

const hurts = suffers('damage', 1, thatFigure);
const tires = suffers('fatigue', 1, thatFigure);

/** Rumor cards that do something on the way to a quest. */
export const rumorEvents: readonly CardDefinition[] = [
  rumorEvent(
    { name: 'A Dangerous Path' },
    { box: 'Lair of the Wyrm', act: 1, at: 'travel', effect: inOrder(ordersEvents(3), drawsRumor) },
  ),
  rumorEvent(
    { name: 'Unknown Treasures' },
    { box: 'Lair of the Wyrm', at: 'shopping', effect: dealsFaceDown },
  ),
  rumorEvent(
    { name: "Valyndra's Fury" },
    {
      box: 'Lair of the Wyrm',
      act: 1,
      at: 'arrival',
      effect: eachTests('awareness', {
        failed: inOrder(hurts, becomes('burning', thatFigure)),
        allPassed: toEach(recovers('fatigue', 1, thatFigure)),
      }),
    },
  ),
  rumorEvent(
    { name: 'Atrocities' },
    {
      box: 'The Trollfens',
      act: 1,
      at: 'arrival',
      effect: inOrder(
        eachTests('willpower', { failed: inOrder(tires, becomes('weakened', thatFigure)) }),
        drawsRumor,
      ),
    },
  ),
  rumorEvent(
    { name: 'Famine and Strife' },
    { box: 'The Trollfens', act: 1, at: 'arrival', effect: inOrder(drawsAndLaysBack, forcesRumorQuest()) },
  ),
  rumorEvent(
    { name: 'Scarce Goods' },
    { box: 'The Trollfens', act: 1, at: 'shopping', effect: inOrder(namesScarceGoods, forcesRumorQuest()) },
  ),
  rumorEvent({ name: 'Cursed Treasures' }, { box: 'Manor of Ravens', at: 'set-up', effect: cursesTreasures }),
];
