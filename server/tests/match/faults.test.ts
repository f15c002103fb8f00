import { parseMatch } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';

describe('rules that fail', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;
  const parked: string[] = [];

  beforeAll(async () => {
    company = await gather({ answerLimit: 1000, botLimit: 1000 });
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
  }, 60_000);
  afterAll(
    () =>
      company.close(async (kept) => {
        const storage = await openStorage(kept);
        for (const match of parked) {
          const [report] = await storage.matches.reports(match);
          expect(report).toMatchObject({ match, rules: '1', server: '0.1.0' });
          expect(parseMatch(report!.file)).toMatchObject({ game: 'snag', answers: [{ answer: 'on' }, {}] });
        }
        await storage.close();
      }),
    60_000,
  );

  it.each(['throw', 'steps', 'hang', 'blind'])(
    'are stopped when they %s, and their match is parked',
    async (way) => {
      const other = await makeMatch(bob, [], { game: 'tic-tac-toe', bots: ['random'] });
      const match = await makeMatch(ann, [bob], { game: 'snag' });
      parked.push(match);
      await ann.do({ type: 'answer', match, seat: 0, n: 1, answer: 'on' });
      await bob.untilVersion(match, 1, 2);
      const fault = bob.refused({ type: 'answer', match, seat: 1, n: 2, answer: way });

      // The others go on, even if their thread had to be replaced.
      const { version } = await bob.until(() => bob.see(other, 0));
      expect(await fault).toBe('parked');
      await bob.do({ type: 'answer', match: other, seat: 0, n: version, answer: '5' });
      await bob.untilVersion(other, 0, version + 2);

      const table = await ann.untilTable(match, ({ status }) => status === 'parked');
      expect(table.parked?.message).toMatch(/rules/);
      expect(ann.see(match, 0)?.version).toBe(2);
      expect(await bob.refused({ type: 'answer', match, seat: 1, n: 2, answer: 'on' })).toBe('parked');

      // Stepping back needs everybody's consent.
      await bob.do({ type: 'undo', match, seat: 1 });
      await ann.untilTable(match, ({ undo }) => undo !== null);
      await ann.do({ type: 'agree', match, n: 2, agree: true });
      await bob.untilTable(match, ({ status }) => status === 'playing');
      await bob.untilVersion(match, 1, 3);
      await bob.do({ type: 'answer', match, seat: 1, n: 3, answer: 'on' });
      expect((await ann.untilVersion(match, 0, 4)).view.open).toEqual({ count: 2 });
    },
  );

  it.each(['endless', 'clumsy'])('a bot that is %s is replaced for the choice', async (level) => {
    const match = await makeMatch(ann, [], { game: 'snag', bots: [level, 'steady'] });
    await ann.do({ type: 'answer', match, seat: 0, n: 1, answer: 'on' });
    await ann.until(() => {
      const status = ann.tables.get(match)?.status;
      return ann.see(match, 0)!.version > 2 || status === 'parked' || status === 'over';
    }, 'the bot or what it did');
  });
});
