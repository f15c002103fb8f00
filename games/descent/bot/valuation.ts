import type { Valuation } from '@questwright/bots';
import type { Match } from '@questwright/kernel';
import { together } from '../rules/campaign/fortune.ts';
import { defOf, figureDef } from '../rules/catalogue.ts';
import type { LastingDef } from '../rules/definitions.ts';
import { healthOf, remainingHealth, staminaOf } from '../rules/figures/characteristics.ts';
import { liesKnockedOut } from '../rules/figures/off-map.ts';
import { isHero, sideOf } from '../rules/figures/sides.ts';
import { CLOSED } from '../rules/ground.ts';
import { carriedBy } from '../rules/objectives/objective.ts';
import { handOf } from '../rules/overlord/deck.ts';
import { awayFigures, conditionCards, foundBy, onMap, questCards, tokensOnMap } from '../rules/pieces.ts';
import { forHeroes } from '../rules/quest/by-heroes.ts';
import { MARK } from '../rules/quest/marks.ts';
import type { Descent, Figure, Side } from '../rules/state.ts';
import { aimsOf } from './aims.ts';
import { harmForeseen } from './foresight.ts';
import { stillToDo } from './progress.ts';
import { sideOfSeat } from './sides.ts';
import { STEP, standing } from './standing.ts';
import { TREASURE } from './treasure.ts';
import { AIMED, aimedAt, isLeftAsleep, WORTH } from './worth.ts';

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
  /** Search cards are paid for in a campaign. */
  gold: TREASURE.worth,
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

/** This much worth makes the odds of winning e times as high. */
const PER_ODDS = 15;

/** How much there is of everything, as the heroes count it, if one of this side is to decide. */
function amountsIn(g: Descent, side: Side): Amounts {
  const found = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Amounts;
  found.cards = handOf(g).length;
  found.threat = g.threat;
  if (g.campaign) found.fortune = together(g);
  found.doors = g.doors.filter((door) => door === CLOSED).length;
  for (const figure of onMap(g)) addFigure(g, figure, found);
  for (const figure of awayFigures(g)) if (isHero(g, figure)) addFallen(g, figure, found);
  for (const { on } of conditionCards(g)) {
    const figure = onMap(g).find(({ id }) => id === on);
    if (figure) found.conditions += isHero(g, figure) ? -1 : 1;
  }
  for (let hero = 0; hero < g.players.length; hero++)
    for (const { used } of foundBy(g, hero)) {
      if (!used) found.found++;
      if (g.campaign && !g.legend) found.gold++;
    }
  found.race = races(g, side);
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
    if (isLeftAsleep(g, figure)) return;
    found.monsters++;
    found['monster-health'] += left;
    found.aims -= aimedAt(g, figure) / AIMED;
  } else {
    found.allies++;
    found.aims += aimedAt(g, figure) / AIMED;
  }
}

/** Whoever lies knocked out has as far to go as if he stood there: he gains nothing by lying. */
function addFallen(g: Descent, figure: Figure, found: Amounts): void {
  found.fallen += healthOf(g, figure) - figure.damage;
  if (liesKnockedOut(figure)) found.ground += standing(g, figure);
}

/** How far both sides have come with what the quest counts; the last steps count most. */
function races(g: Descent, side: Side): number {
  let sum = 0;
  for (const card of questCards(g)) {
    const { race, on } = defOf(g, card) as LastingDef;
    if (!race) continue;
    const done = card.tokens / forHeroes(race.n, g.players.length, race.more);
    const handedIn = !g.legend && on?.entered ? (card.tokens * walkOfAll(g)) / WORTHS.race : 0;
    const away = on?.left ? (card.tokens * MISSED[race.side]) / WORTHS.race : 0;
    sum += (race.side === 'heroes' ? 1 : -1) * (done ** 1.4 + handedIn + away);
  }
  if (g.legend) return sum;
  const walked = (side === 'heroes' ? 1 : -1) * marksUsed(g, side) * walkOfAll(g);
  return sum + (walked + carriedOff(g)) / WORTHS.race;
}

/**
 * Whoever takes something up has a long way before it: what is carried has to be worth more than that, and less than what
 * has been brought home.
 */
function carriedOff(g: Descent): number {
  let sum = 0;
  for (const figure of onMap(g))
    if (figure.tokens > 0 || hasSeized(g, figure)) sum += (sideOf(g, figure) === 'heroes' ? 1 : -1) * CARRIED;
  return sum;
}

/** Whether a figure carries an objective token that its side is after. */
const hasSeized = (g: Descent, figure: Figure): boolean =>
  aimsOf(g).some(({ what, side }) => what === 'seize' && side === sideOf(g, figure)) &&
  carriedBy(g, figure).length > 0;

const CARRIED = 20;

/** Whoever has left the map is missed there. What the quest counts for it has to be worth more than a figure. */
const MISSED: { readonly [side in Side]: number } = { heroes: 16, overlord: 6 };

/**
 * A mark that has been used is no goal any more, and the whole side is farther from the next one. What was done there has
 * to be worth more than that to the side that does it, or nobody would do it.
 */
function marksUsed(g: Descent, side: Side): number {
  const names = aimsOf(g).flatMap((aim) => (aim.side === side && aim.mark !== null ? [aim.mark] : []));
  let n = 0;
  if (names.length > 0)
    for (const { def, label, used } of tokensOnMap(g))
      if (def === MARK && used && names.includes(label!)) n++;
  return n;
}

const walkOfAll = (g: Descent): number => STEP.goal * FROM_MARK_TO_MARK * (g.players.length + 1);
const FROM_MARK_TO_MARK = 12;

/** How good a position is for the heroes, in health, if one of this side is to decide. */
export function worthForHeroes(g: Descent, side: Side): number {
  const amounts = amountsIn(g, side);
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
    const side = sideOfSeat(state, seat);
    const sign = side === 'heroes' ? 1 : -1;
    const amounts = amountsIn(state, side);
    return FEATURES.map((feature) => sign * amounts[feature]);
  },
  why: (feature, { n, other }) => [`d2.why.${feature}`, { n: Math.abs(n), other: Math.abs(other) }],
};
