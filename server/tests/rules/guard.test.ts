import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guard } from '../../src/rules/guard/guard.ts';
import { CallFault, Runaway } from '../../src/threads/call.ts';

const LIMIT = 200;

function forever(): never {
  for (;;);
}

function foreverWhateverIsThrown(): never {
  for (;;) {
    try {
      forever();
    } catch {
      // Rules that catch everything are stopped all the same.
    }
  }
}

function hoard(): never {
  const kept: object[] = [];
  for (;;) kept.push({ kept: kept.length });
}

describe('the guard of the rules', () => {
  let guard: Guard;
  beforeAll(() => {
    guard = new Guard(LIMIT);
  });
  afterAll(() => guard.close());

  it('gives what a call gives, in the order of the calls', async () => {
    const order: number[] = [];
    const given = await Promise.all([1, 2, 3].map((n) => guard.run(() => order.push(n))));
    expect(given).toEqual([1, 2, 3]);
    expect(order).toEqual([1, 2, 3]);
  });

  it('tells what a call throws', async () => {
    const thrown = guard.run(() => {
      throw new TypeError('no such card');
    });
    await expect(thrown).rejects.toThrow(CallFault);
    await expect(thrown).rejects.toThrow('no such card');
  });

  it.each([forever, foreverWhateverIsThrown])('stops %o, and nothing else', async (act) => {
    const beside: string[] = [];
    const before = guard.run(() => 'before');
    const stopped = guard.run(act);
    const after = guard.run(() => 'after');
    const timer = pause(1).then(() => beside.push('timer'));
    const immediate = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
      beside.push('immediate'),
    );
    const promise = before.then(() => beside.push('promise'));
    await expect(stopped).rejects.toThrow(Runaway);
    await expect(stopped).rejects.toThrow('200 ms');
    expect(await after).toBe('after');
    await Promise.all([timer, immediate, promise]);
    expect(beside).toHaveLength(3);
  });

  it('leaves alone what comes to an end, however often it is near its limit', {
    timeout: 20_000,
  }, async () => {
    const outcomes: string[] = [];
    for (let i = 0; i < 12; i++) {
      const until = performance.now() + LIMIT + 20 * i;
      const busy = guard.run(() => {
        while (performance.now() < until);
      });
      outcomes.push(
        await busy.then(
          () => 'ended',
          (error: Error) => error.constructor.name,
        ),
      );
      expect(await guard.run(() => 'next')).toBe('next');
    }
    expect(new Set(outcomes)).toEqual(new Set(['ended', 'Runaway']));
  });

  it('gives some calls more time', async () => {
    const until = performance.now() + 2 * LIMIT;
    await guard.run(() => {
      while (performance.now() < until);
    }, 10 * LIMIT);
  });

  it('stops what takes too much memory', async () => {
    const strict = new Guard(60_000, 100 * 2 ** 20);
    await expect(strict.run(hoard)).rejects.toThrow('memory');
    expect(await strict.run(() => 'next')).toBe('next');
    await strict.close();
  });

  it('takes nothing any more when it is closed', async () => {
    const closed = new Guard(LIMIT);
    await closed.run(() => 1);
    await closed.close();
    await expect(closed.run(() => 2)).rejects.toThrow('shutting down');
  });
});
