import type { LastingDef } from '../../rules/definitions.ts';
import { lava } from './lava.ts';
import { pit } from './pit.ts';
import { sludge } from './sludge.ts';

/** Terrain that does something. Water only costs a point more, and obstacles are the map's. */
export const terrains: readonly LastingDef[] = [lava, pit, sludge];
