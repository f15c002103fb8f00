import { type Choice, createRandom } from '@questwright/kernel';
import { hasPlotDeck } from '../rules/campaign/campaign.ts';
import type { Way } from '../rules/campaign/land.ts';
import { heroDef } from '../rules/catalogue.ts';
import { gearOf, sheetsOf } from '../rules/pieces.ts';
import type { Descent } from '../rules/state.ts';
import { bestQuest } from './next-quest.ts';
import { learn, shop } from './purchases.ts';
import { onTheRoad } from './road.ts';

/*
 * What programs do between two quests. What comes of it does not show for a long time, so they follow a plan instead of
 * looking ahead.
 */

type One = Extract<Choice, { kind: 'one' }>;
type Plan = (g: Descent, choice: One) => string | undefined;

const firstThat =
  (...kinds: readonly string[]): Plan =>
  (_, { among, as }) =>
    among.map((thing) => as.id(thing)).find((id) => kinds.some((kind) => id.startsWith(kind)));

/**
 * How much threat an overlord keeps at hand for the cards that he has; beyond that he takes cards instead.
 */
const ENOUGH_THREAT = 4;

/** What is answered to each question; where a plan says nothing, the offer is declined. */
const PLANS: { readonly [topic: string]: Plan } = {
  'buy-or-sell': shop,
  learn,
  upgrade: (g, choice) => shop(g, choice) ?? learn(g, choice),
  'overlord-spends': learn,
  'next-quest': (g, choice) => bestQuest(g, choice),
  'plot-deck': anyDeck,
  way: (_, choice) => shortest(choice),
  'who-takes': poorest,
  rumor: firstThat('play:', 'exchange:'),
  relic: firstThat('relic:', 'group:'),
  'threat-for': (g) => (hasPlotDeck(g) && g.threat < ENOUGH_THREAT ? 'yes' : undefined),
  portal: firstThat('yes'),
  road: onTheRoad,
  city: onTheRoad,
  unlearn: () => undefined,
  trade: () => undefined,
  event: () => undefined,
};

/** The questions that a plan answers. */
export const BETWEEN_QUESTS: readonly string[] = Object.keys(PLANS);

/** What the plan says to a question; undefined where it declines. */
export const planned = (g: Descent, choice: One): string | undefined =>
  PLANS[choice.topic ?? '']?.(g, choice);

/** The way with the fewest events. */
function shortest({ among, as }: One): string {
  const ways = among as readonly Pick<Way, 'icons'>[];
  return as.id(ways.reduce((best, way) => (way.icons.length < best.icons.length ? way : best)));
}

/** The hero with the fewest items. */
function poorest(g: Descent, { among, as }: One): string {
  const heroes = among as readonly number[];
  const items = (hero: number): number => gearOf(g, hero).length;
  return as.id(heroes.reduce((best, hero) => (items(hero) < items(best) ? hero : best)));
}

/** Any deck will do. Which one it is depends on the heroes, so that campaigns differ. */
function anyDeck(g: Descent, { among, as }: One): string {
  const decks = among.filter((deck) => deck !== '');
  return as.id(decks[taste(g).below(decks.length)]);
}

/** A preference that stays the same for the whole campaign. */
export const taste = (g: Descent) =>
  createRandom(g.players.map((_, hero) => sheetsOf(g, hero).map((sheet) => heroDef(g, sheet).id)).join());
