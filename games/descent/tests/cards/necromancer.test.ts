import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { healthOf } from '../../rules/figures/characteristics.ts';
import {
  act,
  armed,
  attack,
  damage,
  fight,
  figure,
  foe,
  hall,
  hero,
  mayAct,
  mayUse,
  room,
  type Table,
  use,
  type Words,
} from './kit.ts';

const SCYTHE = "Reaper's Scythe";
const reanimate = (more: Words = {}): Words => ({ figure: 'Reanimate', of: 'H', ...more });
type Open = Parameters<typeof fight>[0];

describe('Necromancer', () => {
  ruleTest('Raise Dead: an empty space beside her [D2-FCLASS-86]', (open) => {
    const t = fight(open, {
      map: room('HA.', '..M'),
      figures: { H: armed(['Raise Dead'], null), A: hero(), M: foe() },
    });
    act(t, 'Raise Dead');
    expect(t.offered).toEqual(['space:a2', 'space:b2']);
    t.choose('space:b2');
    expect([figure(t, 'Reanimate').at, figure(t, 'H').fatigue]).toEqual([4, 1]);
  });

  ruleTest('Raise Dead: the nearest empty space where none beside her is [D2-FCLASS-87]', (open) => {
    const t = fight(open, {
      map: hall('.AHM.'),
      figures: { H: armed(['Raise Dead'], null), A: hero(), M: foe() },
    });
    act(t, 'Raise Dead');
    expect(t.offered).toEqual(['space:a1', 'space:e1']);
  });

  ruleTest('Raise Dead: one Reanimate at a time, which she may take off the map in her turn', (open) => {
    const t = fight(open, {
      map: room('HR.', '..M'),
      figures: { H: armed(['Raise Dead'], null), R: reanimate(), M: foe() },
    });
    act(t, 'Raise Dead').choose('space:a2');
    const there = () => t.state.zones.map!.filter(({ def }) => def === 'reanimate').length;
    expect(there()).toBe(1);
    use(t, 'necromancer-raise-dead');
    expect(there()).toBe(0);
  });

  ruleTest('Corpse Blast: an attack with Blast at the Reanimate, wherever it is, and it is gone', (open) => {
    const t = fight(open, {
      map: room('H#..MR', '.#...N').replaceAll(' #', ' X'),
      figures: { H: armed(['Corpse Blast'], SCYTHE), R: reanimate(), M: foe(), N: foe() },
      shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0 1' },
    });
    act(t, 'Corpse Blast');
    t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N'), figure(t, 'R').zone]).toEqual([4, 3, 'defeated']);
    expect(figure(t, 'H').fatigue).toBe(1);
  });

  ruleTest('Corpse Blast needs a Magic weapon and a Reanimate', (open) => {
    const scene = (weapon: string, figures: Words) =>
      mayAct(
        fight(open, {
          map: room('H..R', '..M.'),
          figures: { H: armed(['Corpse Blast'], weapon), M: foe(), ...figures },
        }),
        'Corpse Blast',
      );
    expect(scene(SCYTHE, { R: reanimate() })).toBe(true);
    expect(scene('Chipped Greataxe', { R: reanimate() })).toBe(false);
  });

  ruleTest('Deathly Haste: the Reanimate may move 1 space for each fatigue for movement', (open) => {
    const t = fight(open, {
      map: room('H.R.', '...M'),
      figures: { H: armed(['Deathly Haste'], null), R: reanimate(), M: foe() },
    });
    t.choose('action:fatigue');
    use(t, 'necromancer-deathly-haste').choose('step:d1');
    expect([figure(t, 'R').at, figure(t, 'H').fatigue, t.offered.includes('stop')]).toEqual([3, 1, false]);
    t.choose('action:move');
    expect(mayUse(t, 'necromancer-deathly-haste')).toBe(false);
  });

  ruleTest('Fury of Undeath: the Reanimate acts, and acts again in its own step', (open) => {
    const t = fight(open, {
      map: hall('HR.M'),
      figures: { H: armed(['Fury of Undeath'], null), R: reanimate(), M: foe() },
      shown: { blue: '3-2-0', red: '0-2-0', gray: '0' },
    });
    act(t, 'Fury of Undeath').choose('action:move', 'step:c1');
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(4);
    t.choose('end');
    // The hero goes on with the second action of the turn, and the familiar is still to act.
    expect([t.state.acting.map(({ figure: id }) => id), t.state.acting[0]!.actions]).toEqual([
      [figure(t, 'H').id],
      1,
    ]);
    t.choose('end');
    expect(t.offered).toEqual(['activate:R', 'pass']);
  });

  describe('Dark Pact', () => {
    const scene = (open: Open, whom: string) => {
      const t = fight(open, {
        map: room('H.', 'MR'),
        figures: { H: armed(['Dark Pact'], null), R: reanimate(), M: foe({ dice: ['red'] }) },
        turn: { activating: 'M' },
        shown: { red: '0-3-0', gray: '1', brown: '1' },
      });
      return attack(t, `target:${whom}`);
    };

    ruleTest('damage of hers may go to the Reanimate, all of it', (open) => {
      const t = use(scene(open, 'H'), 'necromancer-dark-pact');
      expect([damage(t, 'H'), damage(t, 'R')]).toEqual([0, 2]);
      const kept = scene(open, 'H').choose('pass');
      expect([damage(kept, 'H'), damage(kept, 'R')]).toEqual([2, 0]);
    });

    ruleTest('damage of the Reanimate, which has a brown die, may go to her', (open) => {
      const t = use(scene(open, 'R'), 'necromancer-dark-pact');
      expect([damage(t, 'H'), damage(t, 'R')]).toEqual([2, 0]);
    });
  });

  ruleTest('Undead Might: 2 Health, and 1 damage more in an attack of the Reanimate', (open) => {
    const t = fight(open, {
      map: hall('HRM'),
      figures: { H: armed(['Undead Might'], null), R: reanimate(), M: foe() },
      turn: { of: 'H', step: '3.I' },
      shown: { blue: '3-2-0', red: '0-2-0', gray: '0' },
    });
    t.choose('activate:R');
    attack(t, 'target:M');
    use(t, 'necromancer-undead-might');
    expect([damage(t, 'M'), figure(t, 'H').fatigue, healthOf(t.state, figure(t, 'R'))]).toEqual([5, 1, 6]);
  });

  describe('Vampiric Blood', () => {
    const scene = (open: Open) =>
      fight(open, {
        map: room('H..', 'RMN'),
        figures: {
          H: armed(['Vampiric Blood', 'Army of Death'], null, { fatigue: 2 }),
          R: reanimate(),
          M: foe({ health: 2 }),
          N: foe({ health: 2 }),
        },
        shown: { blue: '3-2-0', red: '0-2-0', yellow: '1-1-0', gray: '0 0' },
      });

    ruleTest('1 fatigue for each monster that one attack of the Reanimate defeats [D2-FCLASS-88]', (open) => {
      const seen = scene(open);
      act(seen, 'Army of Death');
      seen.choose(seen.offered);
      // 2 before, 2 for the skill, and 1 back for each of two.
      expect(figure(seen, 'H').fatigue).toBe(2);
      expect([figure(seen, 'M').zone, figure(seen, 'N').zone]).toEqual(['defeated', 'defeated']);
    });

    ruleTest('1 fatigue for her own kill', (open) => {
      const t = fight(open, {
        map: hall('H.M'),
        figures: { H: armed(['Vampiric Blood'], SCYTHE, { fatigue: 3 }), M: foe({ health: 2 }) },
        shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
      });
      attack(t, 'target:M');
      expect(figure(t, 'H').fatigue).toBe(2);
    });

    ruleTest('the yellow die stays while she is knocked out [D2-FCLASS-89]', (open) => {
      const t = fight(open, {
        map: hall('.RM'),
        figures: { H: armed(['Vampiric Blood'], null, { token: 'a1' }), R: reanimate(), M: foe() },
        turn: { of: 'H', step: '3.I' },
        shown: { blue: '3-2-0', red: '0-2-0', yellow: '1-1-0', gray: '0' },
      });
      t.choose('activate:R');
      attack(t, 'target:M');
      expect(damage(t, 'M')).toBe(5);
    });
  });

  ruleTest('Army of Death: the Reanimate strikes all monsters that she sees, wherever it is', (open) => {
    const t = fight(open, {
      map: room('HXR', '.X.', 'M..', 'N..'),
      figures: { H: armed(['Army of Death'], null), R: reanimate(), M: foe(), N: foe() },
      shown: { blue: '3-2-0', red: '0-2-0', gray: '0' },
    });
    act(t, 'Army of Death');
    expect(['M', 'N'].map((one) => damage(t, one))).toEqual([4, 0]);
    expect(figure(t, 'H').fatigue).toBe(2);
  });

  describe('Dying Command', () => {
    const scene = (open: Open, black: string, skills = ['Dying Command']): Table => {
      const t = fight(open, {
        map: room('H.MN', '....'),
        figures: { H: armed(skills, SCYTHE), M: foe({ health: 2, dice: ['red'] }), N: foe() },
        shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0 0 0', black, red: '0-3-0' },
      });
      return use(attack(t, 'target:M'), 'necromancer-dying-command');
    };

    ruleTest(
      'after an attack that has defeated a monster, with a test of knowledge [D2-FCLASS-82]',
      (open) => {
        const t = scene(open, '3');
        expect(t.logged('d2.log.passes')).toHaveLength(1);
        const none = fight(open, {
          map: hall('H.M'),
          figures: { H: armed(['Dying Command'], SCYTHE), M: foe() },
          shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
        });
        expect(mayUse(attack(none, 'target:M'), 'necromancer-dying-command')).toBe(false);
      },
    );

    ruleTest('failed: 1 fatigue back [D2-FCLASS-83]', (open) => {
      const t = scene(open, '4');
      expect([figure(t, 'H').fatigue, figure(t, 'M').zone]).toEqual([1, 'defeated']);
    });

    ruleTest('passed: it returns, moves, attacks for her and leaves the map [D2-FCLASS-84]', (open) => {
      const t = scene(open, '3');
      expect([figure(t, 'M').zone, figure(t, 'M').at, t.asked]).toEqual(['map', 2, t.state.players[0]]);
      t.choose('step:c2', 'stop', 'target:N');
      expect([damage(t, 'N'), figure(t, 'M').zone, figure(t, 'H').fatigue]).toEqual([3, 'defeated', 2]);
      expect(t.state.control).toEqual([]);
    });

    ruleTest('of several that fell together one is chosen [D2-FCLASS-85]', (open) => {
      const t = fight(open, {
        map: room('H.M', '..N'),
        figures: {
          H: armed(['Dying Command'], {
            name: 'Bomb',
            attack: 'ranged',
            dice: ['blue'],
            blast: true,
          } as never),
          M: foe({ health: 2 }),
          N: foe({ health: 2 }),
        },
        shown: { blue: '3-2-0', gray: '0 0 0', black: '3' },
      });
      attack(t, 'target:M').choose(['figure:M', 'figure:N']);
      use(t, 'necromancer-dying-command');
      expect(t.offered).toEqual(['figure:M', 'figure:N']);
      t.choose('figure:N');
      expect([figure(t, 'N').zone, figure(t, 'M').zone]).toEqual(['map', 'defeated']);
    });
  });
});
