import { createRandom } from '@questwright/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientMessage, serverMessage } from '../../protocol/index.ts';
import type { Server } from '../../src/index.ts';
import { CLOSE, parse } from '../../src/sockets/connection.ts';
import { openStorage } from '../../src/storage/index.ts';
import { arrive, Client } from '../kit/client.ts';
import { type DatabaseHouse, sqliteHouse } from '../kit/databases.ts';
import { HEROES } from '../kit/games.ts';
import { answerRandomly, makeMatch } from '../kit/play.ts';
import { serveTest, TEST_GAMES_AND_HEROES } from '../kit/server.ts';
import { badMessage } from './bad-messages.ts';
import { BURST, type Flood, Flooder } from './flooder.ts';

const SOCKETS = 10;
/** Of the sockets, so many send as fast as they can. */
const HASTY = 2;
/** How many messages come on a socket of either kind. */
const EACH = { calm: 2000, hasty: 10_000 };
const MESSAGES = HASTY * EACH.hasty + (SOCKETS - HASTY) * EACH.calm;
/** Answers that were given before. */
const ANSWERS = 8;

/** What bad messages are refused with, among others. */
const EXPECTED = [
  'bad-message',
  'too-fast',
  'stale-choice',
  'not-your-seat',
  'no-such-match',
  'no-such-game',
  'no-such-bot',
  'no-undo-pending',
  'not-open',
  'not-over',
];

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
    server = await serveTest({
      data,
      games: TEST_GAMES_AND_HEROES,
      messagesPerSecond: 10,
      messageBurst: BURST,
    });
    ann = await Client.guest(server.url, 'Ann');
    bob = await Client.guest(server.url, 'Bob');
    match = await makeMatch(ann, [bob], { game: HEROES });
    await answerRandomly(match, [ann, bob], createRandom('flood'), ANSWERS);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    lobbied = (await bob.do({ type: 'create', game: HEROES, seats: [...seats], listed: true })).match!;
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await house.close();
  }, 60_000);

  it(`of ${MESSAGES}: changes nothing, tells nothing, stops nothing`, async () => {
    const before = { ann: ann.see(match, 0), bob: bob.see(match, 1), table: ann.tables.get(match) };
    const flood: Flood = { received: [], closed: [] };
    const targets = { match, open: before.ann!.version, lobbied };
    await Promise.all(
      Array.from({ length: SOCKETS }, async (_, i) => {
        const random = createRandom(`flood ${i}`);
        // A stranger, and now and then one of the players, from a second device.
        const isPlayer = i % 3 === 0;
        const { cookie } = isPlayer ? ann.guest : await arrive(server.url, `Stranger ${i}`);
        const flooder = new Flooder(server.url, cookie, i < HASTY, flood);
        await flooder.send(i < HASTY ? EACH.hasty : EACH.calm, () => badMessage(random, targets, isPlayer));
      }),
    );

    // Whoever waited was answered every time; whoever did not was told so and cut off.
    const { received, closed } = flood;
    const replies = received.map((text) => serverMessage.parse(JSON.parse(text)));
    expect(replies.length).toBeGreaterThan(EACH.calm * (SOCKETS - HASTY));
    const codes = new Set(replies.flatMap((reply) => (reply.type === 'error' ? [reply.code] : [])));
    expect([...codes]).toEqual(expect.arrayContaining(EXPECTED));
    expect(closed).toContain(CLOSE.tooFast);
    expect(closed).toContain(1009);

    // Nothing has changed, for those who were there or for those who come.
    expect(ann.see(match, 0)).toEqual(before.ann);
    expect(bob.see(match, 1)).toEqual(before.bob);
    const again = await Client.connect(bob.guest);
    await again.do({ type: 'watch', match });
    expect(await again.until(() => again.see(match, 1))).toEqual(before.bob);
    expect(again.tables.get(match)!.seats).toMatchObject([{ name: 'Ann' }, { name: 'Bob' }]);
    await again.close();

    // Nothing was told: only replies came, none of them with anything of the match in it.
    expect([...new Set(replies.map(({ type }) => type))].sort()).toEqual(['error', 'pong', 'welcome']);
    // And play goes on.
    await answerRandomly(match, [ann, bob], createRandom('after'), 4);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/questwright_parked_total 0\n/);
    await ann.close();
    await bob.close();
    await server.close();
    const storage = await openStorage({ data });
    expect(await storage.matches.moves(match)).toHaveLength(ANSWERS + 4);
    expect((await storage.matches.find(lobbied))?.status).toBe('open');
    const { seed } = (await storage.matches.find(match))!;
    expect(received.some((text) => text.includes('seed') || text.includes(seed))).toBe(false);
    await storage.close();
  });
});

describe('a client that is too fast', { timeout: 60_000 }, () => {
  it('is told so, and cut off if it goes on', async () => {
    const house = sqliteHouse();
    const server = await serveTest({ ...(await house.fresh()), messagesPerSecond: 1, messageBurst: 20 });
    const client = await Client.guest(server.url, 'Fast');
    const calm = await Client.guest(server.url, 'Calm');
    for (let i = 0; i < 1000; i++) client.socket.send('{"type":"ping"}');
    await client.until(() => client.closed, 'the end');
    expect(client.received.filter((m) => m.type === 'pong').length).toBeLessThan(40);
    expect(client.received.some((m) => m.type === 'error' && m.code === 'too-fast')).toBe(true);
    expect((await calm.ask({ type: 'ping' })).type).toBe('pong');

    // Nobody waits for a reply in vain.
    const asked = await Promise.all(Array.from({ length: 60 }, () => calm.ask({ type: 'ping' })));
    const codes = asked.map((reply) => (reply.type === 'error' ? reply.code : reply.type));
    expect(codes.filter((code) => code === 'pong').length).toBeLessThan(40);
    expect(new Set(codes)).toEqual(new Set(['pong', 'too-fast']));
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
      { numRuns: 1000 },
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
      { numRuns: 1000 },
    );
  });

  it('gives every message that it accepts back the same when it is sent again', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const first = clientMessage.safeParse(value);
        if (first.success)
          expect(clientMessage.parse(JSON.parse(JSON.stringify(first.data)))).toEqual(first.data);
      }),
      { numRuns: 1000 },
    );
  });
});
