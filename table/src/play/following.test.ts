// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import type { Sight } from './sight.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function follow() {
  const { Following } = await import('./following.ts');
  const { signal } = await import('./signal.ts');
  const { subscribe, tell } = signal();
  const at = (version: number) => ({ version, eyes: 0, view: { choice: { n: version } } }) as Sight;
  let sight = at(1);
  const following = new Following({ subscribe, sight: () => sight } as unknown as Connection, sight);
  following.begin();
  const send = (version: number): void => {
    sight = at(version);
    tell();
  };
  const shown = (): number => following.followed().version;
  return { following, send, shown };
}

it('shows the first at once and the steps of others one after the other', async () => {
  const { following, send, shown } = await follow();
  expect(shown()).toBe(1);
  send(2);
  send(3);
  expect(shown()).toBe(1);
  expect(following.followed()).toMatchObject({ asked: { choice: { n: 3 } }, isBehind: true });
  vi.advanceTimersByTime(650);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(650);
  expect(shown()).toBe(3);
  expect(following.followed().isBehind).toBe(false);
});

it('catches up when one answers, and shows what came of it at once', async () => {
  const { following, send, shown } = await follow();
  send(2);
  following.expectOwn();
  expect(shown()).toBe(2);
  send(3);
  expect(shown()).toBe(3);
  send(4);
  expect(shown()).toBe(3);
});

it('stops when one wants a pause, goes on by steps, and then by itself', async () => {
  const { following, send, shown } = await follow();
  send(2);
  following.pause(true);
  send(3);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe(1);
  expect(following.followed()).toMatchObject({ isBehind: true, isPaused: true });
  following.stepOn();
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe(2);
  following.pause(false);
  vi.advanceTimersByTime(650);
  expect(shown()).toBe(3);
});
