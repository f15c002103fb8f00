import { pieces } from '@questwright/adventure';
import { theQuest } from '../rules/catalogue.ts';
import { enemiesInPlay, enemyHealth, isNemesis } from '../rules/enemies.ts';
import { activeLocation, explorationValue } from '../rules/locations.ts';
import { lastSpace } from '../rules/peril.ts';
import type { Terrinoth } from '../rules/state.ts';
import { ITEMS } from '../rules/zones.ts';

/** How far a quest is from won, in successes that still have to be rolled: fewer is better. */
export type Goal = (g: Terrinoth) => number;

/** What a location of the deck is thought to cost, with the enemies that wait there. */
const UNSEEN_LOCATION = 20;

const stillToExplore = (g: Terrinoth): number => {
  const location = activeLocation(g);
  return location ? Math.max(0, explorationValue(g, location) - location.progress) : 0;
};

/** Explore every location to the last. */
const exploreAll: Goal = (g) => stillToExplore(g) + UNSEEN_LOCATION * pieces(g, 'location-deck').length;

/** Explore only to get on: the last location asks for nothing. */
const reachLast: Goal = (g) => (pieces(g, 'location-deck').length > 0 ? exploreAll(g) : 0);

/** The wounds that the nemesis can still take, with what its resilience costs on top. */
const defeatNemesis: Goal = (g) => {
  const { nemesis } = theQuest(g);
  if (pieces(g, 'aside').some(({ def }) => def === nemesis)) return 0;
  const found = enemiesInPlay(g).find((enemy) => isNemesis(g, enemy));
  return found ? 1.6 * (enemyHealth(g, found) - found.wounds) : UNSEEN_NEMESIS;
};
const UNSEEN_NEMESIS = 20;

const counter = (g: Terrinoth, name: string): number => g.counters[name] ?? 0;

const carried = (g: Terrinoth, card: string): boolean =>
  ITEMS.some((zone) => pieces(g, zone).some(({ def }) => def === card));

/** What each quest asks for besides keeping the heroes alive. */
export const goals: { readonly [quest: string]: Goal } = {
  'the-goblin-problem': (g) => exploreAll(g) + defeatNemesis(g),
  'millbrook-burning': (g) =>
    exploreAll(g) + 1.5 * Math.max(0, 8 - counter(g, 'saved')) + 4 * counter(g, 'lost'),
  'battle-in-the-mistlands': (g) => reachLast(g) + defeatNemesis(g) + 1.2 * g.peril,
  'ahead-of-the-bloodguard': (g) => exploreAll(g) + 1.2 * counter(g, 'rival'),
  'the-envoys-road': (g) => exploreAll(g) + 5 * counter(g, 'envoy-wounds'),
  'stand-at-ravenwatch': (g) =>
    defeatNemesis(g) +
    1.5 * (lastSpace(g) - g.peril) +
    0.8 * stillToExplore(g) +
    6 * (2 - pieces(g, 'location-deck').length),
  'a-theft-of-stars': (g) =>
    exploreAll(g) + (carried(g, 'the-fallen-star') ? 0 : 4) + 0.8 * counter(g, 'alarm'),
  'ash-and-starfall': (g) => reachLast(g) + defeatNemesis(g) - 3 * counter(g, 'shards'),
};

/** What any quest asks for, as far as a stranger can tell. */
export const anyGoal: Goal = (g) => exploreAll(g) + 0.5 * defeatNemesis(g);
