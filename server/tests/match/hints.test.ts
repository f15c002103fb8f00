import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { makeMatch } from '../kit/play.ts';

const TRIES = 8;

describe('a hint', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;

  beforeAll(async () => {
    company = await gather();
    ann = await company.guest('Ann');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  it('comes from the strongest bot of the game, which the server names, with its reasons', async () => {
    const { games } = (await (await fetch(`${company.url}/api/games`)).json()) as {
      games: { id: string; levels: string[]; strongest: string }[];
    };
    const snag = games.find(({ id }) => id === 'snag')!;
    expect(snag.strongest).toBe('steady');
    expect([...snag.levels].sort()).toEqual(['clumsy', 'endless', 'random', 'steady', 'stuck']);
    expect(games.find(({ id }) => id === 'magpies')).toMatchObject({
      levels: ['random'],
      strongest: 'random',
    });

    const match = await makeMatch(ann, [], { game: 'snag' });
    for (let i = 0; i < TRIES; i++) {
      expect(await ann.do({ type: 'hint', match, seat: 0 })).toMatchObject({
        answer: 'on',
        advice: {
          chance: 0.8,
          sure: 0.9,
          reasons: ['snag.why'],
          doubts: [],
          runnerUp: { answer: 'off', chance: 0.3 },
        },
      });
    }
  });

  it('is none when that bot fails: what takes its place in a seat is no advice', async () => {
    const match = await makeMatch(ann, [], { game: 'blunder' });
    for (let i = 0; i < TRIES; i++) {
      expect(await ann.refused({ type: 'hint', match, seat: 0 })).toBe('no-hint');
    }
  });
});
