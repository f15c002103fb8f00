import type { Valuation } from '@questwright/bots';
import type { Match } from '@questwright/kernel';
import { together } from '../rules/campaign/fortune.ts';
import { defOf, figureDef } from '../rules/catalogue.ts';
import type { LastingDef } from '../rules/definitions.ts';
import { healthOf, remainingHealth, staminaOf } from '../rules/figures/characteristics.ts';
import { isHero, sideOf } from '../rules/figures/sides.ts';
import { CLOSED } from '../rules/ground.ts';
import { handOf } from '../rules/overlord/deck.ts';
import { awayFigures, conditionCards, foundBy, onMap, questCards } from '../rules/pieces.ts';
import type { Descent, Figure, Side } from '../rules/state.ts';
import { aimsOf } from './aims.ts';
import { harmForeseen } from './foresight.ts';
import { stillToDo } from './progress.ts';
import { sideOfSeat } from './sides.ts';
import { STEP, standing } from './standing.ts';
import { AIMED, aimedAt, WORTH } from './worth.ts';

/** What a position is looked at for, and what one of each is worth to the heroes, in the health that one would give for it. */
const WORTHS = {
  heroes: WORTH.hero,
  'hero-health': WORTH.heroHealth,
  stamina: WORTH.stamina,
  /** Heroes who lie knocked out lose what they have gained since. */
  fallen: 0.1,
  allies: 1,
  monsters: -WORTH.monster,
  'monster-health': -WORTH.monsterHealth,
  /** Those on whom the quest depends, by the health that is left to them. */
  aims: AIMED,
  ground: 1,
  conditions: 0.8,
  found: 0.8,
  cards: -0.6,
  threat: -0.7,
  fortune: 0.4,
  doors: -1,
  /** How far the sides have come with what the quest counts. */
  race: 16,
  /** Without an overlord: what is left to do, and what monsters are about to do. */
  progress: -1,
  foreseen: -0.5,
} as const;

type Feature = keyof typeof WORTHS;
type Amounts = Record<Feature, number>;

const FEATURES = Object.keys(WORTHS) as Feature[];

/** So much worth makes the odds to win e times as high. */
const PER_ODDS = 15;

/** How much there is of everything, as the heroes count it. */
function amountsIn(g: Descent): Amounts {
  const found = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Amounts;
  found.cards = handOf(g).length;
  found.threat = g.threat;
  if (g.campaign) found.fortune = together(g);
  found.doors = g.doors.filter((door) => door === CLOSED).length;
  for (const figure of onMap(g)) addFigure(g, figure, found);
  for (const figure of awayFigures(g))
    if (isHero(g, figure)) found.fallen += healthOf(g, figure) - figure.damage;
  for (const { on } of conditionCards(g)) {
    const figure = onMap(g).find(({ id }) => id === on);
    if (figure) found.conditions += isHero(g, figure) ? -1 : 1;
  }
  for (let hero = 0; hero < g.players.length; hero++)
    for (const { used } of foundBy(g, hero)) if (!used) found.found++;
  found.race = races(g);
  found.progress = stillToDo(g, walkOfAll(g));
  found.foreseen = harmForeseen(g);
  return found;
}

function addFigure(g: Descent, figure: Figure, found: Amounts): void {
  found.ground += standing(g, figure);
  const { sort } = figureDef(g, figure);
  if (sort === 'object') return;
  const left = remainingHealth(g, figure);
  if (sort === 'hero') {
    found.heroes++;
    found['hero-health'] += left;
    found.stamina += Math.max(0, (staminaOf(g, figure) ?? 0) - figure.fatigue);
  } else if (sort === 'monster' || sort === 'lieutenant') {
    found.monsters++;
    found['monster-health'] += left;
    found.aims -= aimedAt(g, figure) / AIMED;
  } else {
    found.allies++;
    found.aims += aimedAt(g, figure) / AIMED;
  }
}

/** How far both sides have come with what the quest counts; the last steps count most. */
function races(g: Descent): number {
  let sum = 0;
  for (const card of questCards(g)) {
    const { race, on } = defOf(g, card) as LastingDef;
    if (!race) continue;
    const done = card.tokens / (race.n + race.more * g.players.length);
    const walks =
      !g.legend && goesFromMarkToMark(g, race.side) ? (card.tokens * walkOfAll(g)) / WORTHS.race : 0;
    const away = on?.left ? (card.tokens * MISSED[race.side]) / WORTHS.race : 0;
    sum += (race.side === 'heroes' ? 1 : -1) * (done ** 1.4 + walks + away);
  }
  return g.legend ? sum : sum + carriedOff(g) / WORTHS.race;
}

/**
 * Whoever takes something up has a long way before it: what is carried has to be worth more than that, and less than what
 * has been brought home.
 */
function carriedOff(g: Descent): number {
  let sum = 0;
  for (const figure of onMap(g))
    if (figure.tokens > 0) sum += (sideOf(g, figure) === 'heroes' ? 1 : -1) * CARRIED;
  return sum;
}
const CARRIED = 20;

/** Whoever has left the map is missed there. What the quest counts for it has to be worth more than a figure. */
const MISSED: { readonly [side in Side]: number } = { heroes: 16, overlord: 6 };

const goesFromMarkToMark = (g: Descent, side: Side): boolean =>
  aimsOf(g).some((aim) => aim.side === side && aim.what === 'reach' && aim.mark !== null);

/**
 * A mark that has been used is no goal any more, and the whole side is farther from the next one. What was done there has
 * to be worth more than that, or nobody would do it.
 */
const walkOfAll = (g: Descent): number => STEP.goal * FROM_MARK_TO_MARK * (g.players.length + 1);
const FROM_MARK_TO_MARK = 12;

/** How good a position is for the heroes, in health. */
export function worthForHeroes(g: Descent): number {
  const amounts = amountsIn(g);
  let sum = 0;
  for (const feature of FEATURES) sum += WORTHS[feature] * amounts[feature];
  return sum;
}

/** What is good for the heroes is bad for the overlord, as much. */
export const valuation: Valuation<Descent> = {
  features: FEATURES,
  weights: {
    bias: 0,
    of: Object.fromEntries(FEATURES.map((feature) => [feature, WORTHS[feature] / PER_ODDS])),
  },
  measure({ state }: Match<Descent>, seat) {
    const sign = sideOfSeat(state, seat) === 'heroes' ? 1 : -1;
    const amounts = amountsIn(state);
    return FEATURES.map((feature) => sign * amounts[feature]);
  },
  why: (feature, { n, other }) => [`d2.why.${feature}`, { n: Math.abs(n), other: Math.abs(other) }],
};
