import { madeUpText } from '@questwright/adventure';
import type { ScenarioWords } from '@questwright/kernel';
import type { Descent } from '../state.ts';
import { DECLINING, KINDS } from '../words.ts';
import { arrange } from './arrange.ts';
import { scenarioFacts } from './facts.ts';
import { readPosition } from './position.ts';

/** How scenario files speak of Descent; `docs/scenarios.md` of the game lists the words. */
export const scenario: ScenarioWords<Descent> = {
  begin(doc) {
    const { map, act, figures, components } = readPosition(doc);
    doc.refuseUnread();
    const heroes = figures.filter(({ hero }) => hero >= 0);
    return {
      options: {
        map,
        act,
        players: heroes.map((_, hero) => hero + 1),
        components: madeUpText({ ...components }),
      },
      seats: heroes.length + 1,
      names: ['overlord', ...heroes.map(({ letter }) => letter)],
    };
  },
  arrange: (g, doc) => arrange(g, readPosition(doc)),
  facts: scenarioFacts,
  kinds: KINDS,
  declining: DECLINING,
};
