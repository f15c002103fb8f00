import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../src/index.ts';
import type { DataPlace } from '../../src/storage/database.ts';
import { openStorage } from '../../src/storage/index.ts';
import type { AnswerMove, MatchRecord } from '../../src/storage/records.ts';
import { arrive, Client, type Guest } from '../kit/client.ts';
import { type DatabaseHouse, houses } from '../kit/databases.ts';
import { recordOf } from '../kit/records.ts';
import { serveTest } from '../kit/server.ts';

const NO_SUCH_ANSWER: AnswerMove = { kind: 'answer', n: 1, seat: 0, answer: 'fly' };

describe.each(houses)('a match that cannot be opened, on %s', { timeout: 60_000 }, (_, openHouse) => {
  let house: DatabaseHouse;
  let place: DataPlace;
  let server: Server;
  let ann: Guest;
  const log: string[] = [];

  const start = async (): Promise<void> => {
    server = await serveTest({
      ...place,
      idle: 50,
      logLevel: 'warn',
      logTo: { write: (line) => log.push(line) },
    });
  };
  beforeAll(async () => {
    house = await openHouse();
    place = await house.fresh();
    await start();
    ann = await arrive(server.url, 'Ann');
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await house.close();
  }, 60_000);

  /** A match of Ann's that was stored so. */
  const stored = async (
    change: Partial<MatchRecord>,
    moves: AnswerMove[],
    file?: string,
  ): Promise<string> => {
    await server.close();
    const storage = await openStorage(place);
    await storage.ownership.register(60_000);
    const seat = { kind: 'person', person: ann.person.id, name: 'Ann', level: null } as const;
    const record = recordOf({
      game: 'snag',
      host: ann.person.id,
      status: 'playing',
      seats: [seat],
      ...change,
    });
    await storage.matches.insertPlayed(record, moves);
    if (file !== undefined) {
      await storage.ownership.acquire(record.id);
      await storage.matches.archive(record.id, file);
    }
    await storage.ownership.resign();
    await storage.close();
    await start();
    return record.id;
  };
  const reportsOf = async (match: string): Promise<number> => {
    await server.close();
    const storage = await openStorage(place);
    const reports = await storage.matches.reports(match);
    await storage.close();
    await start();
    return reports.length;
  };
  /** Comes, watches the match for a while, and goes. */
  const visit = async (match: string, ms = 0): Promise<Client> => {
    const client = await Client.connect({ ...ann, url: server.url });
    await client.do({ type: 'watch', match });
    await new Promise((resolve) => setTimeout(resolve, ms));
    await client.close();
    return client;
  };
  const faults = (): number => log.filter((line) => /parked|cannot be shown|not changed/.test(line)).length;

  it('is parked and reported once, however often it is watched, also after a restart', async () => {
    const match = await stored({}, [NO_SUCH_ANSWER]);
    log.length = 0;
    for (let i = 0; i < 4; i++) await visit(match, 150);
    expect(faults()).toBe(1);
    expect(await reportsOf(match)).toBe(1);
    const client = await visit(match);
    expect(client.tables.get(match)).toMatchObject({ status: 'parked', parked: { code: 'other-rules' } });
    expect(Object.keys(client.tables.get(match)!.parked!)).toEqual(['code', 'message']);
    expect(faults()).toBe(1);
    expect(await reportsOf(match)).toBe(1);
  });

  it('is tried again when its players step back', async () => {
    const match = await stored({}, [NO_SUCH_ANSWER]);
    await visit(match);
    const client = await Client.connect({ ...ann, url: server.url });
    await client.do({ type: 'watch', match });
    expect(await client.refused({ type: 'undo', match, seat: 0, to: 1 })).toBe('parked');
    await client.do({ type: 'undo', match, seat: 0, to: 0 });
    await client.untilTable(match, ({ status }) => status === 'playing');
    const { version } = await client.until(() => client.see(match, 0));
    await client.do({ type: 'answer', match, seat: 0, n: version, answer: 'on' });
    await client.close();
    expect(await reportsOf(match)).toBe(1);
  });

  it('is one, too, of which nothing can be shown', async () => {
    const match = await stored({}, [{ ...NO_SUCH_ANSWER, answer: 'blind' }]);
    log.length = 0;
    for (let i = 0; i < 2; i++) await visit(match, 700);
    expect(faults()).toBe(1);
    expect(await reportsOf(match)).toBe(1);
  });

  it('is not tried again and again either when it is archived', async () => {
    const match = await stored({ status: 'over' }, [], '{"questwright":1,"game":"snag"}\n[0,"fly"]\n');
    log.length = 0;
    for (let i = 0; i < 2; i++) await visit(match, 1200);
    expect(faults()).toBe(1);
    expect(await reportsOf(match)).toBe(0);
    const client = await visit(match);
    expect(client.tables.get(match)?.status).toBe('archived');
    expect(faults()).toBe(1);
  });

  it('is parked without a report when there have been too many', async () => {
    await server.close();
    const strict = async (): Promise<void> => {
      server = await serveTest({ ...place, reportsPerHour: 1 });
    };
    const matches = [await stored({}, [NO_SUCH_ANSWER]), await stored({}, [NO_SUCH_ANSWER])];
    await server.close();
    await strict();
    for (const match of matches) {
      const client = await visit(match);
      expect(client.tables.get(match)?.status).toBe('parked');
    }
    expect([await reportsOf(matches[0]!), await reportsOf(matches[1]!)]).toEqual([1, 0]);
  });
});
