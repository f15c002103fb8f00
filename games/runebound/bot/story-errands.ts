import { pieces, usesOf } from '@questwright/adventure';
import { attach, type Match } from '@questwright/kernel';
import { cardDef, scenarioDef } from '../rules/catalogue.ts';
import { ATTRIBUTES, type StoryDef } from '../rules/definitions.ts';
import { heroAt, usableAttribute } from '../rules/heroes.ts';
import type { Runebound } from '../rules/state.ts';
import type { Errand } from './errand.ts';
import type { Judgement } from './judgement.ts';
import { useOfGold } from './time-left.ts';
import { DELAY, usefulStory } from './worth.ts';

/** Story quests that give lore or companions to a hero who can do what they ask for. */
export function stories(match: Match<Runebound>, seat: number, by: Judgement): Errand[] {
  const g = match.state;
  if (heroAt(g, seat).story >= usefulStory(g)) return [];
  return pieces(g, 'story-track').flatMap((card) => {
    const def = cardDef(g, card) as StoryDef;
    const words = JSON.stringify(def.text);
    if (!def.quest || !words.includes('gain-story')) return [];
    const uses = usesOf(def);
    const { times, worth } = by.timely ? gainOf(g, seat, words, by) : firstGainOf(g, by);
    if (times === 0 || worth <= 0) return [];
    return def.quest.hexes
      .filter((hex) => {
        const there = standing(match, seat, hex);
        return uses.some((use) => use.hindrance(there, card, { seat }) === null);
      })
      .map((hex): Errand => ({ kind: 'story', hex, actions: times, worth: times * worth }));
  });
}

/** What one action there brings, and how many of them are one errand. */
interface Gain {
  readonly times: number;
  readonly worth: number;
}

const firstGainOf = (g: Runebound, by: Judgement): Gain => ({
  times: 1,
  worth: 0.7 * (1 + by.story[scenarioDef(g).token]),
});

/** What it gives can be got again and again, for its price, by a test that may fail, with a delay. */
function gainOf(g: Runebound, seat: number, words: string, by: Judgement): Gain {
  const { story, gold } = heroAt(g, seat);
  const price = Number(/"rb\.cost\.gold",\{"k":(\d+)/.exec(words)?.[1] ?? 0);
  const tested = ATTRIBUTES.filter((attribute) => words.includes(`rb.attribute.${attribute}`));
  const cards = Math.max(0, ...tested.map((attribute) => usableAttribute(g, seat, attribute)));
  const chance = tested.length > 0 ? 1 - FAILURE ** (cards + EXERTED) : 1;
  const delay = words.includes('be-delayed') ? DELAY * (tested.length > 0 ? 1 - chance : 1) : 0;
  const missing = Math.ceil(usefulStory(g) - story);
  return {
    times: Math.min(MOST, missing, price > 0 ? Math.floor(gold / price) : MOST),
    worth: chance * by.story[scenarioDef(g).token] - price * useOfGold(g, by) - delay,
  };
}
/** How often a skill card shows no success, and how many more cards a hero exerts itself for. */
const FAILURE = 0.55;
const EXERTED = 0.5;
const MOST = 3;

/** The position as it would be if the hero stood in a hex in its turn. */
function standing(match: Match<Runebound>, seat: number, at: number): Runebound {
  const g = match.state;
  const here = { at, actions: 3, delayed: false };
  const heroes = g.heroes.map((hero, i) => (i === seat ? { ...hero, ...here } : hero));
  const there: Runebound = { ...g, heroes, phase: 'turn', active: seat };
  attach(there, match.game, null);
  return there;
}
