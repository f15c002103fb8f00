import { createRandom } from '@questwright/kernel';
import { proveReplay } from '@questwright/kernel/testing';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const MATCHES = 60;
/** How far each checkpoint is followed: for some turns, and now and then to the end of the match. */
const ahead = (n: number): number => (n % 20 === 0 ? Number.POSITIVE_INFINITY : 3);

it(`in ${MATCHES} random matches, every checkpoint, through JSON, leads on to the same states and log`, () => {
  const random = createRandom('replay');
  let tried = 0;
  for (let n = 0; n < MATCHES; n++) {
    const seats = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, 2 + (n % 3));
    tried += proveReplay({ game, seats, seed: n }, random, 1, ahead(n));
  }
  expect(tried).toBeGreaterThan(20 * MATCHES);
}, 120_000);
