import { createRandom, type Patch, patch } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../src/index.ts';
import { ask, goOn, makeCampaign, playOut, playUntil, type Said, viewOf } from '../kit/campaigns.ts';
import { Client } from '../kit/client.ts';
import { type DatabaseHouse, houses } from '../kit/databases.ts';
import { answerRandomly, someAnswer, turnOf } from '../kit/play.ts';
import { serveTest } from '../kit/server.ts';

const DAY = 24 * 60 * 60_000;

describe.each(houses)('a campaign, on %s', (_, openHouse) => {
  let house: DatabaseHouse;
  let server: Server;
  let later = 0;
  let [ann, bob, cid]: Client[] = [];

  beforeAll(async () => {
    house = await openHouse();
    server = await serveTest({ ...(await house.fresh()), now: () => Date.now() + later });
    [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Client.guest(server.url, name)));
  }, 60_000);
  afterAll(async () => {
    await Promise.all([ann, bob, cid].map((client) => client?.close()));
    await server?.close();
    await house?.close();
  }, 60_000);

  const both = (): [Client, Client] => [ann!, bob!];
  const withBob = (): Promise<string> => makeCampaign(ann!, undefined, [bob!]);

  it('goes from match to match, each with what the one before has left', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    expect(await viewOf(cid!, campaign)).toMatchObject({
      name: 'The bay',
      state: 'running',
      secret: true,
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      matches: [],
      goesOn: { from: null },
    });
    const first = await playUntil(campaign, both(), 1);
    const view = await viewOf(bob!, campaign);
    expect(view.matches.at(-1)).toMatchObject({
      id: first,
      state: 'over',
      title: ['smugglers.night', { night: 1 }],
    });
    expect(view.summary).toMatchObject({ sea: 3 });
    expect(view.goesOn).toEqual({ from: first });

    const second = await goOn(bob!, campaign);
    await bob!.do({ type: 'watch', match: second });
    await bob!.untilVersion(second, 1, 1);
    expect(bob!.tables.get(second)).toMatchObject({ campaign, status: 'playing', options: { night: 2 } });
    expect(bob!.see(second, 1)!.view.open.coins).toEqual((view.summary as { coins: number[] }).coins);
    expect((await ask(ann!, 'GET')).json.campaigns).toContainEqual(
      expect.objectContaining({
        campaign,
        name: 'The bay',
        game: 'smugglers',
        matches: view.matches.length + 1,
      }),
    );
  });

  it('is one match for two who continue at once', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    const begun = await Promise.all([ann!, bob!, ann!, bob!].map((who) => goOn(who, campaign)));
    expect(new Set(begun).size).toBe(1);
    await playOut(begun[0]!, both());
    const next = await Promise.all([ann!, bob!, ann!, bob!].map((who) => goOn(who, campaign, begun[0]!)));
    expect(new Set(next).size).toBe(1);
    expect((await viewOf(ann!, campaign)).matches.map(({ id }) => id)).toEqual([begun[0], next[0]]);
  });

  it('becomes a tree when it goes on from an earlier match', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    const first = await goOn(ann!, campaign);
    await playOut(first, both());
    await playOut(await goOn(ann!, campaign), both());
    const other = await goOn(bob!, campaign, first);
    const anew = await goOn(ann!, campaign, null);
    const { matches } = await viewOf(ann!, campaign);
    expect(matches).toHaveLength(4);
    expect(matches.find(({ id }) => id === other)).toMatchObject({ parent: first, state: 'running' });
    expect(matches.find(({ id }) => id === anew)).toMatchObject({ parent: null, state: 'running' });
    expect(await goOn(ann!, campaign, other)).toBe('not-over');
    expect(await goOn(ann!, campaign, 'A'.repeat(22))).toBe('no-such-match');
  });

  it('lets the end of a match be taken back until it goes on', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    const match = await goOn(ann!, campaign);
    await playOut(match, both());
    expect((await viewOf(ann!, campaign)).matches[0]!.state).toBe('over');
    const { n } = { n: ann!.see(match, 0)!.version };
    await ann!.do({ type: 'undo', match, seat: 0 });
    await bob!.do({ type: 'agree', match, n, agree: true });
    await ann!.untilTable(match, ({ status }) => status === 'playing');
    expect((await viewOf(ann!, campaign)).matches[0]).toMatchObject({ state: 'running', summary: null });
    await playOut(match, both(), 'again');
    await goOn(ann!, campaign);
    expect(await ann!.refused({ type: 'undo', match, seat: 0 })).not.toBe('done');
  });

  it('keeps seeds, secret answers and legacies until it is over', { timeout: 120_000 }, async () => {
    const campaign = await withBob();
    const fileOf = async (who: Client, match: string): Promise<string> => {
      const headers = { cookie: who.guest.cookie };
      return (await fetch(`${server.url}/api/matches/${match}/file`, { headers })).text();
    };
    const first = await playUntil(campaign, both(), 1);
    await goOn(ann!, campaign);
    for (const who of both()) {
      expect(await fileOf(who, first)).toContain('{"over"');
      expect(await fileOf(who, first)).not.toContain('"seed"');
    }
    const last = await playUntil(campaign, both(), 2);
    // Its end can still be taken back.
    expect(await fileOf(ann!, first)).not.toContain('"seed"');
    await ann!.do({ type: 'archive', match: last });
    expect(await viewOf(ann!, campaign)).toMatchObject({
      state: 'over',
      secret: false,
      told: true,
      goesOn: null,
    });
    expect(await fileOf(bob!, first)).toContain('"seed"');
    expect(await fileOf(bob!, last)).toContain('"legacy"');
    expect(await goOn(ann!, campaign)).toBe('campaign-over');
    await goOn(ann!, campaign, first);
    expect(await fileOf(bob!, first)).not.toContain('"seed"');
  });

  it('sends no legacy, neither to those who play nor to its page', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    await playUntil(campaign, both(), 1);
    const match = await goOn(ann!, campaign);
    for (const who of both()) await who.do({ type: 'watch', match });
    const page = await ask(ann!, 'GET', `/${campaign}`);
    const sent = [...ann!.raw, ...bob!.raw, page.text].join('\n');
    for (const word of ['legacy', 'ending', '"hold":["', '"sea":["', '"cellars":[[']) {
      expect([word, sent.includes(word)]).toEqual([word, false]);
    }
  });

  it('is renamed, abandoned and deleted by whoever made it, and by nobody else', {
    timeout: 60_000,
  }, async () => {
    const campaign = await withBob();
    const match = await goOn(ann!, campaign);
    for (const [method, path, body] of [
      ['POST', '/rename', { name: 'Mine' }],
      ['POST', '/abandon', {}],
      ['DELETE', '', undefined],
    ] as const)
      expect((await ask(bob!, method, `/${campaign}${path}`, body)).json).toMatchObject({ code: 'not-host' });
    await ask(ann!, 'POST', `/${campaign}/rename`, { name: 'The cove' });
    await ask(ann!, 'POST', `/${campaign}/abandon`, { match });
    expect(await viewOf(ann!, campaign)).toMatchObject({
      name: 'The cove',
      matches: [{ state: 'abandoned' }],
    });
    const second = await goOn(bob!, campaign);
    expect(second).not.toBe(match);
    await ask(ann!, 'POST', `/${campaign}/abandon`, {});
    expect((await viewOf(ann!, campaign)).state).toBe('abandoned');
    await goOn(bob!, campaign);
    expect((await viewOf(ann!, campaign)).state).toBe('running');
    expect((await ask(ann!, 'DELETE', `/${campaign}`)).status).toBe(200);
    expect((await ask(ann!, 'GET', `/${campaign}`)).status).toBe(404);
    expect(await ann!.refused({ type: 'watch', match: second })).toBe('no-such-match');
  });

  it('lets nobody answer in a match that was abandoned, and keeps it as it stood', {
    timeout: 60_000,
  }, async () => {
    const campaign = await withBob();
    const match = await goOn(ann!, campaign);
    for (const who of both()) await who.do({ type: 'watch', match });
    // One answer: after two of them the night can be over.
    await answerRandomly(match, both(), createRandom('abandoned'), 1);
    const asked = await turnOf(match, both());
    if (!('choice' in asked)) throw new Error('The night is over already.');
    const { choice } = asked;
    const { seat } = choice;
    await ask(ann!, 'POST', `/${campaign}/abandon`, { match });
    const put = await ann!.untilTable(match, ({ status }) => status === 'archived');
    expect(put.notice).toBe('kernel.abandoned');
    const answer = someAnswer(choice, createRandom('late'));
    const late = { type: 'answer', match, seat, n: choice.n, answer } as const;
    expect(await both()[seat]!.refused(late)).toBe('match-over');
    expect(await ann!.refused({ type: 'undo', match, seat: 0 })).not.toBe('done');
    expect((await ask(ann!, 'POST', `/${campaign}/abandon`, { match })).json.code).toBe('not-playing');
    // The whole campaign, likewise; and what had come to its end before stays so.
    const second = await goOn(ann!, campaign);
    await playOut(second, both());
    const third = await goOn(ann!, campaign, null);
    await ask(ann!, 'POST', `/${campaign}/abandon`, {});
    expect(await ann!.refused({ type: 'undo', match: third, seat: 0 })).not.toBe('done');
    const { state, matches } = await viewOf(ann!, campaign);
    expect(state).toBe('abandoned');
    expect(matches.map((one) => one.state)).toEqual(['abandoned', 'over', 'abandoned']);
  });

  it('shows a finished match again as one saw it, and nothing else, while it goes on', {
    timeout: 60_000,
  }, async () => {
    const campaign = await withBob();
    const match = await playUntil(campaign, both(), 1);
    const replay = async (who: Client, seat = ''): Promise<Pick<Said, 'text' | 'json'>> => {
      const headers = { cookie: who.guest.cookie };
      const response = await fetch(`${server.url}/api/matches/${match}/replay${seat}`, { headers });
      return { text: await response.clone().text(), json: await response.json() };
    };
    expect((await replay(ann!)).json.code).toBe('not-archived');
    await goOn(ann!, campaign);
    for (const [seat, who] of both().entries()) {
      const { json, text } = await replay(who);
      expect(json).toMatchObject({ eyes: seat, allowed: [seat, -1], names: ['Ann', 'Bob'] });
      const seen = json.changes.reduce((view: unknown, change: Patch) => patch(view, change), json.first);
      expect(seen).toEqual({ ...who.see(match, seat)!.view });
      for (const word of ['"seed"', '"legacy"', '"hold":["', '"sea":["', '"cellars":[['])
        expect([word, text.includes(word)]).toEqual([word, false]);
      // Not through the eyes of the other, and strangers see what everybody saw.
      expect((await replay(who, `?seat=${1 - seat}`)).json.eyes).toBe(seat);
    }
    expect((await replay(cid!, '?seat=0')).json).toMatchObject({ eyes: -1, allowed: [-1] });
    expect((await replay(ann!, '?seat=x')).json.code).toBe('bad-message');
  });

  it('tells those who look at its page that it has changed', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    await cid!.do({ type: 'campaign', campaign, watch: true });
    const news = (): number => cid!.received.filter(({ type }) => type === 'campaign').length;
    const tells = async (act: () => Promise<unknown>): Promise<void> => {
      const before = news();
      await act();
      await cid!.until(() => news() > before, 'news of the campaign');
    };
    await tells(() => ask(ann!, 'POST', `/${campaign}/rename`, { name: 'The cove' }));
    let match = '';
    await tells(async () => {
      match = await goOn(ann!, campaign);
    });
    await tells(() => playOut(match, both()));
    await tells(() => goOn(bob!, campaign));
    await tells(() => ask(bob!, 'POST', `/${campaign}/seats/1`, { kind: 'open' }));
    await cid!.do({ type: 'campaign', campaign, watch: false });
    const before = news();
    await ask(ann!, 'POST', `/${campaign}/rename`, { name: 'The bay' });
    // What is sent to somebody arrives in order: of two changes, only the one that was watched.
    await cid!.do({ type: 'campaign', campaign, watch: true });
    await tells(() => ask(ann!, 'POST', `/${campaign}/rename`, { name: 'The gulf' }));
    expect(news()).toBe(before + 1);
  });

  it('goes on with another player in the seat of one who left', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    await playOut(await goOn(ann!, campaign), both());
    const seat = (who: Client, wish: object) => ask(who, 'POST', `/${campaign}/seats/1`, wish);
    const bot = { kind: 'bot', level: 'random' };
    expect((await seat(ann!, bot)).json.code).toBe('not-away');
    expect((await seat(cid!, bot)).json.code).toBe('not-host');
    expect((await seat(cid!, { kind: 'me' })).json.code).toBe('seat-taken');
    expect((await seat(bob!, { kind: 'open' })).status).toBe(200);
    // What the seat holds is for whom the players let in.
    expect((await seat(cid!, { kind: 'me' })).json.code).toBe('not-admitted');
    expect((await seat(ann!, bot)).status).toBe(200);
    expect((await viewOf(ann!, campaign)).seats[1]).toMatchObject({
      kind: 'bot',
      level: 'random',
      person: null,
    });
    const match = await goOn(ann!, campaign);
    await ann!.do({ type: 'watch', match });
    expect((await ann!.untilTable(match, () => true)).seats[1]).toMatchObject({ kind: 'bot' });
  });

  it('lets a player be replaced who was not seen for days', { timeout: 60_000 }, async () => {
    const campaign = await withBob();
    const bot = { kind: 'bot', level: 'random' };
    later = 4 * DAY;
    expect((await ask(ann!, 'POST', `/${campaign}/seats/1`, bot)).status).toBe(200);
    later = 0;
  });

  it('asks those who play before somebody sits down in a seat that was left', {
    timeout: 60_000,
  }, async () => {
    const campaign = await withBob();
    await playOut(await goOn(ann!, campaign), both());
    await ask(bob!, 'POST', `/${campaign}/seats/1`, { kind: 'open' });
    const match = await goOn(ann!, campaign);
    await ann!.do({ type: 'watch', match });
    await cid!.do({ type: 'watch', match });
    await cid!.do({ type: 'take', match, seat: 1 });
    const { joining } = await ann!.untilTable(match, ({ joining }) => joining.length > 0);
    expect(joining).toMatchObject([{ name: 'Cid', seat: 1, waiting: [0] }]);
    await ann!.do({ type: 'admit', match, seat: 1, person: cid!.guest.person.id, admit: true });
    await ann!.do({ type: 'start', match });
    expect((await viewOf(ann!, campaign)).seats[1]).toMatchObject({ name: 'Cid' });
    expect(await ask(cid!, 'GET').then(({ json }) => json.campaigns.length)).toBeGreaterThan(0);
  });

  it.each<[string, string, string, unknown, string]>([
    [
      'of a game that is not here',
      'POST',
      '',
      { game: 'chess', name: 'x', seats: [{ kind: 'me' }] },
      'no-such-game',
    ],
    [
      'of a game without campaigns',
      'POST',
      '',
      { game: 'magpies', name: 'x', seats: [{ kind: 'me' }, { kind: 'open' }] },
      'no-campaigns',
    ],
    [
      'with options that are none',
      'POST',
      '',
      { game: 'smugglers', name: 'x', seats: [{ kind: 'me' }, { kind: 'open' }], options: { night: 7 } },
      'bad-options',
    ],
    ['without a name', 'POST', '', { game: 'smugglers', name: ' ', seats: [{ kind: 'me' }] }, 'bad-message'],
    ['that is none', 'GET', `/${'x'.repeat(22)}`, undefined, 'no-such-campaign'],
    ['by what cannot be its id', 'GET', '/..%2f', undefined, 'no-such-campaign'],
    ['of somebody else', 'POST', '/:campaign/continue', {}, 'not-yours'],
    ['with more than is asked for', 'POST', '/:campaign/continue', { from: 7 }, 'bad-message'],
    ['for its file', 'GET', '/:campaign/file', undefined, 'not-yours'],
    ['about a seat that is none', 'POST', '/:campaign/seats/9', { kind: 'open' }, 'not-your-seat'],
  ])('%s is refused with a sentence', async (_, method, path, body, code) => {
    const campaign = await withBob();
    const said = await ask(cid!, method, path.replace(':campaign', campaign), body);
    expect(said.json).toMatchObject({ code });
    expect(said.json.message.length).toBeGreaterThan(10);
  });
});
