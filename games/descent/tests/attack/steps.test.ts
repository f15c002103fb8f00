import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { attack, damage, duel, fight, figure, hall, room, surges } from './kit.ts';

/** What surges cannot be spent on, and the line that says so. */
const closed = (t: ReturnType<typeof duel>) => t.closed.map(({ id, rule }) => [id, rule]);

const bow = { attack: 'ranged', dice: ['blue', 'yellow'] };
const axe = { dice: ['blue', 'red'] };

describe('rolling', () => {
  ruleTest(
    'damage dealt is the attack result less the defence result [D2-COMBAT-38, D2-COMBAT-19, D2-COMBAT-20, D2-COMBAT-37]',
    (open) => {
      const t = attack(duel(open, axe, { blue: '3-2-0', red: '0-3-0', gray: '2' }), 'target:M');
      expect(damage(t, 'M')).toBe(3);
    },
  );

  ruleTest('never below nothing, which is no miss [D2-COMBAT-39, D2-COMBAT-40, D2-MISS-05]', (open) => {
    const t = attack(duel(open, { dice: ['blue'] }, { blue: '5-1-0', gray: '3' }), 'target:M');
    expect(damage(t, 'M')).toBe(0);
    expect(t.logged('d2.log.missed')).toEqual([]);
    expect(t.logged('d2.log.dealt')).toHaveLength(1);
  });

  ruleTest(
    'an X misses, and nothing more is done [D2-COMBAT-21, D2-MISS-01, D2-COMBAT-22, D2-MISS-04]',
    (open) => {
      const t = attack(
        duel(open, { ...axe, surges: ['+2 damage'] }, { blue: 'X', red: '0-3-1', gray: '0' }),
        'target:M',
      );
      expect(t.logged('d2.log.missed')).toHaveLength(1);
      expect(t.logged('d2.log.dealt')).toEqual([]);
      expect(surges(t)).toEqual([]);
      expect(damage(t, 'M')).toBe(0);
    },
  );

  ruleTest('the surges of an attack that misses are lost [D2-SURGE-09]', (open) => {
    const own = { fatigue: 2 };
    const t = attack(duel(open, axe, { blue: 'X', red: '0-3-1', gray: '0' }, { own }), 'target:M');
    expect(figure(t, 'H').fatigue).toBe(2);
    expect(surges(t)).toEqual([]);
  });

  ruleTest(
    'each figure that is affected rolls on its own against one attack roll [D2-COMBAT-15, D2-BLAST-10, D2-BLAST-11, D2-AFFECT-09]',
    (open) => {
      const t = fight(open, {
        map: room('HMN'),
        figures: {
          H: hero({
            weapons: [{ name: 'Bomb', attack: 'ranged', dice: ['blue'], blast: true }],
            defence: ['brown'],
          }),
          M: monster({ health: 20 }),
          N: monster({ health: 20, defence: ['black'] }),
        },
        shown: { blue: '3-2-0', gray: '1', black: '0', brown: '1' },
      });
      attack(t, 'target:M', ['figure:M', 'figure:N', 'figure:H']);
      expect([damage(t, 'M'), damage(t, 'N'), damage(t, 'H')]).toEqual([1, 2, 1]);
    },
  );
});

describe('range', () => {
  const far = { map: hall('H...M.....') };

  ruleTest('enough when it is equal to the distance [D2-ATTACK-19, D2-ATTACK-16, D2-RANGE-03]', (open) => {
    const t = attack(duel(open, bow, { blue: '3-2-0', yellow: '1-1-0', gray: '0' }, far), 'target:M');
    expect(damage(t, 'M')).toBe(3);
  });

  ruleTest(
    'too short is a miss, and steps 4 and 5 do not happen [D2-ATTACK-18, D2-COMBAT-25, D2-MISS-02]',
    (open) => {
      const t = attack(duel(open, bow, { blue: '3-2-0', yellow: '0-2-1', gray: '0' }, far), 'target:M');
      expect(damage(t, 'M')).toBe(0);
      expect(t.logged('d2.log.missed')).toHaveLength(1);
      expect(surges(t)).toEqual([]);
    },
  );

  ruleTest('a Melee attack needs none [D2-ATTACK-11, D2-REACH-07]', (open) => {
    const t = attack(
      duel(open, { dice: ['red'], reach: 2 }, { red: '0-2-0', gray: '0' }, { map: hall('H.M.......') }),
      'target:M',
    );
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('a Ranged attack on a neighbour needs 1 [D2-ATTACK-20]', (open) => {
    const short = attack(
      duel(open, { attack: 'ranged', dice: ['red'] }, { red: '0-2-0', gray: '0' }),
      'target:M',
    );
    expect(damage(short, 'M')).toBe(0);
    const enough = attack(
      duel(open, { attack: 'ranged', dice: ['green'] }, { green: '1-1-0', gray: '0' }),
      'target:M',
    );
    expect(damage(enough, 'M')).toBe(1);
  });

  ruleTest(
    'surges may raise it in step 3, and no others can be used then [D2-COMBAT-23, D2-COMBAT-24, D2-SURGE-04]',
    (open) => {
      const weapon = { ...bow, surges: ['+1 damage', '+2 range'] };
      const t = attack(duel(open, weapon, { blue: '2-2-1', yellow: '0-2-1', gray: '0' }, far), 'target:M');
      expect(t.offered).toEqual(['surge:own:1', 'let-it-miss']);
      expect(closed(t)).toContainEqual(['surge:own:0', 'D2-COMBAT-24']);
      t.choose('surge:own:1');
      expect(t.offered).toContain('surge:own:0');
      t.choose('no-more-surges');
      expect(damage(t, 'M')).toBe(4);
    },
  );

  ruleTest('an attacker may let it miss', (open) => {
    const weapon = { ...bow, surges: ['+2 range'] };
    const t = attack(
      duel(open, weapon, { blue: '2-2-1', yellow: '0-2-1', gray: '0' }, far),
      'target:M',
      'let-it-miss',
    );
    expect(damage(t, 'M')).toBe(0);
  });

  ruleTest('nobody is asked about surges that bring too little range', (open) => {
    const shot = (surge: string) =>
      attack(
        duel(open, { ...bow, surges: [surge] }, { blue: '2-2-1', yellow: '0-2-1', gray: '0' }, far),
        'target:M',
      );
    expect(shot('+2 range').offered).toEqual(['surge:own:0', 'let-it-miss']);
    expect(shot('+1 range').offered).not.toContain('let-it-miss');
    expect(damage(shot('+1 range'), 'M')).toBe(0);
  });
});

describe('surges', () => {
  const blow = (surge: readonly string[]) => ({ dice: ['blue', 'red'], surges: surge });
  const twice = { blue: '2-2-1', red: '0-3-1', gray: '0' };

  ruleTest(
    'are spent in any order, each ability once [D2-COMBAT-26, D2-SURGE-05, D2-COMBAT-28, D2-SURGE-06]',
    (open) => {
      const t = attack(duel(open, blow(['+1 damage', 'Pierce 1']), twice), 'target:M');
      expect(surges(t)).toEqual(['surge:own:0', 'surge:own:1', 'surge:fatigue']);
      t.choose('surge:own:1');
      expect(surges(t)).toEqual(['surge:own:0', 'surge:fatigue']);
      expect(closed(t)).toEqual([['surge:own:1', 'D2-COMBAT-28']]);
      t.choose('surge:own:0');
      expect(damage(t, 'M')).toBe(6);
    },
  );

  ruleTest('each surge pays once [D2-COMBAT-27, D2-SURGE-08]', (open) => {
    const t = attack(
      duel(open, blow(['+1 damage', '+2 damage']), { blue: '2-2-1', red: '0-2-0', gray: '0' }),
      'target:M',
    );
    t.choose('surge:own:1');
    expect(surges(t)).toEqual([]);
    expect(damage(t, 'M')).toBe(6);
  });

  ruleTest('two abilities with one effect are two [D2-COMBAT-29]', (open) => {
    const t = attack(duel(open, blow(['+1 damage', '+1 damage']), twice), 'target:M');
    t.choose('surge:own:0').choose('surge:own:1');
    expect(damage(t, 'M')).toBe(7);
  });

  ruleTest('one that costs two needs two [D2-SURGE-02]', (open) => {
    const t = attack(
      duel(open, blow(['2: +3 damage']), { blue: '2-2-1', red: '0-2-0', gray: '0' }),
      'target:M',
    );
    expect(surges(t)).toEqual(['surge:fatigue']);
    expect(closed(t)).toEqual([['surge:own:0', 'D2-SURGE-02']]);
    t.choose('no-more-surges');
    const both = attack(duel(open, blow(['2: +3 damage']), twice), 'target:M', 'surge:own:0');
    expect(damage(both, 'M')).toBe(8);
    expect(surges(both)).toEqual([]);
  });

  ruleTest('an ability that lists several things gives them all [D2-SURGE-07]', (open) => {
    const t = attack(
      duel(open, blow(['+1 damage, Pierce 2']), { blue: '2-2-1', red: '0-2-0', gray: '2' }),
      'target:M',
    );
    t.choose('surge:own:0');
    expect(damage(t, 'M')).toBe(5);
  });

  ruleTest(
    'a hero may recover 1 fatigue with one, once in each attack [D2-COMBAT-35, D2-SURGE-10]',
    (open) => {
      const t = attack(duel(open, blow([]), twice, { own: { fatigue: 3 } }), 'target:M', 'surge:fatigue');
      expect(figure(t, 'H').fatigue).toBe(2);
      expect(surges(t)).toEqual([]);
    },
  );

  ruleTest('also with no fatigue to recover [D2-SURGE-11]', (open) => {
    const t = attack(duel(open, blow([]), twice), 'target:M');
    expect(surges(t)).toEqual(['surge:fatigue']);
  });

  ruleTest(
    'a monster recovers none with them; whoever decides for the attacker spends them [D2-SURGE-14]',
    (open) => {
      const t = fight(open, {
        map: hall('HM........'),
        figures: { H: hero(), M: monster({ surges: ['+1 damage'] }) },
        turn: { activating: 'M' },
        shown: { blue: '2-2-1', red: '0-3-1', gray: '0' },
      });
      attack(t, 'target:H');
      expect(t.asked).toBe(t.state.overlord);
      expect(surges(t)).toEqual(['surge:own:0']);
    },
  );

  ruleTest('Mend is recovered by the attacker at once', (open) => {
    const t = fight(open, {
      map: hall('HM........'),
      figures: { H: hero(), M: monster({ surges: ['Mend 2'], damage: 3 }) },
      turn: { activating: 'M' },
      shown: { blue: '2-2-1', red: '0-3-0', gray: '0' },
    });
    attack(t, 'target:H', 'surge:own:0');
    expect(damage(t, 'M')).toBe(1);
  });
});

describe('Pierce', () => {
  ruleTest('disregards as many shields [D2-PIERCE-01, D2-FABIL-55]', (open) => {
    const t = attack(duel(open, { dice: ['red'], pierce: 1 }, { red: '0-3-0', gray: '2' }), 'target:M');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('beyond the shields it does nothing [D2-PIERCE-02, D2-FABIL-56]', (open) => {
    const t = attack(duel(open, { dice: ['red'], pierce: 3 }, { red: '0-3-0', gray: '1' }), 'target:M');
    expect(damage(t, 'M')).toBe(3);
  });

  ruleTest('that of the weapon and that of surges add up [D2-PIERCE-03, D2-FABIL-57]', (open) => {
    const weapon = { dice: ['red'], pierce: 1, surges: ['Pierce 2'] };
    const t = attack(duel(open, weapon, { red: '0-3-1', gray: '3' }), 'target:M', 'surge:own:0');
    expect(damage(t, 'M')).toBe(3);
  });
});

describe('conditions of an attack', () => {
  const weapon = { dice: ['red'], surges: ['Poison'] };

  ruleTest('are given in step 5 if it deals damage [D2-COND-01, D2-COND-02]', (open) => {
    const hit = attack(duel(open, weapon, { red: '0-3-1', gray: '2' }), 'target:M', 'surge:own:0');
    expect(hit.logged('d2.log.condition')).toHaveLength(1);
    const none = attack(duel(open, weapon, { red: '0-3-1', gray: '3' }), 'target:M', 'surge:own:0');
    expect(none.logged('d2.log.condition')).toEqual([]);
  });

  ruleTest('Doomed adds its damage already in the attack that gives it [D2-COND-47]', (open) => {
    const t = attack(
      duel(open, { dice: ['red'], surges: ['Doom'] }, { red: '0-3-1', gray: '1' }),
      'target:M',
      'surge:own:0',
    );
    expect(damage(t, 'M')).toBe(3);
  });
});

describe('Blast', () => {
  const bomb = (more = {}) => ({
    weapons: [{ name: 'Bomb', attack: 'ranged', dice: ['red', 'green'], ...more }],
  });

  ruleTest(
    'affects friends and foes beside the target, the attacker too [D2-BLAST-01, D2-BLAST-02, D2-BLAST-17]',
    (open) => {
      const t = fight(open, {
        map: room('HMA.', '..N.', '...O'),
        figures: {
          H: hero(bomb({ blast: true })),
          A: hero(),
          M: monster({ health: 20 }),
          N: monster({ health: 20 }),
          O: monster({ health: 20 }),
        },
        shown: { red: '0-2-0', green: '1-1-0', gray: '0 0 0 0' },
      });
      attack(t, 'target:M', ['figure:M', 'figure:H', 'figure:A', 'figure:N']);
      expect(['H', 'A', 'M', 'N', 'O'].map((one) => damage(t, one))).toEqual([3, 3, 3, 3, 0]);
    },
  );

  ruleTest(
    'by a surge it adds figures in step 4, which roll then; more can be spent after [D2-BLAST-08, D2-BLAST-13, D2-BLAST-14, D2-COMBAT-33]',
    (open) => {
      const t = fight(open, {
        map: room('H..MN'),
        figures: {
          H: hero(bomb({ dice: ['blue', 'red'], surges: ['Blast', '+1 damage'] })),
          M: monster({ health: 20 }),
          N: monster({ health: 20, defence: ['black'] }),
        },
        shown: { blue: '6-1-1', red: '0-3-1', gray: '0', black: '2' },
      });
      attack(t, 'target:M');
      expect(t.state.attacks[0]!.struck).toHaveLength(1);
      t.choose('surge:own:0');
      expect(t.state.attacks[0]!.struck.map(({ roll }) => roll.dice.length)).toEqual([1, 1]);
      t.choose('surge:own:1').choose(['figure:M', 'figure:N']);
      expect([damage(t, 'M'), damage(t, 'N')]).toEqual([5, 3]);
    },
  );

  ruleTest('an attack too short affects nobody beside its target [D2-BLAST-04]', (open) => {
    const t = fight(open, {
      map: room('H...MN'),
      figures: { H: hero(bomb({ blast: true })), M: monster({ health: 20 }), N: monster({ health: 20 }) },
      shown: { red: '0-2-0', green: '1-1-0', gray: '0 0' },
    });
    attack(t, 'target:M');
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([0, 0]);
  });
});
