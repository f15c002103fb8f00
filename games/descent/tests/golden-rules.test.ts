import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, damage, duel, fight, hall, room } from './attack/kit.ts';
import { hero, monster, position, type Words } from './position.ts';
import { figure, pick } from './table.ts';

const steps = (t: { readonly offered: string[] }): string[] =>
  t.offered.filter((id) => id.startsWith('step:'));

describe('the rules of a quest', () => {
  const turn = { activating: 'M' };
  const goblin = { monster: 'Goblin Archer' };
  const scene = (rule: Words, more: Words = {}) => ({
    map: hall('MH...'),
    figures: { M: goblin, H: hero() },
    turn,
    'quest rules': [rule],
    ...more,
  });

  ruleTest('beat what a card allows [D2-GOLD-02]', (open) => {
    const moves = (rules: readonly Words[]) =>
      steps(open(position({ ...scene({}), 'quest rules': rules })).choose('action:move'));
    expect(moves([])).toEqual(['step:b1']);
    expect(moves([{ 'moving through figures': 'forbidden' }])).toEqual([]);
  });

  ruleTest('beat what a card forbids [D2-GOLD-02]', (open) => {
    const figures = { M: monster(), H: hero({ conditions: ['immobilized'] }) };
    const may = (rules: readonly Words[]) =>
      open(position({ ...scene({}), figures, turn: { of: 'H' }, 'quest rules': rules })).offered.includes(
        'action:move',
      );
    expect([may([]), may([{ allows: 'move' }])]).toEqual([false, true]);
  });

  ruleTest('beat the guide, whether they allow or forbid [D2-GOLD-03]', (open) => {
    const figures = { M: monster(), H: hero() };
    const allowed = open(position({ ...scene({ 'moving through figures': 'allowed' }), figures }));
    expect(steps(allowed.choose('action:move'))).toEqual(['step:b1']);
    const forbidden = open(position({ ...scene({ forbids: 'rest' }), figures, turn: { of: 'H' } }));
    expect([forbidden.offered.includes('action:rest'), forbidden.offered.includes('action:move')]).toEqual([
      false,
      true,
    ]);
  });

  ruleTest('that forbid something are beaten by nothing', (open) => {
    const figures = { M: monster(), H: hero() };
    const rules = [{ forbids: 'rest' }, { allows: 'rest' }];
    const t = open(position({ ...scene({}), figures, turn: { of: 'H' }, 'quest rules': rules }));
    expect(t.offered).not.toContain('action:rest');
  });
});

describe('prices', () => {
  ruleTest('a class token comes from the own sheet [D2-ABIL-11]', (open) => {
    const skills = [{ name: 'Valour', tokens: 2, does: 'recover 1 damage' }];
    const scene = (own: number, other: number) =>
      open(
        position({
          map: hall('HA..M'),
          figures: { H: hero({ skills, tokens: own, damage: 3 }), A: hero({ tokens: other }), M: monster() },
          turn: { of: 'H' },
        }),
      );
    const uses = (t: { readonly offered: string[] }) => t.offered.some((id) => id.startsWith('use:'));
    expect([uses(scene(1, 5)), uses(scene(2, 0))]).toEqual([false, true]);
    const t = scene(3, 2);
    pick(t, 'use');
    expect(
      ['sheet:h0', 'sheet:h1'].map((zone) => (t.state.zones[zone]![0] as unknown as Words).tokens),
    ).toEqual([1, 2]);
    expect(uses(t)).toBe(false);
  });

  ruleTest('a movement point is spent [D2-ABIL-12]', (open) => {
    const skills = [{ name: 'Blink', points: 1, does: 'place within 3' }];
    const t = open(
      position({
        map: hall('H...M'),
        figures: { H: hero({ skills, speed: 2 }), M: monster() },
        turn: { of: 'H' },
      }),
    );
    const uses = () => t.offered.some((id) => id.startsWith('use:'));
    expect(uses()).toBe(false);
    t.choose('action:move', 'step:b1');
    pick(t, 'use');
    t.choose('space:d1');
    expect([steps(t), uses()]).toEqual([[], false]);
  });
});

describe('surges of heroes', () => {
  const shown = { blue: '6-1-1', red: '0-3-1', gray: '0' };
  const two = { dice: ['blue', 'red'] };

  ruleTest('recover 1 fatigue, once in an attack [D2-FAT-16]', (open) => {
    const t = duel(open, two, shown, { own: { fatigue: 3 } });
    attack(t, 'target:M', 'surge:fatigue');
    expect([figure(t, 'H').fatigue, t.offered.includes('surge:fatigue')]).toEqual([2, false]);
  });

  ruleTest('may be spent on that without any fatigue [D2-FAT-17]', (open) => {
    const t = duel(open, two, shown);
    attack(t, 'target:M');
    expect(t.offered).toContain('surge:fatigue');
    t.choose('surge:fatigue');
    expect([figure(t, 'H').fatigue, damage(t, 'M')]).toEqual([0, 4]);
  });

  ruleTest('give fatigue that is spent in the very attack [D2-FAT-18]', (open) => {
    const skills = [
      { name: 'Wrath', when: 'surges', fatigue: 1, may: true, once: 'turn', does: '+2 damage' },
    ];
    const t = duel(open, { ...two, surges: ['+1 damage'] }, shown, { own: { fatigue: 4, skills } });
    attack(t, 'target:M');
    expect(t.offered.some((id) => id.startsWith('use:'))).toBe(false);
    t.choose('surge:fatigue');
    pick(t, 'use');
    t.choose('no-more-surges');
    expect([figure(t, 'H').fatigue, damage(t, 'M')]).toEqual([4, 6]);
  });

  ruleTest('pay for an ability with the surge icon, in an attack alone [D2-ABIL-07]', (open) => {
    const scene = (blue: string) => duel(open, { surges: ['+2 damage'] }, { ...shown, blue });
    const t = scene('2-2-1');
    expect(t.offered.some((id) => id.startsWith('surge:'))).toBe(false);
    attack(t, 'target:M', 'surge:own:0');
    expect(damage(t, 'M')).toBe(4);
    const without = attack(scene('3-2-0'), 'target:M');
    expect(damage(without, 'M')).toBe(2);
  });
});

describe('what a move action gives', () => {
  ruleTest('as many points as the figure has Speed [D2-CHAR-03]', (open) => {
    for (const speed of [2, 5]) {
      const t = open(
        position({ map: hall('H....M'), figures: { H: hero({ speed }), M: monster() }, turn: { of: 'H' } }),
      );
      t.choose('action:move');
      expect(t.state.acting[0]!.points.map(({ left }) => left)).toEqual([speed]);
    }
  });
});

describe('knocked out heroes and attacks', () => {
  ruleTest('neither a target nor hit by Blast beside the token [D2-DEFEAT-32]', (open) => {
    const t = fight(open, {
      map: room('A.M', '...'),
      figures: { A: hero(), H: hero({ token: 'b1' }), M: monster({ blast: true, attack: 'ranged' }) },
      turn: { activating: 'M' },
      shown: { blue: '5-1-0', red: '0-3-0', gray: '0' },
    });
    attack(t, 'target:A');
    expect([damage(t, 'A'), damage(t, 'H'), figure(t, 'H').zone]).toEqual([4, 12, 'away']);
  });
});
