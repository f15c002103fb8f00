import { parseCampaign, readCampaign } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as smugglers } from '../../../examples/smugglers/rules/index.ts';
import { seal, sealKey, unseal } from '../../src/campaigns/seal.ts';
import { ask, goOn, makeCampaign, playUntil, viewOf } from '../kit/campaigns.ts';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';

const SECRET = 'a secret of the server for the tests';
const BOT = { kind: 'bot', level: 'random' } as const;
const ME = { kind: 'me' } as const;

describe('a campaign file', { timeout: 120_000 }, () => {
  let company: Company;
  let other: Company;
  let [ann, bob, cid]: Client[] = [];
  let sealed: string;
  let whole: string;
  let campaign: string;

  beforeAll(async () => {
    company = await gather({ secret: SECRET });
    other = await gather({ secret: 'the secret of quite another server' });
    [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => company.guest(name)));
    campaign = await makeCampaign(ann!, undefined, [bob!]);
    await playUntil(campaign, [ann!, bob!], 1);
    await goOn(ann!, campaign);
    sealed = (await ask(ann!, 'GET', `/${campaign}/file`)).text;
    const alone = await makeCampaign(ann!, [ME, ME]);
    await goOn(ann!, alone);
    whole = (await ask(ann!, 'GET', `/${alone}/file`)).text;
  }, 120_000);
  afterAll(async () => {
    await company?.close();
    await other?.close();
  }, 60_000);

  const bring = (who: Client, text: string) => ask(who, 'POST', '', text);

  it('is whole for who holds all seats, and everybody who joins is told', async () => {
    const { campaign: read } = readCampaign(parseCampaign(whole), smugglers);
    expect(read).toMatchObject({ name: 'The bay', matches: [{ state: 'running' }] });
    expect(whole).toContain('seed');
    const id = (await ask(ann!, 'GET')).json.campaigns[0].campaign;
    expect((await viewOf(ann!, id)).knowers).toMatchObject([{ name: 'Ann', seat: null }]);
  });

  it('is sealed for who does not hold all seats of a campaign with secrets', async () => {
    for (const who of [ann!, bob!]) {
      const { text } = await ask(who, 'GET', `/${campaign}/file`);
      expect(text.startsWith('{"questwright-sealed-campaign":1,"game":"smugglers","name":"The bay"')).toBe(
        true,
      );
      for (const word of ['seed', 'legacy', 'pearl', 'person'])
        expect(text.includes(`"${word}"`)).toBe(false);
    }
    expect((await ask(cid!, 'GET', `/${campaign}/file`)).json.code).toBe('not-yours');
  });

  it('that is sealed comes back with everybody in their seats', async () => {
    const { json } = await bring(bob!, sealed);
    const view = await viewOf(bob!, json.campaign);
    const before = await viewOf(bob!, campaign);
    expect(view.seats).toEqual(before.seats);
    expect(view.matches.map(({ state, summary }) => [state, summary])).toEqual(
      before.matches.map(({ state, summary }) => [state, summary]),
    );
    const match = await goOn(ann!, json.campaign);
    await ann!.do({ type: 'watch', match });
    await ann!.untilVersion(match, 0, 1);
    expect(ann!.see(match, 0)!.view.open.night).toBe(2);
    // Whoever brought it back holds no more seats than before.
    expect((await ask(bob!, 'GET', `/${json.campaign}/file`)).text).toContain('sealed');
  });

  it('that is sealed is opened by nobody else: not by strangers, not by another server, not changed', async () => {
    expect((await bring(cid!, sealed)).json.code).toBe('not-yours');
    const far = await other.guest('Ann');
    expect((await bring(far, sealed)).json).toMatchObject({
      code: 'bad-campaign',
      message: expect.stringContaining('sealed by another server'),
    });
    const fields = JSON.parse(sealed);
    for (const changed of [
      { name: 'Mine' },
      { game: 'magpies' },
      { tag: fields.iv },
      { tag: fields.tag.slice(0, 8) },
      { iv: '' },
      { data: `${fields.data.slice(0, -8)}AAAAAAA=` },
    ])
      expect((await bring(ann!, JSON.stringify({ ...fields, ...changed }))).json.code).toBe('bad-campaign');
  });

  it('that is whole comes in with open seats, and whoever brought it is known to know', async () => {
    const { json } = await bring(cid!, whole);
    const view = await viewOf(cid!, json.campaign);
    expect(view).toMatchObject({ name: 'The bay', seats: [{ kind: 'open' }, { kind: 'open' }] });
    expect(view.knowers).toMatchObject([{ name: 'Cid', seat: null }]);
    const match = await goOn(cid!, json.campaign);
    await cid!.do({ type: 'watch', match });
    expect((await cid!.untilTable(match, () => true)).knowers).toMatchObject([{ name: 'Cid' }]);
  });

  it('keeps its bots', async () => {
    const alone = await makeCampaign(ann!, [ME, BOT]);
    const { text } = await ask(ann!, 'GET', `/${alone}/file`);
    const { json } = await bring(bob!, text);
    expect((await viewOf(bob!, json.campaign)).seats).toMatchObject([{ kind: 'open' }, { kind: 'bot' }]);
  });

  it.each<[string, (file: string) => string, string]>([
    ['that is none', () => 'hello', 'bad-campaign'],
    ['that is nearly nothing', () => '{"questwright-campaign":1}\n', 'bad-campaign'],
    [
      'of a newer form',
      (file) => file.replace('"questwright-campaign":1', '"questwright-campaign":9'),
      'bad-campaign',
    ],
    ['of a game that is not here', (file) => file.replaceAll('smugglers', 'chess'), 'bad-options'],
    [
      'with other options',
      (file) => file.replace('"options":{"night":1}', '"options":{"night":9}'),
      'bad-campaign',
    ],
    ['with a match twice', (file) => `${file}${file.split('\n')[1]}\n`, 'bad-campaign'],
    [
      'with a seed that is too long',
      (file) => file.replace(/(seed\\":\\")/, `$1${'s'.repeat(200)}`),
      'bad-file',
    ],
    ['with a name nobody can read', (file) => file.replace('The bay', '\\u202e'), 'bad-campaign'],
  ])('%s is refused with a sentence', async (_, change, code) => {
    const { json, status } = await bring(ann!, change(whole));
    expect([status, json.code]).toEqual([400, code]);
  });

  it('is refused when it is too long, or brought too often', async () => {
    expect((await bring(ann!, 'x'.repeat(5_000_001))).json.code).toBe('too-long');
    const strict = await gather({ secret: SECRET, filesPerHour: 1, matchesPerHour: 1 });
    const dan = await strict.guest('Dan');
    expect((await bring(dan, whole)).status).toBe(200);
    expect((await bring(dan, whole)).json.code).toBe('over-quota');
    const made = await makeCampaign(dan, [ME, BOT]);
    expect(await goOn(dan, made)).toBe('over-quota');
    await strict.close();
  });
});

describe('a seal', () => {
  it('opens with its own key only', () => {
    const label = { game: 'g', name: 'n' };
    const text = seal(sealKey('one secret'), label, 'what is in it');
    expect(unseal(sealKey('one secret'), text)).toBe('what is in it');
    expect(() => unseal(sealKey('another'), text)).toThrow('sealed by another server');
    expect(seal(sealKey('one secret'), label, 'what is in it')).not.toBe(text);
  });
});
