import { type GamePackage, loadGame as loadReal } from '@questwright/games';
import type { Game } from '@questwright/kernel';
import * as magpies from '@questwright/magpies';
import * as ticTacToe from '@questwright/tic-tac-toe';
import * as smugglers from '../../../examples/smugglers/rules/index.ts';
import { market } from './market.ts';
import { blunder, snag } from './snag.ts';

export const HEROES = 'heroes-of-terrinoth';
export const RUNEBOUND = 'runebound';

/** Their rules can be taken up from a version 0, which is the same under another name. */
const withPast = (found: GamePackage): GamePackage => ({
  ...found,
  game: { ...found.game, reads: (_, version) => version === '0' },
});

/** The games of the tests: small, with secrets, and with faults. */
const games: Record<string, GamePackage> = {
  magpies: withPast(magpies),
  smugglers: withPast(smugglers),
  'tic-tac-toe': ticTacToe,
  market: market as GamePackage,
  snag: snag as GamePackage,
  blunder: blunder as GamePackage,
};

/** Without the real games, whose rules take a moment to load: see heroes.ts. */
export const gameIds = Object.keys(games);

export async function loadGame(id: string): Promise<GamePackage | undefined> {
  return id === HEROES || id === RUNEBOUND ? withPast((await loadReal(id))!) : games[id];
}

/** A game that the tests certainly have. */
export async function gameOf(id: string): Promise<Game> {
  const found = await loadGame(id);
  if (!found) throw new Error(`The tests have no game "${id}".`);
  return found.game as Game;
}
