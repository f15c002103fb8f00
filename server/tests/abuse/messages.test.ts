import { createRandom, type Random } from '@questwright/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { clientMessage, MESSAGE_BYTES, PROTOCOL, SOCKET_PATH, serverMessage } from '../../protocol/index.ts';
import type { Server } from '../../src/index.ts';
import { parse } from '../../src/sockets/connection.ts';
import { openStorage } from '../../src/storage/index.ts';
import { arrive, Client } from '../kit/client.ts';
import { type DatabaseHouse, sqliteHouse } from '../kit/databases.ts';
import { answerRandomly, makeMatch } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

const MESSAGES = 100_000;
const SOCKETS = 10;

describe('a flood of bad messages', { timeout: 300_000 }, () => {
  let house: DatabaseHouse;
  let data: string;
  let server: Server;
  let ann: Client;
  let bob: Client;
  let match: string;
  let lobbied: string;

  beforeAll(async () => {
    house = sqliteHouse();
    ({ data } = await house.fresh());
    server = await serveTest({ data, messagesPerSecond: 1e9, messageBurst: 1e9 });
    ann = await Client.guest(server.url, 'Ann');
    bob = await Client.guest(server.url, 'Bob');
    match = await makeMatch(ann, [bob], { game: 'magpies' });
    await answerRandomly(match, [ann, bob], createRandom('flood'), 8);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    lobbied = (await bob.do({ type: 'create', game: 'magpies', seats: [...seats], listed: true })).match!;
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await house.close();
  }, 60_000);

  it(`of ${MESSAGES}: changes nothing, tells nothing, stops nothing`, async () => {
    const before = { ann: ann.see(match, 0), bob: bob.see(match, 1), table: ann.tables.get(match) };
    const received: string[] = [];
    let sent = 0;
    await Promise.all(
      Array.from({ length: SOCKETS }, async (_, i) => {
        const random = createRandom(`flood ${i}`);
        // A stranger, and now and then one of the players, from a second device.
        const guest = i % 3 === 0 ? ann.guest : await arrive(server.url, `Stranger ${i}`);
        let socket = await open(guest.cookie, received);
        for (let n = 0; n < MESSAGES / SOCKETS; n++) {
          if (socket.readyState !== WebSocket.OPEN) socket = await open(guest.cookie, received);
          if (n % 2000 === 999) {
            await flush(socket);
            const closed = new Promise((resolve) => socket.once('close', resolve));
            socket.send('x'.repeat(MESSAGE_BYTES + 1));
            await closed;
          } else socket.send(badMessage(random, i % 3 === 0));
          // Reads now and then: whoever never does is let go.
          if (n % 100 === 0) await new Promise(setImmediate);
          sent++;
        }
        await flush(socket);
        socket.terminate();
      }),
    );
    expect(sent).toBe(MESSAGES);
    expect(received.length).toBeGreaterThan(MESSAGES * 0.9);

    // Nothing has changed, for those who were there or for those who come.
    expect(ann.see(match, 0)).toEqual(before.ann);
    expect(bob.see(match, 1)).toEqual(before.bob);
    const again = await Client.connect(bob.guest);
    await again.do({ type: 'watch', match });
    expect(await again.until(() => again.see(match, 1))).toEqual(before.bob);
    expect(again.tables.get(match)!.seats).toMatchObject([{ name: 'Ann' }, { name: 'Bob' }]);
    await again.close();

    // Nothing was told: only replies came, and nothing of what a hand or a deck holds.
    const kinds = new Set(received.map((text) => serverMessage.parse(JSON.parse(text)).type));
    expect([...kinds].sort()).toEqual(['error', 'pong', 'welcome']);
    expect(received.some((text) => text.includes('seed'))).toBe(false);

    // And play goes on.
    await answerRandomly(match, [ann, bob], createRandom('after'), 4);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/questwright_parked_total 0\n/);
    await ann.close();
    await bob.close();
    await server.close();
    const storage = await openStorage({ data });
    expect((await storage.matches.moves(match)).length).toBe(12);
    expect((await storage.matches.find(lobbied))?.status).toBe('open');
    await storage.close();
  });

  /** Waits until everything that was sent has been answered. */
  const flush = (socket: WebSocket): Promise<void> =>
    new Promise((resolve) => {
      socket.on('message', (text) => String(text).includes('"re":7777777') && resolve());
      socket.send(JSON.stringify({ type: 'ping', id: 7777777 }));
    });

  async function open(cookie: string, received: string[]): Promise<WebSocket> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie },
    });
    socket.on('error', () => {});
    socket.on('message', (text) => received.push(String(text)));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    return socket;
  }

  /** Something that must be refused. A player's messages are stale or illegal, a stranger's are foreign. */
  function badMessage(random: Random, player: boolean): string {
    const pick = <T>(...of: readonly T[]): T => of[random.below(of.length)]!;
    const seat = random.below(9) - 1;
    const n = pick(0, 1, 2, 5, 8, 10, 99, 1e6, -1, 1.5);
    const id = random.below(1000);
    const answer = pick<unknown>('nothing such', 'card:0', [], ['a', 'a'], 99, '', null, {}, 'x'.repeat(300));
    switch (random.below(12)) {
      case 0:
        return pick('', '{', 'null', '[]', '"x"', '\0', '{"type":"answer"', '[[[[[[[[', '𝕏'.repeat(50));
      case 1:
        return JSON.stringify({ type: pick('', 'x', '__proto__', 'constructor', 'toString'), id });
      case 2:
        return JSON.stringify({
          type: 'watch',
          id,
          match: pick<unknown>('', '../..', 'A'.repeat(22), 'x'.repeat(5000), 7),
        });
      case 3:
        return JSON.stringify({ type: 'answer', id, match, seat: player ? 1 : seat, n, answer });
      case 4:
        return JSON.stringify({
          type: 'answer',
          id,
          match,
          seat: 0,
          n: pick(1, 5, 8, 99),
          answer: 'pass',
          extra: 1,
        });
      case 5:
        return JSON.stringify({ type: 'answer', id, match, seat: 0, n: pick(1, 5, 8, 99), answer: 'pass' });
      case 6:
        return JSON.stringify({
          type: pick('undo', 'leave'),
          id,
          match,
          seat: player ? 1 : seat,
          to: pick(0, 99, -1),
        });
      case 7:
        return JSON.stringify({ type: 'agree', id, match, n, agree: true });
      case 8:
        return JSON.stringify({
          type: pick('take', 'hand'),
          id,
          match,
          seat: pick(0, 1, 2),
          level: 'wizard',
        });
      case 9:
        return JSON.stringify({
          type: pick('start', 'archive'),
          id,
          match: player ? match : pick(match, lobbied),
        });
      case 10:
        return JSON.stringify({
          type: 'create',
          id,
          game: pick('chess', '../x', ''),
          seats: [{ kind: 'me' }],
          listed: true,
        });
      default:
        return JSON.stringify({
          type: 'chat',
          id,
          match,
          text: pick<unknown>('', '\u202e', 'x'.repeat(501), 7, '\u0007'),
        });
    }
  }
});

describe('a client that is too fast', { timeout: 60_000 }, () => {
  it('is told so, and cut off if it goes on', async () => {
    const house = sqliteHouse();
    const server = await serveTest({ ...(await house.fresh()), messagesPerSecond: 10, messageBurst: 20 });
    const client = await Client.guest(server.url, 'Fast');
    const calm = await Client.guest(server.url, 'Calm');
    for (let i = 0; i < 1000; i++) client.socket.send('{"type":"ping"}');
    await client.until(() => client.closed, 'the end');
    expect(client.received.filter((m) => m.type === 'pong').length).toBeLessThan(40);
    expect(client.received.some((m) => m.type === 'error' && m.code === 'too-fast')).toBe(true);
    expect((await calm.ask({ type: 'ping' })).type).toBe('pong');
    await calm.close();
    await server.close();
    await house.close();
  });
});

describe('the schema', () => {
  const anything = fc.anything({ maxDepth: 4, withNullPrototype: true });

  it('reads any bytes as a message or as none, and never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parse(Buffer.from(text));
        expect('message' in parsed || parsed.refusal.code === 'bad-message').toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('takes no message with anything changed in it for another', () => {
    const valid = fc.constantFrom(
      { type: 'answer', match: 'A'.repeat(22), seat: 0, n: 1, answer: 'x' },
      { type: 'watch', match: 'A'.repeat(22), seen: { version: 3, seats: [0, -1] } },
      {
        type: 'create',
        game: 'magpies',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
        listed: false,
      },
      { type: 'chat', match: 'A'.repeat(22), text: 'hello' },
      { type: 'hand', match: 'A'.repeat(22), seat: 1, level: 'random' },
    );
    fc.assert(
      fc.property(valid, fc.string(), anything, (message, key, value) => {
        const text = JSON.stringify({ ...message, [key]: value });
        if (text === undefined) return;
        const parsed = parse(Buffer.from(text));
        // Whatever is accepted is exactly what was sent: nothing is added, dropped or bent.
        if ('message' in parsed) expect(parsed.message).toEqual(JSON.parse(text));
        else expect(parsed.refusal.message.length).toBeLessThan(2000);
      }),
      { numRuns: 5000 },
    );
  });

  it('gives every message that it accepts back the same when it is sent again', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const first = clientMessage.safeParse(value);
        if (first.success)
          expect(clientMessage.parse(JSON.parse(JSON.stringify(first.data)))).toEqual(first.data);
      }),
      { numRuns: 3000 },
    );
  });
});
