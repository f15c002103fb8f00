import { describe, expect, it } from 'vitest';
import {
  CHECKPOINT,
  chooseOption,
  create,
  createMatch,
  createRandom,
  die,
  log,
  type Rule,
} from '../src/index.ts';
import {
  type Playtest,
  playRandomly,
  playThreeWays,
  proveFile,
  proveReplay,
  proveUndo,
  ruleTest,
} from '../src/testing/index.ts';
import { end, options, type Toy, toyGame } from './toy.ts';

/** Rules in rounds, each with one choice and a roll; `round` is what the test is about. */
const inRounds = (round: (g: Toy) => void, before: () => void = () => {}) =>
  toyGame(function* (g): Rule {
    before();
    for (;;) {
      yield CHECKPOINT;
      const act = yield* chooseOption(g, { seat: 0, prompt: 'toy.act', among: options('on', 'also on') });
      log(g, 'toy.rolled', { act, n: die(g, 'die', 6) });
      round(g);
      if (g.notes.length >= 6) end(g);
    }
  });

const sound = inRounds((g) => void g.notes.push('round'));

const playSix = (game: ReturnType<typeof inRounds>) => () =>
  playThreeWays((open) => {
    const t = open({ game });
    for (let i = 0; i < 6; i++) t.choose('on');
  });
const replayed = (game: ReturnType<typeof inRounds>) => () =>
  proveReplay({ game, seats: ['Ada'], seed: 1 }, createRandom(1));
const undone = (game: ReturnType<typeof inRounds>) => () =>
  playRandomly(createMatch({ game, seats: ['Ada'], seed: 1 }), createRandom(1), proveUndo);
const filed = (game: ReturnType<typeof inRounds>) => () =>
  proveFile(playRandomly(createMatch({ game, seats: ['Ada'], seed: 1 }), createRandom(1), () => {}, 4));

describe('a game whose whole state is in its checkpoints', () => {
  it('passes', () => {
    expect(playSix(sound)).not.toThrow();
    expect(replayed(sound)()).toBe(6);
    expect(undone(sound)).not.toThrow();
    expect(filed(sound)).not.toThrow();
  });
});

describe('a game that keeps something outside its state', () => {
  /** Counts in a variable of the rule, which is lost when play is entered again at a checkpoint. */
  const forgetful = (): ReturnType<typeof inRounds> => {
    let rounds = 0;
    const forget = (): void => {
      rounds = 0;
    };
    return inRounds((g) => void g.notes.push(`round ${++rounds}`), forget);
  };
  /** Counts in a variable of the module, which undo does not take back. */
  const unforgetting = (): ReturnType<typeof inRounds> => {
    let rounds = 0;
    return inRounds((g) => void g.notes.push(`round ${++rounds}`));
  };

  it.each([
    ['a variable of the rule', forgetful],
    ['a variable of the module', unforgetting],
  ])('in %s is caught, by each of the proofs', (_, make) => {
    expect(playSix(make())).toThrow(/round \d/);
    expect(replayed(make())).toThrow(/the state \d answers after checkpoint \d differs/);
    expect(undone(make())).toThrow('after undo and redo, the match differs');
  });
});

describe('a test that is played three ways says which of them went wrong', () => {
  it('undo and redo', () => {
    let rounds = 0;
    expect(playSix(inRounds((g) => void g.notes.push(`round ${++rounds}`)))).toThrow(/^\(undo and redo\)/);
  });

  it('save and load: undo does not take away what is lost in JSON', () => {
    const ROUNDS = Symbol('rounds');
    const game = inRounds((g) => {
      const kept = g as Toy & { [ROUNDS]?: number };
      kept[ROUNDS] = (kept[ROUNDS] ?? 0) + 1;
      g.notes.push(`round ${kept[ROUNDS]}`);
    });
    expect(undone(game)).not.toThrow();
    expect(playSix(game)).toThrow('played with save and load, the test went otherwise');
  });
});

describe('a game that is not determined by seed and answers', () => {
  let clock = 0;
  const ticking = inRounds((g) => void g.notes.push(`at ${clock++}`));

  it('is caught', () => {
    expect(playSix(ticking)).toThrow();
    expect(replayed(ticking)).toThrow('differs');
    expect(filed(ticking)).toThrow('differs');
  });

  it('is caught if only its log is not', () => {
    const logging = inRounds((g) => {
      g.notes.push('round');
      log(g, 'toy.time', { n: clock++ });
    });
    expect(playSix(logging)).toThrow('the test went otherwise');
    expect(replayed(logging)).toThrow(/the log \d answers after checkpoint/);
    expect(undone(logging)).toThrow('after undo and redo');
  });
});

describe('a position that no rules should lead to is caught', () => {
  const asking = (among: string[], closed: string[] = [], seat = 0) =>
    toyGame((g) =>
      chooseOption(g, {
        seat,
        prompt: 'toy.act',
        among: options(...among),
        closed: () => closed.map((id) => ({ id, text: id, reason: 'toy.no', rule: 'TT-NONE-01' })),
      }),
    );
  const filling = (fill: (g: Toy) => void, parts = {}) =>
    toyGame(
      function* (g): Rule {
        fill(g);
        yield* chooseOption(g, { seat: 0, prompt: 'toy.act', among: options('a', 'b') });
      },
      {},
      parts,
    );

  it.each([
    ['two options with one id', asking(['a', 'b', 'a']), 'two options have the id "a"'],
    ['an action offered and closed', asking(['a', 'b'], ['b']), '"b" is both offered and closed'],
    ['a seat that is not there', asking(['a', 'b'], [], 2), 'seat 2 is asked, which is not there'],
    [
      'a card with something in it',
      filling((g) => void create(g, 'bag', 'table', { inside: ['coin'] } as never)),
      'a card is not flat: it has a list or an object in "inside"',
    ],
    [
      'a map in the state',
      filling((g) => void Object.assign(g, { bag: new Map() })),
      'the state.bag is not plain data',
    ],
    [
      'something undefined',
      filling((g) => void g.notes.push(undefined as never)),
      'the state.notes.0 is not plain',
    ],
    ['a number that is none', filling((g) => void (g.turn = Number.NaN)), 'the state.turn is not plain data'],
    [
      'a function',
      filling((g) => void Object.assign(g.notes, { f: () => 1 })),
      'the state.notes.f is not plain data',
    ],
    [
      'two cards with one id',
      filling((g) => {
        create(g, 'a', 'table', {});
        create(g, 'b', 'deck', {}).id = 1;
      }),
      'two cards have the id 1',
    ],
    [
      'a card that says it is elsewhere',
      filling((g) => {
        create(g, 'a', 'table', {}).zone = 'deck';
      }),
      'a card in "table" says that it is in "deck"',
    ],
    [
      'what the game itself calls a fault',
      filling(() => {}, { faults: () => ['the purse is negative'] }),
      'the purse is negative',
    ],
  ] as const)('%s', (_, game, message) => {
    expect(() => playThreeWays((open) => open({ game }))).toThrow(message);
    expect(() => playRandomly(createMatch({ game, seats: ['a', 'b'], seed: 1 }), createRandom(1))).toThrow(
      message,
    );
  });
});

describe('a table', () => {
  ruleTest('tells what is asked, of whom, and what is offered', (open) => {
    const t: Playtest<Toy> = open({ game: sound });
    expect([t.asked, t.prompt]).toEqual([0, 'toy.act']);
    expect(t.offered).toEqual(['on', 'also on']);
    expect(t.closed).toEqual([]);
    t.choose('on', 'also on');
    expect(t.logged('toy.rolled').map(({ args }) => args!.act)).toEqual(['on', 'also on']);
    t.choose('on', 'on', 'on', 'on');
    expect(t.asked).toBe(-1);
    expect(t.offered).toEqual([]);
    expect(t.over).toMatchObject({ result: 'done' });
  });

  it('plays a test three times', () => {
    let times = 0;
    playThreeWays(() => void times++);
    expect(times).toBe(3);
  });

  it('refuses what is not legal, as a match does', () => {
    playThreeWays((open) => {
      const t = open({ game: sound });
      expect(() => t.choose('off')).toThrow('There is no option "off" here');
      expect(() => t.answer(1, 'on')).toThrow('another seat');
      expect(t.state.notes).toEqual([]);
    });
  });
});
