import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Server } from '../../src/index.ts';
import type { DataPlace } from '../../src/storage/database.ts';
import { openStorage, type Storage } from '../../src/storage/index.ts';
import { arrive, Client } from '../kit/client.ts';
import { type DatabaseHouse, houses } from '../kit/databases.ts';
import { makeMatch } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const OPEN_MS = 1000;
const UNTOUCHED_MS = 10_000;

describe.each(houses)('what nobody needs any more, on %s', { timeout: 60_000 }, (_, openHouse) => {
  let house: DatabaseHouse;
  let place: DataPlace;
  let server: Server;
  let now: number;

  beforeAll(async () => {
    house = await openHouse();
  }, 60_000);
  afterAll(() => house.close(), 60_000);
  beforeEach(async () => {
    place = await house.fresh();
    now = 1e12;
    server = await start();
  }, 60_000);
  afterEach(() => server.close(), 60_000);

  const start = (): Promise<Server> =>
    serveTest({
      ...place,
      now: () => now,
      idle: 0,
      dropOpenAfter: OPEN_MS,
      dropUntouchedAfter: UNTOUCHED_MS,
    });
  /** The server forgets what it has in memory, as it does after a while, and looks what is left to do. */
  const keepUp = async (): Promise<void> => {
    await server.close();
    server = await start();
    await server.keepUp();
  };
  const look = async <T>(see: (storage: Storage) => Promise<T>): Promise<T> => {
    await server.close();
    const storage = await openStorage(place);
    const seen = await see(storage);
    await storage.close();
    server = await start();
    return seen;
  };
  const make = async (client: Client): Promise<string> =>
    (await client.do({ type: 'create', game: 'tic-tac-toe', seats: [me, open], listed: true })).match!;
  const leftOf = (match: string): Promise<number> =>
    look(async ({ database: { db } }) => {
      let rows = 0;
      for (const table of ['seats', 'moves', 'checkpoints', 'chat', 'reports'] as const) {
        rows += (await db.selectFrom(table).select('match').where('match', '=', match).execute()).length;
      }
      const kept = await db.selectFrom('matches').select('id').where('id', '=', match).execute();
      return rows + kept.length;
    });

  it('is a match that nobody began or touched for long', async () => {
    const ann = await Client.guest(server.url, 'Ann');
    const forgotten = await make(ann);
    const touched = await make(ann);
    await ann.do({ type: 'chat', match: forgotten, text: 'Anybody?' });
    now += OPEN_MS - 1;
    await ann.do({ type: 'leave', match: touched, seat: 0 });
    await ann.close();
    await keepUp();
    expect(await leftOf(forgotten)).toBeGreaterThan(0);
    now += 2;
    await keepUp();
    expect(await leftOf(forgotten)).toBe(0);
    expect(await leftOf(touched)).toBeGreaterThan(0);
    const again = await Client.connect({ ...ann.guest, url: server.url });
    expect(await again.refused({ type: 'watch', match: forgotten })).toBe('no-such-match');
    await again.do({ type: 'watch', match: touched });
    await again.close();
  });

  it('is no match that somebody watches', async () => {
    const ann = await Client.guest(server.url, 'Ann');
    const match = await make(ann);
    await ann.do({ type: 'watch', match });
    now += 2 * OPEN_MS;
    await server.keepUp();
    await ann.do({ type: 'leave', match, seat: 0 });
    await ann.close();
    expect(await leftOf(match)).toBeGreaterThan(0);
  });

  it('is an unfinished match after a longer time, counted from the last answer', async () => {
    const ann = await Client.guest(server.url, 'Ann');
    const match = await makeMatch(ann, [], { game: 'magpies', bots: ['random'] });
    const { version } = await ann.until(() => {
      const seen = ann.see(match, 0);
      return seen?.view.choice?.seat === 0 && seen;
    });
    now += UNTOUCHED_MS - 1;
    await ann.do({ type: 'answer', match, seat: 0, n: version, answer: 'pass' });
    await ann.close();
    now += UNTOUCHED_MS - 1;
    await keepUp();
    expect(await leftOf(match)).toBeGreaterThan(0);
    now += UNTOUCHED_MS;
    await keepUp();
    expect(await leftOf(match)).toBe(0);
  });

  it('is a guest without a match or an account, who has not come for long', async () => {
    const gone = await arrive(server.url, 'Gone');
    const ann = await Client.guest(server.url, 'Ann');
    await make(ann);
    await ann.close();
    now += UNTOUCHED_MS + 1;
    const known = async ({ cookie }: { cookie: string }): Promise<unknown> =>
      ((await (await fetch(`${server.url}/api/me`, { headers: { cookie } })).json()) as { person: unknown })
        .person;
    const here = await arrive(server.url, 'Here');
    await keepUp();
    expect(await known(gone)).toBeNull();
    expect(await known(here)).not.toBeNull();
    await keepUp();
    // Her match went, being open; with it went what had kept her.
    expect(await known(ann.guest)).toBeNull();
  });

  it('is what is left of a match whose bringing was cut short', async () => {
    const match = 'A'.repeat(22);
    const { guest } = await Client.guest(server.url, 'Ann');
    await look(async ({ database: { db } }) => {
      const row = { game: 'magpies', rules: '1', options: '{}', seed: 's', listed: 0, host: guest.person.id };
      const rest = { created: now, updated: now, rematch: null, parked: null, notice: null, owner: null };
      await db
        .insertInto('matches')
        .values({ id: match, status: 'arriving', ...row, ...rest })
        .execute();
      await db
        .insertInto('seats')
        .values({ match, seat: 0, kind: 'open', person: null, name: '', level: null })
        .execute();
      await db
        .insertInto('moves')
        .values({ match, n: 1, kind: 'answer', seat: 0, body: '"on"', at: now })
        .execute();
    });
    const ann = await Client.connect({ ...guest, url: server.url });
    expect(await ann.refused({ type: 'watch', match })).toBe('no-such-match');
    await ann.close();
    now += OPEN_MS + 1;
    await keepUp();
    expect(await leftOf(match)).toBe(0);
  });
});
