import { afterEach, describe, expect, it } from 'vitest';
import type { BotTask } from '../../src/hosting/calls.ts';
import { CallFault, Runaway, ThreadLost } from '../../src/hosting/fault.ts';
import { Hosting } from '../../src/hosting/hosting.ts';
import type { Running } from '../../src/hosting/running.ts';
import { defaults, type Settings } from '../../src/settings.ts';
import { bundledThread } from '../kit/bundle.ts';
import { HEROES } from '../kit/games.ts';
import { TEST_GAMES_AND_HEROES } from '../kit/server.ts';
import { SLOW_MS } from '../kit/snag.ts';

const nobody = (): void => {};
const stored = {
  rules: '1',
  options: {},
  seats: ['Ann'],
  seed: 'seed',
  moves: [],
  checkpoints: [],
};

describe('where matches are run', { timeout: 60_000 }, () => {
  let hosting: Hosting;
  afterEach(() => hosting.close());

  const begin = async (settings: Partial<Settings>): Promise<void> => {
    const limits = { ...defaults, games: TEST_GAMES_AND_HEROES, threads: 1, ...settings };
    hosting = new Hosting(limits, bundledThread);
    await hosting.games();
  };
  const open = async (id: string): Promise<Running> =>
    (await hosting.open(id, 'snag', stored, nobody)).running;
  const go = (running: Running, way: string): Promise<unknown> => running.answer(0, way, running.situation.n);
  /** How long something takes, in milliseconds. */
  const timeOf = async (act: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await act();
    return performance.now() - began;
  };
  const thinking = async (id: string, level: string): Promise<BotTask> => {
    const running = await open(id);
    return { game: 'snag', level, options: {}, seats: ['Ann'], thought: await running.think(0), random: 'r' };
  };

  it('a match goes on where it was, and says where that is', async () => {
    await begin({});
    const running = await open('a');
    expect(running.situation).toMatchObject({ n: 1, count: 0, asked: [{ n: 1, seats: [0] }], over: null });
    await go(running, 'on');
    expect(running.situation).toMatchObject({ n: 2, count: 1 });
    await running.rewind(0);
    expect(running.situation).toMatchObject({ n: 3, count: 0 });
  });

  it('what fails is told; what does not come to an end is stopped, and the matches beside it can be opened again', async () => {
    await begin({ answerLimit: 200 });
    const [bad, good] = [await open('bad'), await open('good')];
    await go(good, 'on');
    await expect(go(bad, 'throw')).rejects.toThrow(CallFault);
    await expect(go(bad, 'fly')).rejects.toMatchObject({ kind: 'AnswerError' });
    await expect(go(bad, 'hang')).rejects.toThrow(Runaway);
    await expect(go(good, 'on')).rejects.toThrow(ThreadLost);
    await go(await open('good'), 'on');
  });

  it('a match over its budget of time is opened again apart, where it holds up nobody', async () => {
    await begin({ matchMsPerMinute: SLOW_MS, answerLimit: 3000 });
    const slow = await open('slow');
    const quick = await open('quick');
    expect(slow.isOverBudget).toBe(false);
    await go(slow, 'slow');
    await go(slow, 'slow');
    expect([slow.isOverBudget, quick.isOverBudget]).toEqual([true, false]);
    slow.close();
    const apart = await open('slow');
    expect(apart.isOverBudget).toBe(false);
    const hanging = go(apart, 'hang').catch((error: unknown) => error);
    expect(await timeOf(() => go(quick, 'on'))).toBeLessThan(1500);
    expect(await hanging).toBeInstanceOf(Runaway);
  });

  it('a match with made-up components is apart from the beginning', async () => {
    await begin({});
    await open('other');
    const none = { cards: [], enemies: [], locations: [], exploration: [], quests: [] };
    const heroes = [{ id: 'made-up', name: 'Made Up' }];
    const { game } = await import('@questwright/heroes-of-terrinoth');
    const madeUp = {
      ...stored,
      rules: game.version,
      seats: ['Ann', 'Bob'],
      options: { components: JSON.stringify({ heroes, ...none }) },
    };
    await hosting.open('made up', HEROES, madeUp, nobody);
    expect(hosting.residents).toEqual({ together: 1, apart: 1 });
  });

  it('a slow bot holds up no other', async () => {
    await begin({ botLimit: 4000 });
    const [endless, steady] = [await thinking('endless', 'endless'), await thinking('steady', 'steady')];
    const slow = hosting.bots.answer('endless', endless, nobody);
    for (let i = 0; i < 5; i++) {
      const ms = await timeOf(() => hosting.bots.answer('steady', steady, nobody));
      // The first time nobody knows yet how slow the other one is.
      expect(ms).toBeLessThan(i === 0 ? 3000 : 1500);
    }
    expect(await slow).toMatchObject({ fault: expect.stringContaining('4000 ms') });
    const again = hosting.bots.answer('endless', endless, nobody);
    expect(await timeOf(() => hosting.bots.answer('steady', steady, nobody))).toBeLessThan(1500);
    await again;
  });

  it('the time that rules and bots take is told', async () => {
    await begin({});
    const told: number[] = [];
    const { running } = await hosting.open('a', 'snag', stored, (ms) => told.push(ms));
    told.length = 0;
    await go(running, 'slow');
    expect(told).toHaveLength(1);
    expect(told[0]).toBeGreaterThanOrEqual(SLOW_MS);
  });

  it('nothing is done any more when it is closed', async () => {
    await begin({});
    const running = await open('a');
    await hosting.close();
    await expect(go(running, 'on')).rejects.toThrow('shutting down');
  });
});
