import type { TileSide } from '../../rules/map/tiles.ts';

/** The small pieces of the base box: entrances, exits, extensions, end caps, and the transition. */
export const PIECES = {
  'entrance-outdoor': {
    setting: 'outdoor',
    piece: 'entrance',
    grid: ['..', '..'],
    openings: { north: [0, 1] },
  },
  'exit-outdoor': {
    setting: 'outdoor',
    piece: 'exit',
    grid: ['..', '..'],
    openings: { north: [0, 1] },
  },
  'extension-outdoor': {
    setting: 'outdoor',
    piece: 'extension',
    grid: ['..'],
    openings: { north: [0, 1], south: [0, 1] },
  },
  'end-cap-outdoor': {
    setting: 'outdoor',
    piece: 'end cap',
    grid: ['..'],
    openings: { north: [0, 1] },
  },
  'entrance-indoor': {
    setting: 'indoor',
    piece: 'entrance',
    grid: ['..', '..'],
    openings: { north: [0, 1] },
  },
  'exit-indoor': {
    setting: 'indoor',
    piece: 'exit',
    grid: ['..', '..'],
    openings: { north: [0, 1] },
  },
  'extension-indoor': {
    setting: 'indoor',
    piece: 'extension',
    grid: ['..'],
    openings: { north: [0, 1], south: [0, 1] },
  },
  'end-cap-indoor': {
    setting: 'indoor',
    piece: 'end cap',
    grid: ['..'],
    openings: { north: [0, 1] },
  },
  transition: {
    setting: 'both',
    piece: 'transition',
    grid: ['..', '..'],
    openings: { north: [0, 1], south: [0, 1] },
  },
} as const satisfies Readonly<Record<string, TileSide>>;
