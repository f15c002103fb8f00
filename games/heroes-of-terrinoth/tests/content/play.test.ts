import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const MATCHES = 2;

describe('every quest comes to an end at random hands, with nothing amiss on the way', () => {
  for (const { id, name } of content.quests) {
    for (const seats of [2, 3, 4]) {
      it(`${name}, ${seats} heroes`, () => {
        for (let seed = 0; seed < MATCHES; seed++) playOut(id, seats, seed);
      });
    }
  }
});

function playOut(quest: string, seats: number, seed: number): void {
  const random = createRandom(`${quest} ${seed}`);
  const match = createMatch({
    game,
    seats: NAMES.slice(0, seats),
    seed,
    options: { quest, grim: seed % 2 === 1 },
    checkpoints: false,
  });
  while (match.choice) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
    expect(game.faults!(match.state)).toEqual([]);
  }
  expect(['victory', 'defeat']).toContain(match.over!.result);
}
