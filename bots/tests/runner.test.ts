import { type Bot, readMatch } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { type RunSetup, random, runMatches } from '../src/index.ts';
import { twoRounds, twoRoundsWith } from './two-rounds.ts';

const setup: RunSetup = { game: twoRounds, seats: 2, bots: [random], matches: 30, seed: 'a' };

const bot = (name: string, answer: Bot['answer']): Bot => ({ name, answer });

describe('the runner', () => {
  it('counts matches, choices, outcomes, wins and lengths', async () => {
    const report = await runMatches(setup);
    expect(report).toMatchObject({ matches: 30, finished: 30, choices: 30 * 8, errors: [], forfeits: [] });
    expect(report.lengths).toEqual({ min: 8, median: 8, mean: 8, max: 8 });
    const { 'seat 1': first = 0, 'seat 2': second = 0, draw = 0 } = report.outcomes;
    expect(first + second + draw).toBe(30);
    expect(report.wins).toEqual([first, second]);
  });

  it('plays the same matches again from the same seed, and others from another', async () => {
    const answersOf = async (seed: string): Promise<string[]> => {
      const answers: string[] = [];
      const watching = bot('watching', (seat) => {
        const answer = random.answer(seat);
        answers.push(JSON.stringify(answer));
        return answer;
      });
      await runMatches({ ...setup, bots: [watching], seed });
      return answers;
    };
    const once = await answersOf('a');
    expect(await answersOf('a')).toEqual(once);
    expect(await answersOf('b')).not.toEqual(once);
  });

  it('lets a bot take its time', async () => {
    const slow = bot('slow', async (seat) => random.answer(seat));
    const { seconds: _, choicesPerSecond: __, ...waited } = await runMatches({ ...setup, bots: [slow] });
    const { seconds: ___, choicesPerSecond: ____, ...straight } = await runMatches(setup);
    expect(waited).toEqual(straight);
  });

  it('gives the seat of a bot that throws to the random bot, for that match only, and says why', async () => {
    const broken = bot('broken', () => {
      throw new Error('out of ideas');
    });
    const report = await runMatches({ ...setup, bots: [random, broken], matches: 2 });
    expect(report.finished).toBe(2);
    expect(report.forfeits).toEqual([
      { match: 1, choice: 3, seat: 1, bot: 'broken', reason: 'threw: out of ideas' },
      { match: 2, choice: 3, seat: 1, bot: 'broken', reason: 'threw: out of ideas' },
    ]);
  });

  it.each([
    ['too much', () => 6],
    ['nothing', () => null as unknown as number],
    ['something else, later', async () => 'a'],
  ])('gives the seat of a bot that answers %s to the random bot', async (_, answer) => {
    const report = await runMatches({ ...setup, bots: [bot('wrong', answer), random], matches: 1 });
    expect(report.finished).toBe(1);
    expect(report.forfeits).toHaveLength(1);
    expect(report.forfeits[0]).toMatchObject({ choice: 1, seat: 0, bot: 'wrong' });
    expect(report.forfeits[0]!.reason).toMatch(/^answered what is not legal: /);
  });

  it('reports rules that throw, with the match file that shows it, and goes on with the next match', async () => {
    const game = twoRoundsWith((g) => {
      if (g.turn === 2) throw new Error('the box is empty');
    });
    const report = await runMatches({ ...setup, game, matches: 2 });
    expect(report.finished).toBe(0);
    expect(report.errors.map(({ match }) => match)).toEqual([1, 2]);
    const { message, file } = report.errors[0]!;
    expect(message).toBe('The rules failed: the box is empty');
    expect(() => readMatch(file, () => game)).toThrow('the box is empty');
  });

  it('reports rules that fail before the first choice', async () => {
    const game = twoRoundsWith(() => {
      throw new Error('no board');
    });
    const report = await runMatches({ ...setup, game, matches: 1 });
    expect(report).toMatchObject({ matches: 1, finished: 0, choices: 0, lengths: null });
    expect(report.errors[0]!.message).toContain('no board');
    expect(() => readMatch(report.errors[0]!.file, () => game)).toThrow('no board');
  });

  it('gives up a match that does not end, and reports it', async () => {
    const report = await runMatches({ ...setup, choiceLimit: 5, matches: 1 });
    expect(report).toMatchObject({ finished: 0, choices: 5 });
    expect(report.errors[0]!.message).toBe('The match was not over after 5 choices.');
    const { match } = readMatch(report.errors[0]!.file, () => twoRounds);
    expect(match.count).toBe(5);
  });

  it('refuses what no match can be made of', async () => {
    await expect(runMatches({ ...setup, seats: 3 })).rejects.toThrow('Two rounds has 2 seats, not 3.');
  });
});
