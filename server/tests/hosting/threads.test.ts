import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Runaway, ThreadLost } from '../../src/hosting/fault.ts';
import { Threads } from '../../src/hosting/threads.ts';
import { Watch } from '../../src/hosting/watch.ts';
import { bundledThread } from '../kit/bundle.ts';
import { TEST_GAMES } from '../kit/server.ts';

const LIMIT = 60_000;
const stored = { rules: '1', options: {}, seats: ['Ann'], seed: 'seed', moves: [], checkpoints: [] };
const nobody = (): void => {};

describe('a thread', { timeout: 60_000 }, () => {
  let threads: Threads;
  beforeAll(() => {
    const watch = new Watch(60_000);
    threads = new Threads({
      games: TEST_GAMES,
      module: bundledThread,
      count: 1,
      memory: 100,
      nice: 0,
      watch,
    });
  });
  afterAll(() => threads.close());

  const open = (key: number): Promise<unknown> =>
    threads.call('open', { key, id: `match ${key}`, game: 'snag', stored }, LIMIT, nobody);
  const answer = (key: number, way: string, n: number): Promise<unknown> =>
    threads.call('answer', { key, seat: 0, answer: way, n }, LIMIT, nobody);

  it('that would take up too much memory is replaced, and its other matches can be opened again', async () => {
    await open(1);
    await open(2);
    await answer(2, 'on', 1);
    await expect(answer(1, 'hoard', 1)).rejects.toThrow('memory');
    await expect(answer(2, 'on', 2)).rejects.toThrow(ThreadLost);
    await open(2);
    await answer(2, 'on', 1);
  });

  it.each(['endless', 'stuck'])(
    'in which a bot is %s is replaced, and whoever waited has a turn',
    async (level) => {
      await open(5);
      const thought = await threads.call('thought', { key: 5, seat: 0 }, LIMIT, nobody);
      const task = { game: 'snag', options: {}, seats: ['Ann'], thought, random: 'r' };
      const metered: number[] = [];
      const stopped = threads.call('think', { ...task, level }, 100, (ms) => metered.push(ms));
      const behind = threads.call('think', { ...task, level: 'steady' }, LIMIT, nobody);
      const lost = threads.call('checkpoint', { key: 5 }, LIMIT, nobody);
      lost.catch(() => {});
      await expect(stopped).rejects.toThrow(Runaway);
      expect(metered).toEqual([100]);
      expect(await behind).toBe('on');
      await expect(lost).rejects.toThrow(ThreadLost);
    },
  );

  it('has its matches until they are closed', async () => {
    await open(3);
    await threads.call('close', { key: 3 }, LIMIT, nobody);
    await expect(answer(3, 'on', 1)).rejects.toThrow(ThreadLost);
  });

  it('takes calls in the order in which they come', async () => {
    await open(4);
    const done: number[] = [];
    await Promise.all([1, 2, 3].map((n) => answer(4, 'on', n).then(() => done.push(n))));
    expect(done).toEqual([1, 2, 3]);
  });
});
