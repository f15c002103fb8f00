import { createMatch, createRandom, describedPosition, type Match, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { bots, strongest } from '../../bot/index.ts';
import { valuation } from '../../bot/valuation.ts';
import { english } from '../../rules/english/index.ts';
import { game } from '../../rules/index.ts';

const PATIENCE = 120_000;
const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'];

/** H stands beside M, who would fall to almost any blow, and far from N. */
const beside = () =>
  createMatch({
    ...describedPosition(game, {
      map: `
/   a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | H   M   .   .   .   N |
  +---+---+---+---+---+---+`,
      figures: {
        H: { hero: { name: 'H' }, weapons: [{ name: 'Blade', dice: ['blue', 'red', 'red'] }] },
        M: { monster: { name: 'M', health: 3, dice: ['blue', 'red'] }, damage: 2 },
        N: { monster: { name: 'N', health: 9, dice: ['blue', 'red'] } },
      },
      turn: { of: 'H' },
    }),
    seed: 1,
  }) as unknown as Match;

it('there are five levels and the first version, and one of them is said to be the strongest', () => {
  expect(Object.keys(bots)).toEqual([...LEVELS, 'greedy']);
  expect(Object.keys(bots)).toContain(strongest);
});

describe.each(['level-3', 'level-4', 'level-5', 'greedy'])('%s', (level) => {
  it(
    'attacks a monster beside the hero that is nearly defeated, and says why',
    async () => {
      const match = beside();
      const { answer, found } = await bots[level]!.advise!(
        seatOf(match, match.choice!, createRandom('advice')),
      );
      expect(answer).toMatch(/^weapon:/);
      expect(found!.chance).toBeGreaterThan(found!.runnerUp.chance);
      expect(found!.reasons.length).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

it(
  'the same level gives the same answers to the same questions',
  async () => {
    const answers = async () => {
      const match = beside();
      const random = createRandom('twice');
      const given: unknown[] = [];
      while (match.choice && given.length < 12) {
        const answer = await bots['level-3']!.answer(seatOf(match, match.choice, random));
        given.push(answer);
        match.answer(match.choice.seat, answer);
      }
      return given;
    };
    expect(await answers()).toEqual(await answers());
  },
  PATIENCE,
);

it('there are words for everything that a reason can be about', () => {
  for (const feature of [...valuation.features, 'won', 'lost'])
    expect(english).toHaveProperty([`d2.why.${feature}`]);
});

it('what is good for the heroes is as bad for the overlord', () => {
  const match = beside() as never;
  const [overlord, hero] = [0, 1].map((seat) => valuation.measure(match, seat));
  expect(overlord!.map((n) => -n + 0)).toEqual(hero!.map((n) => n + 0));
  expect(hero![valuation.features.indexOf('monsters')]).toBe(2);
});
