import type { Answer, ChoiceView } from '@questwright/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Acting } from './acting.ts';

const option = (id: string, about = {}) => ({ id, text: id, about });
const choice = (more: Partial<ChoiceView>): ChoiceView => ({
  n: 1,
  seat: 0,
  prompt: 'ask',
  kind: 'one',
  ...more,
});

let answers: Answer[];
let acting: Acting;
beforeEach(() => {
  answers = [];
  acting = new Acting({
    answer: (answer) => answers.push(answer),
    mustConfirm: ({ id }) => id === 'end',
  });
});

describe('a choice of one', () => {
  const options = [
    option('a', { card: 1 }),
    option('b', { card: 1, hex: 'c4' }),
    option('c', { card: 2 }),
    option('end'),
  ];
  beforeEach(() => acting.ask(choice({ options })));

  it('lights what its options are about', () => {
    expect(acting.lit({ card: 2 })).toMatchObject({ lit: true, options: [options[2]] });
    expect(acting.lit({ card: 1 }).options).toEqual([options[0], options[1]]);
    expect(acting.lit({ card: 1, hex: 'c4' }).options).toEqual([options[1]]);
    expect(acting.lit({ card: 3 }).lit).toBe(false);
  });

  it('lights each of several things that an option is about', () => {
    const both = option('both', { token: [3, 5] });
    const one = option('one', { token: 3 });
    acting.ask(choice({ n: 2, options: [both, one] }));
    expect(acting.lit({ token: 3 }).options).toEqual([both, one]);
    expect(acting.lit({ token: 5 }).options).toEqual([both]);
    expect(acting.lit({ token: 4 }).lit).toBe(false);
    acting.point('both');
    expect([3, 5].map((token) => acting.lit({ token }).hot)).toEqual([true, true]);
    acting.point('one');
    expect([3, 5].map((token) => acting.lit({ token }).hot)).toEqual([true, false]);
  });

  it('is answered once, however often one presses', () => {
    acting.pick('a');
    acting.pick('c');
    expect(answers).toEqual(['a']);
    expect(acting.lit({ card: 2 }).lit).toBe(false);
  });

  it('can be answered again when the answer was refused', () => {
    acting.pick('a');
    acting.refused();
    acting.pick('c');
    expect(answers).toEqual(['a', 'c']);
  });

  it('opens a menu where a thing has several options', () => {
    const anchor = {} as Element;
    acting.act(acting.lit({ card: 1 }).options, anchor);
    expect(answers).toEqual([]);
    expect(acting.menu()?.options.map(({ id }) => id)).toEqual(['a', 'b']);
    acting.pick('b');
    expect(answers).toEqual(['b']);
  });

  it('asks once more before something ends, and steps back by Escape', () => {
    acting.pick('end');
    expect(answers).toEqual([]);
    expect(acting.back()).toBe(true);
    expect(acting.confirming()).toBeNull();
    acting.pick('end');
    acting.confirm();
    expect(answers).toEqual(['end']);
  });

  it('takes nothing that is not offered', () => {
    acting.pick('other');
    expect(answers).toEqual([]);
  });

  it('gives the same object while nothing about a thing has changed', () => {
    const before = acting.lit({ card: 2 });
    acting.point('a');
    expect(acting.lit({ card: 2 })).toBe(before);
    acting.point('c');
    expect(acting.lit({ card: 2 })).toMatchObject({ hot: true });
  });
});

describe('a choice of some', () => {
  beforeEach(() =>
    acting.ask(choice({ kind: 'some', min: 1, max: 2, options: [option('a'), option('b'), option('c')] })),
  );

  it('picks up to the most that may be, and answers when there are enough', () => {
    acting.complete();
    expect(answers).toEqual([]);
    for (const id of ['a', 'b', 'c']) acting.pick(id);
    expect(acting.picked()).toEqual(['a', 'b']);
    acting.pick('a');
    acting.complete();
    expect(answers).toEqual([['b']]);
  });

  it('steps back one at a time', () => {
    acting.pick('a');
    acting.pick('b');
    acting.back();
    expect(acting.picked()).toEqual(['a']);
  });
});

describe('a choice of an order', () => {
  beforeEach(() =>
    acting.ask(
      choice({ kind: 'order', options: [option('a', { card: 1 }), option('b', { card: 2 }), option('c')] }),
    ),
  );

  it('needs all of them, which can be moved', () => {
    acting.pick('b');
    expect(acting.lit({ card: 2 }).ordinal).toBe(1);
    expect(acting.isComplete()).toBe(false);
    acting.pickRest();
    expect(acting.picked()).toEqual(['b', 'a', 'c']);
    acting.shift('c', -1);
    acting.complete();
    expect(answers).toEqual([['b', 'c', 'a']]);
  });
});

it('keeps what was picked when the same choice is told again', () => {
  const some = choice({ kind: 'some', min: 0, max: 2, options: [option('a'), option('b')] });
  acting.ask(some);
  acting.pick('a');
  acting.ask({ ...some });
  expect(acting.picked()).toEqual(['a']);
  acting.ask({ ...some, n: 2 });
  expect(acting.picked()).toEqual([]);
});

describe('those who show it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const options = [option('a'), option('b')];

  it('are told at once of what was picked', () => {
    acting.ask(choice({ kind: 'some', min: 1, max: 2, options }));
    vi.runAllTimers();
    const told = vi.fn();
    acting.subscribe(told);
    acting.pick('a');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('are told of an answer in a task of its own, once, though it was given at once', () => {
    acting.ask(choice({ options }));
    vi.runAllTimers();
    const told = vi.fn();
    acting.subscribe(told);
    acting.point('a');
    acting.pick('a');
    expect(answers).toEqual(['a']);
    expect(told).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('a way of several choices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const step = (n: number, ...ids: string[]) =>
    choice({ n, topic: 'act', options: ids.map((id) => option(id)) });

  it('is taken one option after the other, each when it is offered', () => {
    acting.ask(step(1, 'move', 'rest'));
    acting.follow(['move', 'step:b1', 'step:c1']);
    expect(answers).toEqual(['move']);
    acting.ask(null);
    acting.ask(step(2, 'step:a2', 'step:b1+move', 'step:b1+gift'));
    vi.runAllTimers();
    expect(answers).toEqual(['move', 'step:b1+move']);
    acting.ask(step(3, 'step:c1'));
    vi.runAllTimers();
    acting.ask(step(4, 'step:c1'));
    vi.runAllTimers();
    expect(answers).toEqual(['move', 'step:b1+move', 'step:c1']);
  });

  it('ends when something else is asked, or the next step is not offered', () => {
    acting.ask(step(1, 'move'));
    acting.follow(['move', 'step:b1']);
    acting.ask(choice({ n: 2, topic: 'surge', options: [option('step:b1')] }));
    vi.runAllTimers();
    acting.ask(step(3, 'step:b1'));
    vi.runAllTimers();
    acting.follow(['step:z9', 'step:b1']);
    vi.runAllTimers();
    expect(answers).toEqual(['move']);
  });

  it('goes on into another topic where that is said, with an option that fits', () => {
    acting.ask(step(1, 'weapon:7'));
    acting.follow(['weapon:7', ({ id }) => id.startsWith('target:Ettin')], ['target']);
    acting.ask(
      choice({ n: 2, topic: 'target', options: [option('target:Zombie'), option('target:Ettin c3')] }),
    );
    vi.runAllTimers();
    expect(answers).toEqual(['weapon:7', 'target:Ettin c3']);
  });

  it('ends when somebody picks something else or steps back', () => {
    acting.ask(step(1, 'a'));
    acting.follow(['a', 'b']);
    acting.back();
    acting.ask(step(2, 'b'));
    vi.runAllTimers();
    expect(answers).toEqual(['a']);
  });
});
