import type { Match } from '@questwright/kernel';
import { assetDef, scenarioDef } from '../rules/catalogue.ts';
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
import { DAMAGE, DEFEAT, QUEST, RUMOR, SPEED, STORY } from './prices.ts';
import { orbsIn } from './skills.ts';
import { powerOf, usefulStory } from './worth.ts';

/** A trophy is worth what it buys, so that learning a skill gains what the skill does in fights and nothing else. */
const ORB = 0.9;
/** A card in hand is something to exert; whether it is a skill worth learning is seen when it is learned. */
const CARD = 0.2;
/** Beside what it does in fights, an asset can be sold again. */
const RESALE = 0.6;

/** How a hero stands between two turns, in gold: what it has, and what the best errand from here promises. */
export function standingOf(match: Match<Runebound>, seat: number): number {
  const g = match.state;
  if (!isIn(g, seat)) return -1000;
  const hero = heroAt(g, seat);
  let sum = powerOf(match, seat) + hero.gold + SPEED * speedOf(g, seat) + outlook(match, seat);
  sum += STORY[scenarioDef(g).token] * Math.min(hero.story, usefulStory(g));
  sum += QUEST * questsOf(g, seat).length + RUMOR * rumorsOf(g, seat).length;
  sum += ORB * trophiesOf(g, seat).length + CARD * handOf(g, seat).length;
  for (const card of assetsOf(g, seat)) sum += RESALE * assetDef(g, card).cost;
  for (const card of learnedOf(g, seat)) sum += ORB * orbsIn(g, card);
  sum -= DAMAGE * hero.damage;
  return hero.damage >= healthOf(g, seat) ? sum - DEFEAT : sum;
}

/** What the best errand promises from where the hero stands, over a turn. */
function outlook(match: Match<Runebound>, seat: number): number {
  const g = match.state;
  const { at } = heroAt(g, seat);
  return at < 0 ? 0 : ACTIONS * Math.min(MOST, prospectOf(g, seat, errandsOf(match, seat), at, ACTIONS));
}
const ACTIONS = 3;
/** An errand that decides the match is rated without measure. */
const MOST = 5;
