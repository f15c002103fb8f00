import type { LogEntry } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { isPassed } from './passed.ts';

const step = (figure: string, space: string): LogEntry => ({
  at: 0,
  key: 'moves',
  args: { figure: ['d2.name', { of: figure }], space },
});
const isLeftOut = (line: LogEntry, next: LogEntry): boolean => isPassed(line, next, { moves: 'figure' });

describe('a line of the log', () => {
  it('is left out where the same walk goes on', () => {
    expect(isLeftOut(step('zombie', 'c1'), step('zombie', 'c2'))).toBe(true);
  });

  it('is shown before the walk of another', () => {
    expect(isLeftOut(step('zombie', 'c1'), step('ghoul', 'c2'))).toBe(false);
  });

  it('is shown before anything else, and where its game names no such lines', () => {
    const attack: LogEntry = { ...step('zombie', 'c1'), key: 'attacks' };
    expect(isLeftOut(step('zombie', 'c1'), attack)).toBe(false);
    expect(isLeftOut(attack, attack)).toBe(false);
    expect(isPassed(step('zombie', 'c1'), step('zombie', 'c2'), {})).toBe(false);
  });
});
