import { afterEach, describe, expect, it, vi } from 'vitest';
import { Allowances } from '../../src/quotas/allowances.ts';
import { Quota } from '../../src/quotas/quota.ts';

const HOUR = 3_600_000;

describe('an allowance', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is each one’s own, and can be overdrawn', () => {
    const allowances = new Allowances(10, HOUR);
    allowances.spend('ann', 25);
    expect([allowances.has('ann', 0), allowances.has('bob', 10), allowances.has('bob', 11)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('comes back with time, and never grows beyond itself', () => {
    vi.useFakeTimers();
    const allowances = new Allowances(10, 100);
    allowances.spend('ann', 15);
    expect(allowances.has('ann', 0)).toBe(false);
    vi.advanceTimersByTime(49);
    expect(allowances.has('ann', 0)).toBe(false);
    vi.advanceTimersByTime(101);
    expect([allowances.has('ann', 10), allowances.has('ann', 10.1)]).toEqual([true, false]);
    vi.advanceTimersByTime(100);
    expect([allowances.has('ann', 10), allowances.has('ann', 10.1)]).toEqual([true, false]);
  });

  it('is remembered however many others there are', () => {
    const allowances = new Allowances(1, HOUR);
    allowances.spend('ann', 1);
    for (let i = 0; i < 30_000; i++) allowances.spend(`stranger ${i}`, 0);
    expect(allowances.has('ann', 1)).toBe(false);
    expect(allowances.remembered).toBeLessThan(20_001);
  });
});

describe('a quota', () => {
  it('spends nothing when it refuses', () => {
    const quota = new Quota('many things', 2, HOUR, 1);
    const ann = { id: 'ann', network: '203.0.113.7' };
    const bob = { id: 'bob', network: '203.0.113.7' };
    quota.take(ann);
    quota.take(bob);
    expect(() => quota.take(ann)).toThrow('only so many things');
    expect(quota.allows({ id: 'ann', network: '203.0.113.8' })).toBe(true);
    // What nobody asked for just now counts for the person alone.
    quota.take({ id: 'ann', network: null });
    expect(quota.allows({ id: 'ann', network: '203.0.113.8' })).toBe(false);
  });
});
