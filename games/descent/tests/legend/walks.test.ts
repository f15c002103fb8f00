import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { activated, at, damage, hero, room } from './kit.ts';

/** A monster that moves once. */
const once = (speed: number): Record<string, unknown> => ({ speed, passives: ['Shambling'] });

describe('the way of a monster', () => {
  ruleTest('is the cheapest one [D2-MOVE-28]', (open) => {
    const t = activated(open, {
      map: room('H.ww.M', '......'),
      M: once(5),
      list: ['engage closest'],
    });
    t.choose('space:b2');
    const steps = t.logged('d2.log.moves').map(({ args }) => args?.space);
    expect(steps).toEqual(['e2', 'd2', 'c2', 'b2']);
  });

  ruleTest('never leads into a pit [D2-MOVE-30]', (open) => {
    const t = activated(open, { map: room('H.p.M'), M: once(4), list: ['engage closest'] });
    expect(at(t, 'M')).toBe('d1');
  });

  ruleTest('never leads through lava or hazard [D2-MOVE-31, D2-TERR-40]', (open) => {
    const lava = activated(open, { map: room('H.lM.'), M: once(4), list: ['engage closest'] });
    expect([at(lava, 'M'), damage(lava, 'M')]).toEqual(['d1', 0]);
    const hazard = activated(open, { map: room('H.hM.'), M: once(4), list: ['engage closest'] });
    expect([at(hazard, 'M'), damage(hazard, 'M')]).toEqual(['d1', 0]);
  });

  ruleTest('leads through water only where that is cheaper [D2-MOVE-32]', (open) => {
    const t = activated(open, {
      map: room('H.w.M', '.....'),
      M: once(4),
      list: ['engage closest'],
    });
    t.choose('space:b1');
    expect(t.logged('d2.log.moves').map(({ args }) => args?.space)).toEqual(['d2', 'c2', 'b1']);
    const must = activated(open, { map: room('H.w.M'), M: once(4), list: ['engage closest'] });
    expect(at(must, 'M')).toBe('b1');
  });

  ruleTest('leads through sludge only where that is cheaper [D2-MOVE-33]', (open) => {
    const t = activated(open, {
      map: room('H.s.M', '.....'),
      M: once(4),
      list: ['engage closest'],
    });
    t.choose('space:b1');
    expect(t.logged('d2.log.moves').map(({ args }) => args?.space)).toEqual(['d2', 'c2', 'b1']);
  });

  ruleTest('ends on sludge only where it has no choice [D2-MOVE-34]', (open) => {
    const t = activated(open, { map: room('Hs..M', 'Xw..X'), M: once(6), list: ['engage closest'] });
    expect(at(t, 'M')).toBe('b2');
    const must = activated(open, { map: room('Hs..M'), M: once(6), list: ['engage closest'] });
    expect(at(must, 'M')).toBe('b1');
  });

  ruleTest('of equal price is for the players to choose [D2-MOVE-36]', (open) => {
    const t = activated(open, { map: room('H...M', '.....'), M: once(6), list: ['engage closest'] });
    expect(t.offered).toEqual(['space:b1', 'space:b2']);
  });

  ruleTest('ends with the base laid toward the target [D2-MOVE-29]', (open) => {
    const t = activated(open, {
      map: room('H......MM.', '..........'),
      M: { ...once(2), size: 'medium' },
      list: ['engage closest'],
    });
    expect(t.offered.every((id) => /^base:e.-f.$/.test(id))).toBe(true);
  });

  ruleTest('of a large monster may lead over pits where it does not end [D2-TERR-60]', (open) => {
    const t = activated(open, {
      map: room('H...p.MM', 'XXXXXXXX'),
      M: { ...once(4), size: 'medium' },
      list: ['engage closest'],
    });
    expect(['b1', 'c1']).toContain(at(t, 'M'));
  });

  ruleTest('is planned anew when something comes in between [D2-INTRPT-20, D2-INTRPT-23]', (open) => {
    const dodge = {
      name: 'Dodge',
      when: 'entered',
      of: 'anybody',
      may: true,
      once: 'round',
      does: 'move 2 spaces',
    };
    const t = activated(open, {
      map: room('..H...M', '.......'),
      figures: { H: hero({ health: 30, defence: [], skills: [dodge] }) },
      M: once(4),
      list: ['engage closest'],
    });
    t.choose('space:d1');
    t.choose(t.offered.find((id) => id.startsWith('use:'))!, 'step:b1', 'step:a1');
    expect(t.offered).toEqual(['space:c1', 'space:c2']);
  });
});

describe('a monster in a pit', () => {
  ruleTest(
    'climbs out with its next action, to the closest space without a pit [D2-TERR-61, D2-TERR-62]',
    (open) => {
      const t = activated(open, {
        map: room('H.....M', 'XXXXX.p').replace('.   M', '.  pM'),
        list: ['engage closest'],
        M: { speed: 1 },
      });
      expect(t.logged('d2.log.placed').map(({ args }) => args?.space)).toEqual(['f1']);
      expect(at(t, 'M')).toBe('e1');
    },
  );
});
