import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCookie } from '../../src/identity/cookie.ts';
import { NEVER, opens, seal } from '../../src/identity/passphrase.ts';
import { newId } from '../../src/ids.ts';
import type { Server } from '../../src/index.ts';
import { sqliteFile } from '../../src/storage/files.ts';
import { Browser } from '../kit/browser.ts';
import { Client } from '../kit/client.ts';
import { type DatabaseHouse, sqliteHouse } from '../kit/databases.ts';
import { makeMatch } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

describe('identity', { timeout: 60_000 }, () => {
  let house: DatabaseHouse;
  let server: Server;
  const browser = (cookie = ''): Browser => new Browser(server.url, cookie);
  const passphrase = 'correct horse battery';

  beforeAll(async () => {
    house = sqliteHouse();
    server = await serveTest(await house.fresh());
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await house.close();
  }, 60_000);

  it('of a guest is a name and a cookie that scripts and other sites cannot use', async () => {
    const ann = browser();
    expect((await ann.get('/api/me')).json).toEqual({ person: null });
    const { json, setCookie: given } = await ann.post('/api/guest', { name: '  Ann  ' });
    expect(json.person).toMatchObject({ name: 'Ann', account: null });
    expect(given).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect((await ann.get('/api/me')).json).toEqual(json);
    const renamed = await ann.post('/api/guest', { name: 'Anna' });
    expect(renamed.json.person).toEqual({ ...json.person, name: 'Anna' });
    expect(renamed.setCookie).toBeNull();
  });

  it('has a cookie for encrypted connections only, where there are such', async () => {
    const behindProxy = await serveTest({ ...(await house.fresh()), publicUrl: 'https://table.example' });
    const { setCookie: given } = await new Browser(behindProxy.url).post('/api/guest', { name: 'Ann' });
    expect(given).toMatch(/; Secure$/);
    await behindProxy.close();
  });

  it.each([
    ['', 'nothing'],
    ['\u202eevil', 'text that turns around'],
    ['a\nb', 'a line break'],
    ['x'.repeat(41), 'too much'],
    ['7'.repeat(100), 'a number without end'],
  ])('is no name: %j, %s', async (name) => {
    const { status, json } = await browser().post('/api/guest', { name });
    expect(status).toBe(400);
    expect(json.code).toBe('bad-message');
  });

  it('knows no cookie that has been tampered with', async () => {
    const ann = browser();
    await ann.post('/api/guest', { name: 'Ann' });
    const [, token = '', signature = ''] = /^questwright=([\w-]+)\.([\w-]+)$/.exec(ann.cookie)!;
    const other = (text: string, at: number): string =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    const forged = [
      `questwright=${other(token, 3)}.${signature}`,
      `questwright=${token}.${other(signature, 5)}`,
      `questwright=${token}.`,
      `questwright=${token}`,
      `questwright=.${signature}`,
      `questwright=${token}.${signature}.${signature}`,
      `questwright=${newId()}.${signature}`,
      `other=${token}.${signature}`,
      setCookie(token, 'another secret', false).split(';')[0]!,
      `questwright=${'x'.repeat(5000)}`,
      'questwright="; questwright=',
    ];
    for (const cookie of forged) {
      expect((await browser(cookie).get('/api/me')).json, cookie).toEqual({ person: null });
      await expect(Client.connect({ url: server.url, cookie, person: null as never })).rejects.toThrow('401');
    }
    expect((await ann.get('/api/me')).json.person).not.toBeNull();
    // A well-signed token of no session is nobody.
    expect((await browser(ann.cookie).post('/api/logout', {})).status).toBe(200);
    expect((await ann.get('/api/me')).json).toEqual({ person: null });
  });

  it('can be kept as an account and taken up on another device, with its matches and seats', async () => {
    const phone = browser();
    const { json } = await phone.post('/api/guest', { name: 'Bea' });
    const claimed = await phone.post('/api/claim', { account: 'Bea', passphrase });
    expect(claimed.json.person).toEqual({ ...json.person, account: 'Bea' });
    expect((await phone.post('/api/claim', { account: 'Bea2', passphrase })).json.code).toBe(
      'already-claimed',
    );

    const client = await Client.connect({ url: server.url, cookie: phone.cookie, person: json.person });
    const match = await makeMatch(client, [], { game: 'magpies', bots: ['random'] });
    await client.close();

    const laptop = browser();
    expect((await laptop.post('/api/login', { account: 'bEA', passphrase })).json.person.id).toBe(
      json.person.id,
    );
    const { matches } = (await laptop.get('/api/matches')).json;
    expect(matches).toMatchObject([{ match, game: 'magpies', status: 'playing' }]);
    const again = await Client.connect({ url: server.url, cookie: laptop.cookie, person: json.person });
    await again.do({ type: 'watch', match });
    expect((await again.until(() => again.see(match, 0))).view.seat).toBe(0);
    await again.close();
  });

  it('does not tell whether the account or the passphrase is wrong', async () => {
    const cat = browser();
    await cat.post('/api/guest', { name: 'Cat' });
    await cat.post('/api/claim', { account: 'cat', passphrase });
    const wrong = await browser().post('/api/login', { account: 'cat', passphrase: 'something else' });
    const nobody = await browser().post('/api/login', { account: 'nobody', passphrase });
    expect(wrong).toEqual(nobody);
    expect(wrong).toMatchObject({ status: 403, json: { code: 'wrong-passphrase' }, setCookie: null });
    const dan = browser();
    await dan.post('/api/guest', { name: 'Dan' });
    expect((await dan.post('/api/claim', { account: 'CAT', passphrase })).json.code).toBe('account-taken');
  });

  it('ends everywhere when its session is revoked', async () => {
    const home = browser();
    await home.post('/api/guest', { name: 'Eve' });
    await home.post('/api/claim', { account: 'eve', passphrase });
    const lost = browser();
    const { json } = await lost.post('/api/login', { account: 'eve', passphrase });
    const thief = await Client.connect({ url: server.url, cookie: lost.cookie, person: json.person });

    const { sessions } = (await home.get('/api/sessions')).json;
    expect(sessions).toHaveLength(2);
    const other = sessions.find((session: { current: boolean }) => !session.current);
    const stranger = browser();
    await stranger.post('/api/guest', { name: 'Stranger' });
    expect((await stranger.request('DELETE', `/api/sessions/${other.id}`)).status).toBe(404);
    expect((await home.request('DELETE', `/api/sessions/${other.id}`)).status).toBe(200);
    await thief.until(() => thief.closed, 'the end of the socket');
    expect(thief.closed?.code).toBe(4001);
    expect((await lost.get('/api/me')).json).toEqual({ person: null });
    expect((await home.get('/api/me')).json.person).not.toBeNull();
  });

  it('is tried only so often from one address', async () => {
    const strict = await serveTest({ ...(await house.fresh()), identityTriesPerMinute: 5 });
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        new Browser(strict.url).post('/api/login', { account: 'ann', passphrase }),
      ),
    );
    const codes = tries.map(({ json }) => json.code);
    expect(codes.filter((code) => code === 'wrong-passphrase')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-fast')).toHaveLength(7);
    // Nobody gets around it by claiming to be somewhere else.
    const elsewhere = await new Browser(strict.url).request(
      'POST',
      '/api/guest',
      { name: 'x' },
      {
        'x-forwarded-for': '203.0.113.9',
      },
    );
    expect(elsewhere.status).toBe(429);
    await strict.close();
  });

  it('is not kept from its owner by somebody elsewhere who guesses', async () => {
    const place = await house.fresh();
    const behind = await serveTest({ ...place, identityTriesPerMinute: 1, trustProxy: 1 });
    let addresses = 0;
    const from = (address: string, path: string, body: unknown, cookie = '') =>
      new Browser(behind.url, cookie).request('POST', path, body, { 'x-forwarded-for': address });
    const fromElsewhere = (path: string, body: unknown, cookie = '') =>
      from(`198.51.100.${++addresses}`, path, body, cookie);
    const guess = (i: number, account = 'fay') => ({ account, passphrase: `guess ${i} of many` });
    const account = { account: 'fay', passphrase };
    const { setCookie: given } = await fromElsewhere('/api/guest', { name: 'Fay' });
    await fromElsewhere('/api/claim', account, given!.split(';')[0]);

    const wrong = await Promise.all([1, 2, 3].map((i) => from('203.0.113.9', '/api/login', guess(i))));
    expect(wrong.map(({ json }) => json.code).sort()).toEqual(['too-fast', 'too-fast', 'wrong-passphrase']);
    expect((await fromElsewhere('/api/login', account)).json.person?.account).toBe('fay');

    // Many addresses together do not guess without end, however they write the name of the account.
    const many = await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        fromElsewhere('/api/login', guess(i, ['fay', 'FAY', '\uff46\uff41\uff59'][i % 3])),
      ),
    );
    const refused = many.filter(({ json }) => json.code === 'too-fast');
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.length).toBeLessThan(10);
    await behind.close();
  });

  it('is looked at without writing anything down, but for once in a while', async () => {
    let now = Date.now();
    const place = await house.fresh();
    const calm = await serveTest({ ...place, now: () => now });
    const fay = new Browser(calm.url);
    await fay.post('/api/guest', { name: 'Fay' });
    const file = new DatabaseSync(sqliteFile(place.data));
    const written = (): unknown => file.prepare('PRAGMA data_version').get();
    const before = written();
    for (let i = 0; i < 5; i++) await fay.get('/api/me');
    expect(written()).toEqual(before);
    now += 60 * 60_000;
    await fay.get('/api/me');
    expect(written()).not.toEqual(before);
    expect((await fay.get('/api/sessions')).json.sessions).toMatchObject([{ seen: now }]);
    file.close();
    await calm.close();
  });

  it('behind a proxy comes from the address that the proxy saw, whatever the client claims', async () => {
    const place = await house.fresh();
    const behind = await serveTest({ ...place, identityTriesPerMinute: 2, trustProxy: 1 });
    const from = async (forwarded: string): Promise<number> => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await new Browser(behind.url).request('POST', '/api/guest', { name: 'Ann' }, headers)).status;
    };
    expect(await from('198.51.100.1, 203.0.113.9')).toBe(200);
    expect(await from('198.51.100.2, 203.0.113.9')).toBe(200);
    expect(await from('198.51.100.3, 203.0.113.9')).toBe(429);
    expect(await from('203.0.113.10')).toBe(200);
    await behind.close();
  });

  it('keeps of a passphrase only what cannot be turned back', async () => {
    const sealed = await seal(passphrase);
    expect(sealed).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(sealed).not.toContain('horse');
    expect(await seal(passphrase)).not.toBe(sealed);
    expect(await opens(passphrase, sealed)).toBe(true);
    expect(await opens(`${passphrase} `, sealed)).toBe(false);
    expect(await opens(passphrase, 'garbage')).toBe(false);
    expect(await opens(passphrase, NEVER)).toBe(false);
  });
});
