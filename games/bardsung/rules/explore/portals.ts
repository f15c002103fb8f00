import { layoutOf } from '../map/layout.ts';
import type { Opening } from '../map/mat.ts';
import type { Bardsung } from '../state.ts';

/** The unexplored portals of a zone, each with why it cannot be explored; null when it can. */
export const whyNotExplore = (
  g: Bardsung,
  at: number,
): (readonly [Opening, readonly [string, string] | null])[] =>
  layoutOf(g)
    .unexplored.filter(({ zone }) => zone === at)
    .map((opening) => [opening, isDead(g, opening) ? ['bs.why.dead-end', 'BS-EXPL-12'] : null]);

export const isDead = (g: Bardsung, { portal }: Opening): boolean => g.dead.includes(portal);

/** The portals that could still be explored. */
export const openPortals = (g: Bardsung): readonly Opening[] =>
  layoutOf(g).unexplored.filter((opening) => !isDead(g, opening));
