import { createMatch, createRandom, type Match } from '@questwright/kernel';
import { playRandomly, proveFile, proveReplay, proveUndo } from '@questwright/kernel/testing';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const MATCHES = 60;
const setup = (seed: number) => ({
  game,
  seats: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, 2 + (seed % 3)),
  seed,
});

/** A second night, with what a first has left. */
function second(seed: number) {
  let legacy = null;
  for (let tried = 0; legacy === null; tried++) {
    const first = playRandomly(createMatch(setup(seed + 3000 * tried)), createRandom(tried));
    if (first.over!.result === 'landed') legacy = first.legacy;
  }
  return { ...setup(seed), options: { night: 2 }, legacy };
}

it(`in ${MATCHES} random nights, undo, files and checkpoints lead to the same`, () => {
  const random = createRandom('proofs');
  let tried = 0;
  for (let n = 0; n < MATCHES; n++) {
    const night = n % 2 === 0 ? setup(n) : second(n);
    const nowAndThen = (match: Match): void => void (random.below(5) === 0 && proveUndo(match));
    playRandomly(createMatch(night), random, nowAndThen);
    proveFile(playRandomly(createMatch(night), random, () => {}, random.below(14)));
    tried += proveReplay(night, random);
  }
  expect(tried).toBeGreaterThan(4 * MATCHES);
}, 120_000);
