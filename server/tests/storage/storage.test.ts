import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/ids.ts';
import { type Move, NotOwner, openStorage, type Storage } from '../../src/storage/index.ts';
import { type DatabaseHouse, houses } from '../kit/databases.ts';
import { recordOf } from '../kit/records.ts';

const answer = (n: number): Move => ({ kind: 'answer', n, seat: n % 2, answer: `option ${n}` });

describe.each(houses)('storage on %s', { timeout: 60_000 }, (_, openHouse) => {
  let house: DatabaseHouse;
  let storage: Storage;
  const opened: Storage[] = [];

  beforeAll(async () => {
    house = await openHouse();
  }, 60_000);
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
    await house?.close();
  }, 60_000);
  beforeEach(async () => {
    storage = await openStorage(await house.fresh(), () => 1234);
    opened.push(storage);
    await storage.ownership.register(60_000);
    await storage.people.insert('ann', 'Ann');
  }, 60_000);

  const makeMatch = async (change = {}): Promise<string> => {
    const record = recordOf({ host: 'ann', ...change });
    await storage.matches.insert(record);
    await storage.ownership.acquire(record.id);
    return record.id;
  };

  it('gives back a match as it was stored', async () => {
    const record = recordOf({
      host: 'ann',
      options: { quest: 'the goblins', hard: true },
      notice: ['kernel.note', { n: 1 }],
      parked: { code: 'runaway', message: 'It ran away.' },
    });
    await storage.matches.insert(record);
    expect(await storage.matches.find(record.id)).toEqual(record);
    expect(await storage.matches.find(newId())).toBeNull();
  });

  it('gives back every kind of move, in order', async () => {
    const match = await makeMatch();
    const moves: Move[] = [
      { kind: 'answer', n: 1, seat: 0, answer: 'a "quoted" option ü' },
      { kind: 'answer', n: 2, seat: 1, answer: ['x', 'y'] },
      { kind: 'answer', n: 3, seat: 1, answer: 7 },
      { kind: 'undo', n: 4, seat: 0, to: 1 },
      { kind: 'rules', n: 5, rules: '2', at: 1, state: { deep: [null, 1.5] }, answers: [[0, 'a']] },
    ];
    for (const move of moves) await storage.appender.append({ match, move });
    expect(await storage.matches.moves(match)).toEqual(moves);
  });

  it('stores many moves at once, of many matches', async () => {
    const matches = await Promise.all(Array.from({ length: 5 }, () => makeMatch()));
    const appends = matches.flatMap((match) =>
      Array.from({ length: 100 }, (_, i) => ({ match, move: answer(i + 1) })),
    );
    await Promise.all(appends.map((append) => storage.appender.append(append)));
    for (const match of matches) {
      const moves = await storage.matches.moves(match);
      expect(moves.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    }
  });

  it('keeps a move that comes while something else is changed, whatever becomes of that', async () => {
    const match = await makeMatch();
    const { db } = storage.database;
    let stored: Promise<void> | undefined;
    const other = db.transaction().execute(async (trx) => {
      await trx.updateTable('matches').set({ updated: 1 }).where('id', '=', match).execute();
      stored = storage.appender.append({ match, move: answer(1) });
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('changed my mind');
    });
    await expect(other).rejects.toThrow('changed my mind');
    await stored;
    expect(await storage.matches.moves(match)).toEqual([answer(1)]);
  });

  it('refuses a second move with the same number, and only that one', async () => {
    const [one, other] = [await makeMatch(), await makeMatch()];
    await storage.appender.append({ match: one, move: answer(1) });
    const results = await Promise.allSettled([
      storage.appender.append({ match: other, move: answer(1) }),
      storage.appender.append({ match: one, move: { kind: 'answer', n: 1, seat: 1, answer: 'again' } }),
      storage.appender.append({ match: other, move: answer(2) }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await storage.matches.moves(one)).toEqual([answer(1)]);
    expect(await storage.matches.moves(other)).toEqual([answer(1), answer(2)]);
  });

  it('refuses whatever comes from a server that does not run the match', async () => {
    const match = await makeMatch();
    const mine = await makeMatch();
    await storage.ownership.release(match);
    const refused = Promise.allSettled([
      storage.appender.append({ match, move: answer(1) }),
      storage.matches.change(match, { status: 'playing' }),
      storage.matches.setSeat(match, 0, { kind: 'open', person: null, name: '', level: null }),
      storage.matches.addChat(match, { person: 'ann', name: 'Ann', text: 'hello', at: 1 }),
      storage.matches.archive(match, 'a file'),
    ]);
    await storage.appender.append({ match: mine, move: answer(1) });
    for (const attempt of await refused) expect(attempt).toMatchObject({ reason: expect.any(NotOwner) });
    expect(await storage.matches.moves(match)).toEqual([]);
    expect((await storage.matches.find(match))?.status).toBe('open');
  });

  it('keeps the two newest checkpoints', async () => {
    const match = await makeMatch();
    const checkpoint = (n: number) => ({ at: n - 1, n, rules: '1', state: `{"n":${n}}` });
    for (let n = 1; n <= 3; n++) {
      await storage.appender.append({ match, move: answer(n), checkpoint: checkpoint(n) });
    }
    expect(await storage.matches.checkpoints(match)).toEqual([checkpoint(3), checkpoint(2)]);
    await storage.matches.saveCheckpoint(match, checkpoint(9));
    await storage.matches.saveCheckpoint(match, { ...checkpoint(9), state: '{}' });
    const kept = await storage.matches.checkpoints(match);
    expect(kept).toEqual([{ ...checkpoint(9), state: '{}' }, checkpoint(3)]);
  });

  it('changes the status of a match with the move that does it', async () => {
    const match = await makeMatch({ status: 'parked', parked: { code: 'runaway', message: 'm' } });
    await storage.appender.append({ match, move: { kind: 'undo', n: 1, seat: 0, to: 0 }, status: 'playing' });
    expect(await storage.matches.find(match)).toMatchObject({ status: 'playing', parked: null });
    await storage.appender.append({ match, move: answer(2), status: 'over' });
    expect((await storage.matches.find(match))?.status).toBe('over');
  });

  it('replaces the moves of an archived match by its file', async () => {
    const match = await makeMatch({ status: 'over' });
    await storage.appender.append({ match, move: answer(1) });
    await storage.matches.archive(match, 'the file\n');
    expect(await storage.matches.archived(match)).toBe('the file\n');
    expect(await storage.matches.moves(match)).toEqual([]);
    expect((await storage.matches.find(match))?.status).toBe('archived');
  });

  it('lists listed matches that wait for players, the newest first', async () => {
    const old = await makeMatch({ listed: true, created: 1 });
    const young = await makeMatch({ listed: true, created: 2 });
    await makeMatch({ listed: false });
    await makeMatch({ listed: true, status: 'playing' });
    const entry = { game: 'magpies', host: 'Ann', options: {}, seats: 2, open: 1 };
    expect(await storage.matches.lobby()).toEqual([
      { match: young, ...entry, created: 2 },
      { match: old, ...entry, created: 1 },
    ]);
  });

  it('finds the matches that a person sits in or made', async () => {
    await storage.people.insert('bob', 'Bob');
    const made = await makeMatch({ host: 'bob', updated: 1 });
    const seated = await makeMatch({ updated: 2 });
    await storage.matches.setSeat(seated, 1, { kind: 'person', person: 'bob', name: 'Bob', level: null });
    await makeMatch();
    const found = await storage.matches.ofPerson('bob');
    expect(found.map(({ match }) => match)).toEqual([seated, made]);
    expect(found[0]?.seats).toEqual(['Ann', 'Bob']);
  });

  it('numbers chat lines and gives the newest', async () => {
    const match = await makeMatch();
    const line = (i: number) => ({ person: 'ann', name: 'Ann', text: `line ${i}`, at: i });
    for (let i = 1; i <= 101; i++) await storage.matches.addChat(match, line(i));
    const lines = await storage.matches.chat(match);
    expect(lines).toHaveLength(100);
    expect(lines.at(0)).toEqual({ n: 2, ...line(2) });
    expect(lines.at(-1)).toEqual({ n: 101, ...line(101) });
  });

  it('keeps reports of faults', async () => {
    const report = { code: 'runaway', message: 'm', rules: '1', server: '0.1.0', file: '{}\n' };
    const match = await makeMatch();
    expect(await storage.matches.isReported({ match, ...report })).toBe(false);
    await storage.matches.report({ match, ...report });
    const id = expect.any(String);
    expect(await storage.matches.reports(match)).toEqual([{ id, match, at: 1234, ...report }]);
    expect(await storage.matches.isReported({ match, ...report })).toBe(true);
    expect(await storage.matches.isReported({ match, ...report, file: '{"other":1}\n' })).toBe(false);
  });

  it('lets one person have an account name, whatever its case', async () => {
    await storage.people.insert('bob', 'Bob');
    expect(await storage.people.claim('ann', 'Ánn', 'digest')).toBe(true);
    expect(await storage.people.claim('bob', 'ÁNN', 'other')).toBe(false);
    expect(await storage.people.claim('ann', 'Second', 'other')).toBe(false);
    expect(await storage.people.account('ánN')).toEqual({ person: 'ann', passphrase: 'digest' });
    expect(await storage.people.find('ann')).toEqual({ id: 'ann', name: 'Ann', account: 'Ánn' });
    expect(await storage.people.account('nobody')).toBeNull();
  });

  it('opens and closes sessions, each by its own person only', async () => {
    await storage.people.insert('bob', 'Bob');
    await storage.people.openSession('s1', 'ann', 'a browser');
    expect(await storage.people.session('s1')).toEqual({
      person: { id: 'ann', name: 'Ann', account: null },
      seen: 1234,
    });
    expect(await storage.people.sessions('ann', 's1')).toEqual([
      { id: 's1', agent: 'a browser', created: 1234, seen: 1234, current: true },
    ]);
    expect(await storage.people.closeSession('s1', 'bob')).toBe(false);
    expect(await storage.people.closeSession('s1', 'ann')).toBe(true);
    expect(await storage.people.session('s1')).toBeNull();
  });

  it('keeps the secret of the cookies', async () => {
    expect(storage.cookieSecret).toMatch(/^[\w-]{43}$/);
  });
});
