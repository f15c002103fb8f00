import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { attack, damage, fight, hall, room, type Table, weapons } from './kit.ts';

const use = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('use:'))!);

/** H, whom M attacks, can be somewhere else at this moment; or puts M somewhere else. */
const away = (when: string, whom: 'H' | 'M' = 'H'): Words => ({
  name: 'Away',
  when,
  does: whom === 'H' ? 'place within 9' : 'that figure is placed within 9',
  of: 'others',
  may: true,
});

/** M attacks H in a hall; then somebody is put into another space. */
function shifted(
  open: Parameters<typeof fight>[0],
  {
    row,
    foe,
    skill,
    to,
  }: { readonly row: string; readonly foe: Words; readonly skill: Words; readonly to: string },
  shown: { readonly [colour: string]: string },
): Table {
  const t = fight(open, {
    map: hall(row),
    figures: { H: hero({ skills: [skill] }), M: monster({ health: 20, ...foe }) },
    turn: { activating: 'M' },
    shown: { gray: '0', ...shown },
  });
  attack(t, 'target:H');
  use(t).choose(`space:${to}`);
  return t;
}

const sword = { dice: ['red'] };
const bow = { attack: 'ranged', dice: ['blue'] };

describe('a target that moves in the middle of an attack', () => {
  for (const [name, foe, row, lines] of [
    ['Melee', sword, 'MH........', 'D2-ATTACK-12, D2-TARGET-10'],
    ['Reach', { ...sword, reach: 2 }, 'M.H.......', 'D2-REACH-08'],
  ] as const)
    ruleTest(`a ${name} attack hits it all the same [${lines}]`, (open) => {
      const t = shifted(open, { row, foe, skill: away('before rolling'), to: 'j1' }, { red: '0-3-0' });
      expect(damage(t, 'H')).toBe(3);
    });

  for (const moment of ['attack declared', 'before rolling', 'after rolling', 'checking range'])
    ruleTest(`${moment}: a Ranged attack must meet the new distance [D2-ATTACK-21, D2-TARGET-11]`, (open) => {
      const row = 'M..H......';
      const far = shifted(open, { row, foe: bow, skill: away(moment), to: 'e1' }, { blue: '3-2-0' });
      expect(damage(far, 'H')).toBe(0);
      const near = shifted(open, { row, foe: bow, skill: away(moment), to: 'c1' }, { blue: '2-2-1' });
      expect(damage(near, 'H')).toBe(2);
    });

  ruleTest('the attacker may be what moves [D2-TARGET-11]', (open) => {
    const place = { row: 'M..H......', foe: bow, skill: away('before rolling', 'M'), to: 'c1' };
    expect(damage(shifted(open, place, { blue: '2-2-1' }), 'H')).toBe(2);
  });

  ruleTest('after step 3 no distance makes it miss [D2-ATTACK-22, D2-TARGET-12]', (open) => {
    for (const [whom, to] of [
      ['H', 'j1'],
      ['M', 'j1'],
    ] as const) {
      const place = { row: 'M..H......', foe: bow, skill: away('surges', whom), to };
      expect(damage(shifted(open, place, { blue: '3-2-0' }), 'H')).toBe(2);
    }
  });

  ruleTest('whom a Blast affects stays affected [D2-BLAST-09]', (open) => {
    const t = fight(open, {
      map: room('MHA..'),
      figures: {
        H: hero(),
        A: hero({ skills: [away('before rolling')] }),
        M: monster({ ...sword, blast: true, health: 20, defence: [] }),
      },
      turn: { activating: 'M' },
      shown: { red: '0-3-0', gray: '0 0' },
    });
    attack(t, 'target:H');
    use(t)
      .choose('space:e1')
      .choose(t.offered as unknown as string);
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([3, 3]);
  });
});

describe('how far a target is', () => {
  ruleTest('as many spaces as are counted, diagonally too [D2-ATTACK-17]', (open) => {
    const shot = (blue: string) => {
      const t = fight(open, {
        map: room('H..', '...', '..M'),
        figures: { H: hero({ weapons: [{ name: 'Bow', ...bow }] }), M: monster({ health: 20 }) },
        shown: { blue, gray: '0' },
      });
      return damage(attack(t, 'target:M', 'no-more-surges'), 'M');
    };
    expect(shot('2-2-1')).toBe(2);
  });

  ruleTest(
    'Stealthy: 3 more range, also of a Melee attack [D2-ATTACK-13, D2-REACH-09, D2-FABIL-89, D2-FABIL-91]',
    (open) => {
      const strike = (weapon: Words, row: string, shown: { readonly [colour: string]: string }) => {
        const t = fight(open, {
          map: hall(row),
          figures: {
            H: hero({ weapons: [{ name: 'Arm', ...weapon }] }),
            M: monster({ health: 20, passives: ['Stealthy'] }),
          },
          shown: { gray: '0', ...shown },
        });
        return damage(attack(t, 'target:M'), 'M');
      };
      expect(strike({ dice: ['blue'] }, 'HM........', { blue: '3-2-0' })).toBe(2);
      expect(strike({ dice: ['blue'] }, 'HM........', { blue: '2-2-1' })).toBe(0);
      expect(strike({ dice: ['blue'], reach: 2 }, 'H.M.......', { blue: '2-2-1' })).toBe(0);
      expect(strike(bow, 'H.M.......', { blue: '5-1-0' })).toBe(1);
      expect(strike(bow, 'H..M......', { blue: '5-1-0' })).toBe(0);
    },
  );

  ruleTest('Stealthy asks nothing of an attack that merely affects the monster [D2-FABIL-90]', (open) => {
    const t = fight(open, {
      map: room('HNM'),
      figures: {
        H: hero({ weapons: [{ name: 'Bomb', dice: ['blue'], blast: true }], defence: [] }),
        N: monster({ health: 20 }),
        M: monster({ health: 20, passives: ['Stealthy'] }),
      },
      shown: { blue: '2-2-1', gray: '0 0' },
    });
    attack(t, 'target:N', 'no-more-surges');
    t.choose(t.offered as unknown as string);
    expect([damage(t, 'N'), damage(t, 'M')]).toEqual([2, 2]);
  });

  ruleTest('sight and distance go to one space of a large target [D2-REACH-06]', (open) => {
    // c3 is two spaces from H, and the overgrowth hides it; d3 is in sight, and three away.
    const map = `
/   a   b   c   d
  +---+---+---+---+
1 | H   .   .   . |
  +   +   +   +   +
2 | .   .   .   . |
  +   +   +GGG+   +
3 | .   . G M   M |
  +---+---+---+---+`;
    const pike = (reach: number) => ({
      map,
      figures: {
        H: hero({ weapons: [{ name: 'Pike', dice: ['red'], reach }] }),
        M: monster({ size: 'medium', health: 20 }),
      },
    });
    expect(weapons(fight(open, pike(2)))).toEqual([]);
    expect(attack(fight(open, pike(3))).offered).toEqual(['target:M']);
  });
});
