import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Server } from '../../src/index.ts';
import { Browser } from '../kit/browser.ts';
import { arrive, Client } from '../kit/client.ts';
import { type DatabaseHouse, sqliteHouse, temporaryFolder } from '../kit/databases.ts';
import { serveTest } from '../kit/server.ts';

describe('requests', { timeout: 60_000 }, () => {
  let house: DatabaseHouse;
  let server: Server;
  let strict: Server;

  beforeAll(async () => {
    house = sqliteHouse();
    const folder = temporaryFolder();
    const client = join(folder, 'dist');
    mkdirSync(join(client, 'assets'), { recursive: true });
    writeFileSync(join(client, 'index.html'), '<!doctype html><title>the client</title>');
    writeFileSync(join(client, 'assets', 'app.js'), 'export {};');
    writeFileSync(join(client, '.env'), 'TOP-SECRET');
    writeFileSync(join(folder, 'secret.txt'), 'TOP-SECRET');
    server = await serveTest({ ...(await house.fresh()), client });
    strict = await serveTest({
      ...(await house.fresh()),
      publicUrl: 'https://table.example',
      metricsToken: 'for the watchman',
      maxConnectionsPerAddress: 3,
    });
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await strict.close();
    await house.close();
  }, 60_000);

  /** A request as it is written, without a client that would tidy it up. */
  const raw = (request: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      let text = '';
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
      socket.write(request);
    });
  const get = (path: string): Promise<string> =>
    raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);

  it('get the client, its files and its pages', async () => {
    const browser = new Browser(server.url);
    expect((await browser.get('/')).text).toContain('the client');
    expect((await browser.get('/assets/app.js')).text).toBe('export {};');
    expect((await browser.get('/match/xyz')).text).toContain('the client');
    expect((await browser.get('/assets/gone.js')).status).toBe(404);
    expect((await browser.get('/api/nothing')).status).toBe(404);
    expect((await browser.get('/%61pi/nothing')).status).toBe(404);
    expect((await browser.get('/match/xyz?from=a.link')).text).toContain('the client');
    const { headers } = await fetch(`${server.url}/`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/assets/..;/..;/secret.txt',
    '/.env',
    '/%2eenv',
    '/assets/%00../../secret.txt',
    '/..%c0%afsecret.txt',
    'file:///etc/passwd',
  ])('get nothing from outside the client: %s', async (path) => {
    const answer = await get(path);
    expect(answer).not.toContain('TOP-SECRET');
    expect(answer).not.toContain('root:');
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404|200)/);
  });

  it('are refused when they are malformed, and the server goes on', async () => {
    const requests = [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: questwright=${'x'.repeat(70_000)}\r\n\r\n`,
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5\r\n\r\n{"nam',
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n0\r\n\r\n',
      'GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      'GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 99\r\nsec-websocket-key: x\r\n\r\n',
    ];
    for (const request of requests) expect(await raw(request)).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect((await new Browser(server.url).get('/healthz')).json).toEqual({ status: 'ok' });
  });

  it('are refused when their bodies are too long, of the wrong kind, or not what is asked for', async () => {
    const browser = new Browser(server.url);
    expect((await browser.post('/api/guest', { name: 'x'.repeat(20_000) })).status).toBe(413);
    const plain = { 'content-type': 'text/plain' };
    expect((await browser.request('POST', '/api/guest', '{"name":"x"}', plain)).status).toBe(400);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await browser.request('POST', '/api/guest', 'name=x', form)).status).toBe(400);
    expect((await browser.request('POST', '/api/guest', '{"name"')).status).toBe(400);
    expect((await browser.post('/api/guest', { name: 'x', admin: true })).status).toBe(400);
    expect((await browser.request('POST', '/api/guest', '{"name":"x","__proto__":{"a":1}}')).status).toBe(
      400,
    );
    expect(browser.cookie).toBe('');
  });

  it('from other sites are refused, whatever cookies they bring', async () => {
    const { cookie } = await arrive(server.url, 'Ann');
    const evil = { origin: 'https://evil.example' };
    const browser = new Browser(server.url, cookie);
    expect((await browser.request('POST', '/api/logout', {}, evil)).json.code).toBe('other-site');
    expect((await browser.request('GET', '/api/me', undefined, evil)).json.code).toBe('other-site');
    expect((await browser.request('GET', '/api/me', undefined, { origin: 'null' })).status).toBe(403);
    expect(
      (await browser.request('POST', '/api/logout', {}, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    const host = new URL(server.url).host;
    expect((await browser.request('GET', '/api/me', undefined, { origin: `http://${host}` })).status).toBe(
      200,
    );
    await expect(upgrade(server, cookie, 'https://evil.example')).rejects.toThrow('403');
    await expect(upgrade(server, cookie, `http://${host}`)).resolves.toBeUndefined();
  });

  it.each(['/%77s', '/ws?x=1', '/w%73', '/', '/healthz', '/assets/app.js', '/nothing', '/%61pi/me'])(
    'for a socket at %s are refused to other sites, however the address is written',
    async (path) => {
      const { cookie } = await arrive(server.url, 'Ann');
      await expect(upgrade(server, cookie, 'http://127.0.0.1:9', path)).rejects.toThrow('403');
    },
  );

  it.each(['/%61pi/me', '/ap%69/me', '/%61%70%69/sessions', '/api%2Fme', '/api/%6de', '/api/me?x'])(
    'for %s tell other sites nothing',
    async (path) => {
      const { cookie } = await arrive(server.url, 'Ann');
      const browser = new Browser(server.url, cookie);
      for (const from of [{ origin: 'http://127.0.0.1:9' }, { 'sec-fetch-site': 'same-site' }]) {
        const { status, text } = await browser.request('GET', path, undefined, from);
        expect([403, 404]).toContain(status);
        expect(text).not.toMatch(/Ann|person|sessions/);
      }
    },
  );

  it('that change something are refused to pages of other ports of the same host', async () => {
    const { cookie } = await arrive(server.url, 'Ann');
    const browser = new Browser(server.url, cookie);
    const sameSite = { 'sec-fetch-site': 'same-site' };
    expect((await browser.request('POST', '/api/logout', {}, sameSite)).status).toBe(403);
    expect((await browser.request('GET', '/', undefined, sameSite)).text).toContain('the client');
    const typed = { 'sec-fetch-site': 'none' };
    expect((await browser.request('GET', '/api/me', undefined, typed)).status).toBe(200);
  });

  it('must come from the public address, where there is one', async () => {
    const { cookie } = await arrive(strict.url, 'Ann');
    const { host } = new URL(strict.url);
    await expect(upgrade(strict, cookie, `http://${host}`)).rejects.toThrow('403');
    await expect(upgrade(strict, cookie, 'https://table.example')).resolves.toBeUndefined();
  });

  it('for sockets need somebody, and find room for only so many', async () => {
    await expect(upgrade(strict, '', undefined)).rejects.toThrow('401');
    const guest = await arrive(strict.url, 'Many');
    const clients = await Promise.all([1, 2, 3].map(() => Client.connect(guest)));
    await expect(Client.connect(guest)).rejects.toThrow('429');
    await Promise.all(clients.map((client) => client.close()));
    await expect(upgrade(strict, guest.cookie, undefined)).resolves.toBeUndefined();
  });

  it('for metrics need the token, where there is one', async () => {
    const watchman = new Browser(strict.url);
    expect((await watchman.get('/metrics')).status).toBe(401);
    const authorization = 'Bearer for the watchman';
    const { status, text } = await watchman.request('GET', '/metrics', undefined, { authorization });
    expect(status).toBe(200);
    expect(text).toContain('# TYPE questwright_answer_seconds histogram');
  });

  const upgrade = (to: Server, cookie: string, origin: string | undefined, path = '/ws'): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${to.url.replace('http', 'ws')}${path}`, {
        headers: { ...(cookie && { cookie }) },
        ...(origin && { origin }),
      });
      socket.once('open', () => {
        socket.terminate();
        resolve();
      });
      socket.once('error', reject);
    });
});

describe('sockets', { timeout: 60_000 }, () => {
  it('that are gone without a word are noticed', async () => {
    const house = sqliteHouse();
    const server = await serveTest({ ...(await house.fresh()), ping: 500 });
    const client = await Client.guest(server.url, 'Ann');
    const other = await Client.guest(server.url, 'Bob');
    // Half open: the other end is there, but nobody reads it or answers pings.
    (client.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const sockets = async (): Promise<string> => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return /questwright_sockets (\d+)/.exec(text)![1]!;
    };
    await expect.poll(sockets).toBe('1');
    expect((await other.ask({ type: 'ping' })).type).toBe('pong');
    client.socket.terminate();
    await other.close();
    await server.close();
    await house.close();
  });
});
