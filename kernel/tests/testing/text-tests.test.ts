import { describe, expect, it } from 'vitest';
import { game as magpies } from '../../../examples/magpies/rules/index.ts';
import { chooseOption, finish, log, type Text } from '../../src/index.ts';
import { toyGame } from '../toy.ts';
import { type MadeTest, testsMade } from './made-tests.ts';

type Helper = typeof import('../../src/testing/text-tests.ts');

const english = {
  'toy.ask': 'What now?',
  'toy.on': 'Go on',
  'toy.wait': 'Wait',
  'toy.late': 'It is late.',
  'toy.went': '{name} went on.',
  'toy.done': 'All is done.',
  'toy.card': 'Take {n} gold.',
};

interface Said {
  readonly languages?: Readonly<Record<string, string>>;
  readonly prompt?: Text;
  readonly option?: Text;
  readonly closed?: Text;
  readonly reason?: Text;
  readonly logged?: [string, Record<string, string>?];
  readonly end?: Text;
  readonly card?: Text;
  readonly matches?: number;
}

/** The tests of the texts of a game that says this; whatever is not given is said well. */
async function textsOf(said: Said): Promise<{ cards: MadeTest; matches: MadeTest; played: () => number }> {
  let played = 0;
  const [cards, matches] = await testsMade<Helper>('text-tests', ({ textTests }) => {
    const game = toyGame(
      function* (g) {
        played++;
        yield* chooseOption(g, {
          seat: 0,
          prompt: said.prompt ?? 'toy.ask',
          among: [{ id: 'on', text: said.option ?? 'toy.on' }],
          always: true,
          closed: () => [
            {
              id: 'wait',
              text: said.closed ?? 'toy.wait',
              reason: said.reason ?? 'toy.late',
              rule: 'TT-NONE-01',
            },
          ],
        });
        log(g, ...(said.logged ?? (['toy.went', { name: 'Ann' }] as const)));
        finish(g, { result: 'done', winners: [], text: said.end ?? 'toy.done' });
      },
      {},
      { languages: { en: said.languages ?? english } },
    );
    const card = { id: 'purse', text: ['toy.on', said.card ?? ['toy.card', { n: 3 }]] as Text[] };
    textTests(game, [card], { rule: 'TT-NONE-01', matches: said.matches ?? 1 });
  });
  return { cards: cards!, matches: matches!, played: () => played };
}

describe('the tests of a game’s texts', () => {
  it('name the rule that they prove', async () => {
    const { cards } = await textsOf({});
    expect(cards.title).toBe('every text on a card has its phrase [TT-NONE-01]');
    const [bare] = await testsMade<Helper>('text-tests', ({ textTests }) => textTests(magpies, []));
    expect(bare!.title).toBe('every text on a card has its phrase');
  });

  it('pass a game that says everything well, in as many matches as they are told to play', async () => {
    const { cards, matches, played } = await textsOf({ matches: 2 });
    expect(cards.run).not.toThrow();
    expect(matches.run).not.toThrow();
    expect(played()).toBe(2);
  });

  it('play three matches unless told otherwise', async () => {
    let played = 0;
    const [, matches] = await testsMade<Helper>('text-tests', ({ textTests }) =>
      textTests(
        {
          ...magpies,
          start: (options, seats) => {
            played++;
            return magpies.start(options, seats);
          },
        },
        [],
      ),
    );
    matches!.run();
    expect(played).toBe(3);
  });

  it.each([
    ['a prompt', { prompt: 'toy.nowhere' }],
    ['an option', { option: 'toy.nowhere' }],
    ['a closed action', { closed: 'toy.nowhere' }],
    ['a reason', { reason: 'toy.nowhere' }],
    ['a log entry', { logged: ['toy.nowhere'] }],
    ['the end', { end: 'toy.nowhere' }],
    ['a part of a phrase', { prompt: ['toy.card', { n: ['toy.nowhere', {}] }] }],
  ] satisfies [string, Said][])('catch %s without a phrase', async (_, said) => {
    const { cards, matches } = await textsOf(said as Said);
    expect(cards.run).not.toThrow();
    expect(matches.run).toThrow('toy.nowhere');
  });

  it('catch a text on a card without a phrase, and name the card', async () => {
    const { cards, matches } = await textsOf({ card: 'toy.nowhere' });
    expect(cards.run).toThrow(/purse[\s\S]*toy\.nowhere/);
    expect(matches.run).not.toThrow();
  });

  it.each([
    ['a key in it', 'Take a toy.coin.gold'],
    ['a brace', 'Take a } coin'],
    ['nothing where something was meant', 'Take undefined gold'],
    ['a number that is none', 'Take NaN gold'],
    ['a gap', 'Take  gold'],
  ])('catch a phrase with %s', async (_, phrase) => {
    const { matches } = await textsOf({ languages: { ...english, 'toy.ask': phrase } });
    expect(matches.run).toThrow('a prompt');
  });

  it('take one space, a point and a hyphen for what they are', async () => {
    const { matches } = await textsOf({ languages: { ...english, 'toy.ask': 'Well-kept. Here, or not?' } });
    expect(matches.run).not.toThrow();
  });
});
