import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCookie } from '../../src/identity/cookie.ts';
import { digest, newId } from '../../src/ids.ts';
import { openPlace, type Place } from '../../src/storage/database.ts';
import { migrate, migrations } from '../../src/storage/migrations/index.ts';
import { Client } from '../kit/client.ts';
import { type DatabaseHouse, houses } from '../kit/databases.ts';
import { serveTest } from '../kit/server.ts';

const SECRET = 'kept from before';

/** A match of two people in the middle of play, as the first schema stored it. */
interface Old {
  readonly token: string;
  readonly person: string;
  readonly match: string;
  readonly rules: string;
  readonly answers: readonly (readonly [number, unknown])[];
  readonly checkpoint: { at: number; n: number; state: string };
}

function playedMatch(rules: string): Old {
  const random = createRandom(`migration ${rules}`);
  const match = createMatch({ game: magpies, seats: ['Ann', 'Ann'], seed: 'old' });
  for (let i = 0; i < 9; i++) match.answer(match.choice!.seat, randomAnswer(match.choice!, random));
  const { at, state } = match.newestCheckpoint;
  return {
    token: newId(),
    person: newId(),
    match: newId(),
    rules,
    answers: match.answers.map(({ seat, answer }) => [seat, answer] as const),
    checkpoint: { at, n: match.n, state: JSON.stringify(state) },
  };
}

describe.each(houses)('a database of the first schema on %s', { timeout: 60_000 }, (_, openHouse) => {
  let house: DatabaseHouse;
  beforeAll(async () => {
    house = await openHouse();
  }, 60_000);
  afterAll(async () => {
    await house?.close();
  }, 60_000);

  /** Writes what the first version of the server would have written. */
  async function write(
    place: Place,
    { token, person, match, rules, answers, checkpoint }: Old,
  ): Promise<void> {
    const { db: typed, close } = openPlace(place);
    // biome-ignore lint/suspicious/noExplicitAny: the tables of a schema that no code knows any more.
    const db = typed as unknown as Kysely<any>;
    await migrate(db as never, Object.keys(migrations)[0]);
    await db.insertInto('people').values({ id: person, name: 'Ann', created: 1 }).execute();
    const session = { id: digest(token), person, agent: '', created: 1, seen: 1 };
    await db.insertInto('sessions').values(session).execute();
    const row = {
      id: match,
      game: 'magpies',
      rules,
      options: '{}',
      seed: 'old',
      status: 'playing',
      listed: 0,
    };
    await db
      .insertInto('matches')
      .values({ ...row, host: person, created: 1, updated: 1 })
      .execute();
    for (const seat of [0, 1]) {
      await db.insertInto('seats').values({ match, seat, kind: 'person', person, name: 'Ann' }).execute();
    }
    const moves = answers.map(([seat, answer], i) => {
      return { match, n: i + 1, kind: 'answer', seat, body: JSON.stringify(answer), at: 1 };
    });
    await db.insertInto('moves').values(moves).execute();
    await db
      .insertInto('checkpoints')
      .values({ match, rules, ...checkpoint })
      .execute();
    await close();
  }

  it('is brought up to date, and its matches go on', async () => {
    const place = await house.fresh();
    const old = playedMatch(magpies.version);
    await write(place, old);
    const server = await serveTest({ ...place, secret: SECRET });
    const client = await enter(server.url, old);
    const { version, view } = await client.until(() => client.see(old.match, 0));
    expect(version).toBe(old.answers.length + 1);
    const { seat } = view.choice!;
    await client.do({ type: 'answer', match: old.match, seat, n: version, answer: 'pass' });
    await client.untilVersion(old.match, 0, version + 1);
    expect(client.tables.get(old.match)).toMatchObject({ notice: null, rules: magpies.version });
    await client.close();
    await server.close();
  });

  it('has a match of older rules, which goes on under the new ones, and says so', async () => {
    const place = await house.fresh();
    const old = playedMatch('0');
    await write(place, old);
    let server = await serveTest({ ...place, secret: SECRET });
    let client = await enter(server.url, old);
    const { version, view } = await client.until(() => client.see(old.match, 0));
    // One more: that it goes on under other rules is itself something that has happened.
    expect(version).toBe(old.answers.length + 2);
    const table = await client.untilTable(old.match, ({ notice }) => notice !== null);
    expect(table).toMatchObject({
      rules: magpies.version,
      notice: ['kernel.resumed-from-checkpoint', { from: '0', to: magpies.version }],
    });
    const { seat } = view.choice!;
    await client.do({ type: 'answer', match: old.match, seat, n: version, answer: 'pass' });
    const after = await client.untilVersion(old.match, seat, version + 1);
    await client.close();
    await server.close();

    server = await serveTest({ ...place, secret: SECRET });
    client = await enter(server.url, old);
    expect(await client.until(() => client.see(old.match, seat))).toEqual(after);
    await client.close();
    await server.close();
  });

  it('has a match of rules that nobody knows any more, which is parked with its report', async () => {
    const place = await house.fresh();
    const old = playedMatch('-1');
    await write(place, old);
    const server = await serveTest({ ...place, secret: SECRET });
    const client = await enter(server.url, old);
    const table = await client.untilTable(old.match, ({ status }) => status === 'parked');
    expect(table.parked?.code).toBe('other-rules');
    await client.close();
    await server.close();
  });

  async function enter(url: string, { token, person, match }: Old): Promise<Client> {
    const cookie = setCookie(token, SECRET, false).split(';')[0]!;
    const client = await Client.connect({ url, cookie, person: { id: person, name: 'Ann', account: null } });
    await client.do({ type: 'watch', match });
    return client;
  }
});
