import { describe, expect, it } from 'vitest';
import { game as magpies } from '../../examples/magpies/rules/index.ts';
import {
  CHECKPOINT,
  chooseOption,
  createMatch,
  createRandom,
  createSpeaker,
  die,
  type Game,
  kernelLanguages,
  type Match,
  MatchFileError,
  OptionsError,
  parseMatch,
  type Rule,
  readMatch,
  redeal,
  writeMatch,
} from '../src/index.ts';
import { playRandomly, proveFile } from '../src/testing/index.ts';
import { codeOf, end, options, type Toy, toyGame } from './toy.ts';

/** Two turns of two choices; the first of each turn is a secret. */
function* play(g: Toy): Rule {
  for (;;) {
    yield CHECKPOINT;
    if (g.turn === 2) end(g);
    for (const secret of [true, false]) {
      const among = options('hidden path', 'open road');
      g.notes.push(yield* chooseOption(g, { seat: g.turn, prompt: 'toy.where', among, secret }));
      g.notes.push(`${die(g, 'road', 100)}`);
    }
    g.turn++;
  }
}
const game = toyGame(play, {}, { options: checkOptions });
function checkOptions(raw: unknown): unknown {
  if ((raw as { bad?: boolean }).bad) throw new OptionsError('Bad is not an option.');
  return raw;
}
const known = (id: string): Game<Toy> | undefined => (id === 'toy' ? game : undefined);
const setup = { game, seats: ['Ada', 'Ben'], seed: 'file', options: { length: 'short' } };

function played(...answers: string[]): Match<Toy> {
  const match = createMatch(setup);
  for (const answer of answers) match.answer(match.choice!.seat, answer);
  return match;
}
const whole = ['hidden path', 'open road', 'hidden path', 'hidden path'];
const linesOf = (file: string): unknown[] =>
  file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a match file', () => {
  it('is a header, then a line for each answer, then the outcome', () => {
    expect(linesOf(writeMatch(played(...whole)))).toEqual([
      {
        questwright: 1,
        game: 'toy',
        rules: '1',
        options: { length: 'short' },
        seats: ['Ada', 'Ben'],
        seed: 'file',
      },
      [0, 'hidden path'],
      [0, 'open road'],
      [1, 'hidden path'],
      [1, 'hidden path'],
      { over: { result: 'done', winners: [], text: 'toy.done' } },
    ]);
  });

  it('read again is the same match, at any point of it', () => {
    for (let count = 0; count <= whole.length; count++) proveFile(played(...whole.slice(0, count)));
    const random = createRandom('file');
    for (let seed = 0; seed < 40; seed++) {
      const match = createMatch({ game: magpies, seats: ['a', 'b', 'c'], seed });
      proveFile(playRandomly(match, random, () => {}, random.below(50)));
    }
  });

  it('keeps the number of the choice after an undo, so that old answers stay refused', () => {
    const match = played('hidden path');
    match.undo(0, { consent: true });
    const { match: read } = readMatch(writeMatch(match, { secret: true }), known);
    expect(read.n).toBe(3);
    proveFile(match);
  });

  it('of a position that was arranged, or of a fork, begins with that position', () => {
    const arranged = createMatch({ ...setup, arrange: (g: Toy) => void (g.turn = 1) });
    arranged.answer(1, 'open road');
    proveFile(arranged);
    const fork = played(...whole.slice(0, 3)).fork();
    const { match: read } = readMatch(writeMatch(fork, { secret: true }), known);
    expect(read.state).toEqual(fork.state);
    expect(read.count).toBe(3);
    read.answer(1, 'open road');
    fork.answer(1, 'open road');
    expect(read.state).toEqual(fork.state);
  });

  it('of a fork with other cards from the first choice on begins with those', () => {
    const fork = redeal(createMatch({ game: magpies, seats: ['a', 'b'], seed: 1 }), 0, 1);
    const { match: read } = readMatch(writeMatch(fork, { secret: true }), () => magpies);
    expect(JSON.stringify(read.state)).toBe(JSON.stringify(fork.state));
  });

  it('of a fork with other chance and other cards plays as that fork did', () => {
    const random = createRandom('reseed');
    for (let seed = 0; seed < 20; seed++) {
      const match = createMatch({ game: magpies, seats: ['a', 'b'], seed });
      playRandomly(match, random, () => {}, random.below(20));
      const fork = redeal(match, 0, seed);
      playRandomly(fork, random, () => {}, random.below(20));
      const { match: read } = readMatch(writeMatch(fork, { secret: true }), () => magpies);
      expect(JSON.stringify(read.state)).toBe(JSON.stringify(fork.state));
    }
  });

  it('of scripted chance is read with its script', () => {
    const match = createMatch({ ...setup, chance: { road: [7, 8] } });
    match.answer(0, 'open road');
    expect(readMatch(writeMatch(match, { secret: true }), known).match.state.notes).toEqual([
      'open road',
      '7',
    ]);
    proveFile(match);
  });
});

describe('a file of a running match that is made for others', () => {
  const match = played('hidden path', 'open road', 'hidden path');
  const file = writeMatch(match);

  it('holds no seed, no script, no checkpoints and no secret answers', () => {
    expect(linesOf(file)).toEqual([
      { questwright: 1, game: 'toy', rules: '1', options: { length: 'short' }, seats: ['Ada', 'Ben'] },
      [0, null],
      [0, 'open road'],
      [1, null],
    ]);
    const scripted = createMatch({
      ...setup,
      chance: { road: [7] },
      arrange: (g: Toy) => void (g.unsaid = 'x'),
    });
    expect(linesOf(writeMatch(scripted))).toHaveLength(1);
    expect(writeMatch(scripted)).not.toMatch(/road|unsaid|seed/);
  });

  it('can be looked at, but not taken up', () => {
    expect(parseMatch(file).answers.map(({ answer }) => answer)).toEqual([null, 'open road', null]);
    expect(codeOf(() => readMatch(file, known))).toBe('no-seed');
  });

  it('tells everything when the match is over', () => {
    expect(writeMatch(played(...whole))).toBe(writeMatch(played(...whole), { secret: true }));
  });
});

describe('a broken file is refused with the line that is wrong', () => {
  const good = writeMatch(played('hidden path', 'open road', 'hidden path'), { secret: true })
    .trimEnd()
    .split('\n');
  const fault = (lines: readonly string[]): MatchFileError => {
    try {
      readMatch(lines.join('\n'), known);
    } catch (error) {
      if (error instanceof MatchFileError) return error;
      throw error;
    }
    throw new Error('The file was read.');
  };
  const withLine = (line: number, text: string | object): readonly string[] =>
    good.with(line - 1, typeof text === 'string' ? text : JSON.stringify(text));
  const header = JSON.parse(good[0]!);

  it.each([
    ['an empty file', [''], 1, 'expected a line of JSON'],
    ['not JSON at all', ['PK\u0003\u0004'], 1, 'expected a line of JSON'],
    [
      'another format',
      withLine(1, { ...header, questwright: 2 }),
      1,
      'expected a header with "questwright": 1',
    ],
    ['a header that is a list', withLine(1, []), 1, 'expected a header'],
    ['no game', withLine(1, { ...header, game: 7 }), 1, 'the header needs "game"'],
    ['no version', withLine(1, { ...header, rules: undefined }), 1, 'the header needs "rules"'],
    ['no seats', withLine(1, { ...header, seats: 'Ada' }), 1, 'the header needs "seats"'],
    ['a seat without name', withLine(1, { ...header, seats: ['Ada', null] }), 1, 'the header needs "seats"'],
    ['a seed of another kind', withLine(1, { ...header, seed: {} }), 1, '"seed" must be a text or a number'],
    ['a script of another kind', withLine(1, { ...header, chance: [] }), 1, '"chance" must be a script'],
    [
      'options that are refused',
      withLine(1, { ...header, options: { bad: true } }),
      1,
      'Bad is not an option',
    ],
    ['too many seats', withLine(1, { ...header, seats: Array(5).fill('x') }), 1, 'has 1 to 4 seats, not 5'],
    ['a broken line', withLine(3, '[0,"open ro'), 3, 'expected a line of JSON'],
    ['an empty line', withLine(3, ''), 3, 'expected a line of JSON'],
    ['a line of something else', withLine(3, '"open road"'), 3, 'expected an answer like'],
    ['an object of something else', withLine(3, { answer: 1 }), 3, 'expected an answer like'],
    ['an answer without seat', withLine(3, '["open road"]'), 3, 'expected [seat, answer]'],
    ['an answer with more', withLine(3, '[0,"open road",1]'), 3, 'expected [seat, answer]'],
    ['an answer of another kind', withLine(3, '[0,{}]'), 3, 'expected [seat, answer]'],
    ['a list of another kind', withLine(3, '[0,["a",1]]'), 3, 'expected [seat, answer]'],
    ['an answer that is not legal', withLine(3, '[0,"bridge"]'), 3, 'There is no option "bridge" here'],
    ['an answer of another seat', withLine(3, '[1,"open road"]'), 3, 'another seat'],
    ['an answer that was left out', withLine(2, '[0,null]'), 2, 'left out as a secret'],
    ['a checkpoint without state', withLine(5, { checkpoint: 0 }), 5, 'expected a position'],
    ['a checkpoint of no number', withLine(5, { checkpoint: 'x', state: {} }), 5, 'expected a whole number'],
    ['a reseed of another kind', [...good, '{"reseed":[]}'], 7, '"reseed" must be a text or a number'],
    ['a deal of another kind', [...good, '{"reseed":1,"dealt":2}'], 7, '"dealt" must be a list'],
    ['a deal of cards that are not there', [...good, '{"reseed":1,"dealt":[[{},{}]]}'], 7, 'does not fit'],
    ['a number of the choice that was', [...good, '{"n":3}'], 7, 'must be 4 or more'],
    ['a number that is none', [...good, '{"n":"x"}'], 7, 'expected a whole number'],
    ['an outcome that does not come', [...good, '{"over":{"result":"won"}}'], 7, 'another outcome'],
    ['a position in the middle', [...good, '{"from":3,"state":{}}'], 7, 'expected an answer like'],
    ['a position that is none', [good[0]!, '{"from":3,"state":{"seats":2}}'], 2, 'play cannot begin'],
    ['a position of other seats', [good[0]!, '{"from":3,"state":{"seats":3}}'], 2, '3 seats, not 2'],
  ] as const)('%s', (_, lines, line, message) => {
    const error = fault(lines);
    expect(error).toMatchObject({ code: 'bad-file', line });
    expect(error.message).toContain(`Line ${line}: `);
    expect(error.message).toContain(message);
    expect(error.message).toMatch(/[^.]\.$/);
  });

  it('an answer after the end', () => {
    const over = writeMatch(played(...whole))
      .trimEnd()
      .split('\n');
    expect(fault([...over, '[0,"open road"]'])).toMatchObject({ code: 'bad-file', line: 7 });
  });

  it('a game that is not here', () => {
    expect(fault(withLine(1, { ...header, game: 'chess' }))).toMatchObject({
      code: 'other-game',
      line: 1,
      message: 'There is no game "chess" here.',
    });
  });

  it('but not for a missing or foreign last line break', () => {
    expect(readMatch(good.join('\n'), known).match.count).toBe(3);
    expect(readMatch(`${good.join('\r\n')}\r\n\r\n`, known).match.count).toBe(3);
  });
});

describe('a file of other rules', () => {
  const file = (count: number, secret = true): string =>
    writeMatch(played(...whole.slice(0, count)), { secret });
  const newer = (parts: Partial<Game<Toy>> = {}): Game<Toy> =>
    toyGame(play, {}, { version: '2', reads: (_, version) => version === '1', ...parts });
  const { sentence } = createSpeaker({ languages: [kernelLanguages] });

  it('is resumed from its newest checkpoint, and says so', () => {
    const { match, notice } = readMatch(file(3), () => newer());
    expect(match.state).toEqual(played(...whole.slice(0, 3)).state);
    expect(match.n).toBe(4);
    expect(match.base).toBe(2);
    expect(sentence(notice!)).toBe(
      'This match was played with rules 1; it goes on under rules 2 from its checkpoint after answer 2.',
    );
  });

  it('loses the answers that do not fit the new rules, and says how many', () => {
    const lines = file(3).split('\n');
    const misfit = lines.map((line) => (line === '[1,"hidden path"]' ? '[1,"ferry"]' : line)).join('\n');
    const { match, notice } = readMatch(misfit, () => newer());
    expect(match.count).toBe(2);
    expect(match.n).toBe(5);
    expect(sentence(notice!)).toContain('checkpoint after answer 2, without the answer after it.');
  });

  it('is resumed from an older checkpoint if the newest does not read', () => {
    const reads = (state: unknown): boolean => (state as Toy).turn === 0;
    const { match, notice } = readMatch(file(2), () => newer({ reads }));
    expect(match.base).toBe(0);
    expect(match.count).toBe(2);
    expect(sentence(notice!)).toContain('checkpoint after answer 0.');
  });

  it('is resumed from the position that it begins with, if it has no other', () => {
    const fork = played(...whole.slice(0, 3)).fork({ checkpoints: false });
    const text = writeMatch(fork, { secret: true });
    expect(text).not.toContain('"checkpoint"');
    const { match, notice } = readMatch(text, () => newer());
    expect(match.state).toEqual(fork.state);
    expect([match.base, match.count]).toEqual([2, 3]);
    expect(sentence(notice!)).toContain('checkpoint after answer 2.');
  });

  it('can be written and read again under the new rules', () => {
    for (const reads of [(state: unknown) => (state as Toy).turn === 0, () => true]) {
      const { match } = readMatch(file(3), () => newer({ reads }));
      match.answer(1, 'open road');
      const again = readMatch(writeMatch(match, { secret: true }), () => newer({ reads }));
      expect(again.notice).toBeNull();
      expect(again.match.state).toEqual(match.state);
    }
  });

  it.each([
    ['no checkpoint reads', file(3), newer({ reads: () => false })],
    ['the rules read no older ones', file(3), toyGame(play, {}, { version: '2' })],
    ['there is no checkpoint', file(4), newer()],
    [
      'looking at the checkpoints fails',
      file(3),
      newer({
        reads: () => {
          throw new Error('what is this?');
        },
      }),
    ],
  ])('is refused when %s', (_, text, rules) => {
    expect(codeOf(() => readMatch(text, () => rules))).toBe('other-rules');
  });
});
