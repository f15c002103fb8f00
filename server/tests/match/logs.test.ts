import { expect, it } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { Browser } from '../kit/browser.ts';
import { Client } from '../kit/client.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { makeMatch } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

it('tells what went wrong and keeps every secret', { timeout: 60_000 }, async () => {
  const house = sqliteHouse();
  const place = await house.fresh();
  const lines: string[] = [];
  const server = await serveTest({
    ...place,
    logLevel: 'debug',
    logTo: { write: (line) => void lines.push(line) },
    secret: 'secret of the cookies',
    answerLimit: 1000,
    botLimit: 1000,
  });
  const browser = new Browser(server.url);
  const { json } = await browser.post('/api/guest', { name: 'Annabelle' });
  const passphrase = 'correct horse battery';
  await browser.post('/api/claim', { account: 'annabelle', passphrase });
  await browser.post('/api/login', { account: 'annabelle', passphrase: 'wrong horse battery' });
  const ann = await Client.connect({ url: server.url, cookie: browser.cookie, person: json.person });

  // Rules that fail, bots that fail, and messages that are refused.
  const matches: string[] = [];
  for (const way of ['throw', 'hang']) {
    const match = await makeMatch(ann, [], { game: 'snag', bots: ['clumsy'] });
    matches.push(match);
    await ann.do({ type: 'chat', match, text: 'a word between us' });
    expect(await ann.refused({ type: 'answer', match, seat: 0, n: 1, answer: way })).toBe('parked');
    await ann.refused({ type: 'answer', match, seat: 0, n: 1, answer: 'no such option' });
  }
  const match = await makeMatch(ann, [], { game: 'snag', bots: ['clumsy', 'steady'] });
  matches.push(match);
  await ann.do({ type: 'answer', match, seat: 0, n: 1, answer: 'on' });
  await ann.until(() => ann.see(match, 0)!.version > 2 || ann.tables.get(match)!.status !== 'playing');
  await browser.get(`/api/matches/${match}/file`);
  await ann.close();
  await server.close();

  const log = lines.join('');
  expect(log).toContain('a match was parked');
  expect(log).toContain('a bot was replaced for one choice');
  const storage = await openStorage(place);
  const seeds = await Promise.all(matches.map(async (id) => (await storage.matches.find(id))!.seed));
  await storage.close();
  const [token = '', signature = ''] = browser.cookie.replace('questwright=', '').split('.');
  for (const secret of [
    ...matches,
    ...seeds,
    token,
    signature,
    'secret of the cookies',
    'horse battery',
    'a word between us',
    'Annabelle',
    'annabelle',
    json.person.id,
    '"questwright":1',
  ]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(log, secret).not.toContain(secret);
  }
  await house.close();
});
