import { createMatch, createRandom, type Match, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { companion } from '../bot/companion.ts';
import { bots, game, strongest, variety } from '../index.ts';
import type { Bardsung } from '../rules/state.ts';

const PATIENCE = 120_000;

function play(options: Record<string, unknown>, seats: readonly string[], most = Number.POSITIVE_INFINITY) {
  const match = createMatch<Bardsung>({ game, seats, seed: 7, options, checkpoints: false } as never);
  const random = createRandom('bot');
  const topics = new Set<string>();
  while (match.choice && match.count < most) {
    topics.add(match.choice.topic ?? '');
    const seat = seatOf(match as unknown as Match, match.choice, random);
    match.answer(match.choice.seat, companion.answer(seat as never) as never);
  }
  return { match, topics };
}

describe('the companion', () => {
  it('is the bot that the package offers, and its best', () => {
    expect([bots[strongest], companion.thinks]).toEqual([companion, true]);
  });

  it(
    'plays an encounter to its end and wins the first fight that the book lays out',
    () => {
      const { match } = play({ encounter: '1e' }, ['Ann', 'Ben', 'Cid']);
      expect(match.over?.result).toBe('completed');
    },
    PATIENCE,
  );

  it(
    'finds its way from the maintenance phase through map and story into the encounter',
    () => {
      const { match, topics } = play({ chapter: 'hobgoblin-encampment' }, ['Ann', 'Ben'], 60);
      for (const topic of ['upkeep', 'node', 'story', 'turn']) expect([...topics]).toContain(topic);
      expect(match.state.heroes.every(({ spent }) => spent > 0)).toBe(true);
    },
    PATIENCE,
  );
});

describe('what a soak plays', () => {
  it('is every encounter and every chapter', () => {
    expect(variety).toHaveLength(62);
  });
});
