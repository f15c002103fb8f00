import type { TileSide } from '../../rules/map/tiles.ts';

/** The A sides of the large tiles of the base box. */
export const OUTDOOR = {
  '1A': {
    setting: 'outdoor',
    grid: ['ww......', 'ww......', 'ww......', 'ww......', 'ww......', 'ww......'],
    openings: { north: [3, 4], east: [2, 3], south: [3, 4] },
  },
  '2A': {
    setting: 'outdoor',
    grid: ['......', '..wwww', '..ww..', 'www...', '......', '......'],
    openings: { north: [2, 3], south: [2, 3] },
  },
  '3A': {
    setting: 'outdoor',
    grid: ['wwwwww', '......', '......', '......'],
    openings: { east: [1, 2], south: [2, 3], west: [1, 2] },
  },
  '4A': {
    setting: 'outdoor',
    grid: ['.....x', '....x.', '...x..', '......', 'x.....', '_x....'],
    openings: { north: [2, 3], east: [2, 3] },
  },
  '5A': {
    setting: 'outdoor',
    grid: ['......', '......', '......', '......'],
    openings: { east: [1, 2], south: [2, 3], west: [1, 2] },
  },
  '6A': {
    setting: 'outdoor',
    grid: ['..w...', '..w...', '..w...', '..w...'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '7A': {
    setting: 'outdoor',
    grid: ['..x..x', '......', '......', 'x..x..'],
    openings: { north: [3, 4], south: [1, 2] },
  },
  '8A': {
    setting: 'outdoor',
    grid: ['....', '....', '....', '....'],
    openings: { north: [1, 2], east: [1, 2] },
  },
  '9A': {
    setting: 'outdoor',
    grid: ['....', '....', '....', '....'],
    openings: { north: [1, 2], east: [1, 2], west: [1, 2] },
  },
  '10A': {
    setting: 'outdoor',
    grid: ['....', '....', '....', '....'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '11A': {
    setting: 'outdoor',
    grid: ['....', '....', '....', '....'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '12A': {
    setting: 'outdoor',
    grid: ['...._', '.www.', '.www.', '.ww__', '_..__'],
    openings: { east: [1, 2], south: [1, 2] },
  },
  '13A': {
    setting: 'outdoor',
    grid: ['_...._', '......', '......', '......', '..____', '..____'],
    openings: { north: [2, 3], south: [0, 1] },
    walls: [
      [
        [1, 0],
        [1, 1],
      ],
      [
        [4, 0],
        [4, 1],
      ],
    ],
  },
  '14A': {
    setting: 'outdoor',
    grid: ['_...', '....', '....', '_...'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '15A': {
    setting: 'outdoor',
    grid: ['__.._', '.....', '.....', '..___'],
    openings: { north: [2, 3], south: [0, 1] },
  },
  '16A': {
    setting: 'outdoor',
    grid: ['_.._', '....', '....', '_.._'],
    openings: { north: [1, 2], east: [1, 2], south: [1, 2], west: [1, 2] },
  },
  '17A': {
    setting: 'outdoor',
    grid: ['..__', '..__', '....', '....'],
    openings: { north: [0, 1], east: [2, 3] },
  },
  '18A': {
    setting: 'outdoor',
    grid: ['..__', '..__', '....', '....'],
    openings: { north: [0, 1], east: [2, 3] },
  },
  '19A': {
    setting: 'outdoor',
    grid: ['......', '......', '......'],
    openings: { east: [1, 2], west: [0, 1] },
  },
  '20A': {
    setting: 'outdoor',
    grid: ['........', '........', '..____..'],
    openings: { south: [6, 7], west: [1, 2] },
  },
  '21A': {
    setting: 'outdoor',
    grid: ['.w.ww.', '.w....', '...w..'],
    openings: { east: [0, 1], west: [1, 2] },
  },
  '22A': {
    setting: 'outdoor',
    grid: ['......', '......'],
    openings: { east: [0, 1], west: [0, 1] },
  },
  '23A': {
    setting: 'outdoor',
    grid: ['......', '......'],
    openings: { east: [0, 1], south: [2, 3], west: [0, 1] },
  },
  '24A': {
    setting: 'outdoor',
    grid: ['......', '......'],
    openings: { east: [0, 1], south: [0, 1] },
  },
  '25A': {
    setting: 'outdoor',
    grid: ['......', '......'],
    openings: { south: [4, 5], west: [0, 1] },
  },
  '26A': {
    setting: 'outdoor',
    grid: ['_.._', '....', '....'],
    openings: { north: [1, 2], south: [1, 2] },
  },
  '27A': {
    setting: 'outdoor',
    grid: ['..', '..', '..', '..'],
    openings: { east: [0, 1], west: [2, 3] },
  },
  '28A': {
    setting: 'outdoor',
    grid: ['....', '....'],
    openings: { north: [2, 3], south: [0, 1] },
  },
  '29A': {
    setting: 'outdoor',
    grid: ['....', '....'],
    openings: { east: [0, 1], west: [0, 1] },
  },
  '30A': {
    setting: 'outdoor',
    grid: ['....', '....'],
    openings: { east: [0, 1], west: [0, 1] },
  },
} as const satisfies Readonly<Record<string, TileSide>>;
