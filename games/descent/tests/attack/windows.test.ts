import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { attack, damage, duel, fight, hall, room, surges } from './kit.ts';

const blade = { weapons: [{ name: 'Blade', dice: ['red'] }] };
const use = (t: { readonly offered: string[] }): string => t.offered.find((id) => id.startsWith('use:'))!;

describe('abilities in an attack', () => {
  ruleTest('before rolling, dice are added to the pool [D2-COMBAT-16]', (open) => {
    const skills = [{ name: 'Fury', when: 'before rolling', does: 'add 1 green die', may: true }];
    const t = fight(open, {
      map: hall('HM........'),
      figures: { H: hero({ ...blade, skills }), M: monster({ health: 20 }) },
      shown: { red: '0-2-0', green: '0-1-0', gray: '0' },
    });
    attack(t, 'target:M');
    t.choose(use(t));
    expect(damage(t, 'M')).toBe(3);
  });

  ruleTest('after rolling, before an X counts: the die can be rerolled [D2-COMBAT-17]', (open) => {
    const skills = [{ name: 'Luck', when: 'after rolling', does: 'reroll 1 die', may: true }];
    const t = duel(open, { dice: ['blue'] }, { blue: 'X 3-2-0', gray: '0' }, { own: { skills } });
    attack(t, 'target:M');
    t.choose(use(t));
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('additions outlast a reroll [D2-MOD-14]', (open) => {
    const skills = [
      { name: 'Might', when: 'after rolling', does: '+1 damage', may: true },
      { name: 'Luck', when: 'after rolling', does: 'reroll 1 die', may: true },
    ];
    const t = duel(open, { dice: ['red'] }, { red: '0-1-0 0-3-0', gray: '0' }, { own: { skills } });
    attack(t, 'target:M');
    t.choose(use(t)).choose(use(t));
    expect(damage(t, 'M')).toBe(4);
  });

  ruleTest('damage that abilities add counts in the attack result [D2-COMBAT-31, D2-BARE-04]', (open) => {
    const skills = [{ name: 'Might', when: 'after rolling', does: '+2 damage' }];
    const t = duel(
      open,
      { attack: 'ranged', dice: ['blue'] },
      { blue: '5-1-0', gray: '1' },
      { own: { skills } },
    );
    t.choose('weapon:0').choose('target:M');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest(
    'shields that abilities add count in the defence, and are not pierced [D2-COMBAT-32, D2-PIERCE-04]',
    (open) => {
      const skills = [{ name: 'Ward', when: 'after rolling', does: '+1 shield', of: 'anybody' }];
      const t = fight(open, {
        map: hall('HM........'),
        figures: { H: hero({ skills }), M: monster({ dice: ['red'], surges: ['Pierce 2'] }) },
        turn: { activating: 'M' },
        shown: { red: '0-3-1', gray: '1' },
      });
      attack(t, 'target:H', 'surge:own:0');
      expect(damage(t, 'H')).toBe(2);
    },
  );

  ruleTest('a figure that takes a target’s place is struck in its stead', (open) => {
    const skills = [{ name: 'Defend', when: 'attack affects', does: 'stand in', may: true, of: 'others' }];
    const t = fight(open, {
      map: room('HMA'),
      figures: { H: hero(), A: hero({ skills }), M: monster({ dice: ['red'] }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-0', gray: '1' },
    });
    attack(t, 'target:H');
    t.choose(use(t));
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([0, 2]);
  });

  ruleTest(
    'one who is affected already is then affected twice, and defends each time [D2-TARGET-07, D2-TARGET-08]',
    (open) => {
      const skills = [{ name: 'Defend', when: 'attack affects', does: 'stand in', may: true, of: 'others' }];
      const t = fight(open, {
        map: room('HMA'),
        figures: { H: hero(), A: hero({ skills }), M: monster({ dice: ['red'], passives: ['Flail'] }) },
        turn: { activating: 'M' },
        shown: { red: '0-3-0', gray: '1 0' },
      });
      attack(t, 'target:H', 'target:A');
      t.choose(use(t));
      expect([damage(t, 'H'), damage(t, 'A')]).toEqual([0, 5]);
    },
  );

  ruleTest('an attacker who falls in the middle ends the attack there [D2-ATTACK-04]', (open) => {
    const skills = [
      { name: 'Thorns', when: 'after rolling', does: 'that figure suffers 9 damage', of: 'anybody' },
    ];
    const t = fight(open, {
      map: hall('HM........'),
      figures: { H: hero({ skills }), M: monster({ dice: ['red'] }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-1', gray: '0' },
    });
    attack(t, 'target:H');
    expect(damage(t, 'H')).toBe(0);
    expect(t.state.attacks).toEqual([]);
    expect(t.logged('d2.log.missed')).toEqual([]);
  });
});

describe('passives of monsters in an attack', () => {
  const beside = (more: object) => ({
    map: room('HM.', '.N.'),
    figures: { H: hero(blade), M: monster({ health: 20 }), N: monster({ passives: ['Shadow'] }) },
    ...more,
  });

  ruleTest(
    'Shadow: a hero beside it must spend a surge before all others, or miss [D2-FABIL-76, D2-FABIL-77, D2-FABIL-78, D2-MISS-03]',
    (open) => {
      const t = fight(open, beside({ shown: { red: '0-3-1', gray: '0' } }));
      attack(t, 'target:M');
      expect(t.offered).toEqual(['surge:demand:Shadow', 'let-it-miss']);
      t.choose('surge:demand:Shadow');
      expect(damage(t, 'M')).toBe(3);
      const none = fight(open, beside({ shown: { red: '0-3-0', gray: '0' } }));
      attack(none, 'target:M');
      expect(damage(none, 'M')).toBe(0);
    },
  );

  ruleTest('two with Shadow ask for one surge [D2-FABIL-79]', (open) => {
    const t = fight(open, {
      map: room('NM', 'H.'),
      figures: {
        H: hero(blade),
        M: monster({ health: 20, passives: ['Shadow'] }),
        N: monster({ passives: ['Shadow'] }),
      },
      shown: { red: '0-3-1', gray: '0' },
    });
    attack(t, 'target:M', 'surge:demand:Shadow');
    expect(damage(t, 'M')).toBe(3);
  });

  ruleTest('Cowardly: no surges without a master near', (open) => {
    const goblin = (master: boolean) => ({
      map: room('HM.N'),
      figures: {
        H: hero(),
        M: monster({ passives: ['Cowardly'], surges: ['+1 damage'] }),
        N: monster({ rank: master ? 'master' : 'minion' }),
      },
      turn: { activating: 'M' },
      shown: { blue: '2-2-1', red: '0-1-0', gray: '0' },
    });
    expect(surges(attack(fight(open, goblin(false)), 'target:H'))).toEqual([]);
    expect(surges(attack(fight(open, goblin(true)), 'target:H'))).toEqual(['surge:own:0']);
  });

  ruleTest('Night Stalker: a brown die more against a hero who is not beside it', (open) => {
    const shot = { weapons: [{ name: 'Bow', attack: 'ranged', dice: ['blue'] }] };
    const t = fight(open, {
      map: hall('H.M.......'),
      figures: { H: hero(shot), M: monster({ health: 20, passives: ['Night Stalker'] }) },
      shown: { blue: '3-2-0', gray: '0', brown: '2' },
    });
    attack(t, 'target:M');
    t.choose(use(t));
    expect(damage(t, 'M')).toBe(0);
  });

  ruleTest(
    'Fire Breath: a path of four spaces from the target, each figure on it once [D2-FABIL-24, D2-EXCOMBAT-12]',
    (open) => {
      const t = fight(open, {
        map: room('M.A.', '..CB'),
        figures: {
          M: monster({ attack: 'ranged', dice: ['blue'], surges: ['Fire Breath'] }),
          A: hero(),
          B: hero(),
          C: hero(),
        },
        turn: { activating: 'M' },
        shown: { blue: '2-2-1', gray: '0 0 0' },
      });
      attack(t, 'target:A', 'surge:own:0', 'space:d1', 'space:d2', 'space:c2', [
        'figure:A',
        'figure:B',
        'figure:C',
      ]);
      expect(['A', 'B', 'C'].map((one) => damage(t, one))).toEqual([2, 2, 2]);
    },
  );

  const breath = (open: OpenPlaytest, map: string) =>
    fight(open, {
      map,
      figures: {
        M: monster({ attack: 'ranged', dice: ['blue'], surges: ['Fire Breath'] }),
        A: hero(),
        B: hero(),
      },
      turn: { activating: 'M' },
      shown: { blue: '2-2-1', gray: '0 0' },
    });

  ruleTest(
    'the path of Fire Breath is counted and may bend, but not through a wall [D2-FABIL-25]',
    (open) => {
      const t = breath(
        open,
        `
/   a   b   c
  +---+---+---+
1 | M   .   A |
  +   +   +---+
2 | .   .   B |
  +---+---+---+`,
      );
      attack(t, 'target:A', 'surge:own:0');
      const next = t.offered.filter((id) => id.startsWith('space:'));
      expect([next.includes('space:c2'), next.includes('space:b2')]).toEqual([false, true]);
      t.choose('space:b2', 'space:c2', 'space:b2', ['figure:A', 'figure:B']);
      expect(['A', 'B'].map((one) => damage(t, one))).toEqual([2, 2]);
    },
  );

  ruleTest('it may come back to a space, whose figure is affected once [D2-FABIL-26]', (open) => {
    const t = breath(open, room('M.A.', '...B'));
    attack(t, 'target:A', 'surge:own:0', 'space:d2', 'space:d1', 'space:d2', ['figure:A', 'figure:B']);
    expect(['A', 'B'].map((one) => damage(t, one))).toEqual([2, 2]);
  });
});

describe('elevation', () => {
  const ledge = `
/   a   b
  +---+---+
1 | H E M |
  +---+---+`;

  ruleTest('a Melee attack across it meets one black die more [D2-TERR-22, D2-TERR-27]', (open) => {
    const t = duel(open, { dice: ['red'] }, { red: '0-3-0', gray: '0', black: '2' }, { map: ledge });
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(1);
  });

  ruleTest('not with Reach [D2-TERR-23]', (open) => {
    const t = duel(open, { dice: ['red'], reach: 2 }, { red: '0-3-0', gray: '0' }, { map: ledge });
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(3);
  });
});
