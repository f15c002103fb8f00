import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { at, damage, figure, go, hall, isWalking, points, pool, room, steps, walk } from './kit.ts';

const blade = { name: 'Blade', dice: ['blue'] };
const strong = monster({ health: 20 });

describe('a move action', () => {
  ruleTest(
    'puts points equal to Speed into the pool when it is declared [D2-MOVE-37, D2-MOVE-42]',
    (open) => {
      const t = walk(open, { map: room('H..', '...'), figures: { H: hero({ speed: 3 }) } });
      expect(steps(t)).toEqual([]);
      t.choose('action:move');
      expect(pool(t)).toBe('move 3');
      expect(t.state.acting[0]!.actions).toBe(1);
    },
  );

  ruleTest('spends a point for each adjacent space, and it is gone [D2-MOVE-23, D2-MOVE-24]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero({ speed: 2 }) } });
    go(t.choose('action:move'), 'b1');
    expect([at(t, 'H'), points(t)]).toEqual(['b1', 1]);
    go(t, 'c1');
    expect([at(t, 'H'), steps(t)]).toEqual(['c1', []]);
  });

  ruleTest('pays for a diagonal step as for any other [D2-MOVE-08]', (open) => {
    const t = walk(open, { map: room('H..', '...'), figures: { H: hero() } });
    t.choose('action:move');
    expect(steps(t)).toEqual(['a2', 'b1', 'b2']);
    go(t, 'b2');
    expect(points(t)).toBe(3);
  });

  ruleTest(
    'is broken off for another action, and goes on afterwards [D2-MOVE-38, D2-MOVE-39, D2-INTRPT-12, D2-INTRPT-14]',
    (open) => {
      const t = walk(open, {
        map: room('H..', '..M'),
        figures: { H: hero({ weapons: [blade] }), M: strong },
        shown: { blue: '3-2-0', gray: '0' },
      });
      go(t.choose('action:move'), 'b1');
      t.choose('weapon:0').choose('target:M');
      expect(damage(t, 'M')).toBe(2);
      expect(points(t)).toBe(3);
      go(t, 'c1');
      expect([at(t, 'H'), points(t), t.state.acting[0]!.actions]).toEqual(['c1', 2, 0]);
    },
  );

  ruleTest('is broken off before a point is spent [D2-MOVE-40]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero() } });
    t.choose('action:move').choose('action:rest');
    expect(pool(t)).toBe('move 4');
    expect(steps(t)).toEqual(['b1']);
  });

  ruleTest(
    'is broken off by another move action, and both give their points [D2-MOVE-41, D2-LARGE-14]',
    (open) => {
      const t = walk(open, { map: hall('H.........'), figures: { H: hero() } });
      go(t.choose('action:move'), 'b1').choose('action:move');
      expect(pool(t)).toBe('move 3, move 4');
      go(t, 'c1');
      expect(pool(t)).toBe('move 3, move 3');
    },
  );

  ruleTest('is interrupted while another action is resolved [D2-MOVE-43, D2-MOVE-75]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1');
    expect(isWalking(t)).toBe(true);
    t.choose('action:rest');
    expect([isWalking(t), points(t)]).toEqual([false, 3]);
  });

  ruleTest('is interrupted while a point of another source is spent [D2-MOVE-44]', (open) => {
    const t = walk(open, { map: hall('H....'), figures: { H: hero() }, turn: { of: 'H', points: 2 } });
    t.choose('action:move');
    go(t, 'b1+move');
    expect(isWalking(t)).toBe(true);
    go(t, 'c1+gift');
    expect(isWalking(t)).toBe(false);
  });

  ruleTest('goes on with the next point of its own [D2-MOVE-45]', (open) => {
    const t = walk(open, { map: hall('H....'), figures: { H: hero() }, turn: { of: 'H', points: 2 } });
    t.choose('action:move');
    go(t, 'b1+gift');
    expect(isWalking(t)).toBe(false);
    go(t, 'c1+move');
    expect(isWalking(t)).toBe(true);
  });

  ruleTest('without points is over at the first thing that would interrupt it [D2-MOVE-46]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: { H: hero({ speed: 1, conditions: ['bleeding'] }) },
    });
    go(t.choose('action:move'), 'b1');
    expect([pool(t), figure(t, 'H').fatigue]).toEqual(['move 0', 0]);
    t.choose('action:rest');
    expect(pool(t)).toBe('');
    expect(figure(t, 'H').fatigue).toBe(2);
  });

  ruleTest('with points left is not over when something interrupts it [D2-MOVE-50]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: { H: hero({ speed: 2, conditions: ['bleeding'] }) },
    });
    go(t.choose('action:move'), 'b1');
    t.choose('action:rest');
    expect(figure(t, 'H').fatigue).toBe(1);
  });

  ruleTest('is over with the turn, at the latest [D2-MOVE-48]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: { H: hero({ conditions: ['bleeding'] }) },
    });
    go(t.choose('action:move'), 'b1');
    expect(figure(t, 'H').fatigue).toBe(0);
    t.choose('end');
    expect(figure(t, 'H').fatigue).toBe(1);
  });

  ruleTest('is over when an effect says so [D2-MOVE-47]', (open) => {
    const t = walk(open, {
      map: hall('H....'),
      figures: {
        H: hero({ conditions: ['bleeding'], skills: [{ name: 'Halt', when: 'entered', does: 'end move' }] }),
      },
    });
    go(t.choose('action:move'), 'b1');
    expect([steps(t), figure(t, 'H').fatigue]).toEqual([[], 1]);
  });

  ruleTest(
    'takes all points with it when an effect ends it, also those of other sources [D2-MOVE-49]',
    (open) => {
      const t = walk(open, {
        map: hall('H....'),
        figures: { H: hero({ skills: [{ name: 'Halt', when: 'entered', does: 'end move' }] }) },
        turn: { of: 'H', points: 2 },
      });
      t.choose('action:move');
      expect(points(t)).toBe(6);
      go(t, 'b1+move');
      expect(points(t)).toBe(0);
    },
  );
});

describe('movement points', () => {
  ruleTest('that are left when the activation ends are lost [D2-MOVE-27]', (open) => {
    const t = walk(open, {
      map: room('H..', 'A..'),
      figures: { H: hero(), A: hero() },
    });
    t.choose('action:move').choose('end');
    expect(t.state.acting.map(({ figure: id, points: left }) => [id === figure(t, 'H').id, left])).toEqual([
      [false, []],
    ]);
    expect(steps(t)).toEqual([]);
  });

  ruleTest('of all sources are one pool [D2-MOVE-18, D2-MOVE-19]', (open) => {
    const t = walk(open, {
      map: hall('H.....'),
      figures: {
        H: hero({ speed: 1, skills: [{ name: 'Dash', may: true, once: 'turn', does: 'gain 2 points' }] }),
      },
    });
    t.choose('action:move').choose('action:fatigue');
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect(pool(t)).toBe('move 1, fatigue 1, gift 2');
  });

  ruleTest('of several sources are named as they are spent [D2-MOVE-26]', (open) => {
    const t = walk(open, { map: hall('H.....'), figures: { H: hero() }, turn: { of: 'H', points: 1 } });
    expect(steps(t)).toEqual(['b1']);
    t.choose('action:move');
    expect(steps(t)).toEqual(['b1+gift', 'b1+move']);
    go(t, 'b1+gift');
    expect(pool(t)).toBe('move 4');
    expect(steps(t)).toEqual(['a1', 'c1']);
  });

  ruleTest('are spent by a monster in its activation [D2-MOVE-21]', (open) => {
    const t = walk(open, {
      map: hall('M...H'),
      figures: { M: monster(), H: hero() },
      turn: { activating: 'M' },
    });
    go(t.choose('action:move'), 'b1', 'c1');
    expect([at(t, 'M'), points(t)]).toEqual(['c1', 1]);
  });

  ruleTest('that somebody gets in the turn of another are used at once, or lost [D2-MOVE-22]', (open) => {
    const t = walk(open, {
      map: room('HA...', '.....'),
      figures: {
        H: hero(),
        A: hero({ skills: [{ name: 'Follow', when: 'entered', of: 'others', does: 'gain 2 points' }] }),
      },
    });
    go(t.choose('action:move'), 'a2');
    expect(t.offered).toContain('stop');
    expect(t.offered).not.toContain('action:rest');
    go(t, 'c1').choose('stop');
    expect(at(t, 'A')).toBe('c1');
    expect(pool(t)).toBe('move 3');
    expect(t.offered).toContain('action:rest');
  });
});

describe('fatigue for movement', () => {
  ruleTest('gives a point for each fatigue, in the hero’s own turn [D2-MOVE-51, D2-FAT-03]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero() } });
    t.choose('action:fatigue');
    expect([pool(t), figure(t, 'H').fatigue]).toEqual(['fatigue 1', 1]);
    go(t, 'b1');
    expect(at(t, 'H')).toBe('b1');
  });

  ruleTest('is not for monsters [D2-MOVE-51]', (open) => {
    const t = walk(open, {
      map: hall('M...H'),
      figures: { M: monster(), H: hero() },
      turn: { activating: 'M' },
    });
    expect(t.offered).not.toContain('action:fatigue');
  });

  ruleTest('may interrupt a move action [D2-MOVE-52, D2-FAT-04]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero() } });
    go(t.choose('action:move'), 'b1').choose('action:fatigue');
    expect([isWalking(t), pool(t)]).toEqual([false, 'move 3, fatigue 1']);
    go(t, 'c1+fatigue');
    expect(pool(t)).toBe('move 3');
  });

  ruleTest('comes before and after other actions [D2-MOVE-53, D2-FAT-05]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero() } });
    t.choose('action:fatigue').choose('action:rest').choose('action:fatigue').choose('action:rest');
    expect(t.offered).toContain('action:fatigue');
    expect(pool(t)).toBe('fatigue 2');
  });

  ruleTest('is not offered inside an attack [D2-FAT-06]', (open) => {
    const t = walk(open, { map: hall('HM..'), figures: { H: hero({ weapons: [blade] }), M: strong } });
    t.choose('weapon:0');
    expect(t.offered).toEqual(['target:M']);
  });

  ruleTest('nor is there anything else of the turn inside an attack [D2-INTRPT-08, D2-INTRPT-03]', (open) => {
    const skills = [{ name: 'Breath', may: true, does: 'recover 1 fatigue' }];
    const own = hero({ weapons: [blade], fatigue: 1, skills });
    const t = walk(open, { map: hall('HM..'), figures: { H: own, M: strong } });
    expect(t.offered.some((id) => id.startsWith('use:'))).toBe(true);
    t.choose('weapon:0');
    expect(t.offered).toEqual(['target:M']);
  });

  ruleTest('is limited by Stamina alone [D2-MOVE-54]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero({ stamina: 3, speed: 1 }) } });
    t.choose('action:fatigue').choose('action:fatigue').choose('action:fatigue');
    expect(points(t)).toBe(3);
    expect(t.offered).not.toContain('action:fatigue');
  });

  ruleTest('is barred by Immobilized, as is the move action [D2-COND-50, D2-COND-51]', (open) => {
    const t = walk(open, { map: hall('H...'), figures: { H: hero({ conditions: ['immobilized'] }) } });
    expect(t.offered).not.toContain('action:move');
    expect(t.offered).not.toContain('action:fatigue');
  });

  ruleTest(
    'and points that an ability gives to the Immobilized are spent [D2-COND-57, D2-COND-58]',
    (open) => {
      const dash = { name: 'Dash', may: true, once: 'turn', does: 'gain 2 points' };
      const t = walk(open, {
        map: hall('H...'),
        figures: { H: hero({ conditions: ['immobilized'], skills: [dash] }) },
      });
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      expect(points(t)).toBe(2);
      go(t, 'b1');
      expect(at(t, 'H')).toBe('b1');
    },
  );
});
