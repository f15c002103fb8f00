import { createRandom } from '@questwright/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServeOptions } from '../../src/index.ts';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { answerRandomly, makeMatch } from '../kit/play.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

describe('how much everybody may have', { timeout: 60_000 }, () => {
  let company: Company;
  afterEach(() => company.close(), 60_000);

  const meet = async (options: ServeOptions): Promise<[ann: Client, bob: Client, cid: Client]> => {
    company = await gather(options);
    return [await company.guest('Ann'), await company.guest('Bob'), await company.guest('Cid')];
  };
  const make = (client: Client, listed = false): Promise<string> =>
    client.refused({ type: 'create', game: 'tic-tac-toe', seats: [me, open], listed });
  const times = async (count: number, act: () => Promise<string>): Promise<string[]> => {
    const outcomes: string[] = [];
    for (let i = 0; i < count; i++) outcomes.push(await act());
    return outcomes;
  };

  it('of matches: so many for each person, and some people for each address', async () => {
    const [ann, bob, cid] = await meet({ matchesPerHour: 2, peoplePerAddress: 2 });
    expect(await times(3, () => make(ann))).toEqual(['done', 'done', 'over-quota']);
    expect(await times(2, () => make(bob))).toEqual(['done', 'done']);
    expect(await make(cid)).toBe('over-quota');
  });

  it('of rematches: as of matches', async () => {
    const [ann, bob] = await meet({ matchesPerHour: 1 });
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    await answerRandomly(match, [ann, bob], createRandom('again'));
    expect(await ann.refused({ type: 'rematch', match })).toBe('over-quota');
    expect(await bob.refused({ type: 'rematch', match })).toBe('done');
    expect(await ann.refused({ type: 'rematch', match })).toBe('done');
  });

  it('of the lobby: so many for each person, without fewer matches for friends', async () => {
    const [ann, bob] = await meet({ listingsPerHour: 2 });
    expect(await times(3, () => make(ann, true))).toEqual(['done', 'done', 'over-quota']);
    expect(await make(ann)).toBe('done');
    expect(await make(bob, true)).toBe('done');
  });

  it('of the lobby at once: a few for each person, so that nobody is pushed out of it', async () => {
    const [ann, bob] = await meet({});
    await make(bob, true);
    for (let i = 0; i < 120; i++) await make(ann, true);
    await bob.do({ type: 'lobby', watch: true });
    const lobby = await bob.until(() => bob.received.findLast((message) => message.type === 'lobby'));
    expect(lobby.matches.map(({ host }) => host)).toEqual(['Ann', 'Ann', 'Ann', 'Bob']);
  });

  it('of chat', async () => {
    const [ann, bob] = await meet({ chatPerMinute: 2 });
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    const chat = (client: Client) => () => client.refused({ type: 'chat', match, text: 'hello' });
    expect(await times(3, chat(ann))).toEqual(['done', 'done', 'over-quota']);
    expect(await chat(bob)()).toBe('done');
  });

  it('of lists and files of matches', async () => {
    const [ann, bob] = await meet({ fetchesPerMinute: 2 });
    const match = await makeMatch(ann, [bob], { game: 'tic-tac-toe' });
    const get = async ({ guest }: Client, path: string): Promise<string> => {
      const { status } = await fetch(`${company.url}${path}`, { headers: { cookie: guest.cookie } });
      return String(status);
    };
    const list = (client: Client) => () => get(client, '/api/matches');
    expect(await times(3, list(ann))).toEqual(['200', '200', '429']);
    expect(await get(ann, `/api/matches/${match}/file`)).toBe('429');
    expect(await list(bob)()).toBe('200');
  });
});
