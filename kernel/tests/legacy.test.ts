import { describe, expect, it } from 'vitest';
import {
  type CampaignWords,
  confirm,
  createMatch,
  finish,
  type Legacy,
  OptionsError,
  readMatch,
  writeMatch,
} from '../src/index.ts';
import { codeOf, type Toy, toyGame } from './toy.ts';

const SECRET = 'the cellar key';

const campaign: CampaignWords = {
  version: 2,
  secret: true,
  read: ({ version, data }) => {
    const { keys } = data as { keys: unknown };
    if (!Array.isArray(keys)) throw new OptionsError('A legacy of Toy has keys.');
    return { version: 2, data: { keys: version === 1 ? keys.map((key) => `old ${key}`) : keys } };
  },
};

const gameWith = (parts: object = {}) =>
  toyGame(
    function* (g: Toy) {
      yield* confirm(g, { seat: 0, prompt: 'end' });
      const keys = [...(g.unsaid === '' ? [] : g.unsaid.split(',')), SECRET];
      finish(g, { result: 'done', winners: [], text: 'toy.done' }, { version: 2, data: { keys } });
    },
    {},
    {
      campaign,
      start: (_, seats, legacy?: Legacy) => ({
        turn: 0,
        notes: [],
        secrets: Array(seats).fill(''),
        unsaid: ((legacy?.data as { keys: string[] } | undefined)?.keys ?? []).join(','),
      }),
      ...parts,
    },
  );

const game = gameWith();
const setup = { game, seats: ['Ada', 'Ben'], seed: 'legacy' };

describe('a legacy', () => {
  it('is what a match leaves to the next one', () => {
    const first = createMatch(setup);
    expect(first.legacy).toBeNull();
    first.answer(0, 'yes');
    const second = createMatch({ ...setup, legacy: JSON.parse(JSON.stringify(first.legacy)) });
    second.answer(0, 'yes');
    expect(second.legacy).toEqual({ version: 2, data: { keys: [SECRET, SECRET] } });
  });

  it("is never sent, and is in no file but the keeper's while the campaign goes on", () => {
    const match = createMatch({
      ...setup,
      inCampaign: true,
      legacy: { version: 2, data: { keys: [SECRET] } },
    });
    match.answer(0, 'yes');
    for (const seat of [-1, 0, 1]) expect(JSON.stringify(match.view(seat))).not.toContain(SECRET);
    expect(writeMatch(match)).not.toContain(SECRET);
    expect(writeMatch(match)).not.toContain('"seed"');
    expect(writeMatch(match, { secret: true })).toContain(SECRET);
  });

  it('that holds no secrets is not kept from anybody once the match is over', () => {
    const open = gameWith({ campaign: { ...campaign, secret: false } });
    const match = createMatch({
      ...setup,
      game: open,
      inCampaign: true,
      legacy: { version: 2, data: { keys: ['a'] } },
    });
    expect(writeMatch(match)).not.toContain('"legacy"');
    match.answer(0, 'yes');
    expect(writeMatch(match)).toContain('"legacy":{"version":2,"data":{"keys":["a"]}}');
  });

  it("comes through the keeper's file", () => {
    const match = createMatch({ ...setup, inCampaign: true, legacy: { version: 2, data: { keys: ['a'] } } });
    const { match: read } = readMatch(writeMatch(match, { secret: true }), () => game);
    expect(read.setup.inCampaign).toBe(true);
    read.answer(0, 'yes');
    expect(read.legacy?.data).toEqual({ keys: ['a', SECRET] });
  });

  it('of an older form is brought into the present one', () => {
    const match = createMatch({ ...setup, legacy: { version: 1, data: { keys: ['a'] } } });
    expect(match.state.unsaid).toBe('old a');
  });

  it.each([
    ['a newer form', { version: 3, data: { keys: [] } }, 'newer rules'],
    ['no number for its form', { version: 'x' as never, data: { keys: [] } }, 'newer rules'],
    ['what cannot be', { version: 2, data: { keys: 7 } }, 'has keys'],
  ])('with %s is refused with a sentence', (_, legacy, sentence) => {
    expect(() => createMatch({ ...setup, legacy })).toThrow(sentence);
    expect(codeOf(() => createMatch({ ...setup, legacy }))).toBe('bad-options');
  });

  it('is nothing for a game without campaigns', () => {
    const plain = toyGame(function* () {});
    expect(() => createMatch({ ...setup, game: plain, legacy: { version: 1, data: {} } })).toThrow(
      'no campaigns',
    );
  });
});
