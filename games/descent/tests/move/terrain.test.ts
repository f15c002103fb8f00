import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import {
  at,
  climbs,
  damage,
  figure,
  go,
  ground,
  hall,
  points,
  pool,
  room,
  steps,
  type Table,
  terrainAt,
  walk,
} from './kit.ts';

describe('terrain', () => {
  /** What becomes of H who takes a step onto b1 and then another move action: damage, points, steps. */
  const onto = (open: OpenPlaytest, cell: string, tokens: Words = {}): unknown[] => {
    const t = walk(open, { map: ground(`H ${cell} .`), figures: { H: hero({ speed: 3 }) }, tokens });
    t.choose('action:move');
    if (!steps(t).includes('b1')) return ['barred'];
    go(t, 'b1');
    return [damage(t, 'H'), points(t), steps(t).length];
  };

  ruleTest('of each kind does something of its own, and floor nothing [D2-TERR-03]', (open) => {
    const found = Object.fromEntries([...'.wslhpX'].map((cell) => [cell, onto(open, cell)]));
    expect(found).toEqual({
      '.': [0, 2, 2],
      w: [0, 1, 2],
      s: [0, 1, 2],
      l: [1, 2, 2],
      h: [1, 2, 2],
      p: [2, 2, 0],
      X: ['barred'],
    });
  });

  ruleTest('is given to a space by a token as by an outline [D2-TERR-02]', (open) => {
    for (const [mark, kind] of [
      ['w', 'water'],
      ['s', 'sludge'],
      ['l', 'lava'],
      ['h', 'hazard'],
      ['p', 'pit'],
    ] as const)
      expect(onto(open, '.1', { 1: kind })).toEqual(onto(open, mark));
  });

  ruleTest('is both what is printed and what a token gives [D2-TERR-02]', (open) => {
    const t = walk(open, { map: ground('H w1 .'), figures: { H: hero() }, tokens: { 1: 'lava' } });
    expect(terrainAt(t, 'b1')).toEqual(['water', 'lava']);
    go(t.choose('action:move'), 'b1');
    expect([damage(t, 'H'), points(t)]).toEqual([1, 2]);
  });
});

describe('water and sludge', () => {
  ruleTest('water takes a point more to move into [D2-TERR-68, D2-MOVE-25]', (open) => {
    const t = walk(open, { map: hall('Hw..'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1');
    expect(points(t)).toBe(2);
    go(t, 'c1');
    expect(points(t)).toBe(1);
  });

  ruleTest('sludge takes a point more to move into [D2-TERR-64]', (open) => {
    const t = walk(open, { map: hall('Hs..'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1');
    expect(points(t)).toBe(2);
  });

  ruleTest('nobody moves in who cannot pay for it [D2-TERR-69]', (open) => {
    const t = walk(open, { map: hall('Hw..'), figures: { H: hero({ speed: 1 }) } });
    t.choose('action:move');
    expect(steps(t)).toEqual([]);
  });

  ruleTest('the points may come from different sources [D2-TERR-70]', (open) => {
    const t = walk(open, { map: hall('Hw..'), figures: { H: hero({ speed: 1 }) } });
    t.choose('action:move').choose('action:fatigue');
    expect(steps(t)).toEqual(['b1']);
    go(t, 'b1');
    expect([at(t, 'H'), points(t)]).toEqual(['b1', 0]);
  });

  ruleTest('and the space is then entered during the move action [D2-MOVE-76]', (open) => {
    const t = walk(open, { map: hall('Hw..'), figures: { H: hero({ speed: 1 }) } });
    t.choose('action:move').choose('action:fatigue');
    go(t, 'b1');
    expect(t.state.acting[0]!.walking).toBeGreaterThan(0);
  });

  ruleTest('who begins a turn on sludge has Speed 1 [D2-TERR-65]', (open) => {
    const t = walk(open, {
      map: hall('Z....').replace('Z ', 'sH'),
      figures: { H: hero() },
      turn: { of: 'H', step: '1.I' },
    });
    t.choose('action:move');
    expect(pool(t)).toBe('move 1');
  });

  ruleTest('and nothing makes it quicker in that turn [D2-TERR-66]', (open) => {
    const skills = [{ name: 'Boots', gives: { speed: 2 } }];
    const own = hero({ skills });
    const t = walk(open, { map: ground('sH . .'), figures: { H: own }, turn: { of: 'H', step: '1.I' } });
    t.choose('action:move');
    expect(pool(t)).toBe('move 1');
    const other = walk(open, { map: ground('H . .'), figures: { H: own }, turn: { of: 'H', step: '1.I' } });
    expect(pool(other.choose('action:move'))).toBe('move 6');
  });

  ruleTest('and is as quick as ever when it began elsewhere [D2-TERR-65]', (open) => {
    const t = walk(open, { map: hall('Hs..'), figures: { H: hero() }, turn: { of: 'H', step: '1.I' } });
    go(t.choose('action:move'), 'b1').choose('action:move');
    expect(pool(t)).toBe('move 2, move 4');
  });
});

describe('lava', () => {
  ruleTest('each space of it that a figure enters hurts by 1 [D2-TERR-33]', (open) => {
    const t = walk(open, { map: hall('Hll.'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1');
    expect(damage(t, 'H')).toBe(1);
    go(t, 'c1', 'd1');
    expect(damage(t, 'H')).toBe(2);
  });

  ruleTest('hazard does the same [D2-TERR-31]', (open) => {
    const t = walk(open, { map: hall('Hh..'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1');
    expect(damage(t, 'H')).toBe(1);
  });

  ruleTest(
    'a hero whose turn ends on it is defeated, and the token lies beside it [D2-TERR-34, D2-TERR-36]',
    (open) => {
      const t = walk(open, { map: room('Hl', 'Xl', 'Al'), figures: { H: hero(), A: hero() } });
      go(t.choose('action:move'), 'b1').choose('end');
      expect(figure(t, 'H').zone).toBe('away');
      expect(at(t, 'H')).toBe('a1');
    },
  );

  ruleTest('the player of the hero picks among the nearest spaces [D2-TERR-39]', (open) => {
    const t = walk(open, { map: room('Hl.', 'Xlw', 'All'), figures: { H: hero(), A: hero() } });
    go(t.choose('action:move'), 'b1').choose('end');
    expect(t.asked).toBe(t.state.players[0]);
    expect(t.offered).toEqual(['space:a1', 'space:c1', 'space:c2']);
    t.choose('space:c2');
    expect(at(t, 'H')).toBe('c2');
  });

  ruleTest('a monster whose activation ends on it is defeated [D2-TERR-35]', (open) => {
    const t = walk(open, {
      map: hall('Ml.H'),
      figures: { M: monster({ health: 20 }), H: hero() },
      turn: { activating: 'M' },
    });
    go(t.choose('action:move'), 'b1').choose('end');
    expect(figure(t, 'M').zone).toBe('defeated');
  });

  ruleTest('a large one only with all its spaces [D2-TERR-37]', (open) => {
    const large = (map: string) => {
      const t = walk(open, {
        map,
        figures: { M: monster({ size: 'medium', health: 20 }), H: hero() },
        turn: { activating: 'M' },
      });
      t.choose('end');
      return figure(t, 'M').zone;
    };
    expect(large(hall('ZMHH').replace('Z   M   H   H', 'lM  M   .   H'))).toBe('map');
    expect(large(hall('ZMHH').replace('Z   M   H   H', 'lM  lM  .   H'))).toBe('defeated');
  });
});

describe('a pit', () => {
  ruleTest('hurts by 2 whoever enters it [D2-TERR-47]', (open) => {
    const t = walk(open, { map: hall('Hp..'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1');
    expect(damage(t, 'H')).toBe(2);
  });

  ruleTest('lets nobody in it spend points, who keeps them [D2-TERR-48, D2-TERR-57]', (open) => {
    const t = walk(open, { map: hall('Hp..'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1');
    expect([steps(t), points(t)]).toEqual([[], 3]);
    t.choose('climb:c1');
    expect(points(t)).toBe(3);
    go(t, 'd1');
    expect(at(t, 'H')).toBe('d1');
  });

  ruleTest('is left by an action, to an adjacent empty space [D2-TERR-50, D2-TERR-51]', (open) => {
    const t = walk(open, {
      map: room('.A.', '.Z.').replace('Z ', 'pH'),
      figures: { H: hero(), A: hero() },
    });
    expect(climbs(t)).toEqual(['a1', 'a2', 'c1', 'c2']);
    t.choose('climb:c1');
    expect([at(t, 'H'), t.state.acting[0]!.actions]).toEqual(['c1', 1]);
  });

  ruleTest('is not left where no space beside it is empty [D2-TERR-52]', (open) => {
    const t = walk(open, {
      map: hall('AZB').replace('Z ', 'pH'),
      figures: { H: hero(), A: hero(), B: hero() },
    });
    expect(climbs(t)).toEqual([]);
  });

  ruleTest('is left for another one, which hurts [D2-TERR-59]', (open) => {
    const t = walk(open, { map: hall('Zp.').replace('Z ', 'pH'), figures: { H: hero() } });
    t.choose('climb:b1');
    expect([at(t, 'H'), damage(t, 'H')]).toEqual(['b1', 2]);
  });

  ruleTest('is not left across an elevation line [D2-TERR-53]', (open) => {
    const t = walk(open, {
      map: '\n/   a   b   c\n  +---+---+---+\n1 | . E pH  . |\n  +---+---+---+',
      figures: { H: hero() },
    });
    expect(climbs(t)).toEqual(['c1']);
  });

  ruleTest('is left by a figure treated as a hero with any action that it has [D2-TERR-54]', (open) => {
    const t = walk(open, {
      map: ground('pA . H'),
      figures: { A: { figure: { 'as hero': true } }, H: hero() },
      turn: { activating: 'A', actions: 1 },
    });
    t.choose('climb:b1');
    expect([at(t, 'A'), t.state.acting[0]?.actions]).toEqual(['b1', 0]);
  });

  const stone = (open: OpenPlaytest, map: string): Table => {
    const figures = { S: { figure: { sort: 'familiar', standing: 'obstacle', speed: 3 } }, H: hero() };
    return walk(open, { map, figures, turn: { activating: 'S' } }).choose('action:move');
  };

  ruleTest('is water to a familiar that is treated as an obstacle [D2-TERR-55]', (open) => {
    const t = go(stone(open, ground('S p . . H')), 'b1');
    expect([damage(t, 'S'), points(t)]).toEqual([0, 1]);
  });

  ruleTest('lets such a familiar out for a point, without an action [D2-TERR-56]', (open) => {
    const t = stone(open, ground('pS . . H'));
    expect([steps(t), climbs(t)]).toEqual([['b1'], []]);
    expect(at(go(t, 'b1'), 'S')).toBe('b1');
  });

  ruleTest('is left by effects that move or place a figure without points [D2-TERR-49]', (open) => {
    const leap = (does: string) =>
      walk(open, {
        map: hall('Z..').replace('Z ', 'pH'),
        figures: { H: hero({ skills: [{ name: 'Leap', may: true, once: 'turn', does }] }) },
      });
    const moved = leap('move 2 spaces');
    moved
      .choose(moved.offered.find((id) => id.startsWith('use:'))!)
      .choose('step:b1')
      .choose('stop');
    expect(at(moved, 'H')).toBe('b1');
    const placed = leap('place within 2');
    placed.choose(placed.offered.find((id) => id.startsWith('use:'))!).choose('space:c1');
    expect(at(placed, 'H')).toBe('c1');
  });

  ruleTest('with a friend in it is not entered, as no point leads out [D2-TERR-48, D2-MOVE-04]', (open) => {
    const t = walk(open, {
      map: hall('HZ..').replace('Z ', 'pA'),
      figures: { H: hero(), A: hero() },
    });
    t.choose('action:move');
    expect(steps(t)).toEqual([]);
  });
});
