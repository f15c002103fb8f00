import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';
import { SLOW_MS } from '../kit/snag.ts';

const me = { kind: 'me' } as const;

describe('the time of the rules', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;

  beforeAll(async () => {
    company = await gather({ rulesMsPerMinute: 3 * SLOW_MS, peoplePerAddress: 2 });
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  /** Answers slowly until the server has had enough. */
  const spend = async (client: Client): Promise<number> => {
    const { match } = await client.do({ type: 'create', game: 'snag', seats: [me], listed: false });
    await client.do({ type: 'start', match: match! });
    for (let n = 1; ; n++) {
      const code = await client.refused({ type: 'answer', match: match!, seat: 0, n, answer: 'slow' });
      if (code === 'over-quota') return n - 1;
      expect(code).toBe('done');
      expect(n).toBeLessThan(20);
    }
  };

  it('is counted against whoever takes it, in whichever match', async () => {
    const match = await makeMatch(bob, [ann], { game: 'tic-tac-toe' });
    expect(await spend(ann)).toBeLessThanOrEqual(4);
    expect(await ann.refused({ type: 'create', game: 'snag', seats: [me], listed: false })).toBe(
      'over-quota',
    );

    // Others go on, also where she plays.
    await bob.do({ type: 'answer', match, seat: 0, n: 1, answer: '5' });
    expect(await ann.refused({ type: 'answer', match, seat: 1, n: 2, answer: '1' })).toBe('over-quota');
    expect(await ann.refused({ type: 'chat', match, text: 'I wait' })).toBe('done');
    // It comes back.
    await expect
      .poll(() => ann.refused({ type: 'answer', match, seat: 1, n: 2, answer: '1' }), { interval: 100 })
      .toBe('done');
  });

  it('is counted against the address, too', async () => {
    const more = await Promise.all(['Cid', 'Dan', 'Eve'].map((name) => company.guest(name)));
    const [cid, dan, eve] = more;
    expect(await spend(cid!)).toBeGreaterThan(0);
    await spend(dan!).catch(() => {});
    expect(await eve!.refused({ type: 'create', game: 'snag', seats: [me], listed: false })).toBe(
      'over-quota',
    );
  });
});
