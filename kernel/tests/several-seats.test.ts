import { describe, expect, it } from 'vitest';
import {
  chooseAmount,
  chooseOption,
  confirm,
  type Match,
  type Rule,
  readMatch,
  together,
  writeMatch,
} from '../src/index.ts';
import { codeOf, end, options, type Toy, toyMatch } from './toy.ts';

describe('a choice that any of several seats may answer', () => {
  const match = () =>
    toyMatch(
      function* (g) {
        g.notes.push(yield* chooseOption(g, { seat: [0, 2], prompt: 'who', among: options('a', 'b') }));
        g.notes.push(String(yield* chooseAmount(g, { seat: [1, 2], prompt: 'how many', min: 0, max: 3 })));
        end(g);
      },
      { seats: ['Ada', 'Ben', 'Cleo'] },
    );

  it('is put to each of them in full, and to the others as a wait', () => {
    const { choice: first } = match().view(0);
    expect(first).toMatchObject({ seat: 0, seats: [0, 2], options: [{ id: 'a' }, { id: 'b' }] });
    expect(match().view(2).choice).toMatchObject({
      seat: 2,
      seats: [0, 2],
      options: [{ id: 'a' }, { id: 'b' }],
    });
    expect(match().view(1).choice).toEqual({
      n: 1,
      seat: 0,
      seats: [0, 2],
      prompt: [
        'kernel.waiting-any',
        { seats: { list: [0, 2].map((seat) => ['kernel.seat', { seat: { seat } }]), join: 'or' } },
      ],
    });
  });

  it('is settled by the first who answers, and that seat can take it back', () => {
    const m = match();
    expect(codeOf(() => m.answer(1, 'a'))).toBe('wrong-seat');
    m.answer(2, 'b', 1);
    expect(codeOf(() => m.answer(0, 'a', 1))).toBe('stale-choice');
    expect([m.undoable(0), m.undoable(2)]).toEqual(['nothing-to-undo', 'yes']);
    m.undo(2);
    m.answer(0, 'a');
    m.answer(2, 3);
    expect(m.state.notes).toEqual(['a', '3']);
  });

  it('is in a match file with the seat that answered', () => {
    const m = match();
    m.answer(2, 'b');
    const { match: read } = readMatch(writeMatch(m, { secret: true }), () => m.game);
    expect(read.answers).toEqual(m.answers);
  });
});

describe('choices that several seats make at the same time', () => {
  function* shop(g: Toy, seat: number): Rule {
    while (yield* confirm(g, { seat, prompt: 'buy' })) {
      const what = yield* chooseOption(g, { seat, prompt: 'what', among: options('axe', 'bow') });
      g.notes.push(`${seat} ${what}`);
    }
  }
  const match = (seats = [0, 1, 2]) =>
    toyMatch(
      function* (g) {
        yield* together(g, seats, (seat) => shop(g, seat));
        g.notes.push('closed');
        yield* confirm(g, { seat: 0, prompt: 'end' });
        end(g);
      },
      { seats: ['Ada', 'Ben', 'Cleo'] },
    );
  const asked = (m: Match) => m.pending.map(({ choice, n }) => [choice.seat, choice.prompt, n]);

  it('are all open at once, each for its own seat', () => {
    const m = match();
    expect(asked(m)).toEqual([
      [0, 'buy', 1],
      [1, 'buy', 2],
      [2, 'buy', 3],
    ]);
    for (const seat of [0, 1, 2])
      expect(m.view(seat).choice).toMatchObject({ seat, n: seat + 1, prompt: 'buy' });
    expect(m.view(-1).choice).toMatchObject({ seats: [0, 1, 2] });
    expect(m.view(1).choice).toMatchObject({ meanwhile: [0, 2] });
  });

  it('may be answered in any order, and an answer of one leaves the numbers of the others', () => {
    const m = match();
    m.answer(2, 'yes', 3);
    m.answer(0, 'no', 1);
    expect(asked(m)).toEqual([
      [1, 'buy', 2],
      [2, 'what', 4],
    ]);
    expect(codeOf(() => m.answer(2, 'axe', 3))).toBe('stale-choice');
    expect(codeOf(() => m.answer(0, 'yes'))).toBe('wrong-seat');
    expect(codeOf(() => m.answer(1, 'axe', 4))).toBe('wrong-seat');
    m.answer(2, 'axe', 4);
    m.answer(1, 'no', 2);
    m.answer(2, 'no');
    expect(m.state.notes).toEqual(['2 axe', 'closed']);
    expect(asked(m)).toEqual([[0, 'end', 6]]);
  });

  it('can be taken back by the seat that answered last, without touching the others', () => {
    const m = match();
    m.answer(1, 'yes');
    m.answer(2, 'yes');
    expect([m.undoable(1), m.undoable(2)]).toEqual(['needs-consent', 'yes']);
    m.undo(2);
    expect(asked(m).map(([seat, prompt]) => [seat, prompt])).toEqual([
      [0, 'buy'],
      [1, 'what'],
      [2, 'buy'],
    ]);
  });

  it('come through files, forks and the end', () => {
    const m = match();
    m.answer(1, 'yes');
    m.answer(0, 'yes');
    const { match: read } = readMatch(writeMatch(m, { secret: true }), () => m.game);
    for (const other of [read, m.fork()]) {
      expect(other.pending.map(({ choice }) => choice.prompt)).toEqual(['what', 'what', 'buy']);
      other.answer(0, 'bow');
      expect(other.state.notes).toEqual(['0 bow']);
    }
  });

  it('of nobody are over at once', () => {
    expect(match([]).state.notes).toEqual(['closed']);
  });
});
