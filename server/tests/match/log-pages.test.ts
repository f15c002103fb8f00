import { LOG_PAGE } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';

describe('the log of a long match', { timeout: 60_000 }, () => {
  let company: Company;
  beforeAll(async () => {
    company = await gather();
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  it('comes by pages, the newest first, to those who may read it', async () => {
    const ann = await company.guest('Ann');
    const match = await makeMatch(ann, [], { game: 'snag' });
    for (let n = 1; n <= LOG_PAGE + 30; n++) {
      await ann.do({ type: 'answer', match, seat: 0, n, answer: 'on' });
      await ann.untilVersion(match, 0, n + 1);
    }
    const whole = ann.see(match, 0)!.log;
    expect(whole).toMatchObject({ from: 0, entries: { length: LOG_PAGE + 30 } });

    const bob = await company.guest('Bob');
    await bob.do({ type: 'watch', match });
    const { log } = await bob.untilVersion(match, -1, LOG_PAGE + 31);
    expect(log).toEqual({ from: 30, entries: whole.entries.slice(30) });
    const { log: earlier } = await bob.do({ type: 'log', match, seat: -1, before: log.from });
    expect(earlier).toEqual({ from: 0, entries: whole.entries.slice(0, 30) });
    expect(await bob.refused({ type: 'log', match, seat: 0, before: 30 })).toBe('not-your-seat');
    expect(await ann.refused({ type: 'log', match, seat: -1, before: 30 })).toBe('not-your-seat');
  });

  it('cannot be read before the match begins', async () => {
    const ann = await company.guest('Ann');
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const { match } = await ann.do({ type: 'create', game: 'snag', seats, listed: false });
    await ann.do({ type: 'watch', match: match! });
    expect(await ann.refused({ type: 'log', match: match!, seat: 0, before: 5 })).toBe('not-playing');
  });
});
