import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, duel } from '../attack/kit.ts';
import { damage } from './kit.ts';

/** Four spaces round a corner with these things on its edges, H and M on opposite sides. */
const corner = (north: string, west: string): string => `
/   a   b
  +---+---+
1 | H ${north} . |
  +${west}+   +
2 | .   M |
  +---+---+`;

describe('a diagonal Melee attack', () => {
  /** Three damage less what a black die takes off, if there is one. */
  const suffered = (
    open: OpenPlaytest,
    map: string,
    weapon = {},
    black: { black?: string } = { black: '2' },
  ) => {
    const shown = { red: '0-3-0', gray: '0', ...black };
    return damage(attack(duel(open, { dice: ['red'], ...weapon }, shown, { map }), 'target:M'), 'M');
  };

  ruleTest('past a corner where two elevation lines meet is met by a black die [D2-TERR-24]', (open) => {
    expect(suffered(open, corner('E', 'EEE'))).toBe(1);
    expect(suffered(open, corner('E', 'EEE'), { reach: 2 }, {})).toBe(3);
  });

  ruleTest('past a corner where one meets a wall is met by a black die [D2-TERR-25]', (open) => {
    expect(suffered(open, corner('E', '---'))).toBe(1);
    expect(suffered(open, corner('E', '---'), { reach: 2 }, {})).toBe(3);
  });

  ruleTest('past a corner where one meets the edge of the map is met by a black die [D2-TERR-25]', (open) => {
    const map = `
/   a   b
  +---+---+
1 | H E . |
  +---+   +
2 |###| M |
  +---+---+`;
    expect(suffered(open, map)).toBe(1);
  });

  ruleTest('past a corner with one elevation line alone is met by nothing more [D2-TERR-26]', (open) => {
    expect(suffered(open, corner('E', '   '), {}, {})).toBe(3);
  });
});
