import { createMatch, createRandom } from '@questwright/kernel';
import { playRandomly } from '@questwright/kernel/testing';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';

it('every question says what is decided, so that no program need read its words', () => {
  const without = new Set<string>();
  for (let n = 1; n <= 4; n++) {
    const match = createMatch({
      game,
      seats: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, n),
      seed: `topics ${n}`,
    });
    playRandomly(match, createRandom(`topics ${n}`), ({ choice }) => {
      const prompt = choice && (typeof choice.prompt === 'string' ? choice.prompt : choice.prompt[0]);
      if (prompt?.startsWith('rb.') && choice!.topic === undefined) without.add(prompt);
    });
  }
  expect([...without]).toEqual([]);
}, 120_000);
