import type { TileSide } from '../../rules/map/tiles.ts';

/** The tiles of Lair of the Wyrm. The inner walls of 31B are not known, so that no quest uses it. */
export const LAIR_TILES = {
  '31A': {
    setting: 'outdoor',
    grid: ['......', '......', '..xx..', '......', '......', '......'],
    openings: { north: [2, 3], east: [2, 3], south: [2, 3], west: [2, 3] },
  },
  '31B': {
    setting: 'indoor',
    grid: ['......', '......', '......', '......', '......', '......'],
    openings: { north: [2, 3], east: [2, 3], south: [2, 3], west: [2, 3] },
  },
  '32A': {
    setting: 'outdoor',
    grid: ['....', '....', '....', '....'],
    openings: { north: [1, 2], east: [1, 2], south: [1, 2], west: [1, 2] },
  },
  '32B': {
    setting: 'indoor',
    grid: ['....', '....', '....', '....'],
    openings: { north: [1, 2], east: [1, 2], south: [1, 2], west: [1, 2] },
  },
  '33A': {
    setting: 'outdoor',
    grid: ['.ww.', '.ww.'],
    openings: { east: [0, 1], west: [0, 1] },
  },
  '33B': {
    setting: 'indoor',
    grid: ['....', '....'],
    openings: { east: [0, 1], west: [0, 1] },
  },
  '34A': {
    setting: 'outdoor',
    grid: ['...', '...', '...', '...', '...', '...'],
    openings: { east: [0, 1], west: [4, 5] },
  },
  '34B': {
    setting: 'indoor',
    grid: ['...', '...', '...', '...', '...', '...'],
    openings: { east: [4, 5], west: [0, 1] },
  },
  '35A': {
    setting: 'outdoor',
    grid: ['_....', '.....', '.....', '__...', '__.._'],
    openings: { north: [2, 3], south: [2, 3], west: [1, 2] },
  },
  '35B': {
    setting: 'indoor',
    grid: ['...._', '.ll..', 'lll..', '...__', '_..__'],
    openings: { north: [1, 2], east: [1, 2], south: [1, 2] },
  },
} as const satisfies Readonly<Record<string, TileSide>>;
