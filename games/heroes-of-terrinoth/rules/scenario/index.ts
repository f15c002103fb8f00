import { madeUpText } from '@questwright/adventure';
import type { ScenarioWords } from '@questwright/kernel';
import type { Terrinoth } from '../state.ts';
import { layOut } from './arrange.ts';
import { factsSaid } from './facts.ts';
import { readDescribed } from './position.ts';

/** How scenario files speak of Heroes of Terrinoth; `docs/scenarios.md` of the game lists the words. */
export const scenario: ScenarioWords<Terrinoth> = {
  begin(doc) {
    const { quest, heroes, leader, grim, names, reader } = readDescribed(doc);
    doc.refuseUnread();
    return {
      options: {
        quest,
        heroes: heroes.map(({ def }) => def),
        grim,
        ...(leader !== null && { leader }),
        components: madeUpText(reader.components),
      },
      seats: heroes.length,
      names,
    };
  },
  arrange: (g, doc) => layOut(g, readDescribed(doc)),
  facts: factsSaid,
  kinds: [
    ...[
      'archetype',
      'card',
      'effect',
      'enemy',
      'enemy-die',
      'hero',
      'hero-die',
      'peril',
      'quest',
      'space',
      'spend',
    ],
    ...['upgrade', 'use', 'bottom', 'keep', 'no', 'pay', 'refuse', 'roll', 'stay', 'top', 'travel', 'yes'],
  ],
  declining: ['keep', 'roll'],
};
