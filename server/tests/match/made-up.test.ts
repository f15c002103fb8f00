import { createMatch, createRandom, writeMatch } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { gameOf, HEROES } from '../kit/games.ts';
import { answerRandomly } from '../kit/play.ts';
import { TEST_GAMES_AND_HEROES } from '../kit/server.ts';

/** A hero who is in no box. */
const options = {
  components: JSON.stringify({
    heroes: [{ id: 'made-up', name: 'Made Up', health: 99 }],
    cards: [],
    enemies: [],
    locations: [],
    exploration: [],
    quests: [],
  }),
};
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'random' } as const;

describe('components that somebody has made up', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;

  beforeAll(async () => {
    company = await gather({ games: TEST_GAMES_AND_HEROES });
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  it('are refused in a match that others could sit in', async () => {
    const create = { type: 'create', game: HEROES, options, listed: false } as const;
    expect(await ann.refused({ ...create, seats: [me, open] })).toBe('made-up');
    expect(await ann.refused({ ...create, seats: [open, open] })).toBe('made-up');
    const completed = (await gameOf(HEROES)).options(options, 2) as Record<string, unknown>;
    expect(await ann.refused({ ...create, options: completed, seats: [me, open] })).toBe('made-up');
  });

  it('are refused when somebody changes the set-up while others could sit down', async () => {
    const create = { type: 'create', game: HEROES, listed: false } as const;
    const { match } = await ann.do({ ...create, seats: [me, open] });
    expect(await ann.refused({ type: 'choose', match: match!, options })).toBe('made-up');
    const { match: alone } = await ann.do({ ...create, seats: [me, bot] });
    await ann.do({ type: 'choose', match: alone!, options });
  });

  it('are played by whoever made them up, with bots, and nobody else gets a seat', async () => {
    const { match } = await ann.do({
      type: 'create',
      game: HEROES,
      options,
      seats: [me, bot],
      listed: false,
    });
    await ann.do({ type: 'watch', match: match! });
    await ann.do({ type: 'start', match: match! });
    await ann.until(() => ann.see(match!, 0));
    await answerRandomly(match!, [ann], createRandom('made up'), 3);
    await ann.do({ type: 'leave', match: match!, seat: 0 });
    expect(await bob.refused({ type: 'take', match: match!, seat: 0 })).toBe('made-up');
    await ann.do({ type: 'take', match: match!, seat: 0 });
  });

  it('can be brought along, and then nobody else gets a seat either', async () => {
    const begun = createMatch({ game: await gameOf(HEROES), options, seats: ['Ann', 'X'], seed: 'brought' });
    const response = await fetch(`${company.url}/api/matches`, {
      method: 'POST',
      headers: { cookie: ann.guest.cookie, 'content-type': 'application/jsonl' },
      body: writeMatch(begun, { secret: true }),
    });
    const { match } = (await response.json()) as { match: string };
    expect(await bob.refused({ type: 'take', match, seat: 1 })).toBe('made-up');
    await ann.do({ type: 'take', match, seat: 0 });
    await ann.do({ type: 'hand', match, seat: 1, level: 'random' });
    await ann.do({ type: 'start', match });
  });
});
