import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { has } from '../table.ts';
import { attack, damage, fight, figure, hall, room, surges, type Table, weapons } from './kit.ts';

const blade = { name: 'Blade', dice: ['red'] };
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));
const use = (t: Table): Table => t.choose(uses(t)[0]!);

describe('an attack inside an attack', () => {
  const swift = { name: 'Swift', when: 'attack declared', does: 'attack', may: true, once: 'turn' };
  const striking = (skills: readonly Words[], red: string, gray = '0 0') => ({
    map: room('HM', 'N.'),
    figures: {
      H: hero({ weapons: [{ ...blade, surges: ['+1 damage'] }], skills }),
      M: monster({ health: 20 }),
      N: monster({ health: 20 }),
    },
    shown: { red, gray },
  });

  ruleTest('is resolved first, from its declaration to its damage [D2-ATTACK-01]', (open) => {
    const t = fight(open, striking([swift], '0-2-0 0-3-0'));
    attack(t, 'target:M');
    use(t).choose(weapons(t)[0]!);
    expect(t.state.attacks.map(({ stage }) => stage)).toEqual(['declare', 'declare']);
    t.choose('target:N');
    expect([damage(t, 'N'), damage(t, 'M')]).toEqual([2, 3]);
    expect(t.state.attacks).toEqual([]);
    const told = t.log.map(({ key }) => key).filter((key) => /attacks|rolled|dealt/.test(key));
    expect(told).toEqual([
      ...['d2.log.attacks', 'd2.log.attacks', 'd2.log.rolled', 'd2.log.dealt'],
      ...['d2.log.rolled', 'd2.log.dealt'],
    ]);
  });

  ruleTest('has limits of its own: what works once in an attack works once in each', (open) => {
    const might = { name: 'Might', when: 'after rolling', does: '+1 damage', may: true, once: 'attack' };
    const t = fight(open, striking([swift, might], '0-2-0 0-3-0'));
    attack(t, 'target:M');
    use(t).choose(weapons(t)[0]!).choose('target:N');
    use(t);
    expect(damage(t, 'N')).toBe(3);
    use(t);
    expect(damage(t, 'M')).toBe(4);
  });

  ruleTest('shares with the outer what works once in a turn', (open) => {
    const might = { name: 'Might', when: 'after rolling', does: '+1 damage', may: true, once: 'turn' };
    const t = fight(open, striking([swift, might], '0-2-0 0-3-0'));
    attack(t, 'target:M');
    use(t).choose(weapons(t)[0]!).choose('target:N');
    use(t);
    expect([damage(t, 'N'), damage(t, 'M')]).toEqual([3, 3]);
  });

  ruleTest('has surges of its own, and abilities that the outer has not used up', (open) => {
    const t = fight(open, striking([swift], '0-3-1 0-3-1'));
    attack(t, 'target:M');
    use(t).choose(weapons(t)[0]!).choose('target:N');
    expect(surges(t)).toEqual(['surge:own:0', 'surge:fatigue']);
    t.choose('surge:own:0');
    expect(surges(t)).toEqual(['surge:own:0', 'surge:fatigue']);
    t.choose('surge:own:0');
    expect([damage(t, 'N'), damage(t, 'M')]).toEqual([4, 4]);
  });

  ruleTest('may take the only target of the outer, which then has nobody left to affect', (open) => {
    const t = fight(open, {
      ...striking([swift], '0-3-0', '0'),
      map: hall('HM........'),
      figures: { H: hero({ weapons: [blade], skills: [swift] }), M: monster({ health: 3 }) },
    });
    attack(t, 'target:M');
    use(t).choose(weapons(t)[0]!).choose('target:M');
    expect(figure(t, 'M').zone).toBe('defeated');
    expect(t.state.attacks).toEqual([]);
    expect(t.logged('d2.log.missed')).toEqual([]);
    expect(t.state.acting[0]!.actions).toBe(1);
  });

  ruleTest('answers an attack: whoever was struck strikes back', (open) => {
    const back = {
      name: 'Back',
      when: 'attack resolved',
      does: 'attack with a melee weapon that figure',
      may: true,
      of: 'others',
    };
    const t = fight(open, {
      map: room('HM', 'N.'),
      figures: { H: hero({ weapons: [blade], skills: [back] }), M: monster({ health: 20 }), N: monster() },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0', red: '0-1-0 0-3-0', gray: '0 0' },
    });
    attack(t, 'target:H');
    use(t).choose(weapons(t)[0]!);
    expect(t.offered).toEqual(['target:M']);
    t.choose('target:M');
    expect([damage(t, 'H'), damage(t, 'M')]).toEqual([3, 3]);
    expect(t.state.acting.map(({ actions }) => actions)).toEqual([1]);
  });
});

describe('surges of elementals', () => {
  const elemental = (surge: string, more: Words = {}) =>
    monster({ attack: 'ranged', dice: ['blue'], surges: [surge], health: 20, ...more });

  ruleTest('Fire: another attack, at everybody beside the monster, friend or foe', (open) => {
    const t = fight(open, {
      map: room('A.B', '.MN', 'C..'),
      figures: { A: hero(), B: hero(), C: hero(), M: elemental('Fire'), N: monster({ health: 20 }) },
      turn: { activating: 'M' },
      shown: { blue: '2-2-1 3-2-0', gray: '0 0 0 1 0' },
    });
    attack(t, 'target:A', 'surge:own:0');
    expect(t.state.attacks[1]!.struck.map(({ as }) => as)).toEqual(['target', 'target', 'target', 'target']);
    t.choose(['figure:A', 'figure:B', 'figure:C', 'figure:N']);
    // A is hit by both attacks: by 2 of the inner one, and by 2 of the outer.
    expect(['A', 'B', 'C', 'N', 'M'].map((one) => damage(t, one))).toEqual([4, 2, 1, 2, 0]);
  });

  ruleTest('Fire can miss on its own, and then the outer attack goes on', (open) => {
    const t = fight(open, {
      map: room('AM'),
      figures: { A: hero(), M: elemental('Fire') },
      turn: { activating: 'M' },
      shown: { blue: '2-2-1 X', gray: '0 0' },
    });
    attack(t, 'target:A', 'surge:own:0');
    expect(damage(t, 'A')).toBe(2);
    expect(t.logged('d2.log.missed')).toHaveLength(1);
  });

  ruleTest(
    'Air: only attacks of neighbours affect the monster until the overlord’s next turn [D2-FABIL-01]',
    (open) => {
      const bow = (blast: boolean) => ({
        weapons: [{ name: blast ? 'Bomb' : 'Bow', attack: 'ranged', dice: ['blue'], blast }],
      });
      const t = fight(open, {
        map: room('HMNA'),
        figures: { H: hero(bow(false)), A: hero(bow(true)), M: elemental('Air'), N: monster({ health: 20 }) },
        turn: { activating: 'M', actions: 1 },
        shown: { blue: '2-2-1 3-2-0', gray: '1 0 0' },
      });
      attack(t, 'target:H', 'surge:own:0');
      t.choose('end');
      while (t.state.phase === 'overlord') t.choose(t.offered.at(-1)!);
      // A is two spaces away: no target, and the Blast spares it too. It does hit A's own space.
      t.choose('activate:A');
      attack(t);
      expect(t.offered).toEqual(['target:N']);
      t.choose('target:N').choose(['figure:N', 'figure:A']);
      expect([damage(t, 'N'), damage(t, 'M')]).toEqual([2, 0]);
      t.choose('end', 'end');
      expect(t.state.turn?.side).toBe('overlord');
      expect(t.state.zones.lasting ?? []).toEqual([]);
    },
  );

  ruleTest('Air does not keep a neighbour off', (open) => {
    const t = fight(open, {
      map: room('HM'),
      figures: { H: hero({ weapons: [blade] }), M: elemental('Air') },
      turn: { activating: 'M', actions: 1 },
      shown: { blue: '2-2-1', red: '0-2-0', gray: '1 0' },
    });
    attack(t, 'target:H', 'surge:own:0');
    t.choose('end');
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('Earth and Water: neighbours test, and bear it if they fail', (open) => {
    const t = fight(open, {
      map: room('AM.'),
      figures: { A: hero(), M: monster({ dice: ['blue', 'red'], surges: ['Earth', 'Water'], health: 9 }) },
      turn: { activating: 'M' },
      shown: { blue: '2-2-1', red: '0-3-1', gray: '0 3 3', black: '2 2' },
    });
    attack(t, 'target:A', 'surge:own:0', 'surge:own:1');
    expect([has(t, 'A', 'immobilized'), figure(t, 'A').fatigue]).toEqual([true, 2]);
  });
});
