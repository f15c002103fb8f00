// @vitest-environment jsdom
import type { Moment } from '@questwright/board-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  let log = [{ at: 0, key: 'begins' }];
  const at = (version: number) =>
    ({
      version,
      eyes: 0,
      view: { choice: { n: version } },
      log: { from: 0, entries: log },
    }) as unknown as Sight;
  let sight = at(1);
  const drawn = (key: string): Moment[] =>
    key === 'draws' || key === 'enters' ? [{ kind: key === 'draws' ? 'drawn' : 'place', text: key }] : [];
  const following = new Following(
    { subscribe, sight: () => sight } as unknown as Connection,
    sight,
    (lines) => lines.flatMap(({ key }) => drawn(key)),
  );
  following.begin();
  const send = (version: number, ...lines: string[]): void => {
    log = [...log, ...lines.map((key) => ({ at: version, key }))];
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

describe('a card that is drawn', () => {
  /** Whether a card lies over the board, and which position is shown below it. */
  const seen = ({
    followed,
  }: {
    followed(): { moment: Moment | null; version: number; isBehind: boolean };
  }) => {
    const { moment, version, isBehind } = followed();
    return [moment?.text ?? null, version, isBehind];
  };

  it('is seen before what comes of it, also when one draws it oneself', async () => {
    const { following, send } = await follow();
    following.expectOwn();
    send(2, 'draws', 'suffers');
    expect(seen(following)).toEqual(['draws', 1, true]);
    vi.advanceTimersByTime(1500);
    expect(seen(following)).toEqual([null, 2, false]);
  });

  it('comes one after the other, and what others do then waits for it', async () => {
    const { following, send } = await follow();
    following.expectOwn();
    send(2, 'draws', 'draws');
    send(3);
    vi.advanceTimersByTime(1500);
    expect(seen(following)).toEqual(['draws', 1, true]);
    vi.advanceTimersByTime(1500);
    expect(seen(following)).toEqual([null, 2, true]);
    vi.advanceTimersByTime(650);
    expect(seen(following)).toEqual([null, 3, false]);
  });

  it('is skipped when one wants to go on', async () => {
    const { following, send } = await follow();
    following.expectOwn();
    send(2, 'draws', 'draws');
    following.skipMoments();
    expect(seen(following)).toEqual([null, 2, false]);
  });

  it('holds nothing back where less motion is wanted, or nothing is to be waited for', async () => {
    const { prefer } = await import('../prefs/preferences.ts');
    for (const wish of [{ motion: 'off' }, { pace: 'instant' }] as const) {
      const { following, send } = await follow();
      prefer(wish);
      following.expectOwn();
      send(2, 'draws');
      prefer({ motion: 'system', pace: 'brisk' });
      expect(seen(following)).toEqual(['draws', 2, false]);
    }
  });

  it('holds back more than a place that is reached does', async () => {
    const { following, send } = await follow();
    following.expectOwn();
    send(2, 'enters');
    expect(seen(following)).toEqual(['enters', 2, false]);
    vi.advanceTimersByTime(900);
    expect(seen(following)).toEqual([null, 2, false]);
  });
});
