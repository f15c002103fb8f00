import { describe, expect, it } from 'vitest';
import { game as magpies } from '../../examples/magpies/rules/index.ts';
import { createMatch, createRandom, type Match } from '../src/index.ts';
import { playRandomly, proveSharing } from '../src/testing/index.ts';
import { bytes } from './toy.ts';

const random = createRandom('fork');
const match = (seed: number, choices: number, checkpoints = true): Match =>
  playRandomly(
    createMatch({ game: magpies, seats: ['a', 'b', 'c'], seed, checkpoints }),
    random,
    () => {},
    choices,
  );

const seen = (m: Match): string => JSON.stringify([m.state, m.n, [-1, 0, 1, 2].map((seat) => m.view(seat))]);
const endOf = (m: Match, seed: number): string => {
  playRandomly(m, createRandom(seed));
  return JSON.stringify(m.state);
};

describe.each([
  ['with checkpoints', true],
  ['without checkpoints', false],
])('a fork of a match %s', (_, checkpoints) => {
  it('is where the match is, also in the middle of a turn', () => {
    for (let seed = 0; seed < 40; seed++) {
      const m = match(seed, random.below(50), checkpoints);
      expect(seen(m.fork())).toBe(seen(m));
    }
  });

  it('goes on as the match would', () => {
    for (let seed = 0; seed < 20; seed++) {
      const m = match(seed, random.below(30), checkpoints);
      const [fork, bare] = [m.fork(), m.fork({ checkpoints: false })];
      const end = endOf(fork, seed);
      expect(endOf(bare, seed)).toBe(end);
      expect(endOf(m, seed)).toBe(end);
    }
  });

  it('is independent of it', () => {
    const m = match(1, 17, checkpoints);
    const before = bytes(m);
    const fork = m.fork();
    endOf(fork, 1);
    expect(bytes(m)).toBe(before);
    const other = m.fork();
    const forked = seen(other);
    endOf(m, 2);
    expect(seen(other)).toBe(forked);
  });

  it('can be forked itself, and taken back', () => {
    for (let seed = 0; seed < 20; seed++) {
      const fork = match(seed, random.below(20), checkpoints).fork();
      const { count } = fork;
      const start = JSON.stringify(fork.state);
      playRandomly(fork, random, () => {}, 7);
      expect(seen(fork.fork().fork())).toBe(seen(fork));
      fork.rewind(count);
      expect(JSON.stringify(fork.state)).toBe(start);
    }
  });
});

describe('a fork with other chance', () => {
  it('differs from the match as soon as chance decides, and not before', () => {
    const m = match(3, 12);
    const fork = m.fork();
    fork.reseed('other');
    expect(fork.view(0)).toEqual(m.view(0));
    expect(fork.state.chance).not.toEqual(m.state.chance);
  });

  it('keeps it through forks and through undo', () => {
    for (let seed = 0; seed < 30; seed++) {
      const fork = match(seed, random.below(30)).fork();
      fork.reseed('other');
      const { count } = fork;
      playRandomly(fork, random, () => {}, random.below(6));
      expect(seen(fork.fork())).toBe(seen(fork));
      const last = fork.answers.at(-1);
      if (!last || fork.count === count) continue;
      const before = JSON.stringify(fork.state);
      fork.undo(last.seat, { consent: true });
      fork.answer(last.seat, last.answer);
      expect(JSON.stringify(fork.state)).toBe(before);
      expect(seen(fork.fork())).toBe(seen(fork));
    }
  });

  it('forgets it when it is taken back to before', () => {
    const m = match(5, 20);
    const fork = m.fork();
    fork.reseed('first');
    const { count } = fork;
    playRandomly(fork, random, () => {}, 3);
    fork.reseed('second');
    fork.rewind(count);
    const again = m.fork();
    again.reseed('first');
    expect(JSON.stringify(fork.state)).toBe(JSON.stringify(again.state));
    expect(endOf(fork, 9)).toBe(endOf(again, 9));
  });
});

it('shares cards with a checkpoint only until it takes them in hand', () => {
  for (let seed = 0; seed < 10; seed++)
    proveSharing({ game: magpies, seats: ['a', 'b', 'c'], seed }, createRandom(seed));
});
