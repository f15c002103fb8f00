import { type GamePackage, loadGame as loadReal } from '@questwright/games';
import * as magpies from '@questwright/magpies';
import * as ticTacToe from '@questwright/tic-tac-toe';
import { snag } from './snag.ts';

/** The games of the tests: small, with secrets, and with faults. Magpies can be taken up from its version 0. */
const games: Record<string, GamePackage> = {
  magpies: { game: { ...magpies.game, reads: (_, version) => version === '0' } },
  'tic-tac-toe': ticTacToe,
  snag: snag as GamePackage,
};

export const gameIds = Object.keys(games);

/** Heroes of Terrinoth is loaded only where a test asks for it: it is large. */
export const loadGame = async (id: string): Promise<GamePackage | undefined> =>
  id === 'heroes-of-terrinoth' ? loadReal(id) : games[id];
