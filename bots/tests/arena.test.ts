import type { Bot } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Cell,
  HALVES,
  isBetter,
  knownFrom,
  lineOf,
  type MatchRecord,
  pageOf,
  pairsOf,
  passive,
  playHalf,
  plotOf,
  type RunRecord,
  random,
  readRecords,
  type Summary,
  scoreOf,
  seatsOf,
  summarize,
} from '../src/index.ts';
import { type DiceGame, diceGame } from './dice-game.ts';
import { twoRounds } from './two-rounds.ts';

const race: Cell = { name: 'race', seats: 2, options: {}, race: true };
const together: Cell = { name: 'together', seats: 2, options: {}, race: false };
const wide: Cell = { name: 'wide', seats: 4, options: {}, race: true };

/** Bids and picks all that it can. */
const bold: Bot = {
  name: 'bold',
  answer: ({ choice }) => (choice.kind === 'amount' ? choice.max : ['a', 'b', 'c']),
};

async function contest(bot: Bot, against: Bot, cells: readonly Cell[], count: number) {
  const matches: MatchRecord[] = [];
  for (const pair of pairsOf(cells, 'test', count)) {
    for (const half of HALVES) {
      matches.push(await playHalf({ game: twoRounds, bot, against, clock: () => 0 }, pair, half));
    }
  }
  const run: RunRecord = {
    arena: 1,
    game: 'two-rounds',
    version: '1',
    bot: bot.name,
    against: against.name,
    seed: 'test',
    cells,
  };
  return { run, matches };
}

describe('the arena', () => {
  it('finds a bot exactly even with itself, pair by pair', async () => {
    const { run, matches } = await contest(random, random, [race, together], 20);
    const { score, better } = summarize({ run, matches });
    expect(score).toEqual({ n: 20, mean: 0.5, low: 0.5, high: 0.5 });
    expect(better).toBe(false);
    expect(matches.some(({ winners }) => winners.length > 0)).toBe(true);
  });

  it('finds that a bot which passes blindly loses everything', async () => {
    const { score, cells } = summarize(await contest(passive, bold, [race], 6));
    expect(score).toEqual({ n: 6, mean: 0, low: 0, high: 0 });
    expect(cells).toEqual([{ name: 'race', race: true, bot: { won: 0, of: 6 }, against: { won: 6, of: 6 } }]);
  });

  it('finds the better one better, whichever is on trial', async () => {
    expect(summarize(await contest(bold, random, [race], 20)).better).toBe(true);
    expect(summarize(await contest(random, bold, [race], 20)).score.high).toBeLessThan(0.5);
  });

  it('plays every cell in turn, each pair from a seed of its own', () => {
    const pairs = pairsOf([race, together], 's', 5);
    expect(pairs.map(({ cell, number }) => `${cell.name} ${number}`)).toEqual([
      'race 1',
      'together 1',
      'race 2',
      'together 2',
      'race 3',
    ]);
    expect(new Set(pairs.map(({ seed }) => seed)).size).toBe(5);
  });

  it('seats one among the others, in every seat in turn, and then the other way round', () => {
    const seatings = pairsOf([wide], 's', 4).map((pair) => seatsOf(pair, 1).indexOf(true));
    expect(seatings).toEqual([0, 1, 2, 3]);
    for (const pair of pairsOf([wide], 's', 4)) {
      expect(seatsOf(pair, 2)).toEqual(seatsOf(pair, 1).map((tried) => !tried));
    }
    const [pair] = pairsOf([together], 's', 1);
    expect([seatsOf(pair!, 1), seatsOf(pair!, 2)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('seats the one who plays against all the others in that seat every time', () => {
    const pairs = pairsOf([{ ...wide, alone: 2 }], 's', 4);
    for (const pair of pairs) {
      expect(seatsOf(pair, 1)).toEqual([false, false, true, false]);
      expect(seatsOf(pair, 2)).toEqual([true, true, false, true]);
    }
  });

  it('notes who was replaced, and counts how long the bot on trial took', async () => {
    const broken: Bot = {
      name: 'broken',
      answer: () => {
        throw new Error('out of ideas');
      },
    };
    const { run, matches } = await contest(broken, bold, [race], 1);
    expect(summarize({ run, matches }).faults[0]).toBe(
      'race, pair 1, match 1, choice 1: broken in seat 1 threw: out of ideas',
    );
    const timed = await contest(bold, random, [race], 1);
    expect(timed.matches.map(({ pace }) => pace)).toEqual([
      [4, 0, 0, 0, 0, 0],
      [4, 0, 0, 0, 0, 0],
    ]);
  });
});

it('the arena shows an omniscient bot the dice to come, and no other', async () => {
  const foreseen: Record<string, boolean[]> = { ceiling: [], fair: [] };
  const watcher = (name: string, omniscient: boolean): Bot => {
    let expected: number | null = null;
    return {
      name,
      omniscient,
      answer({ imagine }) {
        const future = imagine();
        if (expected !== null) foreseen[name]!.push((future.state as DiceGame).sum === expected);
        future.answer(0, 'best');
        expected = (future.state as DiceGame).sum;
        return 'best';
      },
    };
  };
  const cell: Cell = { name: 'dice', seats: 1, options: {}, race: false };
  const [bot, against] = [watcher('ceiling', true), watcher('fair', false)];
  for (const half of HALVES) {
    await playHalf({ game: diceGame, bot, against, clock: () => 0 }, pairsOf([cell], 'dice', 1)[0]!, half);
  }
  expect(foreseen.ceiling).toEqual([true, true]);
  expect(foreseen.fair).toEqual([false, false]);
});

describe('the score', () => {
  it('has an interval of 95 %, by the t of Student', () => {
    // By hand: the mean of 1, 0, 1, 1, 0.5 is 0.7, the deviation 0.4472, and t with four degrees of freedom 2.776.
    const { mean, low, high } = scoreOf([1, 0, 1, 1, 0.5]);
    expect(mean).toBeCloseTo(0.7);
    expect(high).toBe(1);
    expect(low).toBeCloseTo(0.7 - (2.776 * 0.4472) / Math.sqrt(5), 1);
  });

  it('says nothing of fewer than two pairs', () => {
    expect(scoreOf([])).toEqual({ n: 0, mean: 0.5, low: 0, high: 1 });
    expect(isBetter(scoreOf([1]))).toBe(false);
  });

  it('leaves out pairs of which a match is missing', async () => {
    const { run, matches } = await contest(bold, random, [race], 3);
    expect(summarize({ run, matches: matches.slice(0, 5) }).score.n).toBe(2);
  });
});

describe('the records', () => {
  it('can be read again, without a last line that was cut short', async () => {
    const { run, matches } = await contest(bold, random, [race, together], 4);
    const text = [run, ...matches].map(lineOf).join('');
    expect(readRecords(text)).toEqual({ run: JSON.parse(JSON.stringify(run)), matches });
    expect(readRecords(text.slice(0, -20)).matches).toEqual(matches.slice(0, -1));
    expect(() => readRecords('{"arena":1}\n{"cell"\n{}\n')).toThrow('Line 2: this is no JSON.');
    expect(() => readRecords('{"cell":"race"}\n')).toThrow('Line 1: expected the head of an arena run');
  });

  it('lend another run what a bot has played by itself, from the same seeds', async () => {
    const first = await contest(bold, random, [race, together], 4);
    const second = await contest(passive, bold, [race, together], 4);
    const known = knownFrom(second.run, [first]);
    expect(known).toEqual(
      second.matches
        .filter(({ cell, half }) => cell === 'together' && half === 2)
        .map((match) => ({ ...match, pace: match.pace.map(() => 0) })),
    );
    expect(known).toHaveLength(2);
    expect(knownFrom({ ...second.run, seed: 'other' }, [first])).toEqual([]);
    expect(knownFrom({ ...second.run, version: '2' }, [first])).toEqual([]);
    expect(knownFrom(first.run, [first])).toEqual(first.matches.filter(({ cell }) => cell === 'together'));
  });

  it('become a page that says by how many points the bots are apart', async () => {
    const { run, matches } = await contest(bold, passive, [together], 4);
    // Both bots draw in this game, so here somebody wins by hand: three times, and once.
    const won = new Set(['1/1', '2/1', '3/1', '3/2']);
    const decided = matches.map((match): MatchRecord => {
      const winners = won.has(`${match.pair}/${match.half}`) ? [0, 1] : [];
      return { ...match, winners, share: winners.length > 0 === (match.half === 1) ? 1 : 0 };
    });
    const show = (summary: Summary) => pageOf('Bots', [{ summary, picture: 'p.svg', command: 'run' }]);
    expect(show(summarize({ run, matches: decided }))).toContain(
      'On the same seeds bold won 75.0 % and passive 25.0 %: 50.0 points',
    );
    expect(show(summarize(await contest(bold, passive, [race], 2)))).toContain(
      'One among the others, bold won 100.0 %, and passive 0.0 %.',
    );
  });

  it('become a picture with a row for each cell', async () => {
    const picture = plotOf(summarize(await contest(bold, random, [race, { ...together, name: 'a < b' }], 4)));
    expect(picture.match(/<circle class="bot"/g)).toHaveLength(4);
    expect(picture).toContain('a &lt; b');
    expect(picture.startsWith('<svg ')).toBe(true);
  });
});
