import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnMatch } from '../../protocol/index.ts';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { HEROES } from '../kit/games.ts';
import { makeMatch } from '../kit/play.ts';
import { TEST_GAMES_AND_HEROES } from '../kit/server.ts';

const QUEST = 'millbrook-burning';

describe('before a match begins', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;

  beforeAll(async () => {
    company = await gather({ games: TEST_GAMES_AND_HEROES });
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  /** Ann has laid a table for two heroes, and Bob looks at it. */
  const lay = async (): Promise<string> => {
    const { match } = await ann.do({
      type: 'create',
      game: HEROES,
      options: { quest: 'the-goblin-problem', heroes: ['syndrael', null] },
      seats: [{ kind: 'me', sign: 'raven' }, { kind: 'open' }],
      listed: true,
    });
    for (const who of [ann, bob]) await who.do({ type: 'watch', match: match! });
    return match!;
  };
  const own = async (client: Client, match: string): Promise<OwnMatch | undefined> => {
    const { url, cookie } = client.guest;
    const reply = await fetch(`${url}/api/matches`, { headers: { cookie } });
    return ((await reply.json()) as { matches: OwnMatch[] }).matches.find((one) => one.match === match);
  };

  it('people take a name and a sign with their seat, and keep both while a bot plays for them', async () => {
    const match = await lay();
    await bob.do({ type: 'take', match, seat: 1, name: 'Robert', sign: 'wolf' });
    const { seats } = await ann.untilTable(match, (table) => table.seats[1]!.kind === 'person');
    expect(seats).toMatchObject([
      { name: 'Ann', sign: 'raven' },
      { name: 'Robert', sign: 'wolf' },
    ]);
    await bob.do({ type: 'chat', match, text: 'Here I am.' });
    await ann.until(() => ann.raw.some((text) => text.includes('"name":"Robert","text":"Here I am."')));
    await bob.do({ type: 'hand', match, seat: 1, level: 'greedy' });
    await bob.do({ type: 'take', match, seat: 1 });
    await ann.untilTable(match, (table) => table.seats[1]!.sign === 'wolf');
    await bob.do({ type: 'leave', match, seat: 1 });
    const after = await ann.untilTable(match, (table) => table.seats[1]!.kind === 'open');
    expect(after.seats[1]).not.toHaveProperty('sign');
  });

  it('those who sit in it choose quest and heroes, and nobody else does', async () => {
    const match = await lay();
    const options = { quest: QUEST, heroes: ['syndrael', 'astarra'] };
    expect(await bob.refused({ type: 'choose', match, options })).toBe('not-your-seat');
    await bob.do({ type: 'take', match, seat: 1 });
    await bob.do({ type: 'choose', match, options });
    const table = await ann.untilTable(match, ({ options: now }) => (now as typeof options).quest === QUEST);
    expect(table.options).toMatchObject(options);
    const twoWarriors = { ...options, heroes: ['syndrael', 'grisban-the-thirsty'] };
    expect(await ann.refused({ type: 'choose', match, options: twoWarriors })).toBe('bad-options');

    expect(await own(bob, match)).toMatchObject({ own: [1], options, standing: null });
    await ann.do({ type: 'start', match });
    const { view } = await bob.untilVersion(match, 1, 1);
    expect(view.open.quest).toBe(QUEST);
    expect(await ann.refused({ type: 'choose', match, options })).toBe('not-open');
  });

  it('the lists of those who play tell how it stands, once somebody has left the table', async () => {
    const options = { quest: QUEST, heroes: ['syndrael', 'astarra'], leader: 0 };
    const match = await makeMatch(ann, [bob], { game: HEROES, options });
    await bob.do({ type: 'unwatch', match });
    const found = await ann
      .until(() => ann.tables.get(match)?.seats[1]?.here === false)
      .then(async () => {
        for (;;) {
          const one = await own(bob, match);
          if (one?.standing) return one;
        }
      });
    expect(found.standing).toEqual({
      scene: 'Millbrook Burning',
      round: 1,
      roles: ['Syndrael', 'Astarra'],
      asked: [0],
      winners: null,
    });
    expect(found).toMatchObject({ seats: ['Ann', 'Bob'], bots: [], own: [1] });
  });
});
