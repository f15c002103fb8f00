import { createRandom, readMatch } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { answerRandomly, makeMatch, someAnswer, turnOf } from '../kit/play.ts';

describe('a match', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;
  let cat: Client;

  beforeAll(async () => {
    company = await gather({ away: 1000 });
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
    cat = await company.guest('Cat');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  it('is played by two people to its end, who see the same table', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    const winners = await answerRandomly(match, [ann, bob], createRandom('life'));
    expect(winners.length).toBeGreaterThan(0);
    const table = await ann.untilTable(match, ({ status }) => status === 'over');
    expect(table.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    const [mine, other] = [ann.see(match, 0)!, bob.see(match, 1)!];
    expect(mine.version).toBe(other.version);
    expect(mine.view.zones['nest:1']).toEqual(other.view.zones['nest:1']);
    expect(await ann.refused({ type: 'answer', match, seat: 0, n: mine.version, answer: 'pass' })).toBe(
      'match-over',
    );
  });

  it('patches every view into what a newcomer is sent whole', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    await answerRandomly(match, [ann, bob], createRandom('patches'), 12);
    const again = await Client.connect(ann.guest);
    await again.do({ type: 'watch', match });
    expect(await again.until(() => again.see(match, 0))).toEqual(ann.see(match, 0));
    await again.close();
  });

  it('sends somebody who comes back only what they missed', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    const before = ann.see(match, 0)!;
    await answerRandomly(match, [ann, bob], createRandom('missed'), 3);
    const again = await Client.connect(ann.guest);
    again.seen.set(`${match} 0`, before);
    await again.do({ type: 'watch', match, seen: { version: before.version, seats: [0] } });
    expect(await again.untilVersion(match, 0, before.version + 3)).toEqual(ann.see(match, 0));
    expect(again.received.filter(({ type }) => type === 'view')).toEqual([]);
    expect(again.received.filter(({ type }) => type === 'update')).toHaveLength(3);
    await again.close();
  });

  it('sends somebody who has everything nothing', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    const { version } = ann.see(match, 0)!;
    const again = await Client.connect(ann.guest);
    await again.do({ type: 'watch', match, seen: { version, seats: [0] } });
    await again.ask({ type: 'ping' });
    expect(again.received.map(({ type }) => type)).not.toContain('view');
    await again.close();
  });

  it('refuses late, repeated, foreign and illegal answers, and changes nothing', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    const { n } = ann.see(match, 0)!.view.choice!;
    const answer = { type: 'answer', match, seat: 0, n, answer: 'pass' } as const;
    expect(await bob.refused(answer)).toBe('not-your-seat');
    expect(await bob.refused({ ...answer, seat: 1 })).toBe('wrong-seat');
    expect(await cat.refused(answer)).toBe('not-your-seat');
    expect(await ann.refused({ ...answer, seat: 5 })).toBe('not-your-seat');
    expect(await ann.refused({ ...answer, n: n + 1 })).toBe('stale-choice');
    expect(await ann.refused({ ...answer, answer: 'nothing such' })).toBe('unknown-option');
    expect(await ann.refused({ ...answer, answer: ['pass'] })).toBe('malformed');
    expect(ann.see(match, 0)?.version).toBe(n);
    expect(await ann.refused(answer)).toBe('done');
    expect(await ann.refused(answer)).toBe('stale-choice');
    expect((await bob.untilVersion(match, 1, n + 1)).version).toBe(n + 1);
  });

  it('shows a spectator no hand, and lets them chat but not play', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    await cat.do({ type: 'watch', match });
    const { view } = await cat.until(() => cat.see(match, -1));
    expect(view.zones['hand:0']).toBe((ann.see(match, 0)!.view.zones['hand:0'] as unknown[]).length);
    await cat.do({ type: 'chat', match, text: 'Good luck!' });
    const heard = await ann.until(() => ann.received.find((m) => m.type === 'chat' && m.lines.length > 0));
    expect(heard).toMatchObject({ lines: [{ name: 'Cat', text: 'Good luck!', n: 1 }] });
    for (const message of [
      { type: 'start', match },
      { type: 'undo', match, seat: 0 },
      { type: 'hand', match, seat: 0, level: 'random' },
      { type: 'take', match, seat: 0 },
      { type: 'leave', match, seat: 0 },
      { type: 'rematch', match },
      { type: 'archive', match },
    ] as const) {
      expect(await cat.refused(message), message.type).not.toBe('done');
    }
  });

  it('waits in the lobby until every seat is filled', async () => {
    await cat.do({ type: 'lobby', watch: true });
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { match = '' } = await ann.do({ type: 'create', game: 'magpies', seats: [...seats], listed: true });
    const entry = await cat.until(() => {
      const lobby = cat.received.findLast((m) => m.type === 'lobby');
      return lobby?.type === 'lobby' && lobby.matches.find((one) => one.match === match);
    });
    expect(entry).toMatchObject({ game: 'magpies', host: 'Ann', seats: 2, open: 1 });
    expect(await ann.refused({ type: 'start', match })).toBe('seats-open');
    await bob.do({ type: 'take', match, seat: 1, name: 'Robert' });
    expect(await cat.refused({ type: 'take', match, seat: 1 })).toBe('seat-taken');
    await bob.do({ type: 'leave', match, seat: 1 });
    await cat.do({ type: 'take', match, seat: 1 });
    expect(await cat.refused({ type: 'start', match })).toBe('not-host');
    await ann.do({ type: 'start', match });
    expect(await ann.refused({ type: 'start', match })).toBe('not-open');
    await cat.until(() => {
      const lobby = cat.received.findLast((m) => m.type === 'lobby');
      return lobby?.type === 'lobby' && !lobby.matches.some((one) => one.match === match);
    }, 'the lobby without the match');
    await cat.do({ type: 'lobby', watch: false });
  });

  it('refuses to make what no game can be made of', async () => {
    const create = {
      type: 'create',
      game: 'magpies',
      seats: [{ kind: 'me' }, { kind: 'me' }],
      listed: false,
    } as const;
    const seats = [...create.seats];
    expect(await ann.refused({ ...create, seats, game: 'chess' })).toBe('no-such-game');
    expect(await ann.refused({ ...create, seats: [{ kind: 'me' }] })).toBe('bad-options');
    expect(await ann.refused({ ...create, seats: [...seats, { kind: 'bot', level: 'wizard' }] })).toBe(
      'no-such-bot',
    );
    const link = 'A'.repeat(22);
    expect(await ann.refused({ type: 'watch', match: link })).toBe('no-such-match');
    expect(await ann.refused({ type: 'chat', match: link, text: 'x' })).toBe('no-such-match');
  });

  it('lets one person play several seats and see through all their eyes', async () => {
    const seats = [
      { kind: 'me', name: 'Left' },
      { kind: 'me', name: 'Right' },
    ] as const;
    const { match = '' } = await ann.do({
      type: 'create',
      game: 'magpies',
      seats: [...seats],
      listed: false,
    });
    await ann.do({ type: 'watch', match });
    await ann.do({ type: 'start', match });
    const [left, right] = [
      await ann.until(() => ann.see(match, 0)),
      await ann.until(() => ann.see(match, 1)),
    ];
    expect(Array.isArray(left.view.zones['hand:0'])).toBe(true);
    expect(Array.isArray(right.view.zones['hand:1'])).toBe(true);
    await ann.do({ type: 'answer', match, seat: 0, n: left.version, answer: 'pass' });
    const { version } = await ann.untilVersion(match, 1, left.version + 1);
    await ann.do({ type: 'answer', match, seat: 1, n: version, answer: 'pass' });
  });

  it('is played to its end by a person and bots', async () => {
    const match = await makeMatch(ann, [], { game: 'magpies', bots: ['random', 'random', 'random'] });
    const random = createRandom('with bots');
    for (;;) {
      const now = await turnOf(match, [ann]);
      if ('over' in now) break;
      const { n, seat } = now.choice;
      await ann.do({ type: 'answer', match, seat, n, answer: someAnswer(now.choice, random) });
      await ann.untilVersion(match, 0, n + 1);
    }
    expect((await ann.untilTable(match, ({ status }) => status === 'over')).seats[3]).toMatchObject({
      kind: 'bot',
      level: 'random',
    });
  });

  it('tells who is asked, and nobody else, what a bot would do', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    const before = ann.see(match, 0)!;
    const { answer } = await ann.do({ type: 'hint', match, seat: 0 });
    expect(before.view.choice!.options!.map(({ id }) => id)).toContain(answer);
    expect(ann.see(match, 0)).toEqual(before);
    expect(await bob.refused({ type: 'hint', match, seat: 0 })).toBe('not-your-seat');
    expect(await bob.refused({ type: 'hint', match, seat: 1 })).toBe('wrong-seat');
  });

  it('hands the seat of somebody who is away to a bot, until they come back', async () => {
    const dan = await company.guest('Dan');
    const match = await makeMatch(ann, [dan], { game: 'magpies' });
    const hand = { type: 'hand', match, seat: 1, level: 'random' } as const;
    expect(await ann.refused(hand)).toBe('not-away');
    await dan.close();
    await ann.untilTable(match, ({ seats }) => seats[1]!.here === false);
    expect(await ann.refused(hand)).toBe('not-away');
    await expect.poll(() => ann.refused(hand)).toBe('done');
    const { n } = ann.see(match, 0)!.view.choice!;
    await ann.do({ type: 'answer', match, seat: 0, n, answer: 'pass' });
    await ann.until(() => ann.see(match, 0)!.view.choice?.seat === 0 && ann.see(match, 0)!.version > n + 1);

    const back = await Client.connect(dan.guest);
    await back.do({ type: 'watch', match });
    await back.until(() => back.see(match, 1), 'their own view while a bot plays');
    expect(await cat.refused({ type: 'take', match, seat: 1 })).toBe('seat-taken');
    await back.do({ type: 'take', match, seat: 1 });
    const table = await ann.untilTable(match, ({ seats }) => seats[1]!.kind === 'person');
    expect(table.seats[1]).toMatchObject({ name: 'Dan', person: dan.guest.person.id, here: true });
    await back.close();
  });

  it('lets a player hand the own seat to a bot, and take it back', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    expect(await bob.refused({ type: 'hand', match, seat: 1, level: 'wizard' })).toBe('no-such-bot');
    await bob.do({ type: 'hand', match, seat: 1, level: 'random' });
    const { seats } = await ann.untilTable(match, ({ seats }) => seats[1]!.kind === 'bot');
    expect(seats[1]).toMatchObject({ name: 'Bob', person: bob.guest.person.id, level: 'random', here: true });
    const { n } = ann.see(match, 0)!.view.choice!;
    await ann.do({ type: 'answer', match, seat: 0, n, answer: 'pass' });
    await bob.until(() => bob.see(match, 1)!.view.choice?.seat === 0 && bob.see(match, 1)!.version > n + 1);
    const late = { type: 'answer', match, seat: 1, n: bob.see(match, 1)!.version, answer: 'pass' } as const;
    expect(await bob.refused(late)).toBe('not-your-seat');
    await bob.do({ type: 'take', match, seat: 1 });
    expect(await bob.refused(late)).toBe('wrong-seat');
  });

  it('is played again by the same people, once', async () => {
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    expect(await ann.refused({ type: 'rematch', match })).toBe('not-over');
    await answerRandomly(match, [ann, bob], createRandom('rematch'));
    const { match: next = '' } = await bob.do({ type: 'rematch', match });
    expect(await ann.do({ type: 'rematch', match })).toMatchObject({ match: next });
    expect((await ann.untilTable(match, ({ rematch }) => rematch !== null)).rematch).toBe(next);
    await bob.do({ type: 'watch', match: next });
    expect(bob.tables.get(next)).toMatchObject({ status: 'open', host: bob.guest.person.id });
    await bob.do({ type: 'start', match: next });
  });

  it('is archived as a match file, and can still be looked at', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    expect(await ann.refused({ type: 'archive', match })).toBe('not-over');
    await answerRandomly(match, [ann, bob], createRandom('archive'));
    const download = (): Promise<Response> =>
      fetch(`${company.url}/api/matches/${match}/file`, { headers: { cookie: cat.guest.cookie } });
    expect(await (await download()).json()).toMatchObject({ code: 'not-archived' });
    await ann.do({ type: 'archive', match });
    await ann.untilTable(match, ({ status }) => status === 'archived');
    const response = await download();
    const { match: read } = readMatch(await response.text(), () => magpies);
    expect(read.over).toEqual(ann.see(match, 0)!.view.over);
    const again = await Client.connect(bob.guest);
    await again.do({ type: 'watch', match });
    expect((await again.until(() => again.see(match, 1))).view).toEqual(bob.see(match, 1)!.view);
    await again.close();
  });

  it('gives a file without seed or secret answers while it runs', async () => {
    const match = await makeMatch(ann, [bob], { game: 'magpies' });
    const response = await fetch(`${company.url}/api/matches/${match}/file`, {
      headers: { cookie: ann.guest.cookie },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('seed');
  });
});
