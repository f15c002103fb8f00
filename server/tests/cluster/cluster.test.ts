import { createRandom } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataPlace } from '../../src/storage/database.ts';
import { openStorage } from '../../src/storage/index.ts';
import { Browser } from '../kit/browser.ts';
import { ask, goOn, makeCampaign, playOut, viewOf } from '../kit/campaigns.ts';
import { arrive, Client, type Guest } from '../kit/client.ts';
import { type DatabaseHouse, freePort, postgresHouse } from '../kit/databases.ts';
import { gameOf, HEROES } from '../kit/games.ts';
import { answerRandomly, makeMatch } from '../kit/play.ts';
import { ServerProcess } from '../kit/processes.ts';
import { PATIENT, TEST_GAMES_AND_HEROES } from '../kit/server.ts';
import { SteadyPlayer } from '../kit/steady.ts';
import { verifyMatch } from '../kit/verify.ts';

describe('three servers on one database', { timeout: 60_000 }, () => {
  let house: DatabaseHouse;
  let place: DataPlace;
  const servers: ServerProcess[] = [];

  const boot = async (): Promise<ServerProcess> => {
    const server = new ServerProcess();
    const port = await freePort();
    await server.start({
      ...place,
      port,
      games: TEST_GAMES_AND_HEROES,
      logLevel: 'silent',
      ...PATIENT,
    });
    return server;
  };

  beforeAll(async () => {
    house = await postgresHouse();
    place = await house.fresh();
    // One after the other: the first one makes the schema.
    servers.push(await boot(), ...(await Promise.all([boot(), boot()])));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    await house?.close();
  }, 60_000);

  const at = (guest: Guest, server: number): Guest => ({ ...guest, url: servers[server]!.url });

  it('know the same people and let them play with each other', { timeout: 30_000 }, async () => {
    const ann = await Client.guest(servers[0]!.url, 'Ann');
    const bob = await Client.connect(at(await arrive(servers[0]!.url, 'Bob'), 1));
    const cat = await Client.connect(at(await arrive(servers[1]!.url, 'Cat'), 2));
    await cat.do({ type: 'lobby', watch: true });
    const waiting = [{ kind: 'me' }, { kind: 'open' }] as const;
    await ann.do({ type: 'create', game: HEROES, seats: [...waiting], listed: true });
    await cat.until(() => cat.received.some((m) => m.type === 'lobby' && m.matches.length > 0), 'the lobby');
    const match = await makeMatch(ann, [bob], { game: HEROES });
    await cat.do({ type: 'watch', match });
    await answerRandomly(match, [ann, bob], createRandom('cluster'), 20);
    await cat.do({ type: 'chat', match, text: 'from afar' });
    await ann.until(() => ann.received.some((m) => m.type === 'chat' && m.lines[0]?.text === 'from afar'));
    const { version } = ann.see(match, 0)!;
    const { open, zones } = (await cat.untilVersion(match, -1, version)).view;
    expect({ open, zones }).toMatchObject({
      open: bob.see(match, 1)!.view.open,
      zones: { 'hero:0': bob.see(match, 1)!.view.zones['hero:0'] },
    });
    await bob.close();
    await ann.untilTable(match, ({ seats }) => !seats[1]!.here);
    await Promise.all([ann.close(), cat.close()]);
  });

  it('make one match of a campaign when two continue it at once, each at another', {
    timeout: 30_000,
  }, async () => {
    const ann = await Client.guest(servers[0]!.url, 'Ann');
    const bob = await Client.connect(at(await arrive(servers[0]!.url, 'Bob'), 1));
    const campaign = await makeCampaign(ann, undefined, [bob]);
    await bob.do({ type: 'campaign', campaign, watch: true });
    const begun = await Promise.all([ann, bob, ann, bob].map((who) => goOn(who, campaign)));
    expect(new Set(begun).size).toBe(1);
    await bob.until(() => bob.received.some(({ type }) => type === 'campaign'), 'news from the other server');
    await playOut(begun[0]!, [ann, bob]);
    const next = await Promise.all([bob, ann, bob, ann].map((who) => goOn(who, campaign, begun[0]!)));
    expect(new Set(next).size).toBe(1);
    expect((await viewOf(bob, campaign)).matches.map(({ id }) => id)).toEqual([begun[0], next[0]]);
    // The table may be at the other server: nobody answers there any more all the same.
    for (const who of [ann, bob]) await who.do({ type: 'watch', match: next[0]! });
    await ask(ann, 'POST', `/${campaign}/abandon`, {});
    for (const who of [ann, bob]) await who.untilTable(next[0]!, ({ status }) => status === 'archived');
    await Promise.all([ann.close(), bob.close()]);
  });

  it('delete a campaign whose match another of them runs', { timeout: 30_000 }, async () => {
    const ann = await Client.guest(servers[0]!.url, 'Ann');
    const annElsewhere = await Client.connect(at(ann.guest, 1));
    const bob = await Client.connect(at(await arrive(servers[0]!.url, 'Bob'), 1));
    const campaign = await makeCampaign(ann, undefined, [bob]);
    const match = await goOn(ann, campaign);
    await ann.do({ type: 'watch', match });
    expect(await ask(annElsewhere, 'DELETE', `/${campaign}`)).toMatchObject({ status: 200 });
    for (const who of [annElsewhere, bob])
      expect(await who.refused({ type: 'watch', match })).toBe('no-such-match');
    await Promise.all([ann, annElsewhere, bob].map((who) => who.close()));
  });

  it('take over the matches of one that is killed within five seconds', { timeout: 90_000 }, async () => {
    const random = createRandom('takeover');
    const ids: string[] = [];
    const gameIn = (i: number): string => (i < 4 ? HEROES : 'magpies');
    const players: [SteadyPlayer, SteadyPlayer][] = [];
    let victim = 0;
    // Every match begins on the victim; its second player sits at another server from the start.
    for (let i = 0; i < 6; i++) {
      const host = await arrive(servers[0]!.url, `Host ${i}`);
      const guest = await arrive(servers[0]!.url, `Guest ${i}`);
      const home = (): string => servers[victim]!.url;
      const other = servers[1 + (i % 2)]!.url;
      players.push([new SteadyPlayer(host, random, home), new SteadyPlayer(guest, random, () => other)]);
    }
    await Promise.all(
      players.map(async ([host, guest], i) => {
        const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
        const match = await host.insist({
          type: 'create',
          game: gameIn(i),
          seats: [...seats],
          listed: false,
        });
        ids[i] = match!;
        await host.insist({ type: 'watch', match: match! });
        await guest.insist({ type: 'take', match: match!, seat: 1 });
        await host.insist({ type: 'start', match: match! });
      }),
    );
    const playing = Promise.all(
      players.flatMap((pair, i) => pair.map((player, seat) => player.play(ids[i]!, seat))),
    );
    const acknowledged = (i: number): number =>
      players[i]!.reduce((sum, player) => sum + player.acknowledged.length, 0);
    while (ids.some((_, i) => acknowledged(i) < 3)) await new Promise((resolve) => setTimeout(resolve, 10));

    await servers[0]!.kill('SIGKILL');
    const killed = performance.now();
    victim = 2;
    const before = ids.map((_, i) => acknowledged(i));
    // A match that is over by now has nothing to wait for.
    const longest = await Promise.all(
      ids.map(async (id, i) => {
        const isOver = (): boolean =>
          players[i]!.some((player, seat) => player.lastSeen(id, seat)?.view.over);
        while (acknowledged(i) === before[i] && !isOver())
          await new Promise((resolve) => setTimeout(resolve, 10));
        return performance.now() - killed;
      }),
    );
    expect(Math.max(...longest)).toBeLessThan(5000);
    await playing;

    const storage = await openStorage(place);
    for (const [i, id] of ids.entries()) {
      await verifyMatch(storage, await gameOf(gameIn(i)), id, players[i]!);
    }
    await storage.close();
    await Promise.all(players.flat().map((player) => player.close()));
  });

  it('end a session on all of them', { timeout: 30_000 }, async () => {
    const home = new Browser(servers[1]!.url);
    const { json } = await home.post('/api/guest', { name: 'Eve' });
    const elsewhere = await Client.connect({
      url: servers[2]!.url,
      cookie: home.cookie,
      person: json.person,
    });
    expect((await home.post('/api/logout', {})).status).toBe(200);
    await elsewhere.until(() => elsewhere.closed, 'the end of the socket');
    expect(elsewhere.closed?.code).toBe(4001);
  });

  it('let a server that was asleep change nothing that has been taken over', {
    timeout: 60_000,
  }, async () => {
    const [sleeper, waker] = [servers[1]!, servers[2]!];
    const ann = await Client.guest(sleeper.url, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    const { match = '' } = await ann.do({
      type: 'create',
      game: 'tic-tac-toe',
      seats: [...seats],
      listed: false,
    });
    await ann.do({ type: 'watch', match });
    await ann.do({ type: 'start', match });
    await ann.do({ type: 'answer', match, seat: 0, n: 1, answer: '5' });
    await ann.untilVersion(match, 0, 2);

    await sleeper.kill('SIGSTOP');
    // It will find this in its inbox when it wakes.
    const late = ann.ask({ type: 'answer', match, seat: 1, n: 2, answer: '1' });
    const other = await Client.connect({ ...ann.guest, url: waker.url });
    while ((await other.refused({ type: 'watch', match })) !== 'done');
    await other.untilVersion(match, 0, 2);
    while ((await other.refused({ type: 'answer', match, seat: 1, n: 2, answer: '9' })) === 'try-again');
    const { view } = await other.untilVersion(match, 0, 3);
    expect(view.open.cells).toEqual([-1, -1, -1, -1, 0, -1, -1, -1, 1]);

    await sleeper.kill('SIGCONT');
    expect((await late).type).toBe('error');
    expect((await ann.untilVersion(match, 0, 3)).view.open).toEqual(view.open);
    // And it passes answers on to the server that runs the match now.
    while ((await ann.refused({ type: 'answer', match, seat: 0, n: 3, answer: '2' })) === 'try-again');
    await other.untilVersion(match, 1, 4);
    await Promise.all([ann.close(), other.close()]);
  });
});
