import type { ScenarioWords } from '@questwright/kernel';
import type { Terrinoth } from '../state.ts';
import { arrange } from './arrange.ts';
import { scenarioFacts } from './facts.ts';
import { readPosition, WORDS } from './position.ts';

/** How scenario files speak of Heroes of Terrinoth. */
export const scenario: ScenarioWords<Terrinoth> = {
  words: WORDS,
  begin(doc) {
    const { quest, heroes, leader, grim, names, reader } = readPosition(doc);
    return {
      options: { quest, heroes, grim, ...(leader !== null && { leader }), components: reader.components },
      seats: heroes.length,
      names,
    };
  },
  arrange: (g, doc) => arrange(g, readPosition(doc)),
  facts: scenarioFacts,
};
