import { describe, expect, it } from 'vitest';
import type { Client } from '../kit/client.ts';
import { gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';

const HOUR = 60 * 60_000;

describe('how long somebody is away', { timeout: 60_000 }, () => {
  it.each([
    ['forward', HOUR, 30_000, 'not-away'],
    ['back', -HOUR, 100, 'done'],
  ])('is not changed by a clock that is put %s', async (_, by, away, outcome) => {
    let now = Date.now();
    const company = await gather({ away, now: () => now });
    const ann: Client = await company.guest('Ann');
    const dan = await company.guest('Dan');
    const match = await makeMatch(ann, [dan], { game: 'magpies' });
    await dan.close();
    await ann.untilTable(match, ({ seats }) => !seats[1]!.here);
    now += by;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await ann.refused({ type: 'hand', match, seat: 1, level: 'random' })).toBe(outcome);
    await company.close();
  });
});
