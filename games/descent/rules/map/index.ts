export { AssemblyError, assemble, type Barred, type Placed } from './assemble.ts';
export { SIZES, type Size } from './bases.ts';
export { close, closedIn, has, nothing, open, put, take } from './bits.ts';
export {
  adjacentTo,
  areAdjacent,
  distance,
  distanceBetween,
  distancesAround,
  distancesOf,
  NO_PATH,
} from './count.ts';
export { closestTo, furthestFrom } from './directions.ts';
export { isAcrossElevation } from './elevation.ts';
export { gateName, gateNamed, isNextTo, standsInIt } from './gates.ts';
export { tablesOf } from './known.ts';
export { landings } from './landing.ts';
export type { Layout } from './layout.ts';
export { canStop, fits, liesThrough } from './lies.ts';
export { seeEachOther, sees, seesSpace, touch } from './sight.ts';
export { climbsFrom, type Gait, isEmpty, pointsTo, stepsFrom, UNREACHED, type Walk } from './steps.ts';
export { compile, type MapTables, tableBytes } from './tables.ts';
export type { TileSide } from './tiles.ts';
