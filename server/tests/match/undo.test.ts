import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';

describe('undo', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;

  beforeAll(async () => {
    company = await gather({ away: 150 });
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  const mark = async (client: Client, match: string, seat: number, answer: string): Promise<void> => {
    const { version } = await client.until(() => {
      const seen = client.see(match, seat);
      return seen?.view.choice?.seat === seat && seen;
    });
    await client.do({ type: 'answer', match, seat, n: version, answer });
    await Promise.all([ann.untilVersion(match, 0, version + 1), bob.untilVersion(match, 1, version + 1)]);
  };

  it('is done at once when nothing has become known since', async () => {
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    const before = ann.see(match, 0)!;
    await mark(ann, match, 0, '5');
    await ann.do({ type: 'undo', match, seat: 0 });
    const after = await bob.untilVersion(match, 1, before.version + 2);
    expect(after.view.open).toEqual(before.view.open);
    expect(after.log).toEqual(before.log);
    expect(ann.see(match, 0)).toMatchObject({ version: before.version + 2 });
    expect(await ann.refused({ type: 'undo', match, seat: 0 })).toBe('nothing-to-undo');
  });

  it('needs the consent of everybody when others have answered since', async () => {
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    await mark(ann, match, 0, '5');
    await mark(bob, match, 1, '1');
    const n = ann.see(match, 0)!.version;
    await ann.do({ type: 'undo', match, seat: 0 });
    const { undo } = await bob.untilTable(match, (table) => table.undo !== null);
    expect(undo).toEqual({ seat: 0, n, to: 0, agreed: [0], waiting: [1] });
    expect(await bob.refused({ type: 'undo', match, seat: 1 })).toBe('undo-pending');
    expect(await ann.refused({ type: 'agree', match, n, agree: true })).toBe('not-your-seat');
    expect(await bob.refused({ type: 'agree', match, n: n + 1, agree: true })).toBe('no-undo-pending');

    await bob.do({ type: 'agree', match, n, agree: false });
    await ann.untilTable(match, (table) => table.undo === null);
    expect(ann.see(match, 0)!.version).toBe(n);

    await ann.do({ type: 'undo', match, seat: 0, to: 1 });
    await bob.do({ type: 'agree', match, n, agree: true });
    const { view } = await ann.untilVersion(match, 0, n + 1);
    expect(view.open.cells).toEqual([-1, -1, -1, -1, 0, -1, -1, -1, -1]);
    expect(view.choice).toMatchObject({ seat: 1, n: n + 1 });
    expect(ann.tables.get(match)?.undo).toBeNull();
  });

  it('is forgotten when play goes on', async () => {
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    await mark(ann, match, 0, '5');
    await mark(bob, match, 1, '1');
    const n = ann.see(match, 0)!.version;
    await bob.do({ type: 'undo', match, seat: 1, to: 0 });
    await mark(ann, match, 0, '2');
    await bob.untilTable(match, (table) => table.undo === null);
    expect(await ann.refused({ type: 'agree', match, n, agree: true })).toBe('no-undo-pending');
  });

  /** Ann and Bob have answered once each, so that what Ann chose is taken back with consent alone. */
  const answeredOnce = async (others: readonly Client[] = [bob]): Promise<[match: string, n: number]> => {
    const match = await makeMatch(ann, others, { game: 'tic-tac-toe' });
    const other = others[0]!;
    await ann.do({ type: 'answer', match, seat: 0, n: 1, answer: '5' });
    await other.untilVersion(match, 1, 2);
    await other.do({ type: 'answer', match, seat: 1, n: 2, answer: '1' });
    await ann.untilVersion(match, 0, 3);
    return [match, 3];
  };

  it('does not ask the others before whoever wants it says so', async () => {
    const [match, n] = await answeredOnce();
    expect(await ann.refused({ type: 'undo', match, seat: 0, ask: false })).toBe('needs-consent');
    await bob.ask({ type: 'ping' });
    expect(bob.tables.get(match)?.undo).toBeNull();
    await ann.do({ type: 'undo', match, seat: 0 });
    expect((await bob.untilTable(match, ({ undo }) => undo !== null)).undo).toMatchObject({ n, seat: 0 });
  });

  it('is withdrawn by whoever asked for it', async () => {
    const [match, n] = await answeredOnce();
    await ann.do({ type: 'undo', match, seat: 0 });
    await bob.untilTable(match, ({ undo }) => undo !== null);
    await ann.do({ type: 'agree', match, n, agree: false });
    await bob.untilTable(match, ({ undo }) => undo === null);
    expect(await bob.refused({ type: 'agree', match, n, agree: true })).toBe('no-undo-pending');
    expect(ann.see(match, 0)!.version).toBe(n);
  });

  it.each(['who asked', 'who was asked'])('runs out when somebody leaves %s', async (who) => {
    const dan = await company.guest('Dan');
    const [match] = await answeredOnce([dan]);
    if (who === 'who asked') await dan.do({ type: 'undo', match, seat: 1, to: 0 });
    else await ann.do({ type: 'undo', match, seat: 0 });
    await ann.untilTable(match, ({ undo }) => undo !== null);
    await dan.close();
    const { seats } = await ann.untilTable(match, ({ undo }) => undo === null);
    expect(seats[1]).toMatchObject({ name: 'Dan', kind: 'person', here: false });
    await ann.do({ type: 'undo', match, seat: 0 });
    const { undo } = await ann.untilTable(match, (table) => table.undo !== null);
    expect(undo?.waiting).toEqual([1]);
  });

  it('stands when somebody who left comes back in time', async () => {
    const dan = await company.guest('Dan');
    const [match, n] = await answeredOnce([dan]);
    await ann.do({ type: 'undo', match, seat: 0 });
    await ann.untilTable(match, ({ undo }) => undo !== null);
    const again = await Client.connect(dan.guest);
    await again.do({ type: 'watch', match });
    await dan.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await again.do({ type: 'agree', match, n, agree: true });
    await ann.untilVersion(match, 0, n + 1);
    await again.close();
  });

  it('needs nobody when the others are bots', async () => {
    const match = await makeMatch(ann, [], { game: 'tic-tac-toe', bots: ['random'] });
    const first = await ann.until(() => ann.see(match, 0));
    await ann.do({ type: 'answer', match, seat: 0, n: first.version, answer: '5' });
    await ann.until(() => ann.see(match, 0)!.version === first.version + 2, 'the bot');
    await ann.do({ type: 'undo', match, seat: 0 });
    expect((await ann.untilVersion(match, 0, first.version + 3)).view.open).toEqual(first.view.open);
  });

  it('can take back the end of a match, if all agree', async () => {
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    for (const [i, cell] of ['1', '4', '2', '5', '3'].entries()) {
      await mark(i % 2 ? bob : ann, match, i % 2, cell);
    }
    await ann.untilTable(match, ({ status }) => status === 'over');
    await ann.do({ type: 'undo', match, seat: 0 });
    await bob.do({ type: 'agree', match, n: ann.see(match, 0)!.version, agree: true });
    await ann.untilTable(match, ({ status }) => status === 'playing');
    await mark(ann, match, 0, '9');
  });

  it('refuses to go to where the match has not been', async () => {
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    await mark(ann, match, 0, '5');
    expect(await ann.refused({ type: 'undo', match, seat: 0, to: 1 })).toBe('nothing-to-undo');
    expect(await bob.refused({ type: 'undo', match, seat: 1 })).toBe('nothing-to-undo');
  });
});
