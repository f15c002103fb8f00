import { createMatch, createRandom, writeMatch } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServeOptions } from '../../src/index.ts';
import { openStorage } from '../../src/storage/index.ts';
import { arrive, type Guest } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { houses } from '../kit/databases.ts';
import { makeMatch, someAnswer } from '../kit/play.ts';
import { recordOf } from '../kit/records.ts';

/** A match file with so many answers. */
function fileOf(answers: number, seed = 'brought'): string {
  const match = createMatch({ game: magpies, options: {}, seats: ['Ann', 'Wren'], seed });
  const random = createRandom(seed);
  for (let i = 0; i < answers; i++) {
    const { seat } = match.choice!;
    match.answer(seat, someAnswer(match.view(seat).choice!, random));
  }
  return writeMatch(match, { secret: true });
}

const changed = (file: string, change: object): string => {
  const [head = '', ...rest] = file.split('\n');
  return [JSON.stringify({ ...JSON.parse(head), ...change }), ...rest].join('\n');
};

describe('matches that people bring along', { timeout: 60_000 }, () => {
  let company: Company;
  const open = async (options: ServeOptions = {}): Promise<void> => {
    company = await gather(options);
  };
  afterEach(() => company.close(), 60_000);

  const bring = async ({ cookie }: Guest, body: string): Promise<string> => {
    const headers = { cookie, 'content-type': 'application/jsonl' };
    const response = await fetch(`${company.url}/api/matches`, { method: 'POST', headers, body });
    const { match, code } = (await response.json()) as { match?: string; code?: string };
    return match ? 'done' : code!;
  };
  const listOf = async ({ cookie }: Guest): Promise<unknown[]> => {
    const response = await fetch(`${company.url}/api/matches`, { headers: { cookie } });
    return ((await response.json()) as { matches: unknown[] }).matches;
  };

  it('are only so many an hour', async () => {
    await open({ filesPerHour: 2, peoplePerAddress: 2 });
    const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => arrive(company.url, name)));
    const outcomes: string[] = [];
    for (const who of [ann, ann, ann, bob, bob, cid]) outcomes.push(await bring(who!, fileOf(3)));
    expect(outcomes).toEqual(['done', 'done', 'over-quota', 'done', 'done', 'over-quota']);
  });

  it('come one after the other from each, and hold up nobody who plays', async () => {
    await open();
    const ann = await company.guest('Ann');
    const match = await makeMatch(ann, [], { game: 'magpies', bots: ['random'] });
    const file = fileOf(20);
    const many = await Promise.all(Array.from({ length: 12 }, (_, i) => arrive(company.url, `Guest ${i}`)));
    const bringing = Promise.all(many.flatMap((guest) => [bring(guest, file), bring(guest, file)]));
    const began = performance.now();
    await ann.do({ type: 'chat', match, text: 'Still here?' });
    expect(performance.now() - began).toBeLessThan(1000);
    const outcomes = await bringing;
    expect(outcomes.filter((code) => code === 'done').length).toBeGreaterThanOrEqual(12);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'too-fast']));
  });

  it.each([
    ['a long seed', { seed: 's'.repeat(400_000) }],
    ['a long version', { rules: 'v'.repeat(400_000) }],
    ['long options', { options: { note: 'o'.repeat(400_000) } }],
    ['many seats', { seats: Array.from({ length: 9 }, () => 'Ann') }],
  ])('with %s are refused, and nothing is stored', async (_, change) => {
    await open();
    const ann = await arrive(company.url, 'Ann');
    // Without answers any seed is as good as another, and only its length is wrong.
    expect(await bring(ann, changed(fileOf(0), change))).toMatch(/^bad-(file|options)$/);
    expect(await listOf(ann)).toEqual([]);
  });

  it('with long answers are refused, and nothing is stored', async () => {
    await open();
    const ann = await arrive(company.url, 'Ann');
    const long = `${fileOf(3).trim()}\n[0,"${'a'.repeat(1000)}"]\n`;
    expect(await bring(ann, long)).toBe('bad-file');
    expect(await listOf(ann)).toEqual([]);
  });
});

describe.each(houses)('a match with much behind it, on %s', { timeout: 60_000 }, (_, openHouse) => {
  it('is stored a part at a time, and is there when all of it is', async () => {
    const house = await openHouse();
    const storage = await openStorage(await house.fresh());
    await storage.ownership.register(60_000);
    const other = recordOf({ host: 'bob' });
    await storage.matches.insert(other);
    await storage.ownership.acquire(other.id);
    const record = recordOf({ host: 'cid' });
    const moves = Array.from({ length: 5000 }, (_, i) => {
      return { kind: 'answer', n: i + 1, seat: 0, answer: `option ${i}` } as const;
    });
    const events: string[] = [];
    const arriving = storage.matches.insertPlayed(record, moves).then(() => events.push('arrived'));
    for (let n = 1; n <= 5; n++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await storage.appender.append({ match: other.id, move: { kind: 'answer', n, seat: 0, answer: 'on' } });
      events.push('answered');
      // It may arrive at any moment, also between two of these questions: whoever sees it must see all of it.
      if (
        (await storage.matches.ofPerson('cid')).length > 0 ||
        (await storage.matches.find(record.id)) !== null
      ) {
        expect(await storage.matches.moves(record.id)).toHaveLength(moves.length);
      }
    }
    await arriving;
    expect(events.indexOf('arrived')).toBeGreaterThan(0);
    expect(await storage.matches.find(record.id)).toEqual(record);
    expect(await storage.matches.moves(record.id)).toEqual(moves);
    await storage.close();
    await house.close();
  });
});
