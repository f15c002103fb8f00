import { describe, expect, it } from 'vitest';
import { arrive, Client } from '../kit/client.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { makeMatch } from '../kit/play.ts';
import { frame, rawWebSocket, TEXT } from '../kit/raw.ts';
import { serveTest } from '../kit/server.ts';

describe('a socket that nobody reads', { timeout: 60_000 }, () => {
  it('does not hold up a server that is told to stop for as long as Docker waits', async () => {
    const house = sqliteHouse();
    const server = await serveTest(await house.fresh());
    const { cookie } = await arrive(server.url, 'Deaf');
    const deaf = await rawWebSocket(server.url, cookie);
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(5000);
    deaf.destroy();
    await house.close();
  });

  it('is let go when too much waits for it', async () => {
    const house = sqliteHouse();
    const server = await serveTest({ ...(await house.fresh()), maxBacklog: 100_000 });
    const ann = await Client.guest(server.url, 'Ann');
    const match = await makeMatch(ann, [], { game: 'snag' });
    for (let i = 0; i < 100; i++) await ann.do({ type: 'chat', match, text: 'x'.repeat(500) });
    const deaf = await rawWebSocket(server.url, ann.guest.cookie);
    const ended = new Promise<void>((resolve) => deaf.once('close', () => resolve()));
    // Each time it is told the whole chat, and reads none of it. That it was let go, it notices when it writes.
    const asks = setInterval(() => {
      for (let i = 0; i < 50; i++) deaf.write(frame(TEXT, JSON.stringify({ type: 'watch', match })));
    }, 50);
    await ended;
    clearInterval(asks);
    expect((await ann.ask({ type: 'ping' })).type).toBe('pong');
    await ann.close();
    await server.close();
    await house.close();
  });
});
