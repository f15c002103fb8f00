import { describe, expect, it } from 'vitest';
import {
  type As,
  asGiven,
  type Card,
  cardsIn,
  chooseAmount,
  chooseOne,
  chooseOption,
  chooseOrder,
  chooseSome,
  confirm,
  create,
  move,
  optionsOf,
  type Rule,
} from '../src/index.ts';
import { codeOf, end, options, type Toy, toyMatch } from './toy.ts';

/** Plays a rule to its end and tells what it was given; fails if anybody is asked. */
function withoutAsking<T>(ask: (g: Toy) => Rule<T>): T {
  let given: T | undefined;
  const match = toyMatch(function* (g) {
    given = yield* ask(g);
    end(g);
  });
  expect(match.choice).toBeNull();
  return given!;
}

const ask = { seat: 0, prompt: 'toy.ask', as: asGiven };
const three = options('a', 'b', 'c');

describe('a choice with only one legal answer is not asked', () => {
  it.each([
    ['one of one', (g: Toy) => chooseOne(g, { ...ask, among: three.slice(1, 2) }), three[1]],
    ['all of some', (g: Toy) => chooseSome(g, { ...ask, among: three, min: 3, max: 5 }), three],
    ['none at all', (g: Toy) => chooseSome(g, { ...ask, among: three, min: 0, max: 0 }), []],
    ['some of nothing', (g: Toy) => chooseSome(g, { ...ask, among: [], min: 0, max: 2 }), []],
    ['an order of one', (g: Toy) => chooseOrder(g, { ...ask, among: three.slice(0, 1) }), [three[0]]],
    ['a fixed amount', (g: Toy) => chooseAmount(g, { ...ask, min: 4, max: 4 }), 4],
  ] as const)('%s', (_, rule, given) => {
    expect(withoutAsking<unknown>(rule)).toEqual(given);
  });

  it.each([
    ['one', (g: Toy) => chooseOne(g, { ...ask, among: three.slice(0, 1), always: true })],
    ['some', (g: Toy) => chooseSome(g, { ...ask, among: three, min: 3, max: 3, always: true })],
    ['order', (g: Toy) => chooseOrder(g, { ...ask, among: three.slice(0, 1), always: true })],
    ['amount', (g: Toy) => chooseAmount(g, { ...ask, min: 4, max: 4, always: true })],
  ] as const)('unless the rule wants it asked: %s', (kind, rule) => {
    expect(toyMatch(rule).choice!.kind).toBe(kind);
  });

  it('and what is given can be moved out of the zone it was offered from', () => {
    const match = toyMatch(function* (g) {
      for (const def of ['a', 'b', 'c']) create(g, def, 'hand:0', {});
      const as: As<Card> = { id: ({ def }) => def, text: ({ def }) => def };
      const all = yield* chooseSome(g, { ...ask, as, among: cardsIn(g, 'hand:0'), min: 3, max: 3 });
      for (const card of all) move(g, card, 'table');
      end(g);
    });
    expect(cardsIn(match.state, 'table').map(({ def }) => def)).toEqual(['a', 'b', 'c']);
  });
});

describe('a choice without a legal answer is a dead end', () => {
  it.each([
    ['one', (g: Toy) => chooseOne(g, { ...ask, among: [] })],
    ['one, always', (g: Toy) => chooseOne(g, { ...ask, among: [], always: true })],
    ['some', (g: Toy) => chooseSome(g, { ...ask, among: three, min: 4, max: 5 })],
    ['amount', (g: Toy) => chooseAmount(g, { ...ask, min: 3, max: 2 })],
  ] as const)('%s', (_, rule) => {
    expect(codeOf(() => toyMatch(rule))).toBe('dead-end');
  });
});

describe('options', () => {
  const pending = (rule: (g: Toy) => Rule<unknown>) => toyMatch(rule).choice!;

  it('are written out with id, text and what they are about', () => {
    const as: As<number> = {
      id: (hex) => `hex:${hex}`,
      text: (hex) => ['toy.hex', { hex }],
      about: (hex) => ({ hex }),
    };
    expect(optionsOf(pending((g) => chooseOne(g, { ...ask, as, among: [3, 7] })))).toEqual([
      { id: 'hex:3', text: ['toy.hex', { hex: 3 }], about: { hex: 3 } },
      { id: 'hex:7', text: ['toy.hex', { hex: 7 }], about: { hex: 7 } },
    ]);
  });

  it('of an amount are its numbers', () => {
    const ids = optionsOf(pending((g) => chooseAmount(g, { ...ask, min: -1, max: 1 }))).map(({ id }) => id);
    expect(ids).toEqual(['-1', '0', '1']);
  });

  it('never allow more of some than there are', () => {
    expect(pending((g) => chooseSome(g, { ...ask, among: three, min: 1, max: 9 }))).toMatchObject({ max: 3 });
  });

  it('are not rendered before somebody reads them', () => {
    let read = 0;
    const as: As<string> = { id: (id) => id, text: (id) => `${id}${++read}` };
    const closed = () => [{ id: 'c', text: `c${++read}`, reason: 'toy.never', rule: 'TT-NONE-01' }];
    const match = toyMatch(function* (g) {
      yield* chooseOne(g, { ...ask, as, among: ['a', 'b'], closed });
      yield* chooseOne(g, { ...ask, as, among: ['a', 'b'] });
      end(g);
    });
    match.answer(0, 'a');
    match.answer(0, 'b');
    expect(read).toBe(0);
  });
});

it('chooseOption tells the id', () => {
  const match = toyMatch(function* (g) {
    g.notes.push(yield* chooseOption(g, { seat: 0, prompt: 'toy.ask', among: options('left', 'right') }));
    end(g);
  });
  match.answer(0, 'right');
  expect(match.state.notes).toEqual(['right']);
});

it.each([
  ['yes', 'true'],
  ['no', 'false'],
])('confirm is asked with yes and no: %s', (answer, noted) => {
  const match = toyMatch(function* (g) {
    g.notes.push(String(yield* confirm(g, { seat: 1, prompt: 'toy.ask' })));
    end(g);
  });
  expect(optionsOf(match.choice!).map(({ id }) => id)).toEqual(['yes', 'no']);
  match.answer(1, answer);
  expect(match.state.notes).toEqual([noted]);
});
