import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { ServeOptions } from '../../src/index.ts';
import { Browser } from '../kit/browser.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { rawConnection } from '../kit/raw.ts';
import { serveTest } from '../kit/server.ts';

/** How long a connection stays open, and what is said on it, when `write` is all that is sent. */
async function fate(url: string, write: string): Promise<{ ms: number; said: string }> {
  const socket = await rawConnection(url);
  const began = performance.now();
  let said = '';
  socket.on('data', (data) => {
    said += String(data);
  });
  socket.write(write);
  await new Promise((resolve) => socket.once('close', resolve));
  return { ms: performance.now() - began, said };
}

async function withServer(options: ServeOptions, use: (url: string) => Promise<void>): Promise<void> {
  const house = sqliteHouse();
  const server = await serveTest({ ...(await house.fresh()), ...options });
  try {
    await use(server.url);
  } finally {
    await server.close();
    await house.close();
  }
}

describe('connections', { timeout: 60_000 }, () => {
  it.each([
    ['without a word', ''],
    ['in the middle of the headers', 'GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'in the middle of the body',
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"name":',
    ],
  ])('that stop %s are closed', async (_, write) => {
    await withServer({ requestTimeout: 300 }, async (url) => {
      const { ms, said } = await fate(url, write);
      expect(ms).toBeLessThan(5000);
      expect(said).toMatch(/^HTTP\/1\.1 408 /);
    });
  });

  it.each([
    ['from one address', { maxConnectionsPerAddress: 5 }],
    ['in all', { maxConnections: 5, trustProxy: 1 }],
  ])('are only so many %s; when one ends there is room again', async (_, limits) => {
    await withServer(limits, async (url) => {
      const ended = new Set<Socket>();
      const sockets: Socket[] = [];
      for (let i = 0; i < 70; i++) {
        const socket = await rawConnection(url);
        socket.on('error', () => {});
        socket.on('close', () => ended.add(socket));
        socket.resume();
        sockets.push(socket);
      }
      await expect.poll(() => ended.size).toBe(10);
      const open = sockets.filter((socket) => !ended.has(socket));
      for (const socket of open.slice(0, 5)) socket.destroy();
      await expect.poll(() => ended.size).toBe(15);
      await expect
        .poll(() => new Browser(url).get('/healthz').then(({ status }) => status, String))
        .toBe(200);
      for (const socket of sockets) socket.destroy();
    });
  });
});
