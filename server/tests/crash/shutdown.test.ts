import { expect, it } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { Client } from '../kit/client.ts';
import { houses, sqliteHouse } from '../kit/databases.ts';
import { makeMatch } from '../kit/play.ts';
import { ServerProcess } from '../kit/processes.ts';
import { PATIENT, TEST_GAMES } from '../kit/server.ts';
import { crash } from './crash.ts';

it('loses nothing when the server is told to stop in the middle of play', { timeout: 300_000 }, async () => {
  const house = sqliteHouse();
  const { acknowledged, matches } = await crash(house, 5, 'shutdown', 'SIGTERM');
  expect(matches).toBeGreaterThan(3);
  expect(acknowledged).toBeGreaterThan(50);
  await house.close();
});

it.each(houses)(
  'puts the matches in its memory away before it ends, on %s',
  { timeout: 60_000 },
  async (_, open) => {
    const house = await open();
    const place = await house.fresh();
    const server = new ServerProcess();
    const url = await server.start({ ...place, port: 0, games: TEST_GAMES, logLevel: 'silent', ...PATIENT });
    const ann = await Client.guest(url, 'Ann');
    const match = await makeMatch(ann, [], { game: 'tic-tac-toe', bots: ['random'] });
    const { version } = ann.see(match, 0)!;
    await ann.close();
    await server.stop();
    const storage = await openStorage(place);
    const [checkpoint] = await storage.matches.checkpoints(match);
    expect(checkpoint).toMatchObject({ n: version });
    await storage.close();
    await house.close();
  },
);
