import type { LastingDef, TokenDef } from '../../rules/definitions.ts';
import { TOKEN_TERRAINS, type TokenTerrain, terrainToken } from '../../rules/move/terrain.ts';
import { crumbling } from './crumbling.ts';
import { lava } from './lava.ts';
import { pit } from './pit.ts';
import { sludge } from './sludge.ts';

/** Terrain that does something. Water only costs a point more, and obstacles are the map's. */
export const terrains: readonly LastingDef[] = [crumbling, lava, pit, sludge];

/** Tokens that give a space its terrain. */
export const terrainTokens: readonly TokenDef[] = (Object.keys(TOKEN_TERRAINS) as TokenTerrain[]).map(
  terrainToken,
);
