import { createMatch, createRandom } from '@questwright/kernel';
import { playRandomly, proveFile, proveReplay, proveUndo } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const MATCHES = 200;
const setup = (seed: number) => ({ game, seats: ['Ada', 'Ben'], seed });

describe(`in ${MATCHES} random matches`, () => {
  it('every checkpoint, through JSON, leads on to the same states and log', () => {
    const random = createRandom('replay');
    let tried = 0;
    for (let seed = 0; seed < MATCHES; seed++) tried += proveReplay(setup(seed), random);
    expect(tried).toBeGreaterThan(5 * MATCHES);
  }, 60_000);

  it('every answer, taken back and given again, changes nothing', () => {
    const random = createRandom('undo');
    for (let seed = 0; seed < MATCHES; seed++) playRandomly(createMatch(setup(seed)), random, proveUndo);
  }, 60_000);

  it('a match that is written and read, wherever it stands, is the same match', () => {
    const random = createRandom('file');
    for (let seed = 0; seed < MATCHES; seed++)
      proveFile(playRandomly(createMatch(setup(seed)), random, () => {}, random.below(10)));
  }, 60_000);
});
