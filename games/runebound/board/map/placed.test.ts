import { describe, expect, it } from 'vitest';
import { placed } from './placed.ts';

describe('placing a path', () => {
  it('moves what is absolute and sizes everything', () => {
    expect(placed('M0 0L10 20H5V6Z', { x: 100, y: 50 }, 2)).toBe('M100 50L120 90H110V62Z');
    expect(placed('M1 1C1 2 3 4 5 6', { x: 10, y: 20 })).toBe('M11 21C11 22 13 24 15 26');
  });

  it('only sizes what is relative', () => {
    expect(placed('M1 2l3 4h5v-6z', { x: 10, y: 10 }, 2)).toBe('M12 14l6 8h10v-12z');
  });

  it('begins where the path says, also when it does so by a relative command', () => {
    expect(placed('m1 2 3 4z', { x: 10, y: 10 }, 2)).toBe('M12 14l6 8z');
  });

  it('leaves the flags and the turn of an arc as they are, however tightly they are written', () => {
    expect(placed('M0 0A5 5 0 1 1 10 0', { x: 7, y: 9 }, 2)).toBe('M7 9A 10 10 0 1 1 27 9');
    expect(placed('M0 0a5.5.5 30 01-3.5.25', { x: 0, y: 0 }, 2)).toBe('M0 0a 11 1 30 0 1 -7 0.5');
  });

  it('reads numbers without anything between them', () => {
    expect(placed('M0 0l1.5.5-2-3e-1', { x: 0, y: 0 }, 2)).toBe('M0 0l3 1 -4 -0.6');
  });
});
