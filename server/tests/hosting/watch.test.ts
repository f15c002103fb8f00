import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Watch } from '../../src/hosting/watch.ts';

const PATIENCE = 1000;
const LIMIT = 200;

describe('the watch over calls', () => {
  let watch: Watch;
  beforeEach(() => {
    vi.useFakeTimers();
    watch = new Watch(PATIENCE);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const begin = (): { slot: number; stop: () => void } => {
    const stop = vi.fn();
    return { slot: watch.begin(LIMIT, stop), stop };
  };
  const work = (slot: number, isAtWork: boolean): void => {
    watch.atWork[slot] = isAtWork ? 1 : 0;
  };

  it('stops the call in which rules work for too long, and no other', () => {
    const [slow, quick] = [begin(), begin()];
    work(slow.slot, true);
    vi.advanceTimersByTime(LIMIT);
    expect(slow.stop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LIMIT / 2);
    expect(slow.stop).toHaveBeenCalled();
    expect(quick.stop).not.toHaveBeenCalled();
  });

  it('counts only the time in which rules work, until there is no hope any more', () => {
    const { slot, stop } = begin();
    vi.advanceTimersByTime(LIMIT * 2);
    work(slot, true);
    vi.advanceTimersByTime(LIMIT / 2);
    work(slot, false);
    vi.advanceTimersByTime(PATIENCE - LIMIT * 2);
    expect(stop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LIMIT);
    expect(stop).toHaveBeenCalled();
  });

  it('begins anew with each call, whoever has had its slot before', () => {
    const first = begin();
    work(first.slot, true);
    vi.advanceTimersByTime(LIMIT * 0.9);
    watch.end(first.slot);
    const second = begin();
    expect(second.slot).toBe(first.slot);
    vi.advanceTimersByTime(LIMIT);
    expect(second.stop).not.toHaveBeenCalled();
    work(second.slot, true);
    vi.advanceTimersByTime(LIMIT * 0.9);
    expect([first.stop, second.stop].map((stop) => vi.mocked(stop).mock.calls.length)).toEqual([0, 0]);
  });

  it('has one timer for all calls, and none when there are no calls', () => {
    const calls = Array.from({ length: 50 }, begin);
    expect(vi.getTimerCount()).toBe(1);
    for (const { slot } of calls) watch.end(slot);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
    const { slot, stop } = begin();
    work(slot, true);
    vi.advanceTimersByTime(LIMIT * 2);
    expect(stop).toHaveBeenCalled();
  });
});
