import { describe, expect, it } from 'vitest';
import { arrive } from '../kit/client.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { rawWebSocket } from '../kit/raw.ts';
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
});
