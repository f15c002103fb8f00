import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { at, bases, go, hall, room, shrinks, steps, type Table, walk } from './kit.ts';

/** H may answer to the beginning of the turn of A, who is "that figure". */
const answering = (open: OpenPlaytest, map: string, does: string): Table => {
  const skill = { name: 'Nudge', when: 'turn starts', of: 'others', may: true, does };
  const figures = { H: hero({ skills: [skill] }), A: hero() };
  const t = walk(open, { map, figures, turn: { of: 'A', step: '1.I' } });
  return t.choose(t.offered.find((id) => id.startsWith('use:'))!);
};

/** Where the next step leads, and whether the movement may end here. */
const ways = (t: Table): string[] => [...steps(t), ...t.offered.filter((id) => id === 'stop')];

describe('an ability that moves a figure', () => {
  const first = (open: OpenPlaytest, does: string): string[] => ways(answering(open, hall('.H.A.'), does));

  ruleTest('may say in which direction from another figure [D2-DIR-01]', (open) => {
    expect(first(open, 'move 1 space')).toEqual(['a1', 'c1', 'stop']);
    expect(first(open, 'move 1 space toward that figure')).toEqual(['c1']);
    expect(first(open, 'move 1 space away from that figure')).toEqual(['a1']);
    expect(first(open, 'that figure moves 1 space away from you')).toEqual(['e1']);
  });

  ruleTest('moves a large one so that its base lies in that direction too', (open) => {
    const push = { name: 'Push', when: 'entered', of: 'others', interrupts: true, may: true };
    const does = 'that figure moves 1 space away from you';
    const t = walk(open, {
      map: room('..MM', 'X..X', 'X..X', 'HXXX'),
      figures: { H: hero({ skills: [{ ...push, does }] }), M: monster({ size: 'medium' }) },
      turn: { activating: 'M' },
    });
    t.choose('action:move').choose('shrink:c1');
    go(t, 'c2');
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    t.choose('base:c2-c3');
    expect(shrinks(t)).toEqual(['c2']);
    expect(ways(t.choose('shrink:c2'))).toEqual(['b1', 'c1', 'd1']);
    expect([bases(go(t, 'd1')), at(t, 'M')]).toEqual([[], 'c1 d1']);
  });
});

describe('movement toward a figure', () => {
  /** The portcullis can be counted through and not walked through; the way round it first leads away from A. */
  const map = `
/   a   b   c   d
  +---+---+---+---+
1 | .   H P .   A |
  +   +---+   +   +
2 | .   .   .   . |
  +---+---+---+---+`;

  ruleTest('ends with as few spaces between as it can [D2-DIR-02]', (open) => {
    const t = answering(open, map, 'move 3 spaces toward that figure');
    expect(ways(go(t, 'a2'))).toEqual(['b2']);
    expect(ways(go(t, 'b2'))).toEqual(['c1', 'c2']);
    expect(at(go(t, 'c2'), 'H')).toBe('c2');
  });

  ruleTest('may lead away from it at first if it ends closer by that [D2-DIR-03]', (open) => {
    const t = answering(open, map, 'move 3 spaces toward that figure');
    expect(ways(t)).toEqual(['a1', 'a2']);
    expect(ways(answering(open, map, 'move 1 space toward that figure'))).toEqual(['stop']);
  });
});

describe('movement away from a figure', () => {
  /** From c2 it is two spaces to a1, and three to f1. */
  const map = `
/   a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | A   .   .   .   .   . |
  +---+---+   +---+---+---+
2 |###|###| H |###|###|###|
  +---+---+---+---+---+---+`;

  ruleTest('ends with as many spaces between as it can [D2-DIR-04]', (open) => {
    const t = answering(open, map, 'that figure moves 5 spaces away from you');
    expect(ways(go(t, 'b1'))).toEqual(['c1', 'c2']);
    expect(ways(go(t, 'c1', 'd1'))).toEqual(['e1']);
    expect(ways(go(t, 'e1'))).toEqual(['f1']);
    expect(at(go(t, 'f1'), 'A')).toBe('f1');
    expect(ways(answering(open, map, 'that figure moves 4 spaces away from you'))).toEqual(['b1', 'stop']);
  });

  ruleTest('may lead closer to it at first if it ends farther by that [D2-DIR-05]', (open) => {
    expect(ways(answering(open, map, 'that figure moves 5 spaces away from you'))).toEqual(['b1']);
  });
});
