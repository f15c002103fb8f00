import { madeUpText } from '@questwright/adventure';
import type { ScenarioWords } from '@questwright/kernel';
import type { Descent } from '../state.ts';
import { DECLINING, KINDS } from '../words.ts';
import { arrange } from './arrange.ts';
import { arrangeCampaign, readCampaign } from './campaign-words.ts';
import { scenarioFacts } from './facts.ts';
import { readPosition } from './position.ts';

/** The kinds of options between quests, and of the set-up of a quest. */
const CAMPAIGN_KINDS = [
  ...[
    'buy',
    'sell',
    'quest',
    'hero',
    'class',
    'way',
    'icon',
    'deck',
    'group',
    'advanced',
    'threat',
    'fortune',
  ],
];

/** How scenario files speak of Descent; `docs/scenarios.md` of the game lists the words. */
export const scenario: ScenarioWords<Descent> = {
  begin(doc) {
    if (doc.at('campaign').isSaid) {
      const { id, names } = readCampaign(doc);
      doc.refuseUnread();
      const players = names.map((_, hero) => hero + 1);
      return { options: { campaign: id, players }, seats: names.length + 1, names: ['overlord', ...names] };
    }
    const { map, act, figures, components, legend, named } = readPosition(doc);
    doc.refuseUnread();
    const heroes = figures.filter(({ hero }) => hero >= 0);
    const where = named ? { quest: named.quest.id, level: 'basic' } : { map };
    const made = { ...where, act, components: madeUpText({ ...components }) };
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
  arrange: (g, doc) =>
    doc.at('campaign').isSaid ? arrangeCampaign(g, readCampaign(doc)) : arrange(g, readPosition(doc)),
  facts: scenarioFacts,
  kinds: [...KINDS, ...CAMPAIGN_KINDS],
  declining: DECLINING,
};
