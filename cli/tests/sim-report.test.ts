import type { Report } from '@questwright/bots';
import { describe, expect, it } from 'vitest';
import { describeReport } from '../src/commands/sim-report.ts';

const report: Report = {
  matches: 3,
  finished: 2,
  choices: 30,
  seconds: 0.5,
  choicesPerSecond: 60,
  outcomes: { defeat: 1, victory: 1 },
  wins: [1, 1],
  lengths: { min: 9, median: 10, mean: 10, max: 11 },
  errors: [{ match: 2, message: 'The rules failed: no board', file: '{}' }],
  forfeits: [{ match: 1, choice: 4, seat: 1, bot: 'clever', reason: 'threw: out of ideas' }],
};

describe('the report of sim', () => {
  it('hides neither errors nor forfeits', () => {
    expect(describeReport(report, 'magpies', ['random', 'clever'], '7')).toBe(`\
magpies: 3 matches of random against clever, seed 7
  finished  2 of 3, 6 a second
  choices   30, 60 a second
  lengths   9 to 11 choices, median 10, mean 10.0
  outcomes   50.0 %  defeat (1)
             50.0 %  victory (1)
  errors  1
    match 2: The rules failed: no board
  forfeits  1
    match 1, choice 4: clever in seat 2 threw: out of ideas
`);
  });

  it('lists the first ten errors and counts the rest', () => {
    const errors = Array.from({ length: 12 }, (_, i) => ({ match: i + 1, message: 'oh', file: '' }));
    const said = describeReport({ ...report, errors }, 'magpies', ['random'], '1');
    expect(said).toContain('  errors  12\n    match 1: oh\n');
    expect(said).toContain('    match 10: oh\n    and 2 more\n');
  });
});
