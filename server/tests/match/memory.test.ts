import { createRandom } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import type { Server } from '../../src/index.ts';
import { openStorage } from '../../src/storage/index.ts';
import { Client } from '../kit/client.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { gameOf } from '../kit/games.ts';
import { answerRandomly, makeMatch } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

const gauge = async ({ url }: Server, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^questwright_${name} (\\d+)$`, 'm').exec(text)![1]);
};

describe('a match that nobody watches', { timeout: 60_000 }, () => {
  it('leaves memory, and is back with the next who comes', async () => {
    const house = sqliteHouse();
    const server = await serveTest({ ...(await house.fresh()), idle: 150 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(server.url, name)));
    const match = await makeMatch(ann!, [bob!], { game: 'magpies' });
    await answerRandomly(match, [ann!, bob!], createRandom('memory'), 10);
    const before = ann!.see(match, 0)!;
    await ann!.do({ type: 'unwatch', match });
    expect(await gauge(server, 'tables')).toBe(1);
    await bob!.close();
    await expect.poll(() => gauge(server, 'tables')).toBe(0);

    await ann!.do({ type: 'watch', match });
    expect(await ann!.untilVersion(match, 0, before.version)).toEqual(before);
    const again = await Client.connect(bob!.guest);
    await again.do({ type: 'watch', match });
    await answerRandomly(match, [ann!, again], createRandom('memory 2'), 4);
    await Promise.all([ann!.close(), again.close()]);
    await server.close();
    await house.close();
  });
});

describe('a server that is told to stop', { timeout: 60_000 }, () => {
  it('says goodbye, stores everything, and goes on where it was', async () => {
    const house = sqliteHouse();
    const place = await house.fresh();
    let server = await serveTest(place);
    const ann = await Client.guest(server.url, 'Ann');
    const match = await makeMatch(ann, [], { game: 'magpies', bots: ['random'] });
    const before = await ann.until(() => {
      const seen = ann.see(match, 0);
      return seen?.view.choice?.seat === 0 && seen;
    });
    await server.close();
    await ann.until(() => ann.closed, 'the end');
    expect(ann.received.at(-1)).toMatchObject({ type: 'bye', code: 'shutting-down' });
    expect(ann.closed?.code).toBe(1001);

    const storage = await openStorage(place);
    const [checkpoint] = await storage.matches.checkpoints(match);
    const { version: rules } = await gameOf('magpies');
    expect(checkpoint).toMatchObject({ rules, n: before.version });
    await storage.close();

    server = await serveTest(place);
    const again = await Client.connect({ ...ann.guest, url: server.url });
    again.seen.set(`${match} 0`, before);
    await again.do({ type: 'watch', match, seen: { version: before.version, seats: [0] } });
    await again.do({ type: 'answer', match, seat: 0, n: before.version, answer: 'pass' });
    await again.untilVersion(match, 0, before.version + 1);
    await again.close();
    await server.close();
    await house.close();
  });

  it('is alone on its data folder', async () => {
    const house = sqliteHouse();
    const place = await house.fresh();
    const server = await serveTest(place);
    await expect(serveTest(place)).rejects.toThrow('Another server is running');
    await server.close();
    const next = await serveTest(place);
    await next.close();
    await house.close();
  });

  it('archives what was finished long ago', async () => {
    const house = sqliteHouse();
    let now = 1e12;
    const server = await serveTest({ ...(await house.fresh()), now: () => now, archiveAfter: 1000 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(server.url, name)));
    const match = await makeMatch(ann!, [bob!], { game: 'tic-tac-toe' });
    await answerRandomly(match, [ann!, bob!], createRandom('old'));
    await server.keepUp();
    expect(ann!.tables.get(match)?.status).toBe('over');
    now += 2000;
    await server.keepUp();
    await ann!.untilTable(match, ({ status }) => status === 'archived');
    await Promise.all([ann!.close(), bob!.close()]);
    await server.close();
    await house.close();
  });
});
