import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hall } from './attack/kit.ts';
import { dice, hero, monster, position, type Words } from './position.ts';
import { figure, has, pick } from './table.ts';

const red = dice({ red: '0-2-0 0-1-0' });
const state = (t: Parameters<typeof figure>[0], letter = 'H') => {
  const { zone, damage, fatigue } = figure(t, letter);
  return [zone, damage, fatigue];
};

describe('what answers to the recovery of a knocked out hero', () => {
  /** The token of H lies in d1 under C, 3 spaces from A. H comes back in e1, farther away, or in b1, nearer. */
  const song = (within: number) => ({
    name: 'Song',
    when: 'recovered',
    of: 'others',
    within,
    does: 'recover 1 damage',
  });
  const scene = (within: number, turn: Words, row = 'A.BC.M') => ({
    map: hall(row),
    figures: {
      A: hero({ damage: 5, skills: [song(within)] }),
      B: hero(),
      C: hero(),
      H: hero({ token: 'd1' }),
      M: monster(),
    },
    turn,
    chance: red,
  });

  ruleTest('counts to the token when he is revived [D2-DEFEAT-23, D2-REVIVE-09]', (open) => {
    for (const [within, healed] of [
      [2, 5],
      [3, 4],
    ] as const) {
      const t = open(position(scene(within, { of: 'B' })));
      t.choose('revive:H');
      expect(figure(t, 'A').damage).toBe(healed);
    }
    const near = open(position(scene(2, { of: 'B' }, 'A.BCM.')));
    near.choose('revive:H', 'space:b1');
    expect([figure(near, 'A').damage, figure(near, 'H').zone]).toEqual([5, 'map']);
  });

  ruleTest('counts to the token when he stands up [D2-STAND-11]', (open) => {
    const t = open(position(scene(2, { of: 'H' }, 'A.BCM.')));
    t.choose('action:stand-up', 'space:b1');
    expect([figure(t, 'A').damage, state(t)[0]]).toEqual([5, 'map']);
    const far = open(position(scene(3, { of: 'H' })));
    far.choose('action:stand-up');
    expect(figure(far, 'A').damage).toBe(4);
  });
});

describe('a hero who stands up', () => {
  ruleTest('is on the map from the moment of the action, with all abilities [D2-STAND-10]', (open) => {
    const skills = [{ name: 'Vigour', when: 'would recover', fatigue: 0, may: true, does: '+2' }];
    const figures = { H: hero({ token: 'a1', skills }), A: hero(), M: monster() };
    const t = open(position({ map: hall('.A.M'), figures, turn: { of: 'H' }, chance: red }));
    t.choose('action:stand-up');
    pick(t, 'use');
    expect(figure(t, 'H').damage).toBe(7);
  });
});

describe('between encounters', () => {
  const figures = {
    H: hero({ token: 'a1' }),
    A: hero({ fatigue: 2 }),
    B: hero({ token: 'c1' }),
    M: monster(),
  };

  ruleTest(
    'standing up is free and optional, and all fatigue goes [D2-DEFEAT-41, D2-DEFEAT-42, D2-STAND-12, D2-STAND-13, D2-ENC-05]',
    (open) => {
      const t = open(position({ map: hall('.A.M'), figures, 'between encounters': true, chance: red }));
      expect([t.asked, t.offered]).toEqual([1, ['action:stand-up', 'pass']]);
      t.choose('action:stand-up');
      expect(state(t)).toEqual(['map', 9, 0]);
      expect([t.asked, t.offered]).toEqual([3, ['action:stand-up', 'pass']]);
      t.choose('pass');
      expect([state(t, 'B'), state(t, 'A')]).toEqual([
        ['away', 12, 4],
        ['map', 0, 0],
      ]);
    },
  );
});

describe('from one encounter to the next', () => {
  const between = (open: OpenPlaytest, h: Words) =>
    open(
      position({
        map: hall('HA.M'),
        figures: { H: hero(h), A: hero(), M: monster() },
        'between encounters': true,
        chance: red,
      }),
    );
  const cards = (t: ReturnType<typeof between>, zone: string) =>
    (t.state.zones[zone] ?? []) as unknown as { def: string }[];

  ruleTest('damage and conditions stay [D2-ENC-02]', (open) => {
    const t = between(open, { damage: 5, fatigue: 3, conditions: ['poisoned'] });
    expect([state(t), cards(t, 'conditions').map(({ def }) => def)]).toEqual([['map', 5, 0], ['poisoned']]);
  });

  ruleTest(
    'who was knocked out stands up without an action, and then recovers all fatigue [D2-ENC-06]',
    (open) => {
      const t = open(
        position({
          map: hall('.A.M'),
          figures: { H: hero({ token: 'a1' }), A: hero(), M: monster() },
          'between encounters': true,
          chance: red,
        }),
      );
      t.choose('action:stand-up');
      expect([state(t)[0], figure(t, 'H').fatigue, figure(t, 'H').acted]).toEqual(['map', 0, false]);
    },
  );
});

describe('familiars of knocked out heroes', () => {
  const R = { figure: 'Reanimate', of: 'H' };
  const turn = { of: 'H', step: '3.I' };

  ruleTest(
    'are activated before the hero stands up, and not after it [D2-DEFEAT-44, D2-DEFEAT-46, D2-DEFEAT-53]',
    (open) => {
      const figures = { H: hero({ token: 'a1' }), A: hero({ acted: true }), R, M: monster() };
      const scene = { map: hall('.AR.M'), figures, turn, chance: red };
      const first = open(position(scene));
      expect(first.offered).toEqual(['activate:R', 'pass']);
      first.choose('activate:R');
      expect(first.offered).toContain('action:move');
      const later = open(position(scene));
      later.choose('pass', 'action:stand-up');
      expect([later.state.turn?.side, figure(later, 'R').acted, state(later)[0]]).toEqual([
        'overlord',
        false,
        'map',
      ]);
    },
  );

  ruleTest('are not activated in the turn in which the hero is defeated [D2-DEFEAT-45]', (open) => {
    const scene = (does: string) =>
      open(
        position({
          map: hall('HAR.M'),
          figures: { H: hero({ skills: [{ name: 'Do', does }] }), A: hero({ acted: true }), R, M: monster() },
          turn: { of: 'H' },
        }),
      );
    const fallen = scene('be defeated');
    pick(fallen, 'use');
    expect([fallen.state.turn?.side, fallen.offered]).toEqual(['overlord', ['activate:M']]);
    expect(scene('suffer 1 damage').choose('end').offered).toEqual(['activate:R', 'pass']);
  });
});

describe('restricted actions', () => {
  ruleTest('any of them discards a condition by its printed action [D2-COND-14]', (open) => {
    const R = { figure: 'Reanimate', of: 'H', conditions: ['bleeding', 'burning'] };
    const scene = () =>
      open(
        position({
          map: hall('HRM'),
          figures: { H: hero({ acted: true }), R, M: monster() },
          turn: { activating: 'R' },
          chance: dice({ blue: '3-2-0', red: '0-1-0', gray: '0' }),
        }),
      );
    const afterMove = scene().choose('action:move', 'discard:bleeding');
    expect([has(afterMove, 'R', 'bleeding'), afterMove.offered.includes('action:move')]).toEqual([
      false,
      false,
    ]);
    const afterAttack = scene();
    pick(afterAttack, 'weapon');
    afterAttack.choose('target:M', 'discard:burning');
    expect(has(afterAttack, 'R', 'burning')).toBe(false);
    const both = scene().choose('discard:bleeding', 'discard:burning');
    expect([has(both, 'R', 'bleeding'), has(both, 'R', 'burning')]).toEqual([false, false]);
    expect(scene().offered.some((id) => id.startsWith('action:rest') || id.startsWith('door'))).toBe(false);
  });
});
