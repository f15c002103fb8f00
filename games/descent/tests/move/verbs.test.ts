import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { at, damage, figure, go, hall, points, room, steps, type Table, walk } from './kit.ts';

const skill = (does: string) => ({ name: 'Skill', may: true, once: 'turn', does });
const use = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('use:'))!);
const spaces = (t: Table): string[] => t.offered.filter((id) => id.startsWith('space:')).sort();

describe('moving spaces', () => {
  ruleTest('goes so many spaces, without points [D2-MOVE-56, D2-MOVE-57]', (open) => {
    const t = walk(open, { map: hall('H....'), figures: { H: hero({ skills: [skill('move 2 spaces')] }) } });
    go(use(t), 'b1', 'c1');
    expect([at(t, 'H'), points(t), steps(t)]).toEqual(['c1', 0, []]);
  });

  ruleTest('is no move action: no action is used, and none is over [D2-MOVE-58]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: { H: hero({ skills: [skill('move 2 spaces')], conditions: ['bleeding', 'immobilized'] }) },
    });
    go(use(t), 'b1', 'c1');
    expect([figure(t, 'H').fatigue, t.state.acting[0]!.actions]).toEqual([0, 2]);
  });

  ruleTest('cannot be broken off for anything else [D2-MOVE-59]', (open) => {
    const t = walk(open, { map: hall('H....'), figures: { H: hero({ skills: [skill('move 2 spaces')] }) } });
    go(use(t), 'b1');
    expect([...t.offered].sort()).toEqual(['step:a1', 'step:c1', 'stop']);
  });

  ruleTest('pays nothing more for water [D2-MOVE-60]', (open) => {
    const t = walk(open, { map: hall('Hww..'), figures: { H: hero({ skills: [skill('move 2 spaces')] }) } });
    go(use(t), 'b1', 'c1');
    expect(at(t, 'H')).toBe('c1');
  });

  ruleTest('suffers from lava all the same [D2-MOVE-61]', (open) => {
    const t = walk(open, { map: hall('Hl...'), figures: { H: hero({ skills: [skill('move 2 spaces')] }) } });
    go(use(t), 'b1');
    expect(damage(t, 'H')).toBe(1);
  });

  ruleTest('may stop short [D2-MOVE-62]', (open) => {
    const t = walk(open, { map: hall('H....'), figures: { H: hero({ skills: [skill('move 3 spaces')] }) } });
    go(use(t), 'b1').choose('stop');
    expect(at(t, 'H')).toBe('b1');
    expect(t.offered).toContain('end');
  });

  ruleTest('passes friends, not enemies, and ends on an empty space [D2-MOVE-63]', (open) => {
    const t = walk(open, {
      map: room('HA.', 'MX.'),
      figures: { H: hero({ skills: [skill('move 2 spaces')] }), A: hero(), M: monster() },
    });
    use(t);
    expect(steps(t)).toEqual(['b1']);
    go(t, 'b1');
    expect(t.offered).not.toContain('stop');
    go(t, 'c1');
    expect(at(t, 'H')).toBe('c1');
  });

  ruleTest('up to Speed goes as many spaces as that [D2-MOVE-55, D2-COND-56]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: { H: hero({ speed: 2, conditions: ['immobilized'], skills: [skill('move up to Speed')] }) },
    });
    go(use(t), 'b1', 'c1');
    expect([at(t, 'H'), steps(t)]).toEqual(['c1', []]);
  });

  ruleTest('of another is decided by whose ability it is [D2-MOVE-06]', (open) => {
    const push = { name: 'Push', when: 'entered', of: 'others', does: 'that figure moves 1 space' };
    const t = walk(open, {
      map: hall('M...H'),
      figures: { M: monster(), H: hero({ skills: [push] }) },
      turn: { activating: 'M' },
    });
    go(t.choose('action:move'), 'b1');
    expect(t.asked).toBe(t.state.players[0]);
    expect(steps(t)).toEqual(['a1', 'c1']);
  });
});

describe('placing', () => {
  ruleTest(
    'puts the figure on an empty space that the effect names [D2-MOVE-64, D2-MOVE-65, D2-MOVE-74]',
    (open) => {
      const t = walk(open, {
        map: hall('HA...'),
        figures: { H: hero({ skills: [skill('place within 2')] }), A: hero() },
      });
      use(t);
      expect(at(t, 'H')).toBe('c1');
    },
  );

  ruleTest(
    'counts spaces, also through figures, and never through walls and obstacles [D2-MOVE-73]',
    (open) => {
      const t = walk(open, {
        map: room('.XHM.', '.X...'),
        figures: { H: hero({ skills: [skill('place within 2')] }), M: monster() },
      });
      use(t);
      expect(spaces(t)).toEqual(['space:c2', 'space:d2', 'space:e1', 'space:e2']);
    },
  );

  ruleTest('leaves the pool as it is [D2-MOVE-66]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: { H: hero({ skills: [skill('place within 2')] }) },
      turn: { of: 'H', points: 3 },
    });
    use(t).choose('space:c1');
    expect(points(t)).toBe(3);
  });

  ruleTest('is no move action, so the Immobilized are placed too [D2-MOVE-67, D2-COND-55]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: { H: hero({ conditions: ['immobilized', 'bleeding'], skills: [skill('place within 2')] }) },
    });
    use(t).choose('space:c1');
    expect([at(t, 'H'), figure(t, 'H').fatigue]).toEqual(['c1', 0]);
  });

  ruleTest('moves out of no space and into none [D2-MOVE-68, D2-MOVE-17, D2-MOVE-16]', (open) => {
    const t = walk(open, {
      map: room('H....', 'M....'),
      figures: { H: hero({ skills: [skill('place within 2')] }), M: monster({ passives: ['Web'] }) },
    });
    use(t).choose('space:c1');
    expect(figure(t, 'H').fatigue).toBe(0);
  });

  ruleTest('enters the target space and none in between [D2-MOVE-69, D2-MOVE-72]', (open) => {
    const t = walk(open, {
      map: hall('Hllp.'),
      figures: { H: hero({ skills: [skill('place within 3')] }) },
    });
    use(t).choose('space:d1');
    expect(damage(t, 'H')).toBe(2);
  });

  ruleTest('pays nothing for water [D2-MOVE-71]', (open) => {
    const t = walk(open, { map: hall('Hw...'), figures: { H: hero({ skills: [skill('place within 1')] }) } });
    use(t);
    expect(at(t, 'H')).toBe('b1');
  });
});

describe('arriving from off the map', () => {
  ruleTest('enters no space [D2-MOVE-11, D2-MOVE-12]', (open) => {
    const t = walk(open, {
      map: hall('Hl...'),
      figures: { H: hero(), A: hero({ token: 'b1' }) },
      shown: { red: '0-2-0 0-2-0' },
    });
    t.choose('revive:A');
    expect([at(t, 'A'), figure(t, 'A').zone, damage(t, 'A')]).toEqual(['b1', 'map', 8]);
  });
});
