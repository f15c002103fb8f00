import { describe, expect, it } from 'vitest';
import { Stopwatch, TookTooLong } from '../../src/hosting/stopwatch.ts';

const LIMIT = 100;

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

const busy = (ms: number) => (): string => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return 'done';
};

describe('a stopwatch', () => {
  it('gives what is given, throws what is thrown, and knows how long it took', () => {
    const watch = new Stopwatch(60_000);
    expect(watch.time(busy(20))).toBe('done');
    expect(watch.ms).toBeGreaterThanOrEqual(20);
    const thrown = new TypeError('no such card');
    expect(() =>
      watch.time(() => {
        throw thrown;
      }),
    ).toThrow(thrown);
    expect(watch.time(busy(20))).toBe('done');
    expect(watch.ms).toBeGreaterThanOrEqual(40);
  });

  it.each([forever, foreverWhateverIsThrown])('stops %o', (act) => {
    const watch = new Stopwatch(LIMIT);
    expect(() => watch.time(act)).toThrow(TookTooLong);
    expect(watch.ms).toBeGreaterThanOrEqual(LIMIT - 5);
    expect(new Stopwatch(60_000).time(() => 'next')).toBe('next');
  });

  it('does not wait any longer for what never comes', async () => {
    const watch = new Stopwatch(LIMIT);
    await expect(watch.wait(() => new Promise(() => {}))).rejects.toThrow(TookTooLong);
    expect(watch.ms).toBeGreaterThanOrEqual(LIMIT - 5);
    await expect(watch.wait(() => forever())).rejects.toThrow(TookTooLong);
    const patient = new Stopwatch(60_000);
    expect(await patient.wait(async () => 'soon')).toBe('soon');
    expect(await patient.wait(() => 'now')).toBe('now');
  });
});
