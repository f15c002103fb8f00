import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, position } from './position.ts';

const ROOM = `
/   a   b   c   d
  +---+---+---+---+
1 | H   .   M   M |
  +   +   +   +   +
2 | .   A   M   M |
  +---+---+---+---+`;

describe('a turn in a described position', () => {
  ruleTest('a hero acts in step 3.II and may end the turn', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { H: hero(), A: hero(), M: monster({ size: 'huge' }) },
        turn: { of: 'H' },
      }),
    );
    expect(t.offered).toEqual(['action:move', 'action:fatigue', 'action:rest', 'end']);
    t.choose('action:rest');
    t.choose('end');
    expect(t.state.turn?.hero).toBe(1);
    t.choose('end');
    expect(t.offered).toEqual(['activate:M']);
    t.choose('activate:M');
    t.choose('end');
    expect(t.state.round).toBe(2);
    expect(t.offered).toEqual(['activate:H', 'activate:A']);
  });
});
