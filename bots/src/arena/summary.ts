import { type MatchRecord, PACE_LIMITS, type Records, type RunRecord } from './records.ts';
import { isBetter, type Score, scoreOf } from './score.ts';

export interface CellSummary {
  readonly name: string;
  readonly race: boolean;
  /** How often a match of the cell was won by the bot on trial (in a race: as one among opponents) ... */
  readonly bot: Rate;
  /** ... and by the other one, in its place. */
  readonly against: Rate;
}

export interface Rate {
  readonly won: number;
  readonly of: number;
}

export interface Summary {
  readonly run: RunRecord;
  /** Of whole pairs; 0.5 is even. */
  readonly score: Score;
  readonly better: boolean;
  readonly cells: readonly CellSummary[];
  /** How often each of the two won over all cells, as in the cells. */
  readonly bot: Rate;
  readonly against: Rate;
  /** The share of the answers that took at most 300 ms, and at most a second. */
  readonly within300: number;
  readonly within1000: number;
  readonly answers: number;
  readonly faults: readonly string[];
}

/** What the records of a run come to. Pairs of which one match is missing do not count. */
export function summarize({ run, matches }: Records): Summary {
  const whole = wholePairs(matches);
  const score = scoreOf(whole.map(([one, other]) => (one!.share + other!.share) / 2));
  const paces = PACE_LIMITS.map((_, i) => matches.reduce((sum, { pace }) => sum + pace[i]!, 0));
  const answers = paces.reduce((sum, n) => sum + n, 0);
  const within = (limit: number): number =>
    paces.reduce((sum, n, i) => (PACE_LIMITS[i]! <= limit ? sum + n : sum), 0) / Math.max(1, answers);
  const cells = run.cells.map(({ name, race }) =>
    cellSummary(
      name,
      race,
      whole.flat().filter(({ cell }) => cell === name),
    ),
  );
  return {
    run,
    score,
    better: isBetter(score),
    cells,
    bot: sumOf(cells.map(({ bot }) => bot)),
    against: sumOf(cells.map(({ against }) => against)),
    within300: within(300),
    within1000: within(1000),
    answers,
    faults: matches.flatMap(({ cell, pair, half, faults = [] }) =>
      faults.map((fault) => `${cell}, pair ${pair}, match ${half}, ${fault}`),
    ),
  };
}

const sumOf = (rates: readonly Rate[]): Rate =>
  rates.reduce((sum, { won, of }) => ({ won: sum.won + won, of: sum.of + of }), { won: 0, of: 0 });

function wholePairs(matches: readonly MatchRecord[]): MatchRecord[][] {
  const pairs = new Map<string, MatchRecord[]>();
  for (const match of matches) {
    const key = `${match.cell}/${match.pair}`;
    pairs.set(key, [...(pairs.get(key) ?? []), match]);
  }
  return [...pairs.values()].filter(({ length }) => length === 2);
}

function cellSummary(name: string, race: boolean, matches: readonly MatchRecord[]): CellSummary {
  const rate = (half: number, share: (match: MatchRecord) => number): Rate => {
    const played = matches.filter((match) => match.half === half);
    return { won: played.reduce((sum, match) => sum + share(match), 0), of: played.length };
  };
  return { name, race, bot: rate(1, wonBy), against: rate(2, lostTo) };
}

/** A race that nobody wins counts as a half in the score, and as won by nobody here. */
const wonBy = ({ share, winners }: MatchRecord): number => (winners.length > 0 ? share : 0);
const lostTo = ({ share, winners }: MatchRecord): number => (winners.length > 0 ? 1 - share : 0);
