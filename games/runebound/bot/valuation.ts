import type { Valuation } from '@questwright/bots';
import type { Match } from '@questwright/kernel';
import { assetDef } from '../rules/catalogue.ts';
import {
  assetsOf,
  handOf,
  healthOf,
  heroAt,
  isIn,
  learnedOf,
  questsOf,
  rumorsOf,
  speedOf,
  trophiesOf,
} from '../rules/heroes.ts';
import type { Runebound } from '../rules/state.ts';
import { errandsOf, prospectOf } from './errands.ts';
import { POWER } from './prices.ts';
import { orbsIn } from './skills.ts';
import { weights } from './weights.ts';
import { powerOf, usefulStory } from './worth.ts';

const FEATURES = [
  /** How near the hero is to defeating the villain: 1 when it takes all its health or wins as often as not, at most 2. */
  'power',
  'gold',
  'speed',
  /** What the best errand promises from where the hero stands, over a turn, in gold. */
  'outlook',
  /** Lore or companions that weaken the villain. */
  'story',
  'quests',
  'rumors',
  'trophies',
  'cards',
  /** What the assets cost: they can be sold again. */
  'assets',
  /** The trophies that were paid for the learned skills. */
  'skills',
  'damage',
  'defeated',
  'out',
] as const;

/** How a hero stands between two turns: what it has, and what the best errand from here promises. */
export const valuation: Valuation<Runebound> = {
  features: FEATURES,
  weights,
  measure(match, seat) {
    const g = match.state;
    if (!isIn(g, seat)) return FEATURES.map((feature) => (feature === 'out' ? 1 : 0));
    const hero = heroAt(g, seat);
    const measured: { [feature in (typeof FEATURES)[number]]: number } = {
      power: powerOf(match, seat) / POWER,
      gold: hero.gold,
      speed: speedOf(g, seat),
      outlook: outlook(match, seat),
      story: Math.min(hero.story, usefulStory(g)),
      quests: questsOf(g, seat).length,
      rumors: rumorsOf(g, seat).length,
      trophies: trophiesOf(g, seat).length,
      cards: handOf(g, seat).length,
      assets: 0,
      skills: 0,
      damage: hero.damage,
      defeated: hero.damage >= healthOf(g, seat) ? 1 : 0,
      out: 0,
    };
    for (const card of assetsOf(g, seat)) measured.assets += assetDef(g, card).cost;
    for (const card of learnedOf(g, seat)) measured.skills += orbsIn(g, card);
    return FEATURES.map((feature) => measured[feature]);
  },
  why: (feature, { n, other }) => [`rb.why.${feature}`, { n, other }],
};

function outlook(match: Match<Runebound>, seat: number): number {
  const g = match.state;
  const { at } = heroAt(g, seat);
  return at < 0 ? 0 : ACTIONS * Math.min(MOST, prospectOf(g, seat, errandsOf(match, seat), at, ACTIONS));
}
const ACTIONS = 3;
/** An errand that decides the match is rated without measure. */
const MOST = 5;
