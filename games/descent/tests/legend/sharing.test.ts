import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { damage, room, type Table } from './kit.ts';

/** H attacks with Blast: M is the target, N and O stand around it. */
const blast = (open: OpenPlaytest, more: Words = {}, map = room('H.MN', '..O.'), red = '0-3-0'): Table =>
  open(
    position({
      map,
      figures: {
        H: hero({ weapons: [{ attack: 'ranged', dice: ['blue', 'red'], blast: true }] }),
        M: monster({ health: 20, defence: [] }),
        N: monster({ name: 'N', health: 20, defence: ['gray'] }),
        O: monster({ name: 'O', health: 20, defence: [] }),
        ...more,
      },
      legend: { lists: {} },
      turn: { of: 'H' },
      chance: dice({ blue: '4-2-0', red, gray: '1' }),
    }),
  );

const strike = (t: Table): Table => {
  t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);
  if (t.offered.includes('target:M')) t.choose('target:M');
  while (t.offered.includes('no-more-surges')) t.choose('no-more-surges');
  while (t.match.choice?.topic === 'order') t.choose(t.offered);
  return t;
};

describe('an attack that affects several monsters', () => {
  ruleTest(
    'is dealt in full to the target, and half of it, rounded up and before shields, to all others [D2-COMBAT-58, D2-COMBAT-60, D2-COMBAT-61, D2-COMBAT-62, D2-BLAST-15, D2-BLAST-16]',
    (open) => {
      const t = strike(blast(open));
      expect([damage(t, 'M'), damage(t, 'N'), damage(t, 'O')]).toEqual([5, 2, 3]);
    },
  );

  ruleTest('halves also what surges have added [D2-COMBAT-63]', (open) => {
    const t = blast(
      open,
      {
        H: hero({
          weapons: [{ attack: 'ranged', dice: ['blue', 'red'], blast: true, surges: ['+2 damage'] }],
        }),
      },
      room('H.MN', '..O.'),
      '0-3-1',
    );
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:M');
    expect(t.match.choice?.topic).toBe('surge');
    t.choose('surge:own:0');
    while (t.match.choice?.topic === 'order') t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N'), damage(t, 'O')]).toEqual([7, 3, 4]);
  });

  ruleTest('halves it for heroes too [D2-COMBAT-60]', (open) => {
    const t = strike(blast(open, { A: hero({ defence: [] }) }, room('H.MN', '..OA')));
    expect([damage(t, 'M'), damage(t, 'A')]).toEqual([5, 3]);
  });

  ruleTest('is not halved for anybody where it affects one monster [D2-COMBAT-65]', (open) => {
    const t = strike(
      blast(open, { A: hero({ defence: [] }), N: undefined, O: undefined }, room('H.M.', '..A.')),
    );
    expect([damage(t, 'M'), damage(t, 'A')]).toEqual([5, 5]);
  });
});

describe('an attack with several targets', () => {
  const sweep = (open: OpenPlaytest, surges: readonly string[] = [], red = '0-3-0'): Table =>
    open(
      position({
        map: room('HM', 'N.'),
        figures: {
          H: hero({ weapons: [{ attack: 'melee', dice: ['blue', 'red'], targets: 2, surges }] }),
          M: monster({ health: 20, defence: [] }),
          N: monster({ name: 'N', health: 20, defence: [] }),
        },
        legend: { lists: {} },
        turn: { of: 'H' },
        chance: dice({ blue: '4-2-0', red }),
      }),
    );

  ruleTest('is dealt in full to the one that the attacker picks [D2-COMBAT-58, D2-COMBAT-64]', (open) => {
    const t = sweep(open);
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:M', 'target:N');
    expect([t.match.choice?.topic, t.asked, t.offered]).toEqual([
      'whole-damage',
      0,
      ['figure:M', 'figure:N'],
    ]);
    t.choose('figure:N');
    while (t.match.choice?.topic === 'order') t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([3, 5]);
  });

  ruleTest('is dealt in full to one that is picked after surges have been spent [D2-COMBAT-67]', (open) => {
    const t = sweep(open, ['+2 damage'], '0-3-1');
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:M', 'target:N');
    expect(t.match.choice?.topic).toBe('surge');
    t.choose('surge:own:0');
    expect(t.match.choice?.topic).toBe('whole-damage');
    t.choose('figure:M');
    while (t.match.choice?.topic === 'order') t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([7, 4]);
  });
});
