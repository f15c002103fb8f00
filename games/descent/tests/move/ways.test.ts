import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { at, figure, go, hall, points, room, steps, walk } from './kit.ts';

describe('a step', () => {
  ruleTest('leads through friends and on [D2-MOVE-02, D2-FIG-06, D2-BLOCK-03]', (open) => {
    const t = walk(open, { map: hall('HA..'), figures: { H: hero(), A: hero() } });
    t.choose('action:move');
    expect(steps(t)).toEqual(['b1']);
    go(t, 'b1', 'c1');
    expect(at(t, 'H')).toBe('c1');
  });

  ruleTest('never leads into a space with an enemy [D2-MOVE-03, D2-FIG-05]', (open) => {
    const t = walk(open, { map: room('HM', '..'), figures: { H: hero(), M: monster() } });
    t.choose('action:move');
    expect(steps(t)).toEqual(['a2', 'b2']);
  });

  ruleTest('never leads into an obstacle [D2-MOVE-03]', (open) => {
    const t = walk(open, { map: room('HX', '..'), figures: { H: hero() } });
    t.choose('action:move');
    expect(steps(t)).toEqual(['a2', 'b2']);
  });

  ruleTest(
    'does not lead to a friend from where no point leads on [D2-MOVE-04, D2-FIG-08, D2-BLOCK-04]',
    (open) => {
      const t = walk(open, { map: hall('HA..'), figures: { H: hero({ speed: 1 }), A: hero() } });
      t.choose('action:move');
      expect(steps(t)).toEqual([]);
      t.choose('action:move');
      expect(steps(t)).toEqual(['b1']);
    },
  );

  ruleTest(
    'into a friend’s space is followed by another, and by nothing else [D2-FIG-07, D2-INTRPT-04]',
    (open) => {
      const t = walk(open, {
        map: room('HA..', '.M..'),
        figures: { H: hero({ weapons: [{ name: 'Blade', dice: ['blue'] }] }), A: hero(), M: monster() },
      });
      go(t.choose('action:move'), 'b1');
      expect(t.offered.every((id) => id.startsWith('step:'))).toBe(true);
      go(t, 'c1');
      expect(t.offered).toContain('action:rest');
      expect(t.offered).toContain('end');
    },
  );

  ruleTest('is decided by the player whose figure it is [D2-MOVE-05]', (open) => {
    const t = walk(open, {
      map: hall('M..H'),
      figures: { H: hero(), M: monster() },
      turn: { activating: 'M' },
    });
    t.choose('action:move');
    expect(t.asked).toBe(t.state.overlord);
    expect(steps(t)).toEqual(['b1']);
  });

  ruleTest('of a hero leads through figures that are treated as heroes [D2-FIG-11]', (open) => {
    const t = walk(open, { map: hall('HA..'), figures: { H: hero(), A: { figure: { 'as hero': true } } } });
    t.choose('action:move');
    expect(steps(t)).toEqual(['b1']);
  });

  ruleTest('of a monster leads through monsters [D2-FIG-12]', (open) => {
    const t = walk(open, {
      map: hall('MN.H'),
      figures: { H: hero(), M: monster(), N: monster() },
      turn: { activating: 'M' },
    });
    t.choose('action:move');
    expect(steps(t)).toEqual(['b1']);
  });

  ruleTest('leaves one space and enters the next [D2-MOVE-09, D2-MOVE-10]', (open) => {
    const t = walk(open, {
      map: hall('H...'),
      figures: {
        H: hero({
          skills: [
            { name: 'Going', when: 'leaving', does: 'suffer 1 damage' },
            { name: 'Coming', when: 'entered', does: 'suffer 1 fatigue' },
          ],
        }),
      },
    });
    go(t.choose('action:move'), 'b1');
    expect([figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([1, 1]);
  });
});

describe('Web', () => {
  ruleTest('takes 1 fatigue from a hero who moves out of a space beside it [D2-FABIL-99]', (open) => {
    const t = walk(open, {
      map: room('...H', '..M.'),
      figures: { H: hero(), M: monster({ passives: ['Web'] }) },
    });
    go(t.choose('action:move'), 'c1', 'b1', 'a1');
    expect(figure(t, 'H').fatigue).toBe(3);
    go(t, 'a2');
    expect(figure(t, 'H').fatigue).toBe(3);
  });

  ruleTest('takes nothing from monsters [D2-FABIL-99]', (open) => {
    const t = walk(open, {
      map: room('N..H', 'M...'),
      figures: { H: hero(), M: monster({ passives: ['Web'] }), N: monster() },
      turn: { activating: 'N' },
    });
    go(t.choose('action:move'), 'b1');
    expect(figure(t, 'N').damage).toBe(0);
  });

  ruleTest('takes damage from a hero with fatigue at Stamina [D2-FABIL-100]', (open) => {
    const t = walk(open, {
      map: room('H...', 'M...'),
      figures: { H: hero({ fatigue: 4 }), M: monster({ passives: ['Web'] }) },
    });
    go(t.choose('action:move'), 'b1');
    expect([figure(t, 'H').fatigue, figure(t, 'H').damage]).toEqual([4, 1]);
  });

  ruleTest('knocks a hero out in the space that he was about to leave [D2-FABIL-103]', (open) => {
    const t = walk(open, {
      map: room('H...', 'M..A'),
      figures: { H: hero({ fatigue: 4, damage: 11 }), A: hero(), M: monster({ passives: ['Web'] }) },
    });
    go(t.choose('action:move'), 'b1');
    expect(figure(t, 'H').zone).toBe('away');
    expect(at(t, 'H')).toBe('a1');
    expect(points(t)).toBe(0);
  });
});
