import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { figure } from '../table.ts';
import { attack, damage, duel, fight, hall, room, surges, targets, weapons } from './kit.ts';

const bomb = (more = {}) => ({
  weapons: [{ name: 'Bomb', attack: 'ranged', dice: ['blue', 'red'], ...more }],
});
const flail = { passives: ['Flail'], dice: ['red'], health: 20 };

describe('who is affected', () => {
  ruleTest('what surges add counts for all of them [D2-COMBAT-30]', (open) => {
    const t = fight(open, {
      map: room('H..MN'),
      figures: {
        H: hero(bomb({ blast: true, surges: ['+2 damage'] })),
        M: monster({ health: 20 }),
        N: monster({ health: 20 }),
      },
      shown: { blue: '6-1-1', red: '0-1-0', gray: '0 1' },
    });
    attack(t, 'target:M', 'surge:own:0', ['figure:M', 'figure:N']);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([4, 3]);
  });

  ruleTest(
    'innate Blast affects from step 1, and a target in it once [D2-BLAST-07, D2-AFFECT-10, D2-AFFECT-11]',
    (open) => {
      const t = fight(open, {
        map: room('AMB'),
        figures: { A: hero(), B: hero(), M: monster({ ...flail, blast: true }) },
        turn: { activating: 'M' },
        shown: { red: '0-2-0', gray: '0 0 0' },
      });
      t.choose(weapons(t)[0]!).choose('target:A').choose('target:B');
      const order = t.offered;
      expect(new Set(order)).toEqual(new Set(['figure:A', 'figure:B', 'figure:M']));
      t.choose(order as unknown as string);
      expect(['A', 'B', 'M'].map((one) => damage(t, one))).toEqual([2, 2, 2]);
    },
  );

  ruleTest('with several targets, figures beside each of them, once [D2-BLAST-05, D2-BLAST-06]', (open) => {
    const t = fight(open, {
      map: room('CAM', '.B.', 'D..'),
      figures: { A: hero(), B: hero(), C: hero(), D: hero(), M: monster({ ...flail, blast: true }) },
      turn: { activating: 'M' },
      shown: { red: '0-2-0', gray: '0 0 0 0 0' },
    });
    t.choose(weapons(t)[0]!).choose('target:A').choose('target:B');
    t.choose(t.offered as unknown as string);
    expect(['A', 'B', 'C', 'D', 'M'].map((one) => damage(t, one))).toEqual([2, 2, 2, 2, 2]);
  });

  ruleTest('no figure is targeted twice [D2-TARGET-06]', (open) => {
    const t = fight(open, {
      map: room('AMB'),
      figures: { A: hero(), B: hero(), M: monster(flail) },
      turn: { activating: 'M' },
      shown: { red: '0-2-0', gray: '0' },
    });
    attack(t, 'target:A');
    expect(targets(t)).toEqual(['target:B']);
    t.choose('no-more-targets');
    expect([damage(t, 'A'), damage(t, 'B')]).toEqual([2, 0]);
  });

  ruleTest('the player whose turn it is says who is dealt damage first [D2-COMBAT-41]', (open) => {
    const t = fight(open, {
      map: room('H..MN'),
      figures: { H: hero(bomb({ blast: true })), M: monster({ health: 20 }), N: monster({ health: 20 }) },
      shown: { blue: '5-1-0', red: '0-1-0', gray: '0 0' },
    });
    attack(t, 'target:M');
    expect(t.asked).toBe(1);
    t.choose(['figure:N', 'figure:M'] as unknown as string);
    expect(t.logged('d2.log.dealt').map(({ args }) => args?.figure)).toEqual(['N', 'M']);
  });

  ruleTest(
    'fatigue recovered by a surge can pay for something in the same attack [D2-COMBAT-36, D2-SURGE-12]',
    (open) => {
      const skills = [
        {
          name: 'Spite',
          when: 'attack resolved',
          does: 'that figure recovers 1 damage',
          may: true,
          fatigue: 1,
        },
      ];
      const own = { skills, fatigue: 4, damage: 3 };
      const t = attack(duel(open, { dice: ['red'] }, { red: '0-3-1', gray: '0' }, { own }), 'target:M');
      expect(surges(t)).toEqual(['surge:fatigue']);
      t.choose('surge:fatigue');
      expect(t.offered.some((id) => id.startsWith('use:'))).toBe(true);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      expect(figure(t, 'H').damage).toBe(2);
    },
  );
});

describe('where an attack goes', () => {
  const bow = { weapons: [{ name: 'Bow', attack: 'ranged', dice: ['blue'] }] };

  ruleTest(
    'not at a neighbour behind overgrowth, but through a portcullis [D2-DOOR-29, D2-DOOR-36]',
    (open) => {
      const beyond = (edge: string) => `
/   a   b
  +---+---+
1 | H ${edge} M |
  +---+---+`;
      const grown = duel(open, { dice: ['red'] }, {}, { map: beyond('G') });
      expect(weapons(grown)).toEqual([]);
      const barred = duel(open, { dice: ['red'] }, { red: '0-3-0', gray: '0' }, { map: beyond('P') });
      attack(barred, 'target:M');
      expect(damage(barred, 'M')).toBe(3);
    },
  );

  ruleTest('range from abilities counts with what the dice show [D2-RANGE-04]', (open) => {
    const skills = [{ name: 'Aim', when: 'after rolling', does: '+2 range' }];
    const t = fight(open, {
      map: hall('H....M....'),
      figures: { H: hero({ ...bow, skills }), M: monster({ health: 20 }) },
      shown: { blue: '3-2-0', gray: '0' },
    });
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(2);
  });
});
