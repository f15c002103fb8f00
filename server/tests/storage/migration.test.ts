import { createMatch, createRandom, type Game, randomAnswer } from '@questwright/kernel';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCookie } from '../../src/identity/cookie.ts';
import { digest, newId } from '../../src/ids.ts';
import { type DataPlace, openDataPlace } from '../../src/storage/database.ts';
import { openStorage } from '../../src/storage/index.ts';
import { migrate, migrations } from '../../src/storage/migrations/index.ts';
import { Client, type Seen } from '../kit/client.ts';
import { type DatabaseHouse, houses } from '../kit/databases.ts';
import { gameOf, HEROES } from '../kit/games.ts';
import { someAnswer } from '../kit/play.ts';
import { serveTest, TEST_GAMES_AND_HEROES } from '../kit/server.ts';

const SECRET = 'kept from before';

/** Every schema but the newest. What these tests write is the same in all of them. */
const EARLIER = Object.keys(migrations).slice(0, -1);

/** A match of two people in the middle of play, as earlier servers stored it. */
interface Old {
  readonly token: string;
  readonly person: string;
  readonly match: string;
  readonly game: Game;
  readonly rules: string;
  readonly answers: readonly (readonly [number, unknown])[];
  readonly checkpoint: { at: number; n: number; state: string };
}

async function playedMatch(id: string, rules?: string): Promise<Old> {
  const random = createRandom(`migration ${rules}`);
  const game = await gameOf(id);
  const match = createMatch({ game, seats: ['Ann', 'Ann'], seed: 'old' });
  for (let i = 0; i < 19; i++) match.answer(match.choice!.seat, randomAnswer(match.choice!, random));
  const { at, state } = match.newestCheckpoint;
  return {
    token: newId(),
    person: newId(),
    match: newId(),
    game,
    rules: rules ?? game.version,
    answers: match.answers.map(({ seat, answer }) => [seat, answer] as const),
    checkpoint: { at, n: match.n, state: JSON.stringify(state) },
  };
}

const cases = houses.flatMap(([name, open]) =>
  [HEROES, 'magpies'].map((game) => [name, game, open] as const),
);

describe.each(cases)(
  'a database of an earlier schema on %s with %s',
  { timeout: 60_000 },
  (_, id, openHouse) => {
    let house: DatabaseHouse;
    beforeAll(async () => {
      house = await openHouse();
    }, 60_000);
    afterAll(async () => {
      await house?.close();
    }, 60_000);

    /** Writes what an earlier version of the server would have written. */
    async function write(
      place: DataPlace,
      { token, person, match, game, rules, answers, checkpoint }: Old,
      schema = EARLIER[0],
    ): Promise<void> {
      const { db: typed, close } = openDataPlace(place);
      // biome-ignore lint/suspicious/noExplicitAny: the tables of a schema that no code knows any more.
      const db = typed as unknown as Kysely<any>;
      await migrate(db as never, schema);
      await db.insertInto('people').values({ id: person, name: 'Ann', created: 1 }).execute();
      const session = { id: digest(token), person, agent: '', created: 1, seen: 1 };
      await db.insertInto('sessions').values(session).execute();
      const row = {
        id: match,
        game: game.id,
        rules,
        options: JSON.stringify(game.options({}, 2)),
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

    // Rows are moved whatever game they are of: a large one comes from the oldest schema and from the last but one.
    const schemas = id === HEROES ? [EARLIER[0]!, EARLIER.at(-1)!] : EARLIER;
    it.each(schemas)('is brought up to date from %s, and its matches go on', async (schema) => {
      const place = await house.fresh();
      const old = await playedMatch(id);
      await write(place, old, schema);
      const server = await serveTest({ ...place, games: TEST_GAMES_AND_HEROES, secret: SECRET });
      const client = await enter(server.url, old);
      expect((await client.until(() => client.see(old.match, 0))).version).toBe(old.answers.length + 1);
      await playOn(client, old);
      expect(client.tables.get(old.match)).toMatchObject({ notice: null, rules: old.game.version });
      await client.close();
      await server.close();
    });

    it('has a match of older rules, which goes on under the new ones, and says so', async () => {
      const place = await house.fresh();
      const old = await playedMatch(id, '0');
      await write(place, old);
      let server = await serveTest({ ...place, games: TEST_GAMES_AND_HEROES, secret: SECRET });
      let client = await enter(server.url, old);
      const { version } = await client.until(() => client.see(old.match, 0));
      // One more: that it goes on under other rules is itself something that has happened.
      expect(version).toBe(old.answers.length + 2);
      const table = await client.untilTable(old.match, ({ notice }) => notice !== null);
      expect(table).toMatchObject({
        rules: old.game.version,
        notice: ['kernel.resumed-from-checkpoint', { from: '0', to: old.game.version, dropped: 0 }],
      });
      const after = await playOn(client, old);
      await client.close();
      await server.close();

      server = await serveTest({ ...place, games: TEST_GAMES_AND_HEROES, secret: SECRET });
      client = await enter(server.url, old);
      expect(await client.until(() => client.see(old.match, 0))).toEqual(after);
      await client.close();
      await server.close();
    });

    it('has a match of rules that nobody knows any more, which is parked with its report', async () => {
      const place = await house.fresh();
      const old = await playedMatch(id, '-1');
      await write(place, old);
      const server = await serveTest({ ...place, games: TEST_GAMES_AND_HEROES, secret: SECRET });
      const client = await enter(server.url, old);
      const table = await client.untilTable(old.match, ({ status }) => status === 'parked');
      expect(table.parked?.code).toBe('other-rules');
      await client.close();
      await server.close();
    });

    it('has a match that was brought along as a file, and says of whom that is known', async () => {
      const place = await house.fresh();
      const old = await playedMatch(id);
      await write(place, old, '4-find-what-is-forgotten');
      const { db, close } = openDataPlace(place);
      await db.updateTable('matches').set({ notice: '"kernel.brought"' }).execute();
      await close();
      const storage = await openStorage(place);
      expect(await storage.matches.find(old.match)).toMatchObject({
        notice: null,
        knowers: [{ person: old.person, name: 'Ann', seat: null }],
      });
      await storage.close();
    });

    /** Answers what is asked, and gives what the first seat sees then. */
    async function playOn(client: Client, { match }: Old): Promise<Seen> {
      const views = await Promise.all([0, 1].map((seat) => client.until(() => client.see(match, seat))));
      const { view, version: n } = views.find(({ view }) => view.choice?.kind !== undefined)!;
      const { choice } = view;
      const answer = someAnswer(choice!, createRandom('on'));
      await client.do({ type: 'answer', match, seat: choice!.seat, n, answer });
      return client.untilVersion(match, 0, n + 1);
    }

    async function enter(url: string, { token, person, match }: Old): Promise<Client> {
      const cookie = setCookie(token, SECRET, false).split(';')[0]!;
      const client = await Client.connect({
        url,
        cookie,
        person: { id: person, name: 'Ann', account: null },
      });
      await client.do({ type: 'watch', match });
      return client;
    }
  },
);
