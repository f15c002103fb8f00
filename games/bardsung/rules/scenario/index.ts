import type { ScenarioWords } from '@questwright/kernel';
import type { Bardsung } from '../state.ts';
import { arrangePosition } from './arrange.ts';
import { positionFacts } from './facts.ts';
import { readPosition } from './position.ts';

/** How scenario files speak of Bardsung. */
export const scenario: ScenarioWords<Bardsung> = {
  begin(doc) {
    const { components, heroes } = readPosition(doc);
    doc.refuseUnread();
    return {
      options: {
        encounter: components.encounter.id,
        heroes: heroes.map(({ def }) => def),
        components: JSON.stringify(components),
      },
      seats: heroes.length,
      names: heroes.map(({ name }) => name),
    };
  },
  arrange: (g, doc) => arrangePosition(g, readPosition(doc)),
  facts: positionFacts,
  kinds: [
    ...[
      'zone',
      'stay',
      'move',
      'ability',
      'aspect',
      'explore',
      'door',
      'chest',
      'banner',
      'mushrooms',
      'consumable',
    ],
    ...['recover', 'rest', 'charm', 'end', 'enemy', 'hero', 'lay', 'yes', 'no'],
  ],
  declining: ['stay', 'end'],
};
