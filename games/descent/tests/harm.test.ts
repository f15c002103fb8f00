import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { dice, hero, monster, position, type Words } from './position.ts';
import { figure, has, kinds, pick } from './table.ts';

const ROOM = `
/   a   b   c   d
  +---+---+---+---+
1 | H   A   .   M |
  +   +   +   +   +
2 | .   .   .   . |
  +---+---+---+---+`;

const room = (h: Words, more: Words = {}) => ({
  map: ROOM,
  figures: { H: hero(h), A: hero(), M: monster() },
  turn: { of: 'H' },
  ...more,
});
const pain = (n: number) => ({ name: 'Pain', does: `suffer ${n} damage` });
const toil = (n: number) => ({ name: 'Toil', does: `suffer ${n} fatigue` });
const harms = (t: Parameters<typeof figure>[0], letter = 'H') => [
  figure(t, letter).damage,
  figure(t, letter).fatigue,
];

describe('damage', () => {
  ruleTest(
    'is counted against Health, also from abilities that are no attacks [D2-DAMAGE-01, D2-DAMAGE-02, D2-ABIL-13]',
    (open) => {
      const t = open(position(room({ skills: [pain(5)], damage: 2 })));
      pick(t, 'use');
      expect([harms(t), t.state.acting[0]!.attacks > 1]).toEqual([[7, 0], true]);
    },
  );

  ruleTest('beyond Health is dropped: no more than the Health is suffered [D2-FOVL-62]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: {
          H: hero({ skills: [{ name: 'Pain', does: 'enemies within 9 suffer 9 damage' }] }),
          A: hero(),
          M: monster({ health: 4, damage: 1 }),
        },
        turn: { of: 'H' },
      }),
    );
    pick(t, 'use');
    expect([figure(t, 'M').zone, t.logged('d2.log.damage').map(({ args }) => args?.n)]).toEqual([
      'defeated',
      [3],
    ]);
  });

  ruleTest('equal to Health is too much [D2-CHAR-04]', (open) => {
    const t = open(position(room({ skills: [pain(9)], health: 6, damage: 1 })));
    pick(t, 'use');
    expect([figure(t, 'H').damage, figure(t, 'H').zone]).toEqual([6, 'away']);
  });

  ruleTest('that leaves some Health defeats nobody [D2-CHAR-06, D2-DEFEAT-05]', (open) => {
    const t = open(position(room({ skills: [pain(4)], health: 6, damage: 1 })));
    pick(t, 'use');
    expect([figure(t, 'H').damage, figure(t, 'H').zone]).toEqual([5, 'map']);
  });

  ruleTest('can be reduced, prevented, turned and taken over before any token is placed', (open) => {
    const skills = [pain(3), { name: 'Hide', when: 'would suffer', does: '-1' }];
    const reduced = open(position(room({ skills })));
    pick(reduced, 'use');
    expect(harms(reduced)).toEqual([2, 0]);
    const saved = open(
      position(room({ skills: [pain(3), { name: 'Ward', when: 'would suffer', does: 'prevent' }] })),
    );
    pick(saved, 'use');
    expect(harms(saved)).toEqual([0, 0]);
    const shield = { name: 'Shield', when: 'would suffer', of: 'others', may: true, does: 'take over' };
    const t = open(
      position({
        ...room({ skills: [pain(3)] }),
        figures: { H: hero({ skills: [pain(3)] }), A: hero({ skills: [shield] }), M: monster() },
      }),
    );
    pick(t, 'use');
    expect(t.asked).toBe(2);
    pick(t, 'use');
    expect([harms(t), harms(t, 'A')]).toEqual([
      [0, 0],
      [3, 0],
    ]);
  });
});

describe('fatigue', () => {
  ruleTest('is counted against Stamina [D2-FAT-01, D2-CHAR-07, D2-FAT-13]', (open) => {
    const t = open(position(room({ skills: [toil(2)], stamina: 5, fatigue: 3 })));
    pick(t, 'use');
    expect(harms(t)).toEqual([0, 5]);
  });

  ruleTest(
    'that does not fit becomes damage, and the rest stays fatigue [D2-FAT-08, D2-FAT-21, D2-CHAR-09]',
    (open) => {
      const t = open(position(room({ skills: [toil(3)], stamina: 5, fatigue: 4 })));
      pick(t, 'use');
      expect(harms(t)).toEqual([2, 5]);
    },
  );

  ruleTest('is damage for whoever has no Stamina [D2-FAT-09, D2-CHAR-10]', (open) => {
    const skills = [
      { name: 'Drain', when: 'turn ends', of: 'others', does: 'that figure suffers 2 fatigue' },
    ];
    const t = open(position(room({ skills }, { turn: { activating: 'M' } })));
    t.choose('end');
    expect(harms(t, 'M')).toEqual([2, 0]);
  });

  ruleTest(
    'suffered as damage sets off what answers to fatigue and what answers to damage [D2-FAT-10, D2-FAT-11]',
    (open) => {
      const skills = [
        toil(1),
        { name: 'Tired', when: 'suffered', kind: 'fatigue', may: true, does: 'become weakened' },
        { name: 'Hurt', when: 'suffered', kind: 'damage', may: true, does: 'become burning' },
      ];
      const t = open(position(room({ skills, fatigue: 4 })));
      pick(t, 'use');
      expect(kinds(t)).toEqual(['use', 'use', 'pass']);
      pick(t, 'use');
      pick(t, 'use');
      t.choose(t.offered);
      expect([has(t, 'H', 'weakened'), has(t, 'H', 'burning')]).toEqual([true, true]);
    },
  );

  ruleTest('fatigue that fits sets off nothing that answers to damage [D2-TRIG-05]', (open) => {
    const skills = [toil(1), { name: 'Hurt', when: 'suffered', kind: 'damage', does: 'become burning' }];
    const t = open(position(room({ skills })));
    pick(t, 'use');
    expect(has(t, 'H', 'burning')).toBe(false);
    const pained = open(position(room({ skills: [pain(1), skills[1]!] })));
    pick(pained, 'use');
    expect(has(pained, 'H', 'burning')).toBe(true);
  });

  ruleTest('as a price must fit under Stamina [D2-FAT-07, D2-CHAR-08, D2-ABIL-14]', (open) => {
    const skills = [{ name: 'Spell', fatigue: 2, does: 'discard weakened' }];
    const offers = (fatigue: number) =>
      kinds(open(position(room({ skills, fatigue, conditions: ['weakened'] }))));
    expect([offers(2), offers(3)]).toEqual([
      ['action', 'use', 'end'],
      ['action', 'end'],
    ]);
  });

  ruleTest('is the price of an ability that asks for it [D2-FAT-02, D2-ABIL-08]', (open) => {
    const t = open(
      position(
        room({ skills: [{ name: 'Spell', fatigue: 2, does: 'discard weakened' }], conditions: ['weakened'] }),
      ),
    );
    pick(t, 'use');
    expect([harms(t), has(t, 'H', 'weakened')]).toEqual([[0, 2], false]);
  });

  ruleTest('recovered goes from the sheet, as much as there is [D2-FAT-14, D2-FAT-19, D2-FAT-20]', (open) => {
    const recover = (n: number) => {
      const t = open(
        position(room({ skills: [{ name: 'Breath', does: `recover ${n} fatigue` }], fatigue: 3 })),
      );
      pick(t, 'use');
      return harms(t);
    };
    expect([recover(2), recover(5)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  ruleTest('no price is turned or prevented: a price is no consequence', (open) => {
    const skills = [
      { name: 'Spell', fatigue: 1, does: 'discard weakened' },
      { name: 'Ward', when: 'would suffer', does: 'prevent' },
    ];
    const t = open(position(room({ skills, conditions: ['weakened'] })));
    pick(t, 'use');
    expect(harms(t)).toEqual([0, 1]);
  });
});

describe('rest', () => {
  ruleTest(
    'takes the fatigue at the end of the turn, with what came after it, and no damage [D2-REST-01, D2-REST-02, D2-REST-03, D2-REST-04, D2-REST-05, D2-FAT-15]',
    (open) => {
      const t = open(position(room({ skills: [toil(1)], fatigue: 2, damage: 3 })));
      t.choose('action:rest');
      expect(harms(t)).toEqual([3, 2]);
      pick(t, 'use');
      expect(harms(t)).toEqual([3, 3]);
      t.choose('end');
      expect(harms(t)).toEqual([3, 0]);
    },
  );

  ruleTest('gives nothing to a hero who is knocked out in that turn [D2-REST-06]', (open) => {
    const t = open(position(room({ skills: [pain(20)], fatigue: 2, stamina: 4 })));
    t.choose('action:rest');
    pick(t, 'use');
    expect(harms(t)).toEqual([12, 4]);
  });
});

describe('attribute tests', () => {
  const testing = (more: Words, attribute = 'might') =>
    room({ skills: [{ name: 'Trial', does: `test ${attribute} else suffer 1 damage` }], ...more });

  ruleTest(
    'roll a gray and a black die, and pass with no more shields than the attribute [D2-ATTR-04, D2-ATTR-05, D2-DICE-09, D2-ATTR-01]',
    (open) => {
      const hurt = (might: number, gray: string, black: string) => {
        const t = open(position({ ...testing({ attributes: { might } }), chance: dice({ gray, black }) }));
        pick(t, 'use');
        return figure(t, 'H').damage;
      };
      expect([hurt(3, '1', '2'), hurt(2, '1', '2'), hurt(0, '0', '0')]).toEqual([0, 1, 0]);
    },
  );

  ruleTest(
    'an attribute that is not listed is not zero: the test fails unrolled [D2-ATTR-03, D2-ATTR-08]',
    (open) => {
      const t = open(position(testing({ attributes: { might: 'none', knowledge: 6 } })));
      pick(t, 'use');
      expect(figure(t, 'H').damage).toBe(1);
    },
  );

  ruleTest('whoever has no attributes at all fails without a roll [D2-ATTR-06]', (open) => {
    const figures = {
      H: hero({ acted: true }),
      A: hero({ acted: true }),
      M: monster({ conditions: ['poisoned'] }),
    };
    const t = open(position({ map: ROOM, figures }));
    t.choose('activate:M');
    expect(figure(t, 'M').damage).toBe(1);
  });

  ruleTest('there are four attributes, each with a value of its own [D2-ATTR-02]', (open) => {
    const attributes = { might: 1, knowledge: 2, willpower: 3, awareness: 4 };
    const passes = (attribute: string, shields: string) => {
      const t = open(
        position({ ...testing({ attributes }, attribute), chance: dice({ gray: '0', black: shields }) }),
      );
      pick(t, 'use');
      return figure(t, 'H').damage === 0;
    };
    expect([passes('might', '2'), passes('knowledge', '2'), passes('knowledge', '3')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([passes('willpower', '3'), passes('willpower', '4'), passes('awareness', '4')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
