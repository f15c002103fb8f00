import { describe, expect, it } from 'vitest';
import { Stopwatch } from '../../src/hosting/stopwatch.ts';

const SLOT = 1;

const busy = (ms: number) => (): string => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return 'done';
};

describe('a stopwatch', () => {
  const memory = new Int32Array(new SharedArrayBuffer(12));
  const watch = (): Stopwatch => new Stopwatch(memory, SLOT);
  const fail = (error: Error) => (): never => {
    throw error;
  };

  it('gives what is given, throws what is thrown, and knows how long it took', async () => {
    const one = watch();
    expect(one.time(busy(20))).toBe('done');
    expect(one.ms).toBeGreaterThanOrEqual(20);
    const thrown = new TypeError('no such card');
    expect(() => one.time(fail(thrown))).toThrow(thrown);
    await expect(one.wait(fail(thrown))).rejects.toThrow(thrown);
    expect(await one.wait(async () => 'soon')).toBe('soon');
    expect(one.time(busy(20))).toBe('done');
    expect(one.ms).toBeGreaterThanOrEqual(40);
  });

  it('says in its slot whether something is being done now', async () => {
    const slots = (): number[] => [...memory];
    expect(watch().time(slots)).toEqual([0, 1, 0]);
    expect(slots()).toEqual([0, 0, 0]);
    expect(() => watch().time(fail(new Error('no such card')))).toThrow();
    expect(slots()).toEqual([0, 0, 0]);
    let goOn = (): void => {};
    const waiting = watch().wait(() => new Promise<void>((resolve) => (goOn = resolve)));
    expect(slots()).toEqual([0, 1, 0]);
    goOn();
    await waiting;
    expect(slots()).toEqual([0, 0, 0]);
  });
});
