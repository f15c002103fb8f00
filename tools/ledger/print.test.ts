import { describe, expect, it } from 'vitest';
import { ranges } from './print.ts';

describe('ranges', () => {
  it('writes runs in short, in the order of the numbers', () => {
    const ids = ['QQ-AID-05', 'QQ-AID-01', 'QQ-AID-02', 'QQ-AID-03', 'QQ-AID-07'];
    expect(ranges(ids)).toBe('QQ-AID-01..03 QQ-AID-05 QQ-AID-07');
  });

  it('ends a run where the topic ends', () => {
    expect(ranges(['QQ-AID-01', 'QQ-BAIT-02'])).toBe('QQ-AID-01 QQ-BAIT-02');
  });

  it('goes on past a hundred', () => {
    expect(ranges(['QQ-AID-99', 'QQ-AID-100'])).toBe('QQ-AID-99..100');
  });
});
