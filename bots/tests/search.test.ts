import { createMatch, createRandom, type Match, randomAnswer, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { type Effort, type Insight, searching, think } from '../src/index.ts';
import { type DiceGame, diceGame } from './dice-game.ts';

const insight: Insight<DiceGame> = {
  value: ({ state }) => state.sum / 400,
  policy: (_, choice, random) => randomAnswer(choice, random),
  beat: ({ turn }) => turn,
};
const effort: Effort = { tries: 32, worlds: 4, answers: 8, sight: 1, further: 0, trust: 0 };

const begin = (seed = 1): Match<DiceGame> => createMatch({ game: diceGame, seats: ['Ann'], seed });
const seated = (match: Match<DiceGame>, seed = 'thoughts') =>
  seatOf(match, match.choice!, createRandom(seed));

describe('who searches', () => {
  it('sees a difference of one in a hundred, because all answers meet the same dice', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { answers } = think(seated(begin(), `thoughts ${seed}`), insight, effort);
      expect(answers.map(({ answer }) => answer)).toEqual(['best', 'good', 'middle', 'worst']);
      expect(answers[0]!.value - answers[1]!.value).toBeCloseTo(1 / 400);
      expect(answers[1]!.doubt).toBeCloseTo(0);
    }
  });

  it('tries the better half of the answers more often, and no more in all than it may', () => {
    const { answers, tries } = think(seated(begin()), insight, effort);
    // Two rounds of 16 tries: four answers four times each, then two of them eight times more.
    expect(answers.map((one) => one.tries)).toEqual([12, 12, 4, 4]);
    expect(tries).toBe(32);
  });

  it('thinks the same for the same chance, and leaves the match as it is', () => {
    const match = begin();
    const before = JSON.stringify(match.state);
    const once = think(seated(match), insight, { ...effort, further: 1, trust: 0.5 });
    expect(think(seated(match), insight, { ...effort, further: 1, trust: 0.5 })).toEqual(once);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('looks as far as it may, and mixes what it sees on the way with what it sees at the end', () => {
    const turns: number[] = [];
    const watching: Insight<DiceGame> = {
      ...insight,
      value: ({ state }) => {
        turns.push(state.turn);
        return state.turn === 1 ? 0.2 : 0.6;
      },
    };
    const near = think(seated(begin()), watching, effort);
    expect([...new Set(turns)]).toEqual([1]);
    expect(near.answers[0]!.value).toBeCloseTo(0.2);
    turns.length = 0;
    const mixed = think(seated(begin()), watching, { ...effort, further: 1, trust: 0.25 });
    expect([...new Set(turns)]).toEqual([1, 2]);
    expect(mixed.answers[0]!.value).toBeCloseTo(0.75 * 0.2 + 0.25 * 0.6);
  });

  it('finds the answers that go together, where only the second one pays', () => {
    const paired: Insight<DiceGame> = {
      ...insight,
      value: ({ state, answers }) => (answers.at(-1)?.answer === 'middle' && state.turn === 2 ? 1 : 0),
    };
    const values = [1, 2].map(
      (sight) => think(seated(begin()), paired, { ...effort, tries: 200, sight }).answers[0]!.value,
    );
    expect(values[0]).toBe(0);
    // By chance a quarter of the tries would pay.
    expect(values[1]).toBeGreaterThan(0.5);
  });

  it('prefers another answer to the likeliest one only if it is far enough ahead', () => {
    const doubtful: Insight<DiceGame> = {
      ...insight,
      candidates: () => ['good', 'best'],
      value: ({ state, answers }) => (answers.at(-1)?.answer === 'best' ? 0.55 + 0.2 * (state.sum % 2) : 0.6),
    };
    const choose = (prudence: number) =>
      think(seated(begin()), doubtful, { ...effort, prudence }).answers[0]!.answer;
    expect([choose(0), choose(1), choose(10)]).toEqual(['best', 'best', 'good']);
  });

  it('deals no more worlds than it may', () => {
    let dealt = 0;
    const seat = seated(begin());
    think(
      {
        ...seat,
        imagine: () => {
          dealt++;
          return seat.imagine();
        },
      },
      insight,
      { ...effort, worlds: 3 },
    );
    expect(dealt).toBe(3);
  });

  it('plays whole matches', async () => {
    const match = begin(4);
    const bot = searching('search', insight, effort);
    const random = createRandom(4);
    while (match.choice) match.answer(0, await bot.answer(seatOf(match, match.choice, random)));
    expect(match.answers.map(({ answer }) => answer)).toEqual(['best', 'best', 'best']);
  });
});
