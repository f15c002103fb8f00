import { createHash } from 'node:crypto';
import { game as magpies } from '../../../examples/magpies/rules/index.ts';
import { game as ticTacToe } from '../../../examples/tic-tac-toe/rules/index.ts';
import { createMatch, createRandom, type Game, writeMatch } from '../../src/index.ts';
import { playRandomly } from '../../src/testing/proofs.ts';

/** A fingerprint of every state, log and file of some matches with fixed seeds and answers. */
export function digest(): string {
  const hash = createHash('sha256');
  for (const game of [magpies, ticTacToe] as Game[]) {
    for (let seed = 0; seed < 25; seed++) {
      const match = createMatch({ game, seats: ['Ada', 'Ben'], seed });
      playRandomly(match, createRandom(seed), ({ state }) => void hash.update(JSON.stringify(state)));
      hash.update(JSON.stringify(match.log)).update(writeMatch(match));
    }
  }
  return hash.digest('hex');
}
