import { answers } from '../../rules/effects/abilities.ts';
import { addsToRoll } from '../../rules/effects/plot-cards.ts';
import type { Attacking } from '../../rules/events.ts';
import { relic } from '../../rules/items/relic.ts';

/** The overlord side of Shards of Ithyndrus, which a monster group wields. */
export const shardsOfIthyndrus = relic(
  { id: 'shards-of-ithyndrus-overlord', name: 'Shards of Ithyndrus' },
  { otherSide: 'shards-of-ithyndrus-hero', relic: 'monster' },
  [
    answers('afterRoll', addsToRoll({ surge: 1 }, 'd2.plot.add-surge'), {
      may: true,
      of: 'anybody',
      exhaust: true,
      says: 'd2.when.group-has-rolled',
      if: (_, me, event) => {
        const { figure, attack } = event as Attacking;
        return attack.stage === 'roll' && figure.on === me.on;
      },
    }),
  ],
);
