import { describe, expect, it } from 'vitest';
import { CHECKPOINT, chooseOption, create, createMatch, createRandom, type Match } from '../../src/index.ts';
import {
  checkSoundness,
  playThreeWays,
  proveNoLeak,
  proveSharing,
  searchLeak,
} from '../../src/testing/index.ts';
import { assertSame } from '../../src/testing/same.ts';
import { end, options, type Play, type Toy, toyGame } from '../toy.ts';

const seats = ['Ada', 'Ben'];
const go = (g: Toy, among = options('on', 'also on')) =>
  chooseOption(g, { seat: 0, prompt: 'toy.act', among });

describe('a search for leaks', () => {
  /** So many cards in the deck; how the question is put may depend on them. */
  const dealt = (cards: number, ask: (g: Toy) => string[] = () => ['on', 'also on']): Play =>
    function* (g) {
      if (g.minted === 0) for (let i = 0; i < cards; i++) create(g, `card ${i}`, 'deck', {});
      yield CHECKPOINT;
      yield* go(g, options(...ask(g)));
      yield* go(g);
      end(g);
    };
  const begin = (play: Play): Match<Toy> => createMatch({ game: toyGame(play), seats, seed: 1 });

  it('tells how many cards it dealt anew, or why it dealt none', () => {
    expect(searchLeak(begin(dealt(5)), 0, createRandom(1))).toEqual({ dealt: 5 });
    expect(searchLeak(begin(dealt(2)), 0, createRandom(1))).toEqual({ dealt: 2 });
    expect(searchLeak(begin(dealt(1)), 0, createRandom(1))).toBe('nothing hidden');
    const byTop = begin(dealt(5, (g) => [`take ${g.zones.deck![0]!.def}`, 'on']));
    byTop.answer(0, 'take card 0');
    expect(searchLeak(byTop, 1, createRandom(3))).toBe('does not fit');
  });

  it('tests every seat and the spectators of each match, and as many positions as it is asked for', () => {
    const game = toyGame(dealt(5));
    const setups: number[] = [];
    const setupOf = (n: number) => {
      setups.push(n);
      return { game, seats, seed: n };
    };
    expect(proveNoLeak(setupOf, 6, 'leaks')).toEqual({ tested: 6, skipped: 0 });
    expect(setups).toEqual([0, 1]);
  });

  it('gives up when there is next to nothing to test', () => {
    const game = toyGame(dealt(0));
    let setups = 0;
    const setupOf = (n: number) => {
      setups = n + 1;
      return { game, seats, seed: n };
    };
    expect(() => proveNoLeak(setupOf, 2, 'leaks')).toThrow('Only 0 positions could be tested');
    expect(setups).toBe(5);
  });
});

describe('a sound position', () => {
  it('may have nothing noted on a card', () => {
    const game = toyGame(function* (g) {
      create(g, 'sword', 'table', { owner: null } as never);
      yield* go(g);
    });
    expect(() => checkSoundness(createMatch({ game, seats, seed: 1 }))).not.toThrow();
  });
});

describe('a test that is played three ways', () => {
  it('catches a question that is put otherwise the second time', () => {
    let asked = 0;
    const game = toyGame(function* (g) {
      for (;;) {
        yield CHECKPOINT;
        yield* go(g, options('on', `way ${asked++}`));
      }
    });
    expect(() => playThreeWays((open) => void open({ game }).choose('on'))).toThrow(
      'after undo, the position',
    );
  });
});

describe('what a match shares with its checkpoints', () => {
  /** Rules of thirteen turns; `turn` is told how many they took since they were entered, and where they were entered. */
  const inTurns = (turn: (g: Toy, since: number, entered: number) => void) =>
    toyGame(function* (g) {
      if (g.minted === 0) create(g, 'purse', 'table', { gold: 0 } as never);
      const entered = g.turn;
      for (let since = 0; ; since++) {
        yield CHECKPOINT;
        yield* go(g);
        turn(g, since, entered);
        if (++g.turn === 13) end(g);
      }
    });
  const sharing = (game: ReturnType<typeof inTurns>) => () =>
    proveSharing({ game, seats, seed: 1 }, createRandom(1));
  const purse = (g: Toy): { gold: number } => g.zones.table![0] as never;

  it('is left as it is by rules that take what they change in hand', () => {
    expect(sharing(inTurns((g) => void g.notes.push('turn')))).not.toThrow();
  });

  it('is changed by rules that reach for a card past the kernel', () => {
    expect(sharing(inTurns((g) => void purse(g).gold++))).toThrow('read only');
  });

  it('is changed by rules that do so only where they were taken up in the middle', () => {
    expect(sharing(inTurns((g, _, entered) => entered > 0 && void purse(g).gold++))).toThrow('read only');
  });

  it('is changed by rules that, taken up in the middle, hold a card over a checkpoint', () => {
    let held: { gold: number } | null = null;
    const hold = (g: Toy, since: number, entered: number): void => {
      if (entered === 0) return;
      if (since === 0) held = create(g, 'coin', 'table', { gold: 0 } as never) as never;
      else if (since === 1) held!.gold++;
    };
    expect(sharing(inTurns(hold))).toThrow('read only');
  });
});

describe('two pieces of data are not the same', () => {
  it.each([
    [{ a: {} }, { a: 5 }],
    [{ a: { 0: 'x' } }, { a: 'x' }],
    [{ a: [] }, { a: '' }],
  ])('%j and %j', (one, other) => {
    expect(() => assertSame('it', one, other)).toThrow('it differs');
    expect(() => assertSame('it', other, one)).toThrow('it differs');
  });
});
