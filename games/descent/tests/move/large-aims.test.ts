import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, targets, weapons } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { at, bases, damage, figure, go, ground, room, shrinks, steps, type Table, walk } from './kit.ts';

const turn = { activating: 'M' };
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));

describe('a large figure', () => {
  ruleTest('is every figure that fills more than one space [D2-LARGE-05]', (open) => {
    const shrinking = (size: string, ...rows: readonly string[]): string[] => {
      const figures = { M: monster({ size }), H: hero() };
      return shrinks(walk(open, { map: room(...rows), figures, turn }).choose('action:move'));
    };
    expect(shrinking('small', 'M...', '....', '...H')).toEqual([]);
    expect(shrinking('medium', 'MM..', '....', '...H')).toEqual(['a1', 'b1']);
    expect(shrinking('huge', 'MM..', 'MM..', '...H')).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(shrinking('massive', 'MMM.', 'MMM.', '...H')).toHaveLength(6);
  });
});

/** H sees only the space of M that is farther away. */
const hedge = `
/   a   b   c
  +---+---+---+
1 | H G .   . |
  +   +   +   +
2 | . G M   M |
  +   +   +   +
3 | .   M   M |
  +---+---+---+`;

describe('an attack by a large figure, or at one', () => {
  const beast = (more: Words = {}): Words =>
    monster({ size: 'huge', health: 20, attack: 'ranged', dice: ['yellow'], ...more });
  const shot = (
    open: OpenPlaytest,
    map: string,
    yellow: string,
    foe: Words = beast(),
    more: Words = {},
  ): number => {
    const t = walk(open, {
      map,
      figures: { M: foe, H: hero({ health: 20 }), ...more },
      turn,
      shown: { yellow, gray: '0' },
    });
    return damage(attack(t, 'target:H'), 'H');
  };

  ruleTest('needs sight when it is declared [D2-LARGE-07]', (open) => {
    const attacks = (...rows: readonly string[]): number =>
      weapons(walk(open, { map: room(...rows), figures: { M: beast(), H: hero() }, turn })).length;
    // Spaces can be counted round the wall, but no line leads past it.
    expect(attacks('MM.X.H', 'MM.X..', '......')).toBe(0);
    expect(attacks('MM.X.H', 'MM....', '......')).toBe(1);
  });

  ruleTest('needs range in step 3 [D2-LARGE-08]', (open) => {
    const yards = (yellow: string) =>
      shot(open, room('MM..H', 'MM...'), yellow, beast({ dice: ['yellow', 'yellow'] }));
    expect([yards('1-1-0 1-1-0'), yards('2-1-0 1-1-0')]).toEqual([0, 2]);
  });

  ruleTest('measures sight and range to one and the same space [D2-LARGE-09]', (open) => {
    const aim = (yellow: string): [string[], number] => {
      const bow = { name: 'Bow', attack: 'ranged', dice: ['yellow'] };
      const t = walk(open, {
        map: hedge,
        figures: { H: hero({ weapons: [bow] }), M: beast() },
        shown: { yellow, gray: '0' },
      });
      t.choose(weapons(t)[0]!);
      const seen = targets(t);
      return [seen, damage(t.choose('target:M'), 'M')];
    };
    expect(aim('1-1-0')).toEqual([['target:M'], 0]);
    expect(aim('2-1-0')).toEqual([['target:M'], 1]);
  });

  ruleTest('measures sight from one of its spaces and range from another [D2-LARGE-10]', (open) => {
    expect(shot(open, hedge, '1-1-0')).toBe(1);
  });

  ruleTest('counts range through a figure that blocks sight [D2-LARGE-11]', (open) => {
    const foe = beast({ size: 'medium' });
    expect(shot(open, room('H...', 'XN.X', 'XMM.'), '2-1-0', foe, { N: monster() })).toBe(1);
  });

  ruleTest('counts range round obstacles [D2-LARGE-12]', (open) => {
    const yards = (yellow: string) =>
      shot(
        open,
        room('MM..', '..X.', '..X.', '...H'),
        yellow,
        beast({ size: 'medium', dice: ['yellow', 'yellow'] }),
      );
    expect([yards('2-1-0 1-1-0'), yards('2-1-0 2-1-0')]).toEqual([0, 2]);
  });
});

describe('an effect that is aimed at a space of a large figure', () => {
  const axe = { name: 'Axe', dice: ['red'] };
  const push = { name: 'Push', when: 'attack resolved', does: 'move the target 1 space' };
  const shown = { red: '0-1-0', gray: '0' };

  ruleTest('moves it from that space [D2-LARGE-15]', (open) => {
    const t = walk(open, {
      map: room('HMM.', '.MM.', '....'),
      figures: { H: hero({ weapons: [axe], skills: [push] }), M: monster({ size: 'huge', health: 20 }) },
      shown,
    });
    attack(t, 'target:M@b2');
    expect(steps(t)).toEqual(['a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3']);
  });

  const seatThatMoves = (open: OpenPlaytest, size: string): number | null => {
    const t = walk(open, {
      map: room('MM....', '....H.', '......', '......'),
      figures: {
        H: hero({ weapons: [axe], skills: ['Guard', push] }),
        M: monster({ size, health: 20, speed: 6 }),
      },
      turn,
      shown,
      ...(size === 'small' && { map: room('M.....', '....H.', '......', '......') }),
    });
    t.choose('action:move');
    if (size !== 'small') t.choose('shrink:b1');
    else go(t, 'b1');
    go(t, 'c1', 'd1');
    t.choose(uses(t)[0]!);
    if (bases(t).length > 0) t.choose('base:c1-d1');
    t.choose('target:M');
    expect(steps(t).length).toBeGreaterThan(3);
    return t.asked as number;
  };

  ruleTest('is moved by the player whose turn it is [D2-LARGE-16]', (open) => {
    const t = walk(open, {
      map: room('HMM.', '.MM.', '....'),
      figures: { H: hero({ weapons: [axe], skills: [push] }), M: monster({ size: 'huge', health: 20 }) },
      shown,
    });
    expect(attack(t, 'target:M@b1').asked).toBe(t.state.players[0]);
    expect(seatThatMoves(open, 'medium')).toBe(0);
  });

  ruleTest('also when somebody else has used it, unlike with a small one [D2-LARGE-17]', (open) => {
    expect([seatThatMoves(open, 'medium'), seatThatMoves(open, 'small')]).toEqual([0, 1]);
  });
});

describe('a non-action that interrupts the movement of a large figure', () => {
  const stomp = { name: 'Stomp', may: true, once: 'turn', does: 'enemies within 1 suffer 1 damage' };
  const map = room('MM..', 'X.XA', 'H.XX');
  const figures = { M: monster({ size: 'medium', health: 20, skills: [stomp] }), H: hero(), A: hero() };

  ruleTest('is possible before the base lies, or not at all [D2-LARGE-25]', (open) => {
    const t = walk(open, { map, figures, turn }).choose('action:move').choose('shrink:b1');
    expect(uses(t)).toEqual([]);
    go(t, 'c1');
    expect(uses(t)).toHaveLength(1);
    t.choose(uses(t)[0]!).choose('base:c1-d1');
    expect([damage(t, 'A'), at(t, 'M')]).toEqual([1, 'c1 d1']);
  });

  ruleTest('also where the points come from outside a move action [D2-LARGE-26]', (open) => {
    const t = walk(open, { map, figures, turn: { ...turn, points: 3 } }).choose('shrink:b1');
    expect(uses(t)).toEqual([]);
    expect(uses(go(t, 'c1'))).toHaveLength(1);
  });
});

describe('terrain that a large figure only expands onto', () => {
  /** What a medium M has suffered that steps to b1 and is put down on b1 and c1, and what becomes of it at the end. */
  const over = (open: OpenPlaytest, cells: string): [number, string] => {
    const t = walk(open, {
      map: ground(`M M ${cells} H`, 'X X X X X X'),
      figures: { M: monster({ size: 'medium', health: 20 }), H: hero() },
      turn,
    });
    t.choose('action:move').choose('shrink:b1');
    go(t, 'c1');
    if (cells.startsWith('p')) go(t, 'd1');
    t.choose('stop');
    if (bases(t).includes('c1-d1')) t.choose('base:c1-d1');
    const suffered = damage(t, 'M');
    t.choose('end');
    return [suffered, figure(t, 'M').zone];
  };

  ruleTest('does what its own rules say [D2-LARGE-32]', (open) => {
    expect(over(open, '. l .')).toEqual([0, 'map']);
    expect(over(open, 'l l .')).toEqual([1, 'defeated']);
    expect(over(open, '. p .')).toEqual([0, 'map']);
    expect(over(open, 'p p X')).toEqual([2, 'map']);
    expect(over(open, '. w .')).toEqual([0, 'map']);
  });
});
