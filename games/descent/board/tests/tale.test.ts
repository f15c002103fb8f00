import type { LogEntry } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { taleOf } from '../tale.ts';

const line = (key: string, args: LogEntry['args'] = {}): LogEntry => ({ key: `d2.log.${key}`, args, at: 1 });

it('tells what mattered, round by round, and leaves out rounds in which nothing did', () => {
  const log = [
    line('opens', { figure: 'Syndrael', door: 'a door' }),
    line('moves', { figure: 'Syndrael', space: 'a2' }),
    line('round', { n: 2 }),
    line('moves', { figure: 'Syndrael', space: 'a3' }),
    line('round', { n: 3 }),
    line('knocked-out', { figure: 'Syndrael' }),
    line('encounter-won', { side: 'overlord' }),
  ];
  expect(taleOf(log)).toEqual([
    { round: 1, lines: [['d2.log.opens', { figure: 'Syndrael', door: 'a door' }]] },
    {
      round: 3,
      lines: [
        ['d2.log.knocked-out', { figure: 'Syndrael' }],
        ['d2.log.encounter-won', { side: 'overlord' }],
      ],
    },
  ]);
});
