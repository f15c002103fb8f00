import { define } from '@questwright/adventure';
import type { Match } from '@questwright/kernel';
import { assetDef, scenarioDef } from '../rules/catalogue.ts';
import type { Foe } from '../rules/definitions.ts';
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
import { FIRST, type Judgement } from './judgement.ts';
import { oddsAgainst, villainOf } from './odds.ts';
import { DAMAGE, DEFEAT, ORB, POWER, QUEST, RUMOR, SPEED, TROPHY } from './prices.ts';
import { orbsIn, worthInHand } from './skills.ts';
import { useOfGold, useOfTrophies } from './time-left.ts';

const WON = 1000;

/** How near a hero is to defeating the villain. */
export function powerOf(match: Match<Runebound>, seat: number, g = match.state, by = FIRST): number {
  const { won, done } = oddsAgainst(match, seat, villainOf(g), by.fights, { g: withHope(g, seat, by) });
  return POWER * (won + done);
}

/** The position with as much lore, or as many companions, as the hero hopes to have in the end. */
function withHope(g: Runebound, seat: number, { hoped }: Judgement): Runebound {
  const { story } = heroAt(g, seat);
  const hope = Math.round(hoped * usefulStory(g));
  if (story >= hope) return g;
  return { ...g, heroes: g.heroes.map((hero, i) => (i === seat ? { ...hero, story: hope } : hero)) };
}

/** How good a position is for a hero. */
export function worthOf(match: Match<Runebound>, seat: number, by = FIRST): number {
  const g = match.state;
  if (g.over) return g.over.winners.includes(seat) ? WON : -WON;
  if (!isIn(g, seat)) return -WON;
  const hero = heroAt(g, seat);
  let sum = powerOf(match, seat, g, by) + useOfGold(g, by) * hero.gold + SPEED * speedOf(g, seat);
  sum +=
    by.story[scenarioDef(g).token] * Math.min(hero.story, usefulStory(g)) +
    useOfTrophies(g, by) * trophiesWorth(trophiesOf(g, seat).length);
  sum += QUEST * questsOf(g, seat).length + RUMOR * rumorsOf(g, seat).length;
  for (const card of assetsOf(g, seat)) sum += assetDef(g, card).cost;
  for (const card of learnedOf(g, seat)) sum += ORB * orbsIn(g, card);
  for (const card of handOf(g, seat)) sum += worthInHand(match, seat, card);
  sum -= DAMAGE * hero.damage;
  if (hero.damage >= healthOf(g, seat)) sum -= DEFEAT;
  if (by.timely && hero.delayed) sum -= DELAY;
  return sum;
}

/** Of the action that it takes to get up. */
export const DELAY = 0.7;

/** The more there are, the less one more of them is worth. */
const trophiesWorth = (n: number): number =>
  TROPHY * Math.min(n, MANY) + 0.2 * TROPHY * Math.max(0, n - MANY);
const MANY = 3;

/** As much lore, or as many companions, as weaken the villain. */
export function usefulStory(g: Runebound): number {
  const { health, least } = define(g, villainOf(g)) as Foe;
  return scenarioDef(g).token === 'lore' ? health - least : (health - least + g.zombies.length) / 2 + 1;
}
