import { describe, expect, it } from 'vitest';
import {
  CHECKPOINT,
  cardsIn,
  chooseOption,
  create,
  die,
  flip,
  log,
  type Match,
  move,
  type Rule,
  shuffle,
  UndoError,
} from '../src/index.ts';
import { bytes, codeOf, end, options, type Toy, toyMatch } from './toy.ts';

/** What a player can do with a choice, and whether it lets them learn something. */
const acts: { [id: string]: (g: Toy) => void } = {
  think: (g) => void g.notes.push('thought'),
  'lay down': (g) => move(g, cardsIn(g, 'table')[0]!, 'deck'),
  shuffle: (g) => shuffle(g, 'shuffle', 'deck'),
  roll: (g) => void g.notes.push(`rolled ${die(g, 'die', 6)}`),
  draw: (g) => move(g, cardsIn(g, 'deck')[0]!, `hand:${g.turn}`),
  reveal: (g) => flip(g, cardsIn(g, 'table').find(({ down }) => down)!),
  play: (g) => move(g, cardsIn(g, 'hand:0')[0]!, 'table'),
};

/** Players act in turns of two acts, with a checkpoint before each turn. */
function* play(g: Toy): Rule {
  if (g.minted === 0) {
    for (let i = 0; i < 12; i++) create(g, `card ${i}`, i < 6 ? 'deck' : 'table', {}, i > 9);
    create(g, 'hidden', 'hand:0', {});
  }
  for (;;) {
    yield CHECKPOINT;
    for (let i = 0; i < 2; i++) {
      const among = options(...Object.keys(acts), 'end');
      const act = yield* chooseOption(g, { seat: g.turn, prompt: 'toy.act', among });
      log(g, 'toy.acted', { act });
      if (act === 'end') end(g);
      acts[act]!(g);
    }
    g.turn = 1 - g.turn;
  }
}

const after = (...answers: string[]): Match<Toy> => {
  const match = toyMatch(play);
  for (const answer of answers) match.answer(match.choice!.seat, answer);
  return match;
};

/** All but the number of the choice, which never goes back. */
const position = (match: Match<Toy>): string => {
  const { n } = match;
  match.n = 0;
  const all = bytes(match);
  match.n = n;
  return all;
};

describe('a seat takes back its own last choice by itself', () => {
  it.each(['think', 'lay down', 'shuffle'])('when nothing was learned: %s', (act) => {
    const match = after('think', 'think', 'think');
    const before = position(match);
    match.answer(1, act);
    expect(match.undoable(1)).toBe('yes');
    match.undo(1);
    expect(position(match)).toBe(before);
    expect(match.choice!.seat).toBe(1);
  });

  it('one after the other', () => {
    const match = after('think', 'lay down');
    match.undo(0);
    match.undo(0);
    expect(position(match)).toBe(position(after()));
    expect(match.undoable(0)).toBe('nothing-to-undo');
  });

  it('and then goes another way', () => {
    const match = after('think', 'think');
    match.undo(0);
    match.answer(0, 'shuffle');
    expect(position(match)).toBe(position(after('think', 'shuffle')));
  });
});

describe('the others must agree', () => {
  it.each(['roll', 'draw', 'reveal', 'play'])('when something was learned: %s', (act) => {
    const match = after('think', act);
    const now = position(match);
    expect(match.undoable(0)).toBe('needs-consent');
    expect(() => match.undo(0)).toThrow(UndoError);
    expect(codeOf(() => match.undo(0))).toBe('needs-consent');
    expect(position(match)).toBe(now);
    match.undo(0, { consent: true });
    expect(position(match)).toBe(position(after('think')));
  });

  it('when another seat has answered since, whose answer is taken back too', () => {
    const match = after('think', 'think', 'think');
    expect(match.undoable(0)).toBe('needs-consent');
    match.undo(0, { consent: true });
    expect(position(match)).toBe(position(after('think')));
  });

  it('when it was learned on the way to a later choice of their own', () => {
    const match = after('roll', 'think');
    expect(match.undoable(0)).toBe('yes');
    match.undo(0);
    expect(match.undoable(0)).toBe('needs-consent');
  });

  it('when the match is over, because its file tells the seed', () => {
    const match = after('end');
    expect(match.undoable(0)).toBe('needs-consent');
    match.undo(0, { consent: true });
    expect(position(match)).toBe(position(after()));
  });
});

describe('there is nothing to take back', () => {
  it('for who has not answered yet', () => {
    const match = after('think');
    for (const seat of [1, -1, 7]) {
      expect(match.undoable(seat)).toBe('nothing-to-undo');
      expect(codeOf(() => match.undo(seat, { consent: true }))).toBe('nothing-to-undo');
    }
  });
});

describe('the number of the choice only ever grows', () => {
  it('through answers, undo and answers again', () => {
    const match = after('think');
    const numbers = [match.n];
    const then = (act: () => void): void => {
      act();
      numbers.push(match.n);
    };
    then(() => match.undo(0));
    then(() => match.answer(0, 'roll'));
    then(() => match.undo(0, { consent: true }));
    then(() => match.answer(0, 'think'));
    expect(numbers).toEqual([2, 3, 4, 5, 6]);
  });

  it('so that an answer to the old choice is refused', () => {
    const match = after('think');
    const { n } = match;
    match.undo(0);
    match.answer(0, 'think');
    expect(codeOf(() => match.answer(0, 'think', n))).toBe('stale-choice');
  });
});

it('play can be rewound to any position, also to one older than the checkpoints that are kept', () => {
  const answers = Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 'roll' : 'think'));
  for (const count of [39, 21, 3, 0]) {
    const match = after(...answers);
    match.rewind(count);
    expect(position(match)).toBe(position(after(...answers.slice(0, count))));
    for (const answer of answers.slice(count)) match.answer(match.choice!.seat, answer);
    expect(position(match)).toBe(position(after(...answers)));
  }
});

it('play cannot be rewound to where it has not been', () => {
  const match = after('think');
  const now = bytes(match);
  for (const count of [-1, 2, 1.5, Number.NaN]) expect(() => match.rewind(count)).toThrow(RangeError);
  expect(bytes(match)).toBe(now);
});

it('the same roll comes again after an undo', () => {
  const match = after('roll');
  const rolled = match.state.notes;
  for (let i = 0; i < 5; i++) {
    match.undo(0, { consent: true });
    match.answer(0, 'roll');
    expect(match.state.notes).toEqual(rolled);
  }
});

it('goes on with the number that whoever took it up gave it', () => {
  const match = after('think');
  match.n = 9;
  expect(match.view(match.choice!.seat).choice?.n).toBe(9);
  match.answer(match.choice!.seat, 'think', 9);
  expect(match.n).toBe(10);
  match.undo(0);
  expect(match.n).toBe(11);
});
