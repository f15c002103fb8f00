import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
  act,
  armed,
  attack,
  card,
  damage,
  fight,
  figure,
  firstWeapon,
  foe,
  hall,
  has,
  hero,
  mayAct,
  mayUse,
  room,
  skipEquipment,
  surges,
  targets,
  use,
  type Words,
} from './kit.ts';

const AXE = 'Chipped Greataxe';
const SWORD = 'Iron Longsword';
const SHIELD = 'Wooden Shield';
describe('Berserker', () => {
  ruleTest('Death Rage: a surge for 1 damage for every 2 that she has, in that attack alone', (open) => {
    const scene = (hurt: number) =>
      fight(open, {
        map: hall('HM'),
        figures: { H: armed(['Death Rage'], AXE, { damage: hurt }), M: foe() },
        shown: { blue: '2-2-1', red: '0-2-0', gray: '0' },
      });
    const done = (hurt: number): number[] => {
      const t = scene(hurt);
      act(t, 'Death Rage').choose('target:M', `surge:card:${card(t, 'berserker-death-rage').id}`);
      return [damage(t, 'M'), figure(t, 'H').fatigue];
    };
    expect([done(7), done(1)]).toEqual([
      [7, 2],
      [4, 2],
    ]);
    const plain = attack(scene(7), 'target:M');
    expect(surges(plain)).toEqual(['surge:own:0', 'surge:own:1', 'surge:fatigue']);
  });

  ruleTest('Execute: as much damage more as fatigue is suffered, as far as Stamina goes', (open) => {
    const scene = (fatigue: number, weapon = AXE) => {
      const figures = { H: armed(['Execute'], weapon, { fatigue }), M: foe() };
      const shown = { blue: '3-2-0', red: '0-2-0', yellow: '0-2-0', gray: '0' };
      return attack(fight(open, { map: hall('HM'), figures, shown }), 'target:M');
    };
    const t = use(scene(1), 'berserker-execute');
    expect(() => t.choose(4)).toThrow();
    t.choose(3);
    expect([damage(t, 'M'), figure(t, 'H').fatigue, card(t, 'berserker-execute').exhausted]).toEqual([
      7,
      4,
      true,
    ]);
    expect(mayUse(scene(4), 'berserker-execute')).toBe(false);
    expect(mayUse(scene(0, 'Yew Shortbow'), 'berserker-execute')).toBe(false);
  });
});

describe('Knight', () => {
  describe('Advance', () => {
    const scene = (open: Parameters<typeof fight>[0], more: Words = {}) => {
      const t = fight(open, {
        map: hall('HM..N'),
        figures: { H: armed(['Advance', 'Time of Need'], AXE), M: foe({ health: 2 }), N: foe(), ...more },
        shown: { blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0', gray: '0 0' },
      });
      return attack(t, 'target:M');
    };

    ruleTest(
      'after a kill with a Melee weapon: a move up to Speed, then an attack [D2-FCLASS-55]',
      (open) => {
        const t = use(scene(open), 'knight-advance');
        t.choose('step:b1', 'step:c1', 'step:d1', 'stop', 'yes');
        firstWeapon(t).choose('target:N');
        expect([damage(t, 'N'), figure(t, 'H').fatigue, t.state.acting[0]!.actions]).toEqual([4, 1, 1]);
      },
    );

    ruleTest('either of them may be left out [D2-FCLASS-56]', (open) => {
      const t = use(scene(open), 'knight-advance').choose('step:b1', 'step:c1', 'step:d1', 'stop', 'no');
      expect([damage(t, 'N'), t.offered.includes('end')]).toEqual([0, true]);
      const stays = use(scene(open, { N: foe() }), 'knight-advance').choose('stop');
      expect(stays.offered.includes('end')).toBe(true);
    });

    ruleTest('no action breaks into its movement, which is no move action [D2-FCLASS-58]', (open) => {
      const t = use(scene(open), 'knight-advance').choose('step:b1');
      expect(t.offered.sort()).toEqual(['step:a1', 'step:c1', 'stop']);
      t.choose('step:c1', 'step:d1', 'stop', 'no');
      expect([t.state.acting[0]!.actions, t.state.turn!.walked]).toEqual([1, undefined]);
    });

    ruleTest(
      'it interrupts: a kill in the turn of a monster lets him move there and then [D2-FCLASS-57]',
      (open) => {
        const t = fight(open, {
          map: room('H.MN.', '.....'),
          figures: { H: armed(['Advance', 'Guard'], AXE), M: foe({ health: 2 }), N: foe() },
          turn: { activating: 'M' },
          shown: { blue: '3-2-0', red: '0-2-0', gray: '0' },
        });
        t.choose('action:move', 'step:b1');
        use(t, 'knight-guard');
        firstWeapon(t).choose('target:M');
        expect([t.state.turn!.side, mayUse(t, 'knight-advance')]).toEqual(['overlord', true]);
        use(t, 'knight-advance').choose('step:b1', 'stop');
        expect([figure(t, 'H').at, figure(t, 'M').zone]).toEqual([1, 'defeated']);
      },
    );
  });

  describe('Challenge', () => {
    ruleTest('1 damage more in attacks between the two, while it is exhausted', (open) => {
      const t = fight(open, {
        map: room('HM.', 'AN.'),
        figures: { H: armed(['Challenge'], AXE), A: hero(), M: foe(), N: foe() },
        shown: { blue: '3-2-0 3-2-0 3-2-0 3-2-0', red: '0-2-0 0-2-0 0-1-0 0-1-0', gray: '0 0 0 0' },
      });
      use(t, 'knight-challenge').choose('figure:M');
      attack(t, 'target:M');
      attack(t, 'target:N');
      t.choose('end', 'end', 'activate:M');
      attack(t, 'target:H').choose('end', 'activate:N');
      attack(t, 'target:H');
      expect(['M', 'N', 'H'].map((one) => damage(t, one))).toEqual([5, 4, 4 + 3]);
    });

    ruleTest('it is used in his own turn alone [D2-FCLASS-59]', (open) => {
      const figures = { H: armed(['Challenge'], null), A: hero(), M: foe() };
      const scene = (turn: Words) => fight(open, { map: hall('HAM'), figures, turn });
      const sees = fight(open, { map: room('H.M', 'A..'), figures });
      expect(mayUse(sees, 'knight-challenge')).toBe(true);
      expect(
        mayUse(fight(open, { map: room('H.M', 'A..'), figures, turn: { of: 'A' } }), 'knight-challenge'),
      ).toBe(false);
      // Nobody whom he does not see can be challenged.
      expect(mayUse(scene({ of: 'H' }), 'knight-challenge')).toBe(false);
    });

    ruleTest('the token goes from the one whom he challenged before to the next [D2-FCLASS-60]', (open) => {
      const t = fight(open, {
        map: room('HM', '.N'),
        figures: { H: armed(['Challenge'], AXE), M: foe(), N: foe() },
        shown: { blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0', gray: '0 0' },
      });
      use(t, 'knight-challenge').choose('figure:M', 'end', 'activate:M', 'end', 'activate:N', 'end');
      use(skipEquipment(t), 'knight-challenge').choose('figure:N');
      attack(t, 'target:M');
      attack(t, 'target:N');
      expect([damage(t, 'M'), damage(t, 'N')]).toEqual([4, 5]);
      expect(card(t, 'knight-challenge').on).toBe(figure(t, 'N').id);
    });
  });

  ruleTest('Defend: who is a target already is struck twice and rolls for each [D2-FCLASS-62]', (open) => {
    const t = fight(open, {
      map: room('HA', 'M.'),
      figures: { H: armed(['Defend'], null), A: hero(), M: foe({ passives: ['Flail'], dice: ['red'] }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-0', gray: '1 2' },
    });
    attack(t, 'target:H', 'target:A');
    use(t, 'knight-defend');
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([2 + 1, 0]);
  });

  describe('Defense Training', () => {
    const scene = (open: Parameters<typeof fight>[0], gear: string[]) => {
      const t = fight(open, {
        map: hall('HM'),
        figures: { H: armed(['Defense Training'], gear), M: foe({ dice: ['red'] }) },
        turn: { activating: 'M' },
        shown: { red: '0-3-1', gray: '0', brown: '0' },
      });
      return attack(t, 'target:H');
    };

    ruleTest('a brown die with a Shield equipped, and none without', (open) => {
      expect(scene(open, [SHIELD]).state.attacks[0]!.struck[0]!.pool).toEqual(['gray', 'brown']);
      const t = fight(open, {
        map: hall('HM'),
        figures: { H: armed(['Defense Training'], [SWORD]), M: foe({ dice: ['red'] }) },
        turn: { activating: 'M' },
        shown: { red: '0-3-0', gray: '1' },
      });
      expect(damage(attack(t, 'target:H'), 'H')).toBe(2);
    });

    ruleTest(
      'is exhausted in place of the Shield, which stays free in the same attack [D2-FCLASS-63]',
      (open) => {
        const t = use(scene(open, [SHIELD]), 'knight-wooden-shield');
        use(t, 'knight-defense-training');
        expect([
          card(t, 'knight-wooden-shield').exhausted,
          card(t, 'knight-defense-training').exhausted,
        ]).toEqual([false, true]);
        use(t, 'knight-wooden-shield');
        expect([card(t, 'knight-wooden-shield').exhausted, damage(t, 'H')]).toEqual([true, 1]);
      },
    );
  });

  describe('Oath of Honor', () => {
    const shown = { blue: '3-2-0', red: '0-2-0', gray: '0' };

    ruleTest(
      'first a hero within 3 spaces with a monster beside, then such a monster [D2-FCLASS-64]',
      (open) => {
        const t = fight(open, {
          map: room('H..AM', 'B...N', '...C.', '.....'),
          figures: { H: armed(['Oath of Honor'], AXE), A: hero(), B: hero(), C: hero(), M: foe(), N: foe() },
        });
        act(t, 'Oath of Honor');
        // B has no monster beside.
        expect(t.offered).toEqual(['figure:A', 'figure:C']);
        t.choose('figure:A');
        expect(t.offered).toEqual(['figure:M', 'figure:N']);
        const far = fight(open, {
          map: hall('H...AM'),
          figures: { H: armed(['Oath of Honor'], AXE), A: hero(), M: foe() },
        });
        expect(mayAct(far, 'Oath of Honor')).toBe(false);
      },
    );

    ruleTest('he is put beside the monster, as near as can be to where he stood [D2-FCLASS-65]', (open) => {
      const t = fight(open, {
        map: room('H....', '...AM', '.....'),
        figures: { H: armed(['Oath of Honor'], AXE), A: hero(), M: foe() },
        shown,
      });
      act(t, 'Oath of Honor');
      expect(t.offered).toEqual(['space:d1', 'space:d3']);
      t.choose('space:d1', 'target:M');
      expect([figure(t, 'H').at, damage(t, 'M')]).toEqual([3, 4]);
    });

    ruleTest(
      'if all spaces beside it are taken, up to 2 spaces from it [D2-FCLASS-66, D2-FCLASS-67]',
      (open) => {
        const t = fight(open, {
          map: hall('H..BAM'),
          figures: { H: armed(['Oath of Honor'], AXE), A: hero(), B: hero(), M: foe() },
        });
        // The only space beside M is A's, and that 2 spaces from it is B's: there is nowhere to go.
        expect(mayAct(t, 'Oath of Honor')).toBe(false);
        const far = fight(open, {
          map: hall('.H.AM'),
          figures: { H: armed(['Oath of Honor'], AXE), A: hero(), M: foe() },
        });
        act(far, 'Oath of Honor');
        // From two spaces away no attack with the axe is legal, so there is none.
        expect([figure(far, 'H').at, damage(far, 'M'), targets(far)]).toEqual([2, 0, []]);
      },
    );
  });

  describe('Guard', () => {
    const shown = { blue: '3-2-0', red: '0-2-0', gray: '0' };

    ruleTest('only if the space that the monster moves into is empty [D2-FCLASS-68]', (open) => {
      const t = fight(open, {
        map: room('H..', 'NM.'),
        figures: { H: armed(['Guard'], AXE), M: foe(), N: foe() },
        turn: { activating: 'M' },
        shown,
      });
      t.choose('action:move', 'step:a2');
      expect([t.offered.includes('pass'), figure(t, 'M').at]).toEqual([false, 3]);
      t.choose('step:b2');
      expect(mayUse(t, 'knight-guard')).toBe(true);
    });

    ruleTest('breaks into the activation for one attack, and who survives goes on [D2-FCLASS-69]', (open) => {
      const t = fight(open, {
        map: hall('H..M'),
        figures: { H: armed(['Guard'], AXE), M: foe() },
        turn: { activating: 'M' },
        shown,
      });
      t.choose('action:move', 'step:c1', 'step:b1');
      use(t, 'knight-guard');
      firstWeapon(t).choose('target:M');
      expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([4, 2]);
      expect(t.offered).toContain('step:c1');
      expect(t.offered).toContain(`weapon:${figure(t, 'M').id}`);
    });
  });

  ruleTest('Shield Slam: a surge stuns a monster beside him without any damage [D2-FCLASS-71]', (open) => {
    const scene = (gear: string[]) =>
      attack(
        fight(open, {
          map: room('HM', '.N'),
          figures: { H: armed(['Shield Slam'], gear), M: foe(), N: foe() },
          shown: { blue: '2-2-1', red: '0-1-0', gray: '3' },
        }),
        'target:M',
      );
    const t = scene([SWORD, SHIELD]);
    t.choose(`surge:card:${card(t, 'knight-shield-slam').id}`, 'figure:N');
    expect([has(t, 'N', 'stunned'), has(t, 'M', 'stunned'), damage(t, 'M')]).toEqual([true, false, 0]);
    const bare = scene([SWORD]);
    expect(surges(bare)).toEqual(['surge:own:0', 'surge:fatigue']);
  });

  describe('Stalwart', () => {
    const scene = (open: Parameters<typeof fight>[0], skills: string[], health = 20) => {
      const t = fight(open, {
        map: hall('.HMN'),
        figures: { H: armed(skills, AXE, { damage: 12 }), M: foe({ dice: ['red'], health }), N: foe() },
        turn: { activating: 'M' },
        shown: { red: '0-3-0 0-2-0', blue: '3-2-0', gray: '0 0' },
      });
      return attack(t, 'target:H');
    };

    ruleTest('2 Health, and a move and an attack before he is knocked out', (open) => {
      const t = use(scene(open, ['Stalwart']), 'knight-stalwart').choose('stop');
      firstWeapon(t).choose('target:M');
      expect([damage(t, 'H'), damage(t, 'M'), figure(t, 'H').zone]).toEqual([14, 4, 'away']);
    });

    ruleTest('Advance answers to a kill of that attack before he falls [D2-FCLASS-70]', (open) => {
      const t = use(scene(open, ['Stalwart', 'Advance'], 4), 'knight-stalwart').choose('stop');
      firstWeapon(t).choose('target:M');
      expect([mayUse(t, 'knight-advance'), figure(t, 'H').zone]).toEqual([true, 'map']);
      use(t, 'knight-advance').choose('step:c1', 'stop', 'no');
      expect([figure(t, 'H').zone, figure(t, 'H').at]).toEqual(['away', 2]);
    });
  });
});
