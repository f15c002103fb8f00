import { createRandom } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../kit/client.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { makeMatch, someAnswer } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

describe('choices of several seats', { timeout: 60_000 }, () => {
  const house = sqliteHouse();
  let place: Awaited<ReturnType<typeof house.fresh>>;
  let server: Awaited<ReturnType<typeof serveTest>>;
  let ann: Client;
  let bob: Client;

  const open = async (): Promise<void> => {
    server = await serveTest(place);
    ann = await Client.guest(server.url, 'Ann');
    bob = await Client.guest(server.url, 'Bob');
  };
  beforeAll(async () => {
    place = await house.fresh();
    await open();
  }, 60_000);
  afterAll(async () => {
    await Promise.all([ann.close(), bob.close()]);
    await server.close();
    await house.close();
  }, 60_000);

  const seats = [0, 1] as const;
  const playerOf = (seat: number): Client => [ann, bob][seat]!;
  const asked = (match: string, seat: number) => playerOf(seat).see(match, seat)!.view.choice!;
  const answer = async (match: string, seat: number, given: string, n = asked(match, seat).n) => {
    const { version } = playerOf(seat).see(match, seat)!;
    const code = await playerOf(seat).refused({ type: 'answer', match, seat, n, answer: given });
    if (code === 'done')
      await Promise.all(seats.map((eyes) => playerOf(eyes).untilVersion(match, eyes, version + 1)));
    return code;
  };

  it('are answered by whoever is first', async () => {
    const match = await makeMatch(ann, [bob], { game: 'market' });
    expect([asked(match, 0), asked(match, 1)]).toMatchObject([
      { seat: 0, seats: [0, 1], n: 1, kind: 'one' },
      { seat: 1, seats: [0, 1], n: 1, kind: 'one' },
    ]);
    const both = await Promise.all(
      seats.map((seat) => playerOf(seat).refused({ type: 'answer', match, seat, n: 1, answer: 'open' })),
    );
    expect(both.toSorted()).toEqual(['done', 'stale-choice']);
  });

  it('at the same time keep their numbers while others answer, also through undo', async () => {
    const match = await makeMatch(ann, [bob], { game: 'market' });
    await answer(match, 1, 'open');
    const { n } = asked(match, 0);
    expect([n, asked(match, 1).n, asked(match, 0).meanwhile]).toEqual([2, 2, [1]]);
    for (let i = 0; i < 3; i++) await answer(match, 1, 'yes');
    expect([asked(match, 0).n, asked(match, 1).n]).toEqual([2, 5]);
    expect(await answer(match, 1, 'no', 4)).toBe('stale-choice');
    expect(await answer(match, 0, 'yes', n)).toBe('done');
    expect(ann.see(match, 0)!.view.open.bought).toEqual([1, 3]);
    // Taken back without asking anybody: nothing has become known, and nobody has answered since.
    await ann.do({ type: 'undo', match, seat: 0 });
    await bob.until(() => String(bob.see(match, 1)!.view.open.bought) === '0,3');
    expect(await answer(match, 1, 'no', 5)).toBe('stale-choice');
    for (const seat of [1, 0]) expect(await answer(match, seat, 'no')).toBe('done');
    expect(asked(match, 1)).toMatchObject({ prompt: 'haggle?', window: { moment: 'closing' } });
  });

  it('have the same numbers when the match is opened again from what is stored', async () => {
    const match = await makeMatch(ann, [bob], { game: 'market' });
    await answer(match, 0, 'open');
    await answer(match, 1, 'yes');
    await answer(match, 1, 'yes');
    await bob.do({ type: 'undo', match, seat: 1 });
    await answer(match, 1, 'yes');
    const before = seats.map((seat) => playerOf(seat).see(match, seat)!);
    const guests = [ann.guest, bob.guest];
    await Promise.all([ann.close(), bob.close()]);
    await server.close();
    server = await serveTest(place);
    [ann, bob] = (await Promise.all(
      guests.map((guest) => Client.connect({ ...guest, url: server.url })),
    )) as [Client, Client];
    for (const seat of seats) {
      await playerOf(seat).do({ type: 'watch', match });
      const seen = await playerOf(seat).untilVersion(match, seat, 1);
      expect([seen.version, seen.view]).toEqual([before[seat]!.version, before[seat]!.view]);
    }
    expect(await answer(match, 0, 'no', before[0]!.view.choice!.n)).toBe('done');
  });

  it('are not decided by a bot while a person may answer, and by one bot when none may', async () => {
    const match = await makeMatch(ann, [], { game: 'market', bots: ['miser', 'miser'] });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(ann.see(match, 0)).toMatchObject({ version: 1, view: { choice: { n: 1, seats: [0, 1, 2] } } });
    await ann.do({ type: 'answer', match, seat: 0, n: 1, answer: 'open' });
    // Both bots shop, while the person has not yet.
    const seen = await ann.untilVersion(match, 0, 4);
    expect(seen.view).toMatchObject({ choice: { seat: 0, n: 2 }, open: { said: 'open' } });
    await ann.do({ type: 'hand', match, seat: 0, level: 'miser' });
    const end = await ann.until(() => {
      const now = ann.see(match, 0)!;
      return now.view.over && now;
    });
    // The rest: one purchase, a window; then who opens, three purchases, a window, each once.
    expect(end.version).toBe(11);
    expect(end.view.open.said).toBe('wait');
  });

  it('are played to the end by people who answer at random, in any order', async () => {
    const random = createRandom('several seats');
    for (let i = 0; i < 3; i++) {
      const match = await makeMatch(ann, [bob], { game: 'market' });
      for (let k = 0; k < 200 && !ann.see(match, 0)!.view.over; k++) {
        const mine = seats.filter((seat) => asked(match, seat).options && asked(match, seat).seat === seat);
        const seat = mine[random.below(mine.length)]!;
        if (random.below(8) === 0) {
          const { version } = playerOf(seat).see(match, seat)!;
          const code = await playerOf(seat).refused({ type: 'undo', match, seat });
          if (code !== 'done') continue;
          if (ann.tables.get(match)?.undo || (await undoAsked(match, version))) {
            await playerOf(1 - seat).do({ type: 'agree', match, n: version, agree: true });
          }
          await Promise.all(seats.map((eyes) => playerOf(eyes).untilVersion(match, eyes, version + 1)));
          continue;
        }
        const choice = asked(match, seat);
        expect(await answer(match, seat, someAnswer(choice, random) as string)).toBe('done');
      }
      expect(ann.see(match, 0)!.view.over?.result).toBe('closed');
    }
  });

  /** Whether an undo waits for consent, once the server has said either. */
  const undoAsked = (match: string, version: number): Promise<boolean> =>
    ann
      .until(() => {
        if (ann.see(match, 0)!.version > version) return 'done';
        return ann.tables.get(match)?.undo ? 'asked' : null;
      })
      .then((what) => what === 'asked');

  it('let windows be passed in advance: nothing is asked, and others may still take back', async () => {
    const match = await makeMatch(ann, [bob], { game: 'market' });
    await answer(match, 0, 'open');
    await answer(match, 1, 'no');
    expect(await ann.refused({ type: 'pass', match, seat: 1, wish: null })).toBe('not-your-seat');
    const { version } = ann.see(match, 0)!;
    const { n } = asked(match, 0);
    await bob.do({ type: 'pass', match, seat: 1, wish: { at: ['closing'], until: null } });
    await Promise.all(seats.map((eyes) => playerOf(eyes).untilVersion(match, eyes, version + 1)));
    expect(asked(match, 0).n).toBe(n);
    expect(bob.see(match, 1)!.view.passes).toHaveLength(1);
    expect(ann.see(match, 0)!.view).not.toHaveProperty('passes');
    await answer(match, 0, 'no', n);
    // The window was passed: the next day has begun, in the version right after the answer.
    expect(ann.see(match, 0)).toMatchObject({ version: version + 2, view: { open: { day: 1 } } });
    await ann.do({ type: 'undo', match, seat: 0 });
    await bob.untilVersion(match, 1, version + 3);
    expect(bob.see(match, 1)!.view.passes).toHaveLength(1);
    await bob.do({ type: 'pass', match, seat: 1, wish: null });
    await ann.untilVersion(match, 0, version + 4);
    await answer(match, 0, 'no');
    expect(asked(match, 1)).toMatchObject({ seat: 1, prompt: 'haggle?' });
    expect(bob.see(match, 1)!.view).not.toHaveProperty('passes');
  });
});
