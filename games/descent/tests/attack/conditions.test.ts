import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { has } from '../table.ts';
import { attack, damage, duel, fight, hall, room, surges } from './kit.ts';

describe('conditions in an attack', () => {
  ruleTest('whoever is Doomed can spend a surge to be so no longer [D2-COND-46]', (open) => {
    const t = duel(open, { dice: ['red'] }, { red: '0-3-1', gray: '0' }, { own: { conditions: ['doomed'] } });
    attack(t, 'target:M');
    expect(surges(t)).toContain('surge:doomed');
    t.choose('surge:doomed');
    expect(has(t, 'H', 'doomed')).toBe(false);
    const free = duel(
      open,
      { dice: ['red'] },
      { red: '0-3-1', gray: '0' },
      { foe: { conditions: ['doomed'] } },
    );
    attack(free, 'target:M');
    expect(surges(free)).not.toContain('surge:doomed');
  });

  ruleTest(
    'whoever is Terrified spends no surge, not for fatigue either [D2-COND-72, D2-COND-76]',
    (open) => {
      const weapon = { dice: ['red'], surges: ['+1 damage'] };
      const t = duel(open, weapon, { red: '0-3-1', gray: '0' }, { own: { conditions: ['terrified'] } });
      attack(t, 'target:M');
      expect(surges(t)).toEqual([]);
      expect(damage(t, 'M')).toBe(3);
    },
  );

  ruleTest('nor for range [D2-COND-76]', (open) => {
    const weapon = { attack: 'ranged', dice: ['red'], surges: ['+3 range'] };
    const own = { conditions: ['terrified'] };
    const t = duel(open, weapon, { red: '0-3-1', gray: '0' }, { own, map: hall('H..M......') });
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(0);
  });

  ruleTest('an attack roll of one who is Weakened loses 1 damage [D2-COND-78]', (open) => {
    const t = duel(
      open,
      { dice: ['red'] },
      { red: '0-3-0', gray: '0' },
      { own: { conditions: ['weakened'] } },
    );
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('a defence roll of one who is Weakened loses 1 shield [D2-COND-77]', (open) => {
    const t = duel(
      open,
      { dice: ['red'] },
      { red: '0-3-0', gray: '2' },
      { foe: { conditions: ['weakened'] } },
    );
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('and never falls below none [D2-COND-82]', (open) => {
    const t = duel(
      open,
      { dice: ['red'] },
      { red: '0-3-0', gray: '0' },
      { foe: { conditions: ['weakened'] } },
    );
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(3);
  });

  ruleTest(
    'a condition goes to everybody whom the attack affects and deals damage [D2-COND-03, D2-AFFECT-08, D2-BLAST-12]',
    (open) => {
      const bomb = { name: 'Bomb', attack: 'ranged', dice: ['blue'], blast: true, surges: ['Poison'] };
      const t = fight(open, {
        map: room('H..MN'),
        figures: { H: hero({ weapons: [bomb] }), M: monster({ health: 9 }), N: monster({ health: 9 }) },
        shown: { blue: '6-1-1', gray: '0 0' },
      });
      attack(t, 'target:M', 'surge:own:0', ['figure:M', 'figure:N']);
      expect([has(t, 'M', 'poisoned'), has(t, 'N', 'poisoned')]).toEqual([true, true]);
    },
  );
});

describe('Weakened and Pierce', () => {
  const struck = (open: OpenPlaytest, gray: string, when: string) => {
    const skills = [{ name: 'Ward', when, of: 'anybody', does: '+1 shield' }];
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: hero({ skills, conditions: ['weakened'] }), M: monster({ dice: ['red'], pierce: 2 }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-0', gray },
    });
    return damage(attack(t, 'target:H'), 'H');
  };

  ruleTest(
    'the shield goes from the whole result, and Pierce counts what the dice show [D2-COND-85]',
    (open) => {
      expect(struck(open, '1', 'after rolling')).toBe(3);
      expect(struck(open, '0', 'before rolling')).toBe(3);
      expect(struck(open, '2', 'before rolling')).toBe(3);
      expect(struck(open, '3', 'before rolling')).toBe(2);
    },
  );
});
