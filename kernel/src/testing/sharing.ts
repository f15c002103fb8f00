import type { Random } from '../chance.ts';
import { createMatch, type MatchSetup } from '../match.ts';
import { randomAnswer } from '../program.ts';
import type { State } from '../state.ts';
import { assertSame } from './same.ts';

/**
 * A match shares cards with its checkpoints until it takes them in hand. Plays a random match that keeps checkpoints
 * beside one that keeps none, so shares nothing, and throws unless they stay the same. The checkpoints are frozen:
 * rules that change what is not theirs fail. So are those of forks, of which every n-th position gets one.
 */
export function proveSharing<G extends State>(
  setup: MatchSetup<G>,
  random: Random,
  every = 5,
  ahead = 20,
): void {
  const alone = createMatch({ ...setup, checkpoints: false });
  const match = createMatch(setup);
  while (alone.choice) {
    for (const { state } of match.checkpoints) if (!Object.isFrozen(state)) freeze(state);
    assertSame(`the state after ${alone.count} answers`, alone.state, match.state);
    if (alone.count % every === 0) {
      const fork = match.fork({ checkpoints: alone.count % 2 === 0 });
      assertSame(`the state of a fork after ${alone.count} answers`, alone.state, fork.state);
      for (let i = 0; fork.choice && i < ahead; i++) {
        freeze(fork.newestCheckpoint.state);
        fork.answer(fork.choice.seat, randomAnswer(fork.choice, random));
      }
    }
    const { seat } = alone.choice;
    const answer = randomAnswer(alone.choice, random);
    alone.answer(seat, answer);
    match.answer(seat, answer);
  }
  assertSame('the end', alone.state, match.state);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
