import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  AnswerError,
  asGiven,
  chooseAmount,
  chooseOne,
  chooseOption,
  chooseOrder,
  chooseSome,
  type Match,
  type Rule,
} from '../src/index.ts';
import { bytes, codeOf, options, type Toy, toyMatch } from './toy.ts';

const among = options('ash', 'birch', 'cedar', 'elder');
const asked = { seat: 0, prompt: 'toy.ask', as: asGiven, among };

/** Asks once, notes what the rule was told, then asks Ben, so that there is something after it. */
const asking = (ask: (g: Toy) => Rule<unknown>): Match<Toy> =>
  toyMatch(function* (g) {
    g.notes.push(JSON.stringify(yield* ask(g)));
    yield* chooseOption(g, { seat: 1, prompt: 'toy.next', among: options('go on', 'stop') });
    g.over = { result: 'done', winners: [], text: 'toy.done' };
  });

const one = () => asking((g) => chooseOne(g, asked));
const some = () => asking((g) => chooseSome(g, { ...asked, min: 1, max: 2 }));
const order = () => asking((g) => chooseOrder(g, asked));
const amount = () => asking((g) => chooseAmount(g, { seat: 0, prompt: 'toy.ask', min: 2, max: 5 }));

/** Tells the fault with which an answer is refused, having made sure that it changed nothing. */
function refusal(match: Match<Toy>, answer: unknown, { seat = 0, n = match.n } = {}): string {
  const before = bytes(match);
  const choice = match.choice;
  const code = codeOf(() => match.answer(seat, answer as Answer, n));
  expect(bytes(match)).toBe(before);
  expect(match.choice).toBe(choice);
  return code;
}

const told = (match: Match<Toy>, answer: Answer): unknown => {
  match.answer(0, answer);
  return JSON.parse(match.state.notes[0]!);
};

describe('a legal answer', () => {
  it('tells the rule what was chosen, not its id', () => {
    expect(told(one(), 'cedar')).toEqual(among[2]);
    expect(told(amount(), 3)).toBe(3);
  });

  it('to a choice of some comes in the order of the offer', () => {
    expect(told(some(), ['cedar', 'ash'])).toEqual([among[0], among[2]]);
    expect(told(some(), ['elder'])).toEqual([among[3]]);
  });

  it('to a choice of order comes in the order of the answer', () => {
    const ids = ['elder', 'ash', 'cedar', 'birch'];
    expect(told(order(), ids)).toEqual(ids.map((id) => among.find((option) => option.id === id)));
  });

  it('stays as it was given, whatever the giver does with the list afterwards', () => {
    const match = some();
    const answer = ['ash', 'cedar'];
    match.answer(0, answer);
    answer[0] = 'elder';
    expect(match.answers[0]!.answer).toEqual(['ash', 'cedar']);
  });

  it('of zero is never the negative one, which JSON does not know', () => {
    const match = asking(function* (g) {
      const zero = yield* chooseAmount(g, { seat: 0, prompt: 'toy.ask', min: 0, max: 1 });
      return Object.is(zero, 0);
    });
    expect(told(match, -0)).toBe(true);
  });
});

describe('an answer is refused, and nothing changes', () => {
  it('when the match is over', () => {
    const match = one();
    match.answer(0, 'ash');
    match.answer(1, 'stop');
    expect(refusal(match, 'ash')).toBe('match-over');
  });

  it('from another seat than the one asked', () => {
    expect(refusal(one(), 'ash', { seat: 1 })).toBe('wrong-seat');
    expect(refusal(one(), 'ash', { seat: -1 })).toBe('wrong-seat');
    expect(refusal(one(), 'ash', { seat: Number.NaN })).toBe('wrong-seat');
  });

  it.each([0, 2, -1, 1.5, Number.NaN, '1'])('to another choice than the pending one: %s', (n) => {
    expect(refusal(one(), 'ash', { n: n as number })).toBe('stale-choice');
  });

  it('given a second time', () => {
    const match = one();
    const { n } = match;
    match.answer(0, 'ash', n);
    expect(refusal(match, 'ash', { n })).toBe('stale-choice');
  });

  it('to a choice that was taken back', () => {
    const match = one();
    match.answer(0, 'ash');
    const { n } = match;
    match.undo(0);
    expect(refusal(match, 'go on', { seat: 1, n })).toBe('stale-choice');
  });

  it.each([
    ['one', one, 'oak', 'unknown-option'],
    ['one', one, '', 'unknown-option'],
    ['one', one, '0', 'unknown-option'],
    ['one', one, 0, 'malformed'],
    ['one', one, ['ash'], 'malformed'],
    ['one', one, null, 'malformed'],
    ['one', one, undefined, 'malformed'],
    ['one', one, { id: 'ash' }, 'malformed'],
    ['one', one, new String('ash'), 'malformed'],
    ['some', some, ['ash', 'oak'], 'unknown-option'],
    ['some', some, ['__proto__'], 'unknown-option'],
    ['some', some, [], 'wrong-count'],
    ['some', some, ['ash', 'birch', 'cedar'], 'wrong-count'],
    ['some', some, ['ash', 'ash'], 'repeated-option'],
    ['some', some, ['oak', 'oak', 'oak'], 'repeated-option'],
    ['some', some, 'ash', 'malformed'],
    ['some', some, ['ash', 1], 'malformed'],
    ['some', some, ['ash', ['birch']], 'malformed'],
    ['some', some, new Array(2), 'malformed'],
    ['some', some, { 0: 'ash', length: 1 }, 'malformed'],
    ['order', order, ['ash', 'birch', 'cedar'], 'wrong-count'],
    ['order', order, ['ash', 'birch', 'cedar', 'oak'], 'unknown-option'],
    ['order', order, ['ash', 'birch', 'cedar', 'ash'], 'repeated-option'],
    ['order', order, new Array(4), 'malformed'],
    ['order', order, 'ash', 'malformed'],
    ['amount', amount, 1, 'out-of-range'],
    ['amount', amount, 6, 'out-of-range'],
    ['amount', amount, 2.5, 'malformed'],
    ['amount', amount, Number.NaN, 'malformed'],
    ['amount', amount, Number.POSITIVE_INFINITY, 'malformed'],
    ['amount', amount, '3', 'malformed'],
    ['amount', amount, 3n, 'malformed'],
    ['amount', amount, [3], 'malformed'],
  ] as const)('that does not fit a choice of %s', (_, match, answer, code) => {
    expect(refusal(match(), answer)).toBe(code);
  });

  it('with a sentence that says what was expected', () => {
    const message = (match: Match<Toy>, answer: unknown): string => {
      try {
        match.answer(0, answer as Answer);
        return '';
      } catch (error) {
        expect(error).toBeInstanceOf(AnswerError);
        return (error as Error).message;
      }
    };
    expect(message(some(), [])).toBe('Choose 1 to 2 of the options, not 0.');
    expect(message(order(), [])).toBe('Put all 4 in order, not 0.');
    expect(message(amount(), 9)).toBe('The number must be from 2 to 5.');
    const [whole, long] = ['x'.repeat(60), 'x'.repeat(61)];
    expect(message(one(), whole)).toContain(`"${whole}"`);
    expect(message(one(), long)).toContain(`"${whole}…"`);
    expect(message(some(), [long, long])).toContain(`"${whole}…"`);
  });
});

describe('no illegal answer passes', () => {
  const AS_ANSWERS = ['ash', 'birch', 'cedar', 'elder', 'oak', '', '1'];
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
    fc.constantFrom(...AS_ANSWERS),
    fc.array(fc.constantFrom(...AS_ANSWERS), { maxLength: 5 }),
    fc.integer({ min: -1, max: 7 }),
  );
  const isSet = (ids: unknown): ids is string[] =>
    Array.isArray(ids) && new Set(ids).size === ids.length && [...ids].every((id) => isId(id));
  const isId = (id: unknown): boolean => among.some((option) => option.id === id);

  it.each([
    ['one', one, isId],
    ['some', some, (answer: unknown) => isSet(answer) && answer.length >= 1 && answer.length <= 2],
    ['order', order, (answer: unknown) => isSet(answer) && answer.length === 4],
    ['amount', amount, (answer: unknown) => [2, 3, 4, 5].includes(answer as number)],
  ] as const)('a choice of %s takes exactly what is legal', (_, make, isLegal) => {
    const match = make();
    const before = bytes(match);
    const seats = fc.integer({ min: -1, max: 2 });
    const numbers = fc.integer({ min: 0, max: 2 });
    const refused = (answer: unknown, seat: number, n: number): void => {
      if (seat === 0 && n === match.n && isLegal(answer)) {
        expect(codeOf(() => make().answer(seat, answer as Answer, n))).toBe('nothing thrown');
      } else {
        expect(() => match.answer(seat, answer as Answer, n)).toThrow(AnswerError);
        expect(bytes(match)).toBe(before);
      }
    };
    fc.assert(fc.property(anything, seats, numbers, refused), { numRuns: 500 });
  });
});
