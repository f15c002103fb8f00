import { createMatch, createRandom, type Game, type Legacy, randomAnswer } from '@questwright/kernel';
import { proveNoLeakOverChain } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { habit } from '../../bot/habit.ts';
import { LAIR } from '../../rules/boxes.ts';
import { game } from '../../rules/index.ts';
import { dataOf, SMALL, withSmallCampaign } from './kit.ts';

withSmallCampaign();

/** Milliseconds: machines that run many tests at once are slow. */
const PATIENCE = 120_000;
const SEATS = ['Olga', 'Ada', 'Ben'];

/** A match of a campaign by the habits of both sides. */
function play(campaign: string, legacy: Legacy | null, seed: string): Legacy {
  const setup = { game, seats: SEATS, seed, options: { campaign }, inCampaign: true, checkpoints: false };
  const match = createMatch({ ...setup, ...(legacy && { legacy }) } as never);
  const random = createRandom(seed);
  while (match.choice && match.count < 8000) {
    const { choice } = match;
    const isFree = choice.topic === 'hero' || choice.topic === 'class';
    const answer = isFree ? randomAnswer(choice, random) : habit(match as never, choice);
    match.answer(choice.seat, answer);
    if (match.count % 50 === 0) expect(game.faults!(match.state as never)).toEqual([]);
  }
  expect(match.over).not.toBeNull();
  return match.legacy!;
}

/** All that the heroes and the overlord have, which must be readable by the next match. */
const check = (legacy: Legacy): Legacy => game.campaign!.read(JSON.parse(JSON.stringify(legacy)), 3);

describe('a campaign that programs play', () => {
  it(
    'goes through all its parts, and what it leaves always adds up',
    () => {
      let legacy: Legacy | null = null;
      let quests = 0;
      while (!legacy || dataOf(legacy).over === null)
        legacy = check(play('small', legacy, `chain ${quests++}`));
      expect(quests).toBe(9);
      const { heroes, overlord } = dataOf(legacy);
      // They have spent what they have got: eight quests have been paid for.
      expect(heroes.every(({ skills }) => skills.length > 2)).toBe(true);
      expect(heroes.some(({ gear }) => gear.some(({ card }) => card.includes('-act-')))).toBe(true);
      expect(overlord.owned.length).toBeGreaterThan(15);
    },
    PATIENCE,
  );

  it(
    'can begin The Shadow Rune, and go on from its introduction',
    () => {
      const first = check(play('the-shadow-rune', null, 'rune 1'));
      const second = check(play('the-shadow-rune', first, 'rune 2'));
      expect(dataOf(second).log.map(({ slot }) => slot)).toEqual(['introduction', 'act-1']);
    },
    PATIENCE,
  );
});

describe('over a chain of matches, nobody learns', () => {
  const inCampaign: Game = {
    ...game,
    options: (raw: unknown, seats: number) =>
      game.options({ ...(raw as object), campaign: 'small', boxes: [LAIR] }, seats),
  } as unknown as Game;

  it(
    'what is hidden from them',
    () => {
      expect(SMALL.length).toBeGreaterThan(9);
      const { tested } = proveNoLeakOverChain(inCampaign, SEATS, 30, 'chain of leaks');
      expect(tested).toBeGreaterThanOrEqual(30);
    },
    PATIENCE,
  );
});
