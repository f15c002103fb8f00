import type { RoomTile } from '../../rules/rooms/tile.ts';

/*
 * The tiles of secret rooms. Their shapes and their terrain are as printed; where the entrance is and where challenge tokens
 * lie is ours.
 */

const HALL = ['.....', '.....', '.....', '.....', '.....'];
const IN_HALL = {
  entrance: [2, 4],
  challenges: [
    [0, 0],
    [4, 0],
    [0, 2],
    [4, 2],
  ],
} as const;

export const S1A: RoomTile = { side: { setting: 'outdoor', grid: HALL, openings: {} }, ...IN_HALL };
export const S1B: RoomTile = { side: { setting: 'indoor', grid: HALL, openings: {} }, ...IN_HALL };

export const S2A: RoomTile = {
  side: { setting: 'outdoor', grid: ['__..', '..w.', '.w..'], openings: {} },
  entrance: [0, 2],
  challenges: [
    [3, 0],
    [3, 2],
    [2, 0],
    [3, 1],
  ],
};

export const S2B: RoomTile = {
  side: { setting: 'indoor', grid: ['..__', '.ww.', '....'], openings: {} },
  entrance: [3, 2],
  challenges: [
    [0, 0],
    [0, 2],
    [1, 0],
    [0, 1],
  ],
};
