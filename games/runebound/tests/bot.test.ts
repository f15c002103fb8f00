import { random, runMatches } from '@questwright/bots';
import { createMatch, createRandom, type Match, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { atRandom, boutOf, KINDS, mirrored, searching } from '../bot/combat/mirrored.ts';
import { actionsTo } from '../bot/travel.ts';
import { bots, game } from '../index.ts';
import { hexCalled } from '../rules/map/hexes.ts';
import type { Runebound } from '../rules/state.ts';

const SLOW = 300_000;
const greedy = bots.greedy!;

const searcher = searching(30);

describe('who searches a combat', () => {
  it(
    'wins most fights against who answers at random, whichever side it is on',
    () => {
      const fights = 12;
      let won = 0;
      for (let i = 0; i < fights / 2; i++) won += mirrored(boutOf(KINDS[i % 3]!, i), searcher, atRandom);
      expect(won / fights).toBeGreaterThanOrEqual(0.8);
    },
    SLOW,
  );

  it(
    'gives the same answers for the same chance',
    () => {
      const results = () => [0, 1].map((i) => mirrored(boutOf('hero', i), searcher, atRandom));
      expect(results()).toEqual(results());
    },
    SLOW,
  );
});

describe('the bot of whole matches', () => {
  it(
    'wins against random heroes in both scenarios, without a single answer that is not legal',
    async () => {
      for (const scenario of ['margath', 'corpse-king']) {
        const report = await runMatches({
          game,
          options: { scenario },
          seats: 3,
          bots: [greedy, random, random],
          matches: 1,
          seed: 'bot test',
        });
        expect([report.errors, report.forfeits]).toEqual([[], []]);
        expect(report.wins).toEqual([1, 0, 0]);
      }
    },
    SLOW,
  );

  it(
    'plays the same match for the same seed',
    async () => {
      const record = async (): Promise<string> => {
        const match = createMatch({ game, seats: ['Ann'], seed: 'again', options: { scenario: 'margath' } });
        const dice = createRandom('again');
        while (match.choice && match.count < 30) {
          match.answer(0, await greedy.answer(seatOf(match, match.choice, dice)));
        }
        return JSON.stringify(match.answers.map(({ answer }) => answer));
      };
      expect(await record()).toBe(await record());
    },
    SLOW,
  );

  it('thinks of worlds that agree with what it sees, and leaves the match as it is', async () => {
    const match = createMatch({ game, seats: ['Ann', 'Ben'], seed: 3 }) as Match<Runebound>;
    const dice = createRandom(3);
    for (let i = 0; i < 30 && match.choice; i++) {
      const before = JSON.stringify(match.state);
      const { choice } = match;
      const answer = await greedy.answer(seatOf(match, choice, dice));
      expect(JSON.stringify(match.state)).toBe(before);
      match.answer(choice.seat, answer);
    }
  });
});

describe('how far a hex is', () => {
  it('grows with the distance, and shrinks with speed', () => {
    const [tamalir, forge, marketTown] = ['Tamalir', 'Forge', 'Market Town'].map(hexCalled) as [
      number,
      number,
      number,
    ];
    const slow = actionsTo(tamalir, 3);
    expect(slow[tamalir]).toBe(0);
    expect(slow[forge]).toBeGreaterThan(slow[marketTown]!);
    expect(actionsTo(tamalir, 4)[forge]).toBeLessThan(slow[forge]!);
  });
});
