import type { MatchRecord, Records, RunRecord } from './records.ts';

/**
 * The matches of a run that other runs have played already: where all win or lose together, each of the two
 * bots plays its half alone, and it makes no difference which bot it is compared with.
 */
export function knownFrom(run: RunRecord, others: readonly Records[]): MatchRecord[] {
  const together = new Set(run.cells.filter(({ race }) => !race).map(({ name }) => name));
  const known = new Map<string, MatchRecord>();
  for (const { run: other, matches } of others) {
    if (!isComparable(run, other)) continue;
    for (const match of matches) {
      if (!together.has(match.cell)) continue;
      const player = match.half === 1 ? other.bot : other.against;
      // Only the records of a bot that was on trial tell how long its answers took.
      if (player === run.bot && match.half === 1) known.set(`${match.cell}/${match.pair}/1`, match);
      if (player === run.against) known.set(`${match.cell}/${match.pair}/2`, asSecond(match));
    }
  }
  return [...known.values()];
}

const isComparable = (one: RunRecord, other: RunRecord): boolean =>
  one.game === other.game && one.version === other.version && one.seed === other.seed;

const asSecond = (match: MatchRecord): MatchRecord =>
  match.half === 2 ? match : { ...match, half: 2, share: 1 - match.share, pace: match.pace.map(() => 0) };
