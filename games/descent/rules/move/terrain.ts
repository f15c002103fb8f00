import { type Ability, head, printed } from '@questwright/adventure';
import type { LastingDef } from '../definitions.ts';
import { tablesOf } from '../ground.ts';
import { HAZARD, LAVA, PIT, SLUDGE } from '../map/terrain.ts';
import { makePiece } from '../pieces.ts';
import type { Descent } from '../state.ts';

type Kind = 'lava' | 'pit' | 'sludge';

const SPACES: { readonly [kind in Kind]: readonly number[] } = {
  lava: [LAVA, HAZARD],
  pit: [PIT],
  sludge: [SLUDGE],
};

/** A kind of terrain, as it is written. */
export const terrain = (kind: Kind, abilities: readonly Ability[]): LastingDef => ({
  ...head({ id: `terrain-${kind}`, name: `${kind[0]!.toUpperCase()}${kind.slice(1)}` }),
  kind: 'lasting',
  ...printed(abilities),
});

/** The rules of the terrain that is on the map lie in play like those of a quest. */
export function layTerrain(g: Descent): void {
  const there = new Set(tablesOf(g).terrain);
  for (const kind of Object.keys(SPACES) as Kind[])
    if (SPACES[kind].some((one) => there.has(one))) makePiece(g, `terrain-${kind}`, 'quest');
}
