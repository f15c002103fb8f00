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
  let sight: Sight | null = null;
  const following = new Following({ subscribe, sight: () => sight } as unknown as Connection);
  following.begin();
  const send = (version: number): void => {
    sight = { version, eyes: 0 } as Sight;
    tell();
  };
  const shown = (): number | undefined => following.shown()?.version;
  return { following, send, shown };
}

it('shows the first at once and the steps of others one after the other', async () => {
  const { following, send, shown } = await follow();
  send(1);
  expect(shown()).toBe(1);
  send(2);
  send(3);
  expect(shown()).toBe(1);
  expect(following.newest()?.version).toBe(3);
  vi.advanceTimersByTime(650);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(650);
  expect(shown()).toBe(3);
  expect(following.isBehind()).toBe(false);
});

it('catches up when one answers, and shows what came of it at once', async () => {
  const { following, send, shown } = await follow();
  send(1);
  send(2);
  following.expectOwn();
  expect(shown()).toBe(2);
  send(3);
  expect(shown()).toBe(3);
  send(4);
  expect(shown()).toBe(3);
});
