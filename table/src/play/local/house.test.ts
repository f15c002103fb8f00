import { clone, createMatch, createRandom, randomAnswer, timelineOf, writeMatch } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { describe, expect, it } from 'vitest';
import { viewsOf, writtenBy } from '../../replay/frames.ts';
import { House } from './house.ts';
import type { Keeper, LocalSeat } from './keeper.ts';
import type { LocalTable } from './local-table.ts';
import { memoryKeeper } from './memory-keeper.ts';

const person = (name: string): LocalSeat => ({ name, bot: null });
const bot = (name: string): LocalSeat => ({ name, bot: 'random' });

function houseWith(keeper: Keeper = memoryKeeper()) {
  return new House(keeper, () => {});
}

async function begin(house: House, seats: readonly LocalSeat[], openHands = false) {
  const id = await house.create({ game: 'magpies', options: {}, seats, openHands });
  return { id, table: await house.open(id) };
}

/** Answers whatever a person is asked, until nobody is. */
async function play(table: LocalTable, seed: string, limit = 400): Promise<void> {
  const random = createRandom(seed);
  for (let i = 0; i < limit; i++) {
    const { choice, n } = table.match;
    if (!choice) return;
    await table.answer(choice.seat, randomAnswer(choice, random), n);
  }
}

const pass = (table: LocalTable): Promise<void> =>
  table.answer(table.match.choice!.seat, 'pass', table.match.n);

describe('a match at this device', () => {
  it('is played to its end and found again as it was', async () => {
    const keeper = memoryKeeper();
    const { id, table } = await begin(houseWith(keeper), [person('Anna'), person('Ben')]);
    await play(table, 'one');
    const { over } = table.match;
    expect(over).not.toBeNull();

    const [summary] = await houseWith(keeper).list();
    expect(summary).toMatchObject({ id, game: 'magpies', over, asked: null });
    const again = await houseWith(keeper).open(id);
    expect(again.match.state).toEqual(table.match.state);
  });

  it('goes on in another house from the last answer that was stored', async () => {
    const keeper = memoryKeeper();
    const { id, table } = await begin(houseWith(keeper), [person('Anna'), person('Ben')]);
    for (let i = 0; i < 5; i++) await pass(table);
    const again = await houseWith(keeper).open(id);
    expect(again.match.count).toBe(5);
    expect(again.sight(0).view).toEqual(table.sight(0).view);
    expect(again.match.log).toEqual(table.match.log);
  });

  it('lets bots play until a person is asked', async () => {
    const { table } = await begin(houseWith(), [person('Anna'), bot('Wren')]);
    await pass(table);
    await expect.poll(() => table.match.choice?.seat).toBe(0);
    expect(table.match.answers.some(({ seat }) => seat === 1)).toBe(true);
  });

  it('keeps what is passed in advance, and what is taken back of it', async () => {
    const keeper = memoryKeeper();
    const { id, table } = await begin(houseWith(keeper), [person('Anna'), person('Ben')]);
    await pass(table);
    await table.pass(1, { at: ['robbed'], until: null });
    await pass(table);
    await table.pass(0, {});
    await table.pass(0, null);
    const again = await houseWith(keeper).open(id);
    expect(again.match.passes).toEqual(table.match.passes);
    expect(again.sight(1).view.passes).toEqual(table.sight(1).view.passes);
    expect(again.sight(1).view.passes).toHaveLength(1);
    expect(again.sight(0).view).not.toHaveProperty('passes');
    // It is in the file, and others who take something back do not touch it.
    await again.undo(0, true);
    const { match } = await houseWith(keeper).open(await houseWith(keeper).import(again.file()));
    expect([match.count, match.state.passes[1]]).toEqual([0, [{ at: ['robbed'], until: 0 }]]);
  });

  it('hands a seat to a bot and takes it back', async () => {
    const { table } = await begin(houseWith(), [person('Anna'), person('Ben')]);
    await table.hand(1, 'random');
    await pass(table);
    await expect.poll(() => table.match.choice?.seat).toBe(0);
    await table.hand(1, null);
    await pass(table);
    expect(table.match.choice?.seat).toBe(1);
  });

  it("takes back what was chosen last when nothing is hidden, and only one's own when something is", async () => {
    for (const [openHands, left] of [
      [true, 2],
      [false, 1],
    ] as const) {
      const { table } = await begin(houseWith(), [person('Anna'), person('Ben')], openHands);
      for (let i = 0; i < 3; i++) await pass(table);
      expect(table.match.choice?.seat).toBe(1);
      await table.undo(1, true);
      expect(table.match.count).toBe(left);
    }
  });
});

describe('an answer that cannot be stored', () => {
  it('has not happened', async () => {
    const keeper = memoryKeeper();
    const { table } = await begin(houseWith(keeper), [person('Anna'), person('Ben')]);
    await pass(table);
    const before = table.sight(1).view;
    keeper.append = async () => {
      throw new Error('The disk is full.');
    };
    await expect(pass(table)).rejects.toThrow('The disk is full.');
    expect(table.match.count).toBe(1);
    expect(table.sight(1).view.zones).toEqual(before.zones);
  });

  it('because another window went on is refused, and the match is read again', async () => {
    const keeper = memoryKeeper();
    const { id, table } = await begin(houseWith(keeper), [person('Anna'), person('Ben')]);
    const other = await houseWith(keeper).open(id);
    await pass(other);
    await expect(pass(table)).rejects.toThrow('another window');
    expect(table.match.count).toBe(1);
    expect(table.match.choice?.seat).toBe(1);
  });
});

describe('match files', () => {
  it('carry a match to another device', async () => {
    const { table } = await begin(houseWith(), [person('Anna'), person('Ben')]);
    await play(table, 'two', 6);
    const house = houseWith();
    const there = await house.open(await house.import(table.file()));
    expect(there.match.count).toBe(table.match.count);
    expect(there.sight(0).view.zones).toEqual(table.sight(0).view.zones);
    expect(there.seats.map(({ bot: level }) => level)).toEqual([null, null]);
  });

  it('that are none are refused in words', async () => {
    await expect(houseWith().import('hello')).rejects.toThrow(/Line 1/);
  });
});

describe('a replay', () => {
  it('shows all seats of a match that is over, and only the lone player of one that is not', async () => {
    const house = houseWith();
    const { id, table } = await begin(house, [person('Anna'), bot('Wren')]);
    expect((await house.timeline({ id }, 1)).allowed).toEqual([0, -1]);
    expect((await house.timeline({ id }, 1)).eyes).toBe(0);
    while (table.match.choice) {
      await expect.poll(() => table.match.choice?.seat ?? 0).toBe(0);
      if (table.match.choice) await play(table, `three ${table.match.count}`, 1);
    }
    const timeline = await house.timeline({ id }, 1);
    expect(timeline.allowed).toEqual([-1, 0, 1]);
    expect(timeline.eyes).toBe(1);
    expect(timeline.changes).toHaveLength(table.match.count);
    expect(timeline.outcome).toEqual(table.match.over);
  });

  it('of two people who hide something shows what everybody may see until it is over', async () => {
    const house = houseWith();
    const { id } = await begin(house, [person('Anna'), person('Ben')]);
    const timeline = await house.timeline({ id }, 0);
    expect(timeline.allowed).toEqual([-1]);
    expect(timeline.first.zones['hand:0']).toBe(5);
  });

  it('grows with the match, no faster', async () => {
    const match = createMatch({ game: magpies, seats: ['Anna', 'Ben', 'Cid', 'Dot'], seed: 'long' });
    const random = createRandom('long');
    const sizes: number[] = [];
    while (match.choice) {
      sizes.push(JSON.stringify(timelineOf(match, 0, [0])).length);
      match.answer(match.choice.seat, randomAnswer(match.choice, random));
    }
    const [first, middle, last] = [0, sizes.length >> 1, sizes.length - 1].map((i) => sizes[i]!);
    expect(sizes.length).toBeGreaterThan(40);
    expect(last! - middle!).toBeLessThan(1.3 * (middle! - first!));
  });

  it('shows at every step what the seat saw and read then', async () => {
    const match = createMatch({ game: magpies, seats: ['Anna', 'Ben'], seed: 'steps' });
    const random = createRandom('steps');
    const seen = [{ view: clone(match.view(1)), log: match.logFor(1) }];
    while (match.choice) {
      match.answer(match.choice.seat, randomAnswer(match.choice, random));
      seen.push({ view: clone(match.view(1)), log: match.logFor(1) });
    }
    const timeline = timelineOf(match, 1, [1]);
    const shown = viewsOf(timeline).map((view, step) => ({ view, log: writtenBy(timeline, step) }));
    expect(shown).toEqual(seen);
  });

  it('reads any match file', async () => {
    const match = createMatch({ game: magpies, seats: ['Anna', 'Ben'], seed: 'file' });
    const random = createRandom('file');
    while (match.choice) match.answer(match.choice.seat, randomAnswer(match.choice, random));
    const timeline = await houseWith().timeline({ file: writeMatch(match) }, 0);
    expect(timeline.outcome).toEqual(match.over);
    expect(timeline.turns.length).toBeGreaterThan(10);
  });
});

describe('a moment of a match', () => {
  it('is played again as a match of its own, with the same past and another chance', async () => {
    const keeper = memoryKeeper();
    const house = houseWith(keeper);
    const { id, table } = await begin(house, [person('Anna'), person('Ben')]);
    await play(table, 'one');
    const at = 9;
    const other = await house.playFrom({ id }, at, table.match.answers[at]!.seat);
    const found = await houseWith(keeper).open(other);
    expect(found.match.count).toBe(at);
    expect(found.match.over).toBeNull();
    expect(found.seats).toEqual(table.seats);
    const { seat } = table.match.answers[at]!;
    const seen = viewsOf(timelineOf(table.match, seat, [0, 1]))[at]!;
    expect(found.match.view(seat)).toMatchObject({ zones: seen.zones });
    await play(found, 'two');
    expect(found.match.over).not.toBeNull();
    expect((await houseWith(keeper).open(other)).match.state).toEqual(found.match.state);
  });

  it('is looked for only where a bot gives reasons', async () => {
    const house = houseWith();
    const { id, table } = await begin(house, [person('Anna'), person('Ben')]);
    await play(table, 'one');
    expect(await house.review({ id }, [0])).toBeNull();
  });
});
