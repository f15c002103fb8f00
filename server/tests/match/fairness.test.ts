import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';

const AWAY = 100;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('nobody gets ahead of the others', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;
  let cat: Client;
  let taken: { match: string; person: string };

  beforeAll(async () => {
    company = await gather({ away: AWAY });
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
    cat = await company.guest('Cat');
  }, 60_000);
  afterAll(
    () =>
      company.close(async (kept) => {
        const storage = await openStorage(kept);
        const { knowers } = (await storage.matches.find(taken.match))!;
        expect(knowers).toContainEqual({ person: taken.person, name: 'Ann', seat: null });
        await storage.close();
      }),
    60_000,
  );

  const fileFor = async ({ guest }: Client, match: string): Promise<string> =>
    (await fetch(`${company.url}/api/matches/${match}/file`, { headers: { cookie: guest.cookie } })).text();

  /** A match of magpies that one person plays in both seats. */
  async function alone(who: Client): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    const made = await who.do({ type: 'create', game: 'magpies', seats: [...seats], listed: false });
    await who.do({ type: 'watch', match: made.match! });
    await who.do({ type: 'start', match: made.match! });
    return made.match!;
  }

  /** Ends the connection of a player and waits until the others may let a bot play. */
  async function goAway(who: Client, match: string, seat: number): Promise<void> {
    await who.close();
    await ann.untilTable(match, ({ seats }) => !seats[seat]!.here);
    await pause(AWAY + 20);
  }

  it('by the match file: all are told who has seen the seed, and which seat somebody has left', async () => {
    const match = await alone(ann);
    await bob.do({ type: 'watch', match });
    expect(bob.tables.get(match)?.knowers).toEqual([]);
    expect(await fileFor(bob, match)).not.toContain('seed');
    expect(bob.tables.get(match)?.knowers).toEqual([]);

    const person = ann.guest.person.id;
    expect(await fileFor(ann, match)).toContain('seed');
    const all = { person, name: 'Ann', seat: null };
    await bob.untilTable(match, ({ knowers }) => knowers.length > 0);
    expect(bob.tables.get(match)?.knowers).toEqual([all]);
    await fileFor(ann, match);
    await ann.do({ type: 'leave', match, seat: 1 });
    const { knowers } = await bob.untilTable(match, ({ seats }) => seats[1]!.kind === 'open');
    expect(knowers).toEqual([all, { person, name: 'Ann', seat: 1 }]);
    // Whoever does not play alone any more is not given the whole file.
    expect(await fileFor(ann, match)).not.toContain('seed');
    taken = { match, person };
  });

  it('by taking back what happened while a bot played for somebody who is away', async () => {
    const dan = await company.guest('Dan');
    const match = await makeMatch(ann, [dan], { game: 'magpies' });
    await goAway(dan, match, 1);
    await ann.do({ type: 'hand', match, seat: 1, level: 'random' });
    const { n } = ann.see(match, 0)!.view.choice!;
    await ann.do({ type: 'answer', match, seat: 0, n, answer: 'pass' });
    const { version } = await ann.until(() => {
      const seen = ann.see(match, 0)!;
      return seen.version > n + 1 && seen.view.choice?.seat === 0 && seen;
    }, 'the turn after the bot');
    await ann.do({ type: 'undo', match, seat: 0 });
    const { undo } = await ann.untilTable(match, (table) => table.undo !== null);
    expect(undo?.waiting).toEqual([1]);
    await ann.ask({ type: 'ping' });
    expect(ann.see(match, 0)!.version).toBe(version);

    // Dan decides, also while the bot still plays for him.
    const back = await Client.connect(dan.guest);
    await back.do({ type: 'watch', match });
    await back.do({ type: 'agree', match, n: version, agree: true });
    const seen = await ann.untilVersion(match, 0, version + 1);
    expect(seen.view.choice?.seat).toBe(0);
    await back.close();
  });

  it('but a fault of the rules does not hold up a match until somebody who is away comes back', async () => {
    const dan = await company.guest('Dan');
    const match = await makeMatch(ann, [dan], { game: 'snag' });
    await ann.do({ type: 'answer', match, seat: 0, n: 1, answer: 'on' });
    await goAway(dan, match, 1);
    await ann.do({ type: 'hand', match, seat: 1, level: 'steady' });
    await ann.untilVersion(match, 0, 3);
    expect(await ann.refused({ type: 'answer', match, seat: 0, n: 3, answer: 'throw' })).toBe('parked');
    // What Dan has seen happen is taken back with his consent only.
    await ann.do({ type: 'undo', match, seat: 0, to: 0 });
    const { undo } = await ann.untilTable(match, (table) => table.undo !== null);
    expect(undo?.waiting).toEqual([1]);

    const other = await makeMatch(ann, [bob], { game: 'snag' });
    await bob.do({ type: 'hand', match: other, seat: 1, level: 'steady' });
    expect(await ann.refused({ type: 'answer', match: other, seat: 0, n: 1, answer: 'throw' })).toBe(
      'parked',
    );
    await ann.do({ type: 'undo', match: other, seat: 0 });
    await ann.untilTable(other, ({ status }) => status === 'playing');
  });

  it('by a look at the cards of an open seat: whoever wants to sit down is let in by those who play', async () => {
    const eve = await company.guest('Eve');
    const match = await makeMatch(ann, [bob, cat], { game: 'magpies' });
    await cat.do({ type: 'leave', match, seat: 2 });
    const dan = await company.guest('Dan');
    for (const who of [dan, eve]) await who.do({ type: 'watch', match });

    await dan.do({ type: 'take', match, seat: 2, name: 'Daniel' });
    const person = dan.guest.person.id;
    const { joining } = await ann.untilTable(match, (table) => table.joining.length > 0);
    expect(joining).toEqual([{ person, name: 'Daniel', seat: 2, waiting: [0, 1] }]);
    expect(dan.see(match, 2)).toBeUndefined();
    const yes = { type: 'admit', match, seat: 2, person, admit: true } as const;
    expect(await eve.refused(yes)).toBe('not-your-seat');
    expect(await dan.refused(yes)).toBe('not-your-seat');
    expect(await bob.refused({ ...yes, person: eve.guest.person.id })).toBe('nobody-asks');
    await bob.do(yes);
    expect(await bob.refused(yes)).toBe('not-your-seat');
    await ann.do({ ...yes, admit: false });
    await dan.untilTable(match, (table) => table.joining.length === 0);
    expect(dan.tables.get(match)?.seats[2]?.kind).toBe('open');
    expect(await dan.refused({ type: 'take', match, seat: 2 })).toBe('not-admitted');

    await eve.do({ type: 'take', match, seat: 2 });
    // Play goes on meanwhile, and does not make anybody forget who asks.
    const { version } = ann.see(match, 0)!;
    await ann.do({ type: 'answer', match, seat: 0, n: version, answer: 'pass' });
    await Promise.all([ann, bob].map((who) => who.do({ ...yes, person: eve.guest.person.id })));
    await eve.until(() => eve.see(match, 2), 'the cards of the seat');
    expect(eve.tables.get(match)).toMatchObject({ joining: [], seats: [{}, {}, { name: 'Eve' }] });

    await eve.do({ type: 'leave', match, seat: 2 });
    const { knowers } = await ann.untilTable(match, ({ seats }) => seats[2]!.kind === 'open');
    expect(knowers.map(({ name, seat }) => [name, seat])).toEqual([
      ['Cat', 2],
      ['Eve', 2],
    ]);
    // Nobody asks for a seat any more that a bot has got.
    await eve.do({ type: 'take', match, seat: 2 });
    await ann.do({ type: 'hand', match, seat: 2, level: 'random' });
    await ann.untilTable(match, (table) => table.joining.length === 0);
  });

  it('and whoever finds nobody to ask sits down at once', async () => {
    const dan = await company.guest('Dan');
    const match = await makeMatch(dan, [ann, bob], { game: 'magpies' });
    await bob.do({ type: 'leave', match, seat: 2 });
    await ann.do({ type: 'hand', match, seat: 1, level: 'random' });
    await cat.do({ type: 'watch', match });
    await dan.close();
    await cat.untilTable(match, ({ seats }) => !seats[0]!.here);
    await pause(AWAY + 20);
    await cat.do({ type: 'take', match, seat: 2 });
    await cat.until(() => cat.see(match, 2), 'the cards of the seat');
    expect(cat.tables.get(match)?.knowers.map(({ name }) => name)).toEqual(['Bob']);
    // And who comes back to their own seat knows no more than before they left it.
    await cat.do({ type: 'leave', match, seat: 2 });
    await bob.do({ type: 'take', match, seat: 2 });
    const { knowers } = await bob.untilTable(match, ({ seats }) => seats[2]!.kind === 'person');
    expect(knowers.map(({ name }) => name)).toEqual(['Cat']);
  });

  it('and a seat that hides nothing leaves nobody knowing', async () => {
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    await bob.do({ type: 'leave', match, seat: 1 });
    const { knowers } = await ann.untilTable(match, ({ seats }) => seats[1]!.kind === 'open');
    expect(knowers).toEqual([]);
  });
});
