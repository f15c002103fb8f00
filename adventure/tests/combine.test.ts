import { createSpeaker, kernelLanguages, type Match, optionsOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { end, type Toy, toyMatch } from '../../kernel/tests/toy.ts';
import {
  adventureLanguages,
  type Condition,
  type Context,
  type Cost,
  costs,
  does,
  type Effect,
  either,
  forPrice,
  inOrder,
  may,
  when,
  wouldDo,
} from '../src/index.ts';

const phrases = {
  'toy.note': 'note {what}',
  'toy.if-noted': 'you have noted anything',
  'toy.pay': 'spend {n, plural, one {# coin} other {# coins}}',
};
const { say, sentence } = createSpeaker({
  languages: [{ en: phrases }, adventureLanguages, kernelLanguages],
});

type ToyEffect = Effect<Toy, Context>;
const note = (what: string, can?: (g: Toy) => boolean): ToyEffect =>
  does(['toy.note', { what }], (g) => void g.notes.push(what), can);
const useless = (): ToyEffect => note('nothing', () => false);
const hasNoted: Condition<Toy, Context> = { text: 'toy.if-noted', holds: (g) => g.notes.length > 0 };
const coins = (n: number): Cost<Toy, Context> =>
  costs(
    ['toy.pay', { n }],
    (g) => g.turn >= n,
    (g) => void (g.turn -= n),
  );

/** Carries an effect out for seat 1, who has five coins (in `turn`). */
const done = (effect: ToyEffect, ...answers: string[]): Match<Toy> => {
  const match = toyMatch(function* (g) {
    g.turn = 5;
    yield* effect.run(g, { seat: 1 });
    end(g);
  });
  for (const answer of answers) match.answer(1, answer);
  return match;
};
const noted = (effect: ToyEffect, ...answers: string[]): string[] => {
  const match = done(effect, ...answers);
  expect(match.choice).toBeNull();
  return match.state.notes;
};
const can = (effect: ToyEffect, notes: string[] = [], turn = 5): boolean =>
  wouldDo(effect, { notes, turn } as unknown as Toy, { seat: 1 });

describe('inOrder', () => {
  it('carries one out after the other', () => {
    expect(noted(inOrder(note('a'), note('b'), note('c')))).toEqual(['a', 'b', 'c']);
  });
  it('says so', () => {
    expect(say(inOrder(note('a'), note('b')).text)).toBe('note a, then note b');
    expect(say(inOrder(note('a'), note('b'), note('c')).text)).toBe('note a, note b, then note c');
  });
  it('does something if any of them does', () => {
    expect(can(inOrder(useless(), note('b')))).toBe(true);
    expect(can(inOrder(useless(), useless()))).toBe(false);
  });
});

describe('may', () => {
  it('asks the seat that the effect is for', () => {
    const { choice } = done(may(note('a')));
    expect(choice!.seat).toBe(1);
    expect(say(choice!.prompt)).toBe('You may note a. Do it?');
  });
  it('can be declined', () => {
    expect(noted(may(note('a')), 'yes')).toEqual(['a']);
    expect(noted(may(note('a')), 'no')).toEqual([]);
  });
  it('is not asked when it would change nothing', () => {
    expect(noted(may(useless()))).toEqual([]);
    expect(can(may(useless()))).toBe(false);
    expect(can(may(note('a')))).toBe(true);
  });
  it('says so', () => {
    expect(sentence(may(note('a')).text)).toBe('You may note a.');
  });
});

describe('either', () => {
  it('asks which, and does that one', () => {
    const { choice } = done(either(note('a'), note('b')));
    expect(optionsOf(choice!).map(({ text }) => say(text))).toEqual(['note a', 'note b']);
    expect(noted(either(note('a'), note('b')), 'effect:1')).toEqual(['b']);
  });
  it('does not offer what would change nothing', () => {
    expect(optionsOf(done(either(note('a'), useless(), note('c'))).choice!).map(({ id }) => id)).toEqual([
      'effect:0',
      'effect:2',
    ]);
    expect(noted(either(useless(), note('b')))).toEqual(['b']);
  });
  it('asks nobody when none would change anything', () => {
    expect(done(either(useless(), useless())).choice).toBeNull();
    expect(can(either(useless(), useless()))).toBe(false);
    expect(can(either(useless(), note('b')))).toBe(true);
  });
  it('says so', () => {
    expect(say(either(note('a'), note('b'), note('c')).text)).toBe('note a, note b or note c');
  });
});

describe('when', () => {
  it('looks at its condition when it is carried out', () => {
    expect(noted(inOrder(note('a'), when(hasNoted, note('b'))))).toEqual(['a', 'b']);
    expect(noted(when(hasNoted, note('b')))).toEqual([]);
    expect(noted(when(hasNoted, note('b'), note('c')))).toEqual(['c']);
  });
  it('does something if the branch does that would be taken', () => {
    expect(can(when(hasNoted, note('b')))).toBe(false);
    expect(can(when(hasNoted, note('b')), ['x'])).toBe(true);
    expect(can(when(hasNoted, useless(), note('c')), ['x'])).toBe(false);
    expect(can(when(hasNoted, useless(), note('c')))).toBe(true);
  });
  it('says so', () => {
    expect(say(when(hasNoted, note('b')).text)).toBe('if you have noted anything, note b');
    expect(say(when(hasNoted, note('b'), note('c')).text)).toBe(
      'if you have noted anything, note b; otherwise note c',
    );
  });
});

describe('forPrice', () => {
  it('is paid, then done', () => {
    const match = done(forPrice(coins(2), note('a')), 'yes');
    expect(match.state).toMatchObject({ turn: 3, notes: ['a'] });
  });
  it('costs nothing when declined', () => {
    expect(done(forPrice(coins(2), note('a')), 'no').state).toMatchObject({ turn: 5, notes: [] });
  });
  it('is not offered to who cannot pay in full, nor for nothing', () => {
    expect(done(forPrice(coins(6), note('a'))).state).toMatchObject({ turn: 5, notes: [] });
    expect(done(forPrice(coins(1), useless())).state).toMatchObject({ turn: 5, notes: [] });
    expect(can(forPrice(coins(6), note('a')))).toBe(false);
    expect(can(forPrice(coins(5), note('a')))).toBe(true);
    expect(can(forPrice(coins(1), useless()))).toBe(false);
  });
  it('says so, and asks so', () => {
    const effect = forPrice(coins(2), inOrder(note('a'), note('b')));
    expect(sentence(effect.text)).toBe('You may spend 2 coins to note a, then note b.');
    expect(say(done(effect).choice!.prompt)).toBe('You may spend 2 coins to note a, then note b. Do it?');
  });
});

it('effects nest, in what they do and in what they say', () => {
  const effect = when(hasNoted, may(either(note('a'), forPrice(coins(1), note('b')))), note('c'));
  expect(sentence(effect.text)).toBe(
    'If you have noted anything, you may note a or you may spend 1 coin to note b; otherwise note c.',
  );
  expect(noted(inOrder(note('x'), effect), 'yes', 'effect:1', 'yes')).toEqual(['x', 'b']);
});
