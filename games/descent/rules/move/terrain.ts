import { type Ability, head, printed } from '@questwright/adventure';
import { tokenDef } from '../catalogue.ts';
import type { LastingDef, TokenDef } from '../definitions.ts';
import { tablesOf } from '../ground.ts';
import { CRUMBLING, HAZARD, LAVA, PIT, SLUDGE, WATER } from '../map/terrain.ts';
import { makePiece, questCards, tokensOnMap } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';

type Kind = 'lava' | 'pit' | 'sludge' | 'crumbling';

const SPACES: { readonly [kind in Kind]: readonly number[] } = {
  lava: [LAVA, HAZARD],
  pit: [PIT],
  sludge: [SLUDGE],
  crumbling: [CRUMBLING],
};

/** Terrain that a token can give to a space. */
export const TOKEN_TERRAINS = {
  water: WATER,
  lava: LAVA,
  pit: PIT,
  sludge: SLUDGE,
  hazard: HAZARD,
  crumbling: CRUMBLING,
} as const;
export type TokenTerrain = keyof typeof TOKEN_TERRAINS;

const capital = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** A kind of terrain, as it is written. */
export const terrain = (kind: Kind, abilities: readonly Ability[]): LastingDef => ({
  ...head({ id: `terrain-${kind}`, name: capital(kind) }),
  kind: 'lasting',
  ...printed(abilities),
});

/** A token that gives the space under it this terrain. */
export const terrainToken = (kind: TokenTerrain): TokenDef => ({
  ...head({ id: `token-${kind}`, name: capital(kind) }),
  kind: 'token',
  terrain: TOKEN_TERRAINS[kind],
  ...printed([]),
});

/** The token on a space that makes it this terrain; undefined when none does. */
export const tokenThatMakes = (g: Descent, kind: number, space: number): Piece | undefined =>
  tokensOnMap(g).find((token) => token.at === space && tokenDef(g, token).terrain === kind);

/** Puts a token on a space that gives it terrain, with the rules of that terrain if they are not in play yet. */
export function putTerrain(g: Descent, kind: TokenTerrain, space: number): void {
  makePiece(g, `token-${kind}`, 'tokens', { at: space });
  layRules(g, [TOKEN_TERRAINS[kind]]);
}

/** The rules of the terrain that is on the map lie in play like those of a quest. */
export const layTerrain = (g: Descent): void => layRules(g, tablesOf(g).terrain);

function layRules(g: Descent, terrains: Iterable<number>): void {
  const there = new Set(terrains);
  for (const kind of Object.keys(SPACES) as Kind[]) {
    const def = `terrain-${kind}`;
    if (SPACES[kind].some((one) => there.has(one)) && !questCards(g).some((card) => card.def === def))
      makePiece(g, def, 'quest');
  }
}
