import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { SOCKET_PATH } from '../../protocol/index.ts';
import { arrive, Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { frame, PING, PONG, rawWebSocket } from '../kit/raw.ts';

const FLOOD = 3000;

describe('pings of the WebSocket itself', { timeout: 60_000 }, () => {
  let company: Company;
  let cookie: string;

  beforeAll(async () => {
    company = await gather();
    ({ cookie } = await arrive(company.url, 'Ann'));
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  /** All that comes until the server has closed. */
  const received = (socket: Socket): Promise<Buffer> =>
    new Promise((resolve) => {
      const parts: Buffer[] = [];
      socket.on('data', (data) => parts.push(data));
      socket.on('close', () => resolve(Buffer.concat(parts)));
      socket.resume();
    });
  const pongsIn = (bytes: Buffer): number => bytes.toString('latin1').split('\x8a\x04ping').length - 1;

  it('are answered, now and then', async () => {
    const socket = new WebSocket(`${company.url.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    for (let i = 0; i < 5; i++) {
      const answer = new Promise<string>((resolve) => socket.once('pong', (data) => resolve(String(data))));
      socket.ping(`here ${i}?`);
      expect(await answer).toBe(`here ${i}?`);
    }
    socket.terminate();
  });

  it.each([
    ['pings', PING],
    ['pongs that nobody asked for', PONG],
  ])('are not without end: whoever sends a flood of %s is cut off', async (_, kind) => {
    const socket = await rawWebSocket(company.url, cookie);
    const all = received(socket);
    for (let i = 0; i < FLOOD; i++) socket.write(frame(kind, 'ping'));
    const bytes = await all;
    expect(pongsIn(bytes)).toBeLessThan(50);
    expect(bytes.includes('too many pings')).toBe(true);
    expect(await (await Client.guest(company.url, 'Bob')).ask({ type: 'ping' })).toMatchObject({
      type: 'pong',
    });
  });
});
