import { describe, expect, it } from 'vitest';
import {
  CHECKPOINT,
  chooseOne,
  chooseOption,
  createMatch,
  die,
  log,
  type Match,
  OptionsError,
  type Rule,
  RuleError,
  readMatch,
  tick,
} from '../src/index.ts';
import { bytes, codeOf, end, options, type Toy, toyGame, toyMatch } from './toy.ts';

const faults: { [id: string]: (g: Toy) => Rule | void } = {
  throws(g) {
    g.notes.push('half done');
    log(g, 'toy.half-done');
    throw new Error('the cup is broken');
  },
  throwsNoError() {
    // biome-ignore lint/style/useThrowOnlyError: rules should not, but might.
    throw 'just a text';
  },
  loops(g) {
    for (;;) log(g, 'toy.again');
  },
  *loopsOverCheckpoints(g): Rule {
    for (;;) {
      g.notes.push('round');
      yield CHECKPOINT;
    }
  },
  *deadEnd(g) {
    yield* chooseOne(g, { seat: 0, prompt: 'toy.nothing-left', among: [], as: { id: String, text: String } });
  },
  drawsFromScript(g) {
    die(g, 'not scripted', 6);
  },
};

function* play(g: Toy): Rule {
  for (;;) {
    yield CHECKPOINT;
    log(g, 'toy.turn', { n: ++g.turn });
    g.notes.push(`rolled ${die(g, 'die', 6)}`);
    const among = options(...Object.keys(faults), 'endsWithoutOutcome', 'play on', 'end');
    const act = yield* chooseOption(g, { seat: 0, prompt: 'toy.act', among });
    if (act === 'end') end(g);
    if (act === 'endsWithoutOutcome') return;
    const fault = faults[act]?.(g);
    if (fault) yield* fault;
  }
}

const stepLimit = 1000;
const playing = (): Match<Toy> => {
  const match = toyMatch(play, { stepLimit });
  for (let i = 0; i < 3; i++) match.answer(0, 'play on');
  return match;
};
const failing = (act: () => void): RuleError => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error('The rules did not fail.');
};

describe.each([
  ['throws', 'rule-threw', 'The rules failed: the cup is broken'],
  ['throwsNoError', 'rule-threw', 'The rules failed: just a text'],
  ['loops', 'runaway', 'The rules took 1000 steps without coming to a choice.'],
  ['loopsOverCheckpoints', 'runaway', 'The rules took 1000 steps without coming to a choice.'],
  ['deadEnd', 'dead-end', 'The rules ask "toy.nothing-left", but no answer is legal.'],
  ['endsWithoutOutcome', 'dead-end', 'The rules came to their end without an outcome.'],
] as const)('rules with a fault: %s', (act, code, message) => {
  it('are stopped with an error that says so', () => {
    const error = failing(() => playing().answer(0, act));
    expect(error).toMatchObject({ code, message });
  });

  it('leave the match as it was before the answer', () => {
    const match = playing();
    const before = bytes(match);
    failing(() => match.answer(0, act));
    expect(bytes(match)).toBe(before);
    failing(() => match.answer(0, act));
    expect(bytes(match)).toBe(before);
    match.answer(0, 'end');
    expect(match.over).not.toBeNull();
  });

  it('tell it with a match file that shows it', () => {
    const match = playing();
    const { file } = failing(() => match.answer(0, act));
    const game = toyGame(play);
    expect(() => readMatch(file!, () => game, { stepLimit })).toThrow(message.replace(/\.$/, ''));
    const untilThen = file!.split('\n').filter((line) => !line.includes(`"${act}"`));
    expect(readMatch(untilThen.join('\n'), () => game, { stepLimit }).match.state).toEqual(match.state);
  });
});

it('the cause of a fault is kept', () => {
  const { cause } = failing(() => playing().answer(0, 'throws'));
  expect((cause as Error).message).toBe('the cup is broken');
});

it('rules that fail before the first choice tell what the match was made of', () => {
  const error = failing(() =>
    toyMatch(
      // biome-ignore lint/correctness/useYield: it fails before it could.
      function* () {
        throw new Error('no board');
      },
      { options: { size: 9 }, seed: 77 },
    ),
  );
  expect(error).toMatchObject({ code: 'rule-threw', message: 'The rules failed: no board' });
  expect(JSON.parse(error.file!)).toMatchObject({ game: 'toy', seed: 77, seats: ['Ada', 'Ben'] });
});

it('scripted chance that does not fit is the fault of the script, and the match is put back', () => {
  const match = toyMatch(play, { chance: { die: [1, 2] } });
  const before = bytes(match);
  expect(codeOf(() => match.answer(0, 'drawsFromScript'))).toBe('script-label');
  expect(bytes(match)).toBe(before);
});

it('the limit counts from choice to choice', () => {
  const match = toyMatch(
    function* (g) {
      for (;;) {
        for (let i = 0; i < 60; i++) tick(g);
        yield* chooseOption(g, { seat: 0, prompt: 'toy.act', among: options('on', 'still on') });
      }
    },
    { stepLimit: 100 },
  );
  for (let i = 0; i < 50; i++) match.answer(0, 'on');
  expect(match.count).toBe(50);
});

describe('a match that cannot be made', () => {
  it('for too few or too many seats is refused', () => {
    const game = toyGame(play);
    for (const seats of [[], ['a', 'b', 'c', 'd', 'e']]) {
      expect(() => createMatch({ game, seats, seed: 1 })).toThrow(OptionsError);
      expect(() => createMatch({ game, seats, seed: 1 })).toThrow(
        `Toy has 1 to 4 seats, not ${seats.length}.`,
      );
    }
    const duel = toyGame(play, {}, { seats: { min: 2, max: 2 } });
    expect(() => createMatch({ game: duel, seats: ['a'], seed: 1 })).toThrow('Toy has 2 seats, not 1.');
  });

  it('for options that the game refuses is refused in its words', () => {
    const choosy = {
      options: () => {
        throw new OptionsError('There is no hero of that name.');
      },
    };
    expect(() => toyMatch(play, { game: choosy })).toThrow('There is no hero of that name.');
  });
});
