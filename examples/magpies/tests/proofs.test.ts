import { type AnswerError, createMatch, createRandom, type Match, optionsOf } from '@questwright/kernel';
import { playRandomly, proveFile, proveUndo } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game, type Magpies } from '../rules/index.ts';

const MATCHES = 60;
const setup = (seed: number) => ({
  game,
  seats: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, 2 + (seed % 3)),
  seed,
});

describe(`in ${MATCHES} random matches`, () => {
  it('answers, taken back and given again, change nothing', () => {
    const random = createRandom('undo');
    const nowAndThen = (match: Match<Magpies>): void => {
      if (random.below(5) === 0) proveUndo(match);
    };
    for (let seed = 0; seed < MATCHES; seed++) playRandomly(createMatch(setup(seed)), random, nowAndThen);
  }, 120_000);

  it('a match that is written and read, wherever it stands, is the same match', () => {
    const random = createRandom('file');
    for (let seed = 0; seed < MATCHES; seed++)
      proveFile(playRandomly(createMatch(setup(seed)), random, () => {}, random.below(60)));
  }, 120_000);
});

it('no answer passes that is not on offer: of other seats, choices and options, at every position', () => {
  const random = createRandom('foreign');
  const all = new Set<string>();
  const faultOf = (match: Match<Magpies>, seat: number, answer: unknown, n: number): string => {
    try {
      match.answer(seat, answer as string, n);
    } catch (error) {
      return (error as AnswerError).code;
    }
    return 'passed';
  };
  for (let seed = 0; seed < 6; seed++) {
    playRandomly(createMatch(setup(seed)), random, (match) => {
      const { choice, n } = match;
      const before = JSON.stringify([match.state, match.log, match.answers, n]);
      if (!choice) {
        expect(faultOf(match, 0, 'pass', n)).toBe('match-over');
      } else {
        const offered = optionsOf(choice).map(({ id }) => id);
        for (const id of offered) all.add(id);
        const foreign = [...all].filter((id) => !offered.includes(id)).slice(-6);
        const good = choice.kind === 'order' ? offered : offered[0]!;
        for (const id of foreign) {
          const bad = choice.kind === 'order' ? [id, ...offered.slice(1)] : id;
          expect(faultOf(match, choice.seat, bad, n)).toBe('unknown-option');
        }
        expect(faultOf(match, (choice.seat + 1) % match.state.seats, good, n)).toBe('wrong-seat');
        expect(faultOf(match, choice.seat, good, n - 1)).toBe('stale-choice');
        expect(faultOf(match, choice.seat, { id: good }, n)).toBe('malformed');
      }
      expect(JSON.stringify([match.state, match.log, match.answers, match.n])).toBe(before);
    });
  }
});
