import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { HEROES } from '../kit/games.ts';
import { TEST_GAMES_AND_HEROES } from '../kit/server.ts';

const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'];

describe('the levels of bots online', { timeout: 120_000 }, () => {
  let company: Company;
  let ann: Client;

  beforeAll(async () => {
    company = await gather({ games: TEST_GAMES_AND_HEROES });
    ann = await company.guest('Ann');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  it('can be chosen for every empty seat, and changed in the middle of a match', async () => {
    const { games } = (await (await fetch(`${company.url}/api/games`)).json()) as {
      games: { id: string; levels: string[] }[];
    };
    expect(games.find(({ id }) => id === HEROES)!.levels).toEqual(expect.arrayContaining(LEVELS));

    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'level-1' }] as const;
    const { match } = await ann.do({
      type: 'create',
      game: HEROES,
      options: {},
      seats: [...seats],
      listed: false,
    });
    await ann.do({ type: 'watch', match: match! });
    await ann.do({ type: 'hand', match: match!, seat: 1, level: 'level-4' });
    await ann.do({ type: 'start', match: match! });
    await ann.untilVersion(match!, 0, 1);
    const levels = () => ann.tables.get(match!)!.seats.map(({ level }) => level);
    expect(levels()).toEqual([null, 'level-4', 'level-1']);
    for (const level of LEVELS) {
      await ann.do({ type: 'hand', match: match!, seat: 2, level });
      await ann.untilTable(match!, (table) => table.seats[2]!.level === level);
    }
    expect(levels()).toEqual([null, 'level-4', 'level-5']);
  });
});
