import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedSeats } from '../../src/hosting/hosted.ts';
import { type ClockTable, WindowClock } from '../../src/table/window-clock.ts';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';

const SECONDS = 5;

describe('windows that pass by themselves', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;

  beforeAll(async () => {
    company = await gather();
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  /** Ann and Bob have bought what they want, and Bob is asked whether he haggles: a window. */
  const atTheWindow = async (): Promise<{ match: string; n: number }> => {
    const match = await makeMatch(ann, [bob], { game: 'market' });
    for (const answer of ['open', 'no']) await give(ann, match, 0, answer);
    await give(bob, match, 1, 'no');
    const { choice } = bob.see(match, 1)!.view;
    expect(choice).toMatchObject({ seat: 1, window: { moment: 'closing' } });
    return { match, n: choice!.n };
  };
  const give = async (who: Client, match: string, seat: number, answer: string): Promise<void> => {
    const { version, view } = who.see(match, seat)!;
    await who.do({ type: 'answer', match, seat, n: view.choice!.n, answer });
    for (const [i, one] of [ann, bob].entries()) await one.untilVersion(match, i, version + 1);
  };

  it('wait for good when nobody has said otherwise', async () => {
    const { match, n } = await atTheWindow();
    expect(ann.tables.get(match)).not.toHaveProperty('patience');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bob.see(match, 1)!.version).toBe(n);
  });

  it('are set by whoever made the match, for all to see, and a later answer is too late', async () => {
    const { match, n } = await atTheWindow();
    expect(await bob.refused({ type: 'patience', match, seconds: SECONDS })).toBe('not-host');
    expect(await ann.refused({ type: 'patience', match, seconds: 4 } as never)).toBe('bad-message');
    const began = performance.now();
    await ann.do({ type: 'patience', match, seconds: SECONDS });
    await bob.untilTable(match, ({ patience }) => patience === SECONDS);
    await ann.untilVersion(match, 0, n + 1);
    expect(performance.now() - began).toBeGreaterThan(SECONDS * 1000 - 100);
    expect(ann.see(match, 0)!.view.open).toMatchObject({ day: 1, bought: [0, 0] });
    expect(await bob.refused({ type: 'answer', match, seat: 1, n, answer: 'haggle' })).toBe('stale-choice');
    await ann.do({ type: 'patience', match, seconds: null });
    await bob.untilTable(match, ({ patience }) => patience === undefined);
  });

  it('stay set in the next match of the same table', async () => {
    const { match } = await atTheWindow();
    await ann.do({ type: 'patience', match, seconds: 600 });
    await give(bob, match, 1, 'pass:own turn');
    for (const answer of ['open', 'no']) await give(ann, match, 0, answer);
    await give(bob, match, 1, 'no');
    const { match: next } = await bob.do({ type: 'rematch', match });
    await bob.do({ type: 'watch', match: next! });
    expect((await bob.untilTable(next!, () => true)).patience).toBe(600);
    expect(await bob.refused({ type: 'patience', match, seconds: null })).toBe('not-host');
    expect(await ann.refused({ type: 'patience', match, seconds: null })).toBe('match-over');
  });
});

describe('the clock of a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const WINDOW: AskedSeats = { n: 7, seats: [2], isWindow: true };

  /** A table of which only what the clock looks at is there, and what was answered at it. */
  const tableWith = (asked: readonly AskedSeats[]) => {
    const answered: unknown[] = [];
    const table = {
      id: 'm',
      record: { status: 'playing', patience: 10 as number | null },
      closed: false,
      presence: { empty: false },
      undo: null as unknown,
      situation: { asked },
      enqueue: (task: () => Promise<unknown>) => task(),
      attempt: async (move: unknown) => {
        answered.push(move);
        table.situation = { asked: [] };
      },
    };
    const clock = new WindowClock(table as unknown as ClockTable);
    clock.wake();
    return { table, clock, answered };
  };
  const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

  it('passes for the seat that is asked, after just so many seconds', async () => {
    const { answered } = tableWith([WINDOW]);
    await pass(9.9);
    expect(answered).toEqual([]);
    await pass(0.1);
    expect(answered).toEqual([{ kind: 'answer', n: 7, seat: 2, answer: 'pass' }]);
  });

  it('answers no other question', async () => {
    const { answered } = tableWith([{ ...WINDOW, isWindow: false }]);
    await pass(60);
    expect(answered).toEqual([]);
  });

  it('counts from when the window opened, whatever else happens meanwhile', async () => {
    const { clock, answered } = tableWith([WINDOW]);
    await pass(6);
    clock.wake();
    await pass(4);
    expect(answered).toHaveLength(1);
  });

  it('begins anew with the next window', async () => {
    const { table, clock, answered } = tableWith([WINDOW]);
    await pass(6);
    table.situation = { asked: [{ ...WINDOW, n: 8 }] };
    clock.wake();
    await pass(9);
    expect(answered).toEqual([]);
    await pass(1);
    expect(answered).toMatchObject([{ n: 8 }]);
  });

  it('stands still while nobody watches, and while somebody is asked to take something back', async () => {
    const { table, clock, answered } = tableWith([WINDOW]);
    table.presence.empty = true;
    await pass(30);
    table.presence.empty = false;
    table.undo = { seat: 0 };
    clock.wake();
    await pass(30);
    expect(answered).toEqual([]);
    table.undo = null;
    await pass(10);
    expect(answered).toHaveLength(1);
  });

  it('stops when windows are to wait again', async () => {
    const { table, clock, answered } = tableWith([WINDOW]);
    table.record.patience = null;
    clock.wake();
    await pass(60);
    expect(answered).toEqual([]);
  });

  it('stops with its table', async () => {
    const { clock, answered } = tableWith([WINDOW]);
    clock.close();
    await pass(60);
    expect(answered).toEqual([]);
  });
});
