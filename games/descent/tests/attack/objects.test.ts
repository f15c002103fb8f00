import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { attack, damage, fight, room, type Table, targets, weapons } from './kit.ts';

const blade = { name: 'Blade', dice: ['red'], surges: ['Doom', 'Poison'] };
const object = (more: Words = {}, own: Words = {}): Words => ({ object: { health: 9, ...more }, ...own });
const piece = (t: Table) => [
  ...(t.state.zones.objects ?? []),
  ...t.state.zones.map!,
  ...(t.state.zones.defeated ?? []),
];
const chest = (t: Table) =>
  piece(t).find((one) => (one as { label?: string }).label === 'C') as unknown as {
    readonly id: number;
    readonly zone: string;
    readonly damage: number;
  };
const conditions = (t: Table): string[] =>
  t.state.zones
    .conditions!.filter((card) => (card as { on?: number }).on === chest(t).id)
    .map(({ def }) => def);

describe('objects that a quest opens to attack', () => {
  const beside = (more: Words = {}, own: Words = {}, skills: readonly Words[] = []) => ({
    map: room('HC.M'),
    figures: { H: hero({ weapons: [blade], skills }), C: object(more, own), M: monster({ health: 20 }) },
  });

  ruleTest('are targets if the quest says so, and not otherwise [D2-ATTACK-23, D2-TARGET-01]', (open) => {
    const t = fight(open, { ...beside(), shown: { red: '0-3-0', gray: '1' } });
    attack(t);
    expect(targets(t)).toEqual(['target:C']);
    t.choose('target:C');
    expect(chest(t).damage).toBe(2);
    expect(weapons(fight(open, beside({ 'open to': 'nobody' })))).toEqual([]);
  });

  ruleTest('not for who is merely treated as a hero, unless it is allowed [D2-ATTACK-24]', (open) => {
    const ally = (to: string) => ({
      map: room('FC.H'),
      figures: {
        H: hero(),
        F: { figure: { name: 'Ally', 'as hero': true, attack: 'melee', dice: ['red'] } },
        C: object({ 'open to': to }),
        M: monster(),
      },
      turn: { activating: 'F' },
    });
    const withFoe = (to: string) => ({ ...ally(to), map: room('FC.H', '...M') });
    expect(weapons(fight(open, withFoe('heroes')))).toEqual([]);
    expect(weapons(fight(open, withFoe('all')))).toHaveLength(1);
  });

  ruleTest(
    'count as enemy figures while an attack affects them, for every ability [D2-ATTACK-25, D2-ATTACK-26]',
    (open) => {
      const burst = { name: 'Burst', does: 'enemies within 3 suffer 1 damage' };
      const spark = { ...burst, name: 'Spark', when: 'after rolling' };
      const t = fight(open, { ...beside({}, {}, [burst, spark]), shown: { red: '0-3-0', gray: '0' } });
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      expect([chest(t).damage, damage(t, 'M')]).toEqual([0, 1]);
      attack(t, 'target:C');
      // 1 of Spark and 3 of the attack.
      expect([chest(t).damage, damage(t, 'M'), chest(t).zone]).toEqual([4, 2, 'objects']);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      expect(chest(t).damage).toBe(4);
    },
  );

  ruleTest('keep a condition that an attack gave them [D2-ATTACK-27]', (open) => {
    const t = fight(open, { ...beside(), shown: { red: '0-3-1', gray: '0' } });
    attack(t, 'target:C', 'surge:own:1');
    expect(conditions(t)).toEqual(['poisoned']);
  });

  ruleTest('a condition works on them only in attacks [D2-ATTACK-28]', (open) => {
    const own = { conditions: ['doomed', 'poisoned'] };
    const t = fight(open, {
      ...beside({}, own),
      turn: { of: 'H', actions: 1 },
      shown: { red: '0-3-0', gray: '0' },
    });
    attack(t, 'target:C');
    // Doomed adds its damage in the attack.
    expect(chest(t).damage).toBe(4);
    t.choose('end');
    // The round goes by, and nobody tests for the object that is Poisoned: no die is rolled.
    while (t.state.round === 1) t.choose(t.offered.at(-1)!);
    expect([chest(t).damage, conditions(t)]).toEqual([4, ['doomed', 'poisoned']]);
  });

  ruleTest('are affected by a Blast, and defeated like figures', (open) => {
    const t = fight(open, {
      map: room('H.MC'),
      figures: {
        H: hero({ weapons: [{ name: 'Bomb', attack: 'ranged', dice: ['blue'], blast: true }] }),
        M: monster({ health: 20 }),
        C: object({ health: 2 }),
      },
      shown: { blue: '3-2-0', gray: '0 0' },
    });
    attack(t, 'target:M', ['figure:M', 'figure:C']);
    expect([damage(t, 'M'), chest(t).zone]).toEqual([2, 'defeated']);
  });
});

describe('a door that a quest opens to attack', () => {
  const map = '\n/   a   b   c   d\n  +---+---+---+---+\n1 | H   . D .   M |\n  +---+---+---+---+';
  const bow = { name: 'Bow', attack: 'ranged', dice: ['blue'] };
  const scene = (open: OpenPlaytest, object: Words | null, more: Words = {}) =>
    fight(open, {
      map,
      figures: {
        H: hero({ weapons: [bow] }),
        M: monster(),
        ...(object && { C: { object: { door: 'b1|c1', health: 3, defence: [], ...object } } }),
      },
      ...more,
    });

  ruleTest('is a target like a monster, and no other door is [D2-TARGET-18]', (open) => {
    expect(weapons(scene(open, null))).toEqual([]);
    expect(weapons(scene(open, { 'open to': 'nobody' }))).toEqual([]);
    const t = attack(scene(open, {}, { shown: { blue: '2-2-1' } }), 'target:C', 'no-more-surges');
    expect([chest(t).damage, t.state.doors]).toEqual([2, [0]]);
  });

  ruleTest('is gone when it is destroyed [D2-TARGET-18]', (open) => {
    const t = attack(scene(open, { health: 2 }, { shown: { blue: '3-2-0' } }), 'target:C');
    expect([chest(t).zone, t.state.doors]).toEqual(['defeated', [2]]);
    // The way is free: M can be seen.
    expect(targets(t.choose(weapons(t)[0]!))).toEqual(['target:M']);
  });

  ruleTest('is beside those who stand at it, and as far as that for all others [D2-TARGET-22]', (open) => {
    const melee = scene(open, {});
    expect(weapons(melee)).toHaveLength(1);
    melee.choose('action:move', 'step:b1');
    // Bare hands reach it from here.
    expect(weapons(melee)).toHaveLength(2);
    const shot = (row: string) =>
      attack(
        fight(open, {
          map: `\n/   a   b   c   d   e\n  +---+---+---+---+---+\n1 | ${row} |\n  +---+---+---+---+---+`,
          figures: {
            H: hero({ weapons: [bow] }),
            M: monster(),
            C: { object: { door: 'c1|d1', health: 9, defence: [] } },
          },
          shown: { blue: '2-2-1' },
        }),
        'target:C',
      );
    // The bow carries two spaces: the door is two away from b1 and three from a1.
    expect(chest(shot('.   H   . D .   M').choose('no-more-surges')).damage).toBe(2);
    expect(chest(shot('H   .   . D .   M')).damage).toBe(0);
  });

  ruleTest('is in sight of whoever sees the space beside it [D2-TARGET-22]', (open) => {
    const at = (row: string, more: Words = {}): string[] =>
      weapons(
        fight(open, {
          map: `\n/   a   b   c   d\n  +---+---+---+---+\n1 | ${row} |\n  +---+---+---+---+`,
          figures: {
            H: hero({ weapons: [bow] }),
            M: monster(),
            C: { object: { door: 'c1|d1', health: 9, defence: [] } },
            ...more,
          },
        }),
      );
    expect(at('H   .   . D M')).toHaveLength(1);
    expect(at('H   A   . D M', { A: hero() })).toEqual([]);
  });
});
