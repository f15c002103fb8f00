import { TILES } from '../../../games/descent/content/tiles/index.ts';
import { assemble, type Barred, type Layout, type Placed } from '../../../games/descent/rules/map/index.ts';

/** As large as the maps of quests are, with a loop, water, obstacles and doors: 139 spaces. */
const ON_THE_TABLE: readonly Placed[] = [
  { tile: TILES['1A'], name: 'Shore', x: 0, y: 0, turns: 2 },
  { tile: TILES['4A'], name: 'Clearing', x: 1, y: -6, turns: 2 },
  { tile: TILES['5A'], name: 'Crossroads', x: -4, y: 0, turns: 3 },
  { tile: TILES['17A'], name: 'Bend', x: -3, y: -4, turns: 1 },
  { tile: TILES['22A'], name: 'Road', x: 3, y: 6, turns: 1 },
  { tile: TILES['entrance-outdoor'], name: 'Entrance', x: -3, y: 6 },
  { tile: TILES['exit-outdoor'], name: 'Exit', x: 3, y: 12 },
];

const DOORS: readonly Barred[] = [
  { kind: 'door', between: ['Shore', 'Clearing'] },
  { kind: 'door', between: ['Shore', 'Road'] },
  { kind: 'portcullis', between: ['Clearing', 'Bend'] },
  { kind: 'overgrowth', between: ['Shore', 'Crossroads'] },
];

export const questMap = (): Layout => assemble(ON_THE_TABLE, DOORS);
