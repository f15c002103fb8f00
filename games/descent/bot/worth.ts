import type { Match } from '@questwright/kernel';
import { defOf, figureDef } from '../rules/catalogue.ts';
import type { LastingDef } from '../rules/definitions.ts';
import { healthOf, remainingHealth, staminaOf } from '../rules/figures/characteristics.ts';
import { isHero } from '../rules/figures/sides.ts';
import { CLOSED } from '../rules/ground.ts';
import { handOf } from '../rules/overlord/deck.ts';
import { awayFigures, conditionCards, foundBy, onMap, questCards } from '../rules/pieces.ts';
import type { Descent, Figure, Side } from '../rules/state.ts';
import { aimsOf, isAfter } from './aims.ts';
import { standing } from './standing.ts';

/** What things are worth, in the health that one would give for them. */
const WORTH = {
  won: 200,
  /** A hero on the map, and each point of health and of fatigue that can still be suffered. */
  hero: 4,
  heroHealth: 0.7,
  stamina: 0.2,
  /** A monster on the map, and each point of its health. */
  monster: 2,
  monsterHealth: 0.5,
  /** More for whom the heroes are to defeat or keep, and for its health. */
  aimed: 5,
  aimedHealth: 9,
  /** A condition, a Search card, a card in the overlord's hand, a door that is still closed. */
  condition: 0.8,
  found: 0.8,
  card: 0.6,
  door: 1,
  /** All the tokens that a side has to gather on a card. */
  race: 16,
} as const;

/** How good a position is for a side. */
export function worth({ state: g, over }: Match<Descent>, side: Side): number {
  const sum = over ? (over.result === 'heroes' ? WORTH.won : -WORTH.won) : forHeroes(g);
  return side === 'heroes' ? sum : -sum;
}

function forHeroes(g: Descent): number {
  let sum = -WORTH.card * handOf(g).length - WORTH.door * g.doors.filter((door) => door === CLOSED).length;
  for (const figure of onMap(g)) {
    sum += (figureDef(g, figure).sort === 'object' ? 0 : 1) * worthOf(g, figure) + standing(g, figure);
  }
  for (const figure of awayFigures(g))
    if (isHero(g, figure)) sum += 0.1 * (healthOf(g, figure) - figure.damage);
  for (const { on } of conditionCards(g)) {
    const figure = onMap(g).find(({ id }) => id === on);
    if (figure) sum -= isHero(g, figure) ? WORTH.condition : -WORTH.condition;
  }
  for (let hero = 0; hero < g.players.length; hero++)
    sum += WORTH.found * foundBy(g, hero).filter(({ used }) => !used).length;
  return sum + races(g);
}

/** What a figure on the map is worth to the heroes: monsters are worth less than nothing. */
export function worthOf(g: Descent, figure: Figure): number {
  if (isHero(g, figure)) {
    const stamina = staminaOf(g, figure) ?? 0;
    return (
      WORTH.hero +
      WORTH.heroHealth * remainingHealth(g, figure) +
      WORTH.stamina * Math.max(0, stamina - figure.fatigue)
    );
  }
  const left = remainingHealth(g, figure);
  const { sort } = figureDef(g, figure);
  const isTheirs = sort === 'monster' || sort === 'lieutenant';
  let n = isTheirs ? WORTH.monster + WORTH.monsterHealth * left : 1;
  for (const aim of aimsOf(g))
    if (aim.what !== 'reach' && aim.what !== 'fetch' && isAfter(g, aim, figure))
      n += WORTH.aimed + (WORTH.aimedHealth * left) / Math.max(1, healthOf(g, figure));
  return isTheirs ? -n : n;
}

/** How far both sides have come with what the quest counts. */
function races(g: Descent): number {
  let sum = 0;
  for (const card of questCards(g)) {
    const { race } = defOf(g, card) as LastingDef;
    if (!race) continue;
    const done = card.tokens / (race.n + race.more * g.players.length);
    sum += (race.side === 'heroes' ? 1 : -1) * WORTH.race * done ** 1.4;
  }
  return sum;
}
