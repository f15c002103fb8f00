import { createRandom } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { openPostgres } from '../../src/storage/database.ts';
import { openStorage } from '../../src/storage/index.ts';
import { sql } from '../../src/storage/kysely.ts';
import { arrive } from '../kit/client.ts';
import { postgresHouse } from '../kit/databases.ts';
import { gameOf } from '../kit/games.ts';
import { serveTest } from '../kit/server.ts';
import { SteadyPlayer } from '../kit/steady.ts';
import { verifyMatch } from '../kit/verify.ts';

const OUTAGES = 12;
const GAME = 'magpies';

it('loses nothing when PostgreSQL breaks all connections, again and again', {
  timeout: 120_000,
}, async () => {
  const house = await postgresHouse();
  const place = await house.fresh();
  const server = await serveTest({ ...place, lease: 1000 });
  const random = createRandom('outage');
  const [host, guest] = await Promise.all(
    ['Host', 'Guest'].map(async (name) => new SteadyPlayer(await arrive(server.url, name), random)),
  );
  const players = [host!, guest!];
  const matches: string[] = [];
  let over = false;
  const playing = (async () => {
    while (!over) {
      const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
      const match = await host!.insist({ type: 'create', game: GAME, seats: [...seats], listed: false });
      matches.push(match!);
      await guest!.insist({ type: 'take', match: match!, seat: 1 }, ['seat-taken']);
      await host!.insist({ type: 'start', match: match! }, ['not-open']);
      await Promise.all(players.map((player, seat) => player.play(match!, seat)));
    }
  })();

  const other = openPostgres(place.databaseUrl!);
  for (let i = 0; i < OUTAGES; i++) {
    await Promise.race([playing, new Promise((resolve) => setTimeout(resolve, random.below(400)))]);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
  }
  over = true;
  await playing;
  await other.close();
  await Promise.all(players.map((player) => player.close()));
  await server.close();

  const storage = await openStorage(place);
  const game = await gameOf(GAME);
  let acknowledged = 0;
  for (const match of matches) {
    acknowledged += (await verifyMatch(storage, game, match, players)).acknowledged;
  }
  expect(acknowledged).toBeGreaterThan(OUTAGES);
  await storage.close();
  await house.close();
});
