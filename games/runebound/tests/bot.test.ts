import { random, runMatches } from '@questwright/bots';
import { createMatch, createRandom, describedPosition, type Match, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  atRandom,
  boutOf,
  type Fighter,
  fightOut,
  KINDS,
  mirrored,
  searching,
} from '../bot/combat/mirrored.ts';
import { forgetFights, oddsAgainst } from '../bot/odds.ts';
import { actionsTo } from '../bot/travel.ts';
import { bots, game } from '../index.ts';
import { hexCalled } from '../rules/map/hexes.ts';
import type { Runebound } from '../rules/state.ts';

const SLOW = 300_000;
const greedy = bots.greedy!;

const searcher = searching(15);

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
      const answersOf = (bout: number): unknown[] => {
        const answers: unknown[] = [];
        const noting: Fighter = (...seen) => {
          answers.push(searcher(...seen));
          return answers.at(-1) as ReturnType<Fighter>;
        };
        fightOut(boutOf('hero', bout), [noting, atRandom]);
        return answers;
      };
      for (const bout of [0, 1]) expect(answersOf(bout)).toEqual(answersOf(bout));
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

describe('an imagined fight', () => {
  /** The same kit, found in another order, in another seat, by a hero with other cards and more gold. */
  const POSITIONS = [
    { players: [{ hero: 'Lyssa', at: 'Market Town', assets: ['Yew Bow', 'Thornmail'] }] },
    {
      players: [
        { hero: 'Laurel of Bloodwood', at: 'Forge' },
        {
          hero: 'Lyssa',
          at: 'Tamalir',
          gold: 9,
          damage: 3,
          trophies: ['combat'],
          assets: ['Thornmail', 'Yew Bow'],
        },
      ],
    },
  ];

  it('comes to the same, whoever asked for it first', () => {
    const odds = [0, 1].map((asker) => {
      forgetFights();
      const position = describedPosition(game, POSITIONS[asker]!);
      const match = createMatch<Runebound>({ ...position, seed: asker, log: false });
      return ['high-lord-margath', 'hill-giant'].map((foe) =>
        oddsAgainst(match, asker, foe, 6, { damage: 2 }),
      );
    });
    expect(odds[1]).toEqual(odds[0]);
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
