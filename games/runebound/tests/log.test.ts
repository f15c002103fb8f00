import { readFileSync } from 'node:fs';
import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const lines = new Set([...ledger.matchAll(/^- \*\*(RB-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id));

describe('what happens names the line of the ledger behind it', () => {
  it('in the log and in what is closed', () => {
    const unknown = new Set<string>();
    const look = (rule: string | undefined): void => {
      if (rule !== undefined && !lines.has(rule)) unknown.add(rule);
    };
    for (const seed of [1, 2, 3]) {
      const random = createRandom(seed);
      const match = createMatch({ game, seats: ['Ann', 'Ben'], seed, checkpoints: false });
      while (match.choice) {
        for (const { rule } of match.choice.closed?.() ?? []) look(rule);
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
      }
      for (const { rule } of match.log) look(rule);
      expect(match.log.every(({ rule }) => rule !== undefined)).toBe(true);
    }
    expect([...unknown]).toEqual([]);
  }, 60_000);
});
