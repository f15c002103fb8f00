import type { TileSide } from '../../rules/map/tiles.ts';

/** The B sides of the large tiles of the base box. */
export const INDOOR = {
  '1B': {
    setting: 'indoor',
    grid: ['..x.....', '..x.....', '........', '........', '..x.....', '..x.....'],
    openings: { north: [3, 4], south: [3, 4], west: [2, 3] },
  },
  '2B': {
    setting: 'indoor',
    grid: ['......', '......', '......', '......', '......', '......'],
    openings: { north: [2, 3], south: [2, 3] },
  },
  '3B': {
    setting: 'indoor',
    grid: ['......', '......', '......', '......'],
    openings: { east: [1, 2], south: [2, 3], west: [1, 2] },
  },
  '4B': {
    setting: 'indoor',
    grid: ['......', 'pppp.p', '......', '......', '......', '......'],
    openings: { north: [2, 3], west: [2, 3] },
  },
  '5B': {
    setting: 'indoor',
    grid: ['......', '......', '......', '......'],
    openings: { east: [1, 2], south: [2, 3], west: [1, 2] },
  },
  '6B': {
    setting: 'indoor',
    grid: ['......', '......', '......', '......'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '7B': {
    setting: 'indoor',
    grid: ['......', '......', '......', '......'],
    openings: { north: [1, 2], south: [3, 4] },
  },
  '8B': {
    setting: 'indoor',
    grid: ['....', '....', '....', '....'],
    openings: { north: [1, 2], west: [1, 2] },
  },
  '9B': {
    setting: 'indoor',
    grid: ['....', '....', '....', '....'],
    openings: { north: [1, 2], east: [1, 2], west: [1, 2] },
  },
  '10B': {
    setting: 'indoor',
    grid: ['....', '....', '....', '....'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '11B': {
    setting: 'indoor',
    grid: ['....', '....', '....', '....'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '12B': {
    setting: 'indoor',
    grid: ['_....', '.....', '.ll..', '__l..', '__.._'],
    openings: { south: [2, 3], west: [1, 2] },
  },
  '13B': {
    setting: 'indoor',
    grid: ['_...._', '......', '......', '......', '____..', '____..'],
    openings: { north: [2, 3], south: [4, 5] },
  },
  '14B': {
    setting: 'indoor',
    grid: ['..._', '....', '....', '..._'],
    openings: { east: [1, 2], west: [1, 2] },
  },
  '15B': {
    setting: 'indoor',
    grid: ['_..__', '.....', '.....', '___..'],
    openings: { north: [1, 2], south: [3, 4] },
  },
  '16B': {
    setting: 'indoor',
    grid: ['_.._', '....', '....', '_.._'],
    openings: { north: [1, 2], east: [1, 2], south: [1, 2], west: [1, 2] },
  },
  '17B': {
    setting: 'indoor',
    grid: ['__..', '__..', '....', '....'],
    openings: { north: [2, 3], west: [2, 3] },
  },
  '18B': {
    setting: 'indoor',
    grid: ['__..', '__..', '....', '....'],
    openings: { north: [2, 3], west: [2, 3] },
  },
  '19B': {
    setting: 'indoor',
    grid: ['......', '......', '......'],
    openings: { east: [0, 1], west: [1, 2] },
  },
  '20B': {
    setting: 'indoor',
    grid: ['........', '........', '..____..'],
    openings: { east: [1, 2], south: [0, 1] },
  },
  '21B': {
    setting: 'indoor',
    grid: ['..ww..', '..ww..', '..ww..'],
    openings: { east: [1, 2], west: [0, 1] },
  },
  '22B': {
    setting: 'indoor',
    grid: ['......', '......'],
    openings: { east: [0, 1], west: [0, 1] },
  },
  '23B': {
    setting: 'indoor',
    grid: ['......', '......'],
    openings: { east: [0, 1], south: [2, 3], west: [0, 1] },
  },
  '24B': {
    setting: 'indoor',
    grid: ['......', '......'],
    openings: { south: [4, 5], west: [0, 1] },
  },
  '25B': {
    setting: 'indoor',
    grid: ['......', '......'],
    openings: { east: [0, 1], south: [0, 1] },
  },
  '26B': {
    setting: 'indoor',
    grid: ['_.._', '....', '....'],
    openings: { north: [1, 2], south: [1, 2] },
  },
  '27B': {
    setting: 'indoor',
    grid: ['..', '..', '..', '..'],
    openings: { east: [2, 3], west: [0, 1] },
  },
  '28B': {
    setting: 'indoor',
    grid: ['....', '....'],
    openings: { north: [0, 1], south: [2, 3] },
  },
  '29B': {
    setting: 'indoor',
    grid: ['....', '....'],
    openings: { east: [0, 1], west: [0, 1] },
  },
  '30B': {
    setting: 'indoor',
    grid: ['....', '....'],
    openings: { east: [0, 1], west: [0, 1] },
  },
} as const satisfies Readonly<Record<string, TileSide>>;
