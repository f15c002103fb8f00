import type { GamePackage } from '@questwright/games';
import * as magpies from '@questwright/magpies';
import * as ticTacToe from '@questwright/tic-tac-toe';
import { snag } from './snag.ts';

/** The games of the tests: small, with secrets, and with faults. */
const games: Record<string, GamePackage> = {
  magpies,
  'tic-tac-toe': ticTacToe,
  snag: snag as GamePackage,
};

export const gameIds = Object.keys(games);
export const loadGame = async (id: string): Promise<GamePackage | undefined> => games[id];
