import { createMatch, createRandom, readMatch, writeMatch } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { answerRandomly, makeMatch, someAnswer } from '../kit/play.ts';

const JSONL = 'application/jsonl';

/** A match that somebody has begun without a server. */
function begun(answers: number) {
  const match = createMatch({ game: magpies, options: {}, seats: ['Ann', 'Wren'], seed: 'brought' });
  const random = createRandom('brought');
  for (let i = 0; i < answers; i++) {
    const { seat } = match.choice!;
    match.answer(seat, someAnswer(match.view(seat).choice!, random));
  }
  return match;
}

describe('a match file', { timeout: 60_000 }, () => {
  let company: Company;
  let ann: Client;
  let bob: Client;

  beforeAll(async () => {
    company = await gather();
    ann = await company.guest('Ann');
    bob = await company.guest('Bob');
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  const bring = (body: string, type = JSONL): Promise<Response> =>
    fetch(`${company.url}/api/matches`, {
      method: 'POST',
      headers: { cookie: ann.guest.cookie, 'content-type': type },
      body,
    });
  const fileFor = async ({ guest }: Client, match: string): Promise<string> =>
    (await fetch(`${company.url}/api/matches/${match}/file`, { headers: { cookie: guest.cookie } })).text();

  it('goes on where it ended, with those who sit down', async () => {
    const before = begun(7);
    const { match } = (await (await bring(writeMatch(before, { secret: true }))).json()) as { match: string };
    for (const [seat, who] of [ann, bob].entries()) {
      await who.do({ type: 'watch', match });
      await who.do({ type: 'take', match, seat });
    }
    await ann.do({ type: 'start', match });
    const seen = await ann.until(() => ann.see(match, 0));
    expect(seen.view).toEqual(JSON.parse(JSON.stringify(before.view(0))));
    // Whoever has the file may know what is hidden, and everybody is told.
    const { id, name } = ann.guest.person;
    expect(bob.tables.get(match)?.knowers).toEqual([{ person: id, name, seat: null }]);
    const winners = await answerRandomly(match, [ann, bob], createRandom('on'));
    expect(winners.length).toBeGreaterThan(0);
  });

  it('is given whole to who plays alone, who can take the match along', async () => {
    const match = await makeMatch(ann, [], { game: 'magpies', bots: ['random'] });
    const { match: taken } = readMatch(await fileFor(ann, match), () => magpies);
    expect(taken.choice?.seat).toBe(0);
    expect(JSON.parse(JSON.stringify(taken.view(0).zones))).toEqual(ann.see(match, 0)!.view.zones);
    expect(await fileFor(bob, match)).not.toContain('seed');
  });

  it.each([
    ['that does not hold the whole match', () => writeMatch(begun(4)), 'bad-file'],
    [
      'with an answer that the rules do not allow',
      () => wrong(writeMatch(begun(2), { secret: true })),
      'bad-file',
    ],
    ['that is none', () => 'hello', 'bad-file'],
    [
      'of a game that is not here',
      () => writeMatch(begun(1), { secret: true }).replace('magpies', 'chess'),
      'bad-options',
    ],
  ])('%s is refused', async (_, file, code) => {
    const response = await bring(file());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('is not taken in another form, or from nobody', async () => {
    expect(await (await bring('{}', 'application/json')).json()).toMatchObject({ code: 'bad-file' });
    const nobody = await fetch(`${company.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': JSONL },
      body: writeMatch(begun(2), { secret: true }),
    });
    expect(nobody.status).toBe(401);
  });
});

const wrong = (file: string): string =>
  file
    .split('\n')
    .map((line) => (line.startsWith('[') ? '[0,"no-such-option"]' : line))
    .join('\n');
