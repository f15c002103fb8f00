import { isHero } from '../rules/figures/sides.ts';
import { spacesApart } from '../rules/ground.ts';
import { tokensOnMap } from '../rules/pieces.ts';
import { SEARCH_TOKEN } from '../rules/search/token.ts';
import type { Descent, Figure } from '../rules/state.ts';
import { farFrom } from './aims.ts';

/** What a search is worth in a campaign, where every Search card is paid for, and what a space less to the next one is. */
export const TREASURE = { worth: 3, step: 0.15 } as const;

/** Farther than this nobody goes for a search alone. */
const NEAR = 10;

/** Where there is something to search for a figure that cares: outside of a campaign gold buys nothing. */
export const treasuresFor = (g: Descent, figure: Figure): readonly number[] =>
  g.campaign && !g.legend && isHero(g, figure)
    ? tokensOnMap(g).flatMap(({ def, at }) => (def === SEARCH_TOKEN && at >= 0 ? [at] : []))
    : [];

/** How many of them can be searched from a space. */
export function treasureNear(g: Descent, treasures: readonly number[], space: number): number {
  let n = 0;
  for (const at of treasures) if (spacesApart(g, [space], [at]) <= 1) n++;
  return n;
}

/** How far it is from a space to the nearest of them. */
export function awayFrom(g: Descent, space: number, treasures: readonly number[]): number {
  return treasures.length === 0 ? 0 : Math.max(1, Math.min(NEAR, farFrom(g, space, treasures)));
}
