import { playOurs } from './kernel/tic-tac-toe/ours.ts';
import { type Effort, rates, type Work } from './measure.ts';
import type { Figures } from './section.ts';

/** What is measured of a game: choices of random matches, forks in the middle of one, and whole random matches. */
export interface GameWork {
  readonly choices: Work;
  readonly forks: Work;
  readonly playouts: Work;
}

/** How fast a game is, next to tic-tac-toe in the same run: machines differ, and the ratio does not. */
export async function besideTicTacToe(
  work: GameWork,
  effort: Effort,
  onProgress: (done: number, of: number) => void,
): Promise<Figures> {
  const { choices, forks, playouts } = await rates({ ...work }, effort, onProgress);
  const { ticTacToe } = await rates({ ticTacToe: () => playOurs(200) }, effort, onProgress);
  return {
    choicesPerSecond: choices,
    ticTacToe,
    ofTicTacToe: choices / ticTacToe,
    forkMicros: 1e6 / forks,
    playoutMicros: 1e6 / playouts,
    forkOfPlayout: playouts / forks,
  };
}
