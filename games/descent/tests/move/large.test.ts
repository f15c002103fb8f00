import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import {
  at,
  bases,
  damage,
  figure,
  go,
  hall,
  points,
  room,
  shrinks,
  steps,
  type Table,
  walk,
} from './kit.ts';

const turn = { activating: 'M' };
const huge = monster({ size: 'huge', health: 20 });
const medium = monster({ size: 'medium', health: 20 });
const targets = (t: Table): string[] => t.offered.filter((id) => id.startsWith('target:'));
const attacks = (t: Table): string[] => t.offered.filter((id) => id.startsWith('weapon:'));

describe('a large figure that moves', () => {
  ruleTest('shrinks to one of its spaces, and walks from there [D2-LARGE-13]', (open) => {
    const t = walk(open, { map: room('MM...', 'MM..H'), figures: { M: huge, H: hero() }, turn });
    expect(shrinks(t)).toEqual([]);
    t.choose('action:move');
    expect([shrinks(t), steps(t)]).toEqual([['a1', 'a2', 'b1', 'b2'], []]);
    t.choose('shrink:b1');
    expect(points(t)).toBe(3);
    expect(steps(t)).toContain('c1');
    go(t, 'c1');
    expect(at(t, 'M')).toBe('c1');
  });

  ruleTest('does not move across an elevation line, but may lie across one [D2-TERR-19]', (open) => {
    const map = `
/   a   b   c   d
  +---+---+---+---+
1 | M   M E .   . |
  +---+---+   +   +
2 |###|###| .   H |
  +---+---+---+---+`;
    const t = walk(open, { map, figures: { M: medium, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1');
    expect(steps(t)).toEqual(['a1']);
    t.choose('stop');
    expect(bases(t)).toEqual(['a1-b1', 'b1-c1']);
  });

  ruleTest('treats the spaces of its own base as free [D2-LARGE-21]', (open) => {
    const t = walk(open, { map: room('MM.', 'MM.', '..H'), figures: { M: huge, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1');
    expect(steps(t)).toEqual(['a1', 'a2', 'b2', 'c1', 'c2']);
  });

  ruleTest('expands over the space that it has reached [D2-LARGE-22]', (open) => {
    const t = walk(open, { map: room('MM...', 'MM..H'), figures: { M: huge, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1').choose('stop');
    expect(bases(t)).toEqual(['b1-c1-b2-c2', 'c1-d1-c2-d2']);
  });

  ruleTest('lies as the active player picks, also turned [D2-LARGE-23]', (open) => {
    const t = walk(open, { map: room('MM..', '...H'), figures: { M: medium, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1').choose('stop');
    expect([bases(t), t.asked]).toEqual([['a1-b1', 'b1-b2', 'b1-c1'], t.state.overlord]);
    t.choose('base:b1-b2');
    expect(at(t, 'M')).toBe('b1 b2');
  });

  ruleTest('turns for nothing before it spends a point [D2-LARGE-24]', (open) => {
    const t = walk(open, { map: room('MM..', '...H'), figures: { M: medium, H: hero() }, turn });
    t.choose('action:move').choose('shrink:a1').choose('stop').choose('base:a1-a2');
    expect([at(t, 'M'), points(t)]).toEqual(['a1 a2', 3]);
  });

  ruleTest('enters each space that it walks through [D2-LARGE-18, D2-LARGE-19]', (open) => {
    const t = walk(open, { map: hall('MMll.H'), figures: { M: medium, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1');
    expect(damage(t, 'M')).toBe(1);
    go(t, 'd1');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('does not enter what it expands onto [D2-LARGE-28, D2-TERR-38]', (open) => {
    const t = walk(open, { map: room('MMl', '..H'), figures: { M: medium, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1').choose('stop').choose('base:b1-c1');
    expect(damage(t, 'M')).toBe(0);
  });

  ruleTest('does not move into what it expands onto, so nothing is left either [D2-LARGE-29]', (open) => {
    const skills = [{ name: 'Watch', when: 'leaving', of: 'others', does: 'suffer 1 damage' }];
    const t = walk(open, { map: room('MM.', '..H'), figures: { M: medium, H: hero({ skills }) }, turn });
    t.choose('action:move').choose('shrink:b1').choose('stop').choose('base:b1-c1');
    expect(damage(t, 'H')).toBe(0);
    t.choose('shrink:c1');
    go(t, 'b1');
    expect(damage(t, 'H')).toBe(1);
  });

  ruleTest('walks where it has no room, and does not stop there [D2-LARGE-30]', (open) => {
    const t = walk(open, {
      map: room('MMX..', 'MM...', 'XXX.H'),
      figures: { M: monster({ size: 'huge', health: 20, speed: 5 }), H: hero() },
      turn,
    });
    t.choose('action:move').choose('shrink:b2');
    go(t, 'c2');
    expect(t.offered.every((id) => id.startsWith('step:'))).toBe(true);
    go(t, 'd2');
    expect(t.offered).toContain('stop');
  });

  ruleTest(
    'does not start out for a space with no room that no point leads on from [D2-LARGE-30]',
    (open) => {
      const t = walk(open, {
        map: room('MMX..', 'MM...', 'XXX.H'),
        figures: { M: monster({ size: 'huge', health: 20, speed: 1 }), H: hero() },
        turn,
      });
      t.choose('action:move').choose('shrink:b2');
      expect(steps(t)).not.toContain('c2');
    },
  );
});

describe('an interruption of a large figure', () => {
  ruleTest('is not possible where its base has no room [D2-LARGE-31]', (open) => {
    const t = walk(open, {
      map: room('MMX..', 'MMH..', 'XX...', 'XX...'),
      figures: { M: monster({ size: 'huge', health: 20, speed: 5 }), H: hero() },
      turn,
    });
    t.choose('action:move').choose('shrink:b1');
    expect(attacks(t)).toHaveLength(1);
    const u = walk(open, {
      map: room('MMX..', 'MM...', 'XXH..'),
      figures: { M: monster({ size: 'huge', health: 20, speed: 5 }), H: hero() },
      turn,
    });
    u.choose('action:move').choose('shrink:b2');
    go(u, 'c2');
    expect(attacks(u)).toEqual([]);
  });

  ruleTest('first puts the whole base down [D2-INTRPT-10]', (open) => {
    const t = walk(open, {
      map: hall('MM..H'),
      figures: { M: medium, H: hero({ health: 20 }) },
      turn,
      shown: { blue: '3-2-0', red: '0-1-0', gray: '0' },
    });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1', 'd1');
    t.choose(attacks(t)[0]!).choose('target:H');
    expect(at(t, 'M')).toBe('c1 d1');
    expect(damage(t, 'H')).toBe(3);
  });

  ruleTest('by an attack names a target that the shrunk figure can attack [D2-INTRPT-11]', (open) => {
    const t = walk(open, {
      map: room('MM..', 'X.XA', 'H.XX'),
      figures: { M: medium, H: hero(), A: hero() },
      turn,
    });
    t.choose('action:move').choose('shrink:b1');
    expect(attacks(t)).toEqual([]);
    go(t, 'b2');
    t.choose(attacks(t)[0]!);
    expect(targets(t)).toEqual(['target:H']);
  });

  ruleTest(
    'by an ability that contains an attack needs somebody to affect from there [D2-INTRPT-11]',
    (open) => {
      const t = walk(open, {
        map: hall('MM....H'),
        figures: { M: monster({ size: 'medium', speed: 5, actions: ['Sweep'] }), H: hero() },
        turn,
        shown: { blue: '3-2-0', red: '0-1-0', gray: '0' },
      });
      const sweeps = (): string[] => t.offered.filter((id) => id.endsWith('/Sweep'));
      t.choose('action:move').choose('shrink:b1');
      // From d1 nobody is within 2 spaces, though a base on d1 and e1 would reach H.
      go(t, 'c1', 'd1');
      expect(sweeps()).toEqual([]);
      go(t, 'e1');
      t.choose(sweeps()[0]!).choose('base:d1-e1');
      expect([at(t, 'M'), damage(t, 'H'), points(t)]).toEqual(['d1 e1', 3, 2]);
    },
  );

  ruleTest('lets it go on afterwards from any of its spaces [D2-INTRPT-13]', (open) => {
    const t = walk(open, {
      map: hall('MM..H'),
      figures: { M: medium, H: hero({ health: 20 }) },
      turn,
      shown: { blue: '3-2-0', red: '0-1-0', gray: '0' },
    });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1', 'd1');
    t.choose(attacks(t)[0]!).choose('target:H');
    expect([shrinks(t), points(t)]).toEqual([['c1', 'd1'], 1]);
  });

  ruleTest('further targets are picked when the base lies [D2-LARGE-27]', (open) => {
    const t = walk(open, {
      map: room('MM..A', 'XXH..'),
      figures: { M: monster({ size: 'medium', health: 20, passives: ['Flail'] }), H: hero(), A: hero() },
      turn,
    });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1');
    t.choose(attacks(t)[0]!);
    expect(targets(t)).toEqual(['target:H']);
    t.choose('target:H').choose('base:c1-d1');
    expect(t.offered).toContain('target:A');
  });
});

describe('a large figure and pits', () => {
  ruleTest('walks over them unharmed [D2-LARGE-20]', (open) => {
    const t = walk(open, { map: hall('MMp..H'), figures: { M: medium, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1');
    expect(damage(t, 'M')).toBe(0);
    go(t, 'd1').choose('stop').choose('base:c1-d1');
    expect(damage(t, 'M')).toBe(0);
  });

  ruleTest('suffers 2 damage once when its whole base lies on pit [D2-TERR-58]', (open) => {
    const t = walk(open, { map: hall('MMppXH'), figures: { M: medium, H: hero() }, turn });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1', 'd1').choose('stop');
    expect([at(t, 'M'), damage(t, 'M')]).toEqual(['c1 d1', 2]);
    expect(shrinks(t)).toEqual([]);
    expect(figure(t, 'M').zone).toBe('map');
  });
});
