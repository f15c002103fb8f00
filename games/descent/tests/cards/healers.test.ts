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
  mayUse,
  room,
  skipEquipment,
  surges,
  type Table,
  use,
} from './kit.ts';

const PRAYER = 'disciple-prayer-of-healing';

describe('Disciple', () => {
  const hurt = { damage: 5 };

  ruleTest('Armor of Faith: a brown die for whom he prayed, until his next turn begins', (open) => {
    const t = fight(open, {
      map: hall('HAM'),
      figures: {
        H: armed(['Prayer of Healing', 'Armor of Faith'], null),
        A: hero(hurt),
        M: foe({ dice: ['red'] }),
      },
      shown: { red: '0-1-0 0-3-0 0-3-0', gray: '0 0', brown: '2' },
    });
    use(t, PRAYER).choose('figure:A', 'end', 'end', 'activate:M');
    attack(t, 'target:A');
    expect(damage(t, 'A')).toBe(4 + 1);
    t.choose('end');
    // The next round: the turn of the Disciple ends it.
    t.choose('activate:H');
    skipEquipment(t).choose('end', 'end', 'activate:M');
    attack(t, 'target:A');
    expect(damage(t, 'A')).toBe(5 + 3);
  });

  ruleTest('Cleansing Touch: whom he prayed for may discard a condition', (open) => {
    const scene = () => {
      const t = fight(open, {
        map: hall('HA.M'),
        figures: {
          H: armed(['Prayer of Healing', 'Cleansing Touch'], null),
          A: hero({ ...hurt, conditions: ['poisoned', 'stunned'] }),
          M: foe(),
        },
        shown: { red: '0-1-0' },
      });
      return use(t, PRAYER).choose('figure:A');
    };
    const t = scene();
    expect(t.offered).toEqual(['discard:poisoned', 'discard:stunned', 'keep']);
    t.choose('discard:stunned');
    expect([has(t, 'A', 'poisoned'), has(t, 'A', 'stunned')]).toEqual([true, false]);
    expect(has(scene().choose('keep'), 'A', 'stunned')).toBe(true);
  });

  ruleTest('Divine Fury: a yellow die in the next attack of the round, and in no other', (open) => {
    const t = fight(open, {
      map: room('HA', '.M'),
      figures: { H: armed(['Prayer of Healing', 'Divine Fury'], null), A: hero(hurt), M: foe() },
      shown: { red: '0-1-0', blue: '3-2-0 3-2-0', yellow: '0-2-0', gray: '0 0' },
    });
    use(t, PRAYER).choose('figure:A', 'end');
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(4);
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(4 + 2);
  });

  ruleTest('Divine Fury ends with the round', (open) => {
    const t = fight(open, {
      map: room('HA', '.M'),
      figures: { H: armed(['Prayer of Healing', 'Divine Fury'], null), A: hero(hurt), M: foe() },
      shown: { red: '0-1-0', blue: '3-2-0', gray: '0' },
    });
    use(t, PRAYER).choose('figure:A', 'end', 'end', 'activate:M', 'end', 'activate:A');
    attack(skipEquipment(t), 'target:M');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('Holy Power: two heroes, and 1 fatigue for both if a surge is rolled', (open) => {
    const scene = (red: string, whom: string[]) => {
      const tired = { damage: 5, fatigue: 2 };
      const t = fight(open, {
        map: hall('BHA.M'),
        figures: {
          H: armed(['Prayer of Healing', 'Holy Power'], null),
          A: hero(tired),
          B: hero(tired),
          M: foe(),
        },
        shown: { red },
      });
      use(t, PRAYER).choose(whom);
      return ['A', 'B'].map((one) => [damage(t, one), figure(t, one).fatigue]);
    };
    expect(scene('0-3-1', ['figure:A', 'figure:B'])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(scene('0-3-0', ['figure:A', 'figure:B'])).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(scene('0-3-1', ['figure:A'])).toEqual([
      [2, 1],
      [5, 2],
    ]);
  });
});

describe('Spiritspeaker', () => {
  ruleTest("Nature's Bounty: as much damage as fatigue is recovered by a rest", (open) => {
    const t = fight(open, {
      map: hall('H..M'),
      figures: { H: armed(["Nature's Bounty"], null, { damage: 6, fatigue: 3 }), M: foe() },
    });
    t.choose('action:rest', 'end');
    expect([damage(t, 'H'), figure(t, 'H').fatigue]).toEqual([3, 0]);
    const other = fight(open, {
      map: hall('H..M'),
      figures: { H: armed(["Nature's Bounty", 'Time of Need'], null, { damage: 6, fatigue: 3 }), M: foe() },
    });
    act(other, 'Time of Need');
    expect([damage(other, 'H'), figure(other, 'H').fatigue]).toEqual([6, 1]);
  });

  describe('Ancestor Spirits', () => {
    const SPIRITS = 'spiritspeaker-ancestor-spirits';
    const tempest = (open: Parameters<typeof fight>[0]): Table => {
      const t = fight(open, {
        map: room('H.M', 'A.N'),
        figures: {
          H: armed(['Tempest', 'Ancestor Spirits'], null, { damage: 4 }),
          A: hero({ damage: 4, fatigue: 2 }),
          M: foe(),
          N: foe(),
        },
        shown: { gray: '0', black: '2' },
      });
      return act(t, 'Tempest');
    };
    const offered = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));

    ruleTest('poisons all monsters that a class skill has damaged [D2-FCLASS-123]', (open) => {
      const t = tempest(open);
      expect(offered(t)).toHaveLength(2);
      t.choose(offered(t)[0]!);
      expect([has(t, 'M', 'poisoned'), has(t, 'N', 'poisoned'), has(t, 'A', 'poisoned')]).toEqual([
        true,
        true,
        false,
      ]);
      expect([figure(t, 'H').fatigue, card(t, SPIRITS).exhausted]).toEqual([3, true]);
    });

    ruleTest('poisons those whom the attack of a class skill has damaged [D2-FCLASS-123]', (open) => {
      const t = fight(open, {
        map: room('HM', '.N'),
        figures: { H: armed(['Shared Pain', 'Ancestor Spirits'], 'Oak Staff'), M: foe(), N: foe() },
        shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
      });
      act(t, 'Shared Pain');
      firstWeapon(t).choose('target:M');
      use(t, SPIRITS);
      expect([has(t, 'M', 'poisoned'), has(t, 'N', 'poisoned')]).toEqual([true, false]);
      // A plain attack is no class skill.
      const plain = fight(open, {
        map: room('HM', '.N'),
        figures: { H: armed(['Ancestor Spirits'], 'Oak Staff'), M: foe(), N: foe() },
        shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
      });
      expect(mayUse(attack(plain, 'target:M'), SPIRITS)).toBe(false);
    });

    ruleTest('1 damage and 1 fatigue more for each hero who recovered [D2-FCLASS-124]', (open) => {
      const t = tempest(open);
      t.choose(offered(t)[1]!);
      expect([damage(t, 'H'), damage(t, 'A'), figure(t, 'A').fatigue]).toEqual([2, 2, 1]);
    });
  });

  ruleTest('Vigor: a surge with which each hero recovers 1 fatigue', (open) => {
    const t = fight(open, {
      map: room('HM....A'),
      figures: { H: armed(['Vigor'], 'Oak Staff', { fatigue: 2 }), A: hero({ fatigue: 2 }), M: foe() },
      shown: { blue: '2-2-1', yellow: '0-2-0', gray: '0' },
    });
    attack(t, 'target:M');
    const id = `surge:card:${card(t, 'spiritspeaker-vigor').id}`;
    expect(surges(t)).toContain(id);
    t.choose(id);
    expect([figure(t, 'H').fatigue, figure(t, 'A').fatigue]).toEqual([1, 1]);
  });

  describe('Stoneskin', () => {
    const scene = (open: Parameters<typeof fight>[0], more: object = {}) => {
      const t = fight(open, {
        map: room('AH', 'BM'),
        figures: {
          H: armed(['Stoneskin'], null),
          A: hero(),
          B: hero(),
          M: foe({ passives: ['Flail'], dice: ['red'], ...more }),
        },
        turn: { activating: 'M' },
        shown: { red: '0-3-0', gray: '0 0 0 0 0' },
      });
      return t;
    };

    ruleTest('adds its die once in an attack [D2-FCLASS-126]', (open) => {
      const t = attack(scene(open), 'target:A', 'target:B');
      use(t, 'spiritspeaker-stoneskin').choose('figure:A');
      expect(mayUse(t, 'spiritspeaker-stoneskin')).toBe(false);
      const [attacked] = t.state.attacks;
      expect(attacked!.struck.map(({ pool }) => pool.length)).toEqual([2, 1]);
    });

    ruleTest('helps none but a target of step 1 [D2-FCLASS-127]', (open) => {
      const t = attack(scene(open, { blast: true, passives: [] }), 'target:A');
      use(t, 'spiritspeaker-stoneskin');
      const [attacked] = t.state.attacks;
      const dice = attacked!.struck.map(({ as, pool }) => [as, pool.length]);
      expect(dice.filter(([as]) => as === 'target')).toEqual([['target', 2]]);
      expect(dice.filter(([as, n]) => as === 'area' && n !== 1)).toEqual([]);
    });
  });
});
