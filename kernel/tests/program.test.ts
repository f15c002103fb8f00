import { describe, expect, it } from 'vitest';
import {
  type Answer,
  asGiven,
  type Choice,
  checkAnswer,
  createRandom,
  legalAnswers,
  randomAnswer,
} from '../src/index.ts';
import { codeOf, options } from './toy.ts';

const base = { seat: 0, prompt: 'toy.ask', among: options('a', 'b', 'c'), as: asGiven };
const choices: { [kind: string]: Choice } = {
  one: { ...base, kind: 'one' },
  some: { ...base, kind: 'some', min: 1, max: 2 },
  none: { ...base, kind: 'some', min: 0, max: 3 },
  order: { ...base, kind: 'order' },
  amount: { seat: 0, prompt: 'toy.ask', kind: 'amount', min: -1, max: 2 },
};
const legal: { [kind: string]: Answer[] } = {
  one: ['a', 'b', 'c'],
  some: [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c']],
  none: [[], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']],
  order: [
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['c', 'b', 'a'],
  ],
  amount: [-1, 0, 1, 2],
};

describe.each(Object.keys(choices))('a choice of %s', (kind) => {
  const choice = choices[kind]!;
  const spelled = (answer: Answer): string =>
    JSON.stringify(choice.kind === 'some' ? [...(answer as string[])].sort() : answer);

  it('has exactly these legal answers', () => {
    expect([...legalAnswers(choice)]).toEqual(legal[kind]);
  });

  it('is answered at random with all of them, and nothing else', () => {
    const random = createRandom(kind);
    const given = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const answer = randomAnswer(choice, random);
      expect(codeOf(() => checkAnswer(choice, answer))).toBe('nothing thrown');
      given.add(spelled(answer));
    }
    expect([...given].sort()).toEqual(legal[kind]!.map(spelled).sort());
  });
});

it('legal answers of a large choice can be taken as many as needed', () => {
  const among = options(...Array.from({ length: 40 }, (_, i) => `${i}`));
  const many = legalAnswers({ ...base, among, kind: 'order' });
  expect(Array.from({ length: 5 }, () => many.next().value)).toHaveLength(5);
});
