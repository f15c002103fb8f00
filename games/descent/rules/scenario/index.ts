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
    const { map, act, figures, components, legend } = readPosition(doc);
    doc.refuseUnread();
    const heroes = figures.filter(({ hero }) => hero >= 0);
    const made = { map, act, components: madeUpText({ ...components }) };
    const letters = heroes.map(({ letter }) => letter);
    return legend
      ? {
          options: {
            ...made,
            play: 'legend',
            players: heroes.map((_, hero) => hero),
            difficulty: legend.difficulty,
          },
          seats: heroes.length,
          names: letters,
        }
      : {
          options: { ...made, players: heroes.map((_, hero) => hero + 1) },
          seats: heroes.length + 1,
          names: ['overlord', ...letters],
        };
  },
  arrange: (g, doc) => arrange(g, readPosition(doc)),
  facts: scenarioFacts,
  kinds: KINDS,
  declining: DECLINING,
};
