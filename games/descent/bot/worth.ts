import { figureDef } from '../rules/catalogue.ts';
import { healthOf, remainingHealth, staminaOf } from '../rules/figures/characteristics.ts';
import { groupOf, isInactive } from '../rules/figures/groups.ts';
import { isHero } from '../rules/figures/sides.ts';
import type { Descent, Figure } from '../rules/state.ts';
import { aimsOf, isAfter } from './aims.ts';

/** What figures are worth, in the health that one would give for them. */
export const WORTH = {
  /** A hero on the map, and each point of health and of fatigue that can still be suffered. */
  hero: 4,
  heroHealth: 0.7,
  stamina: 0.2,
  /** A monster on the map, and each point of its health. */
  monster: 2,
  monsterHealth: 0.5,
  /** More for a figure that the heroes are to defeat or keep, and for its health. */
  aimed: 5,
  aimedHealth: 9,
} as const;

/** Whoever the quest depends on, in full health. */
export const AIMED = WORTH.aimed + WORTH.aimedHealth;

/** What a figure on the map is worth to the heroes: monsters are worth less than nothing. */
export function worthOf(g: Descent, figure: Figure): number {
  const left = remainingHealth(g, figure);
  if (isHero(g, figure)) {
    const stamina = staminaOf(g, figure) ?? 0;
    return WORTH.hero + WORTH.heroHealth * left + WORTH.stamina * Math.max(0, stamina - figure.fatigue);
  }
  const { sort } = figureDef(g, figure);
  const isTheirs = sort === 'monster' || sort === 'lieutenant';
  const plain = isTheirs ? WORTH.monster + WORTH.monsterHealth * left : 1;
  return (isTheirs ? -1 : 1) * (plain + aimedAt(g, figure));
}

/** Whether nobody has to fear a figure as long as its group is left alone, and the quest does not want it defeated. */
export function isLeftAsleep(g: Descent, figure: Figure): boolean {
  const group = groupOf(g, figure);
  return group !== undefined && isInactive(group) && aimedAt(g, figure) === 0;
}

/** How much more a figure is worth because the heroes are to defeat or to keep it. */
export function aimedAt(g: Descent, figure: Figure): number {
  let n = 0;
  for (const aim of aimsOf(g))
    if (aim.what !== 'reach' && aim.what !== 'seize' && isAfter(g, aim, figure))
      n += WORTH.aimed + (WORTH.aimedHealth * remainingHealth(g, figure)) / Math.max(1, healthOf(g, figure));
  return n;
}
