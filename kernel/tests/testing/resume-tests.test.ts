import { describe, expect, it } from 'vitest';
import { CHECKPOINT, chooseOption, create } from '../../src/index.ts';
import { end, options, toyGame } from '../toy.ts';
import { type MadeTest, testsMade } from './made-tests.ts';

const REPLAY = 'a match goes on from every checkpoint, through JSON';
const SHARING = 'a match leaves its checkpoints as they are, and what it shares with them changes nothing';
const UNDO = 'a match goes on from its file, and after every undo';

/** The tests of a game of eight rounds, in each of which something happens outside its state. */
async function testsOf(
  round: (n: number, held: { gold: number }) => unknown,
): Promise<Map<string, MadeTest['run']>> {
  const made = await testsMade<typeof import('../../src/testing/resume-tests.ts')>(
    'resume-tests',
    ({ resumeTests }) => {
      const game = toyGame(function* (g) {
        if (g.minted === 0) create(g, 'purse', 'table', { gold: 0 } as never);
        for (;;) {
          yield CHECKPOINT;
          const among = options('on', 'also on');
          yield* chooseOption(g, { seat: 0, prompt: 'toy.act', among });
          g.notes.push(`${round(++g.turn, g.zones.table![0] as never)}`);
          if (g.turn === 8) end(g);
        }
      });
      resumeTests((n) => ({ game, seats: ['Ada'], seed: n }), 1);
    },
  );
  return new Map(made.map(({ title, run }) => [title, run]));
}

describe('the tests that a match can be taken up anywhere', () => {
  it('pass rules that keep everything in the state', async () => {
    const tests = await testsOf((n) => n);
    expect([...tests.keys()]).toEqual([REPLAY, SHARING, UNDO]);
    for (const run of tests.values()) expect(run).not.toThrow();
  });

  it('catch rules that count outside the state, each of them', async () => {
    let rounds = 0;
    const tests = await testsOf(() => ++rounds);
    for (const run of tests.values()) expect(run).toThrow(/differs/);
  });

  it('catch rules that change a card which is the checkpoint’s', async () => {
    const tests = await testsOf((_, held) => ++held.gold);
    expect(tests.get(SHARING)!).toThrow(/read only|differs/);
  });
});
