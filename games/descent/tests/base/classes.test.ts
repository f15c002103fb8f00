import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, damage, fight, hall, room, surges, type Table, targets, weapons } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { figure, has, pick } from '../table.ts';

/** H with skills of the box, and what else is said. */
const armed = (skills: string[], weapon: string | null, more: Words = {}) =>
  hero({ skills, weapons: weapon ? [weapon] : [], ...more });
const use = (t: Table, name: string): Table => t.choose(t.offered.find((id) => id.endsWith(`/${name}`))!);
const may = (t: Table, name: string): boolean => t.offered.some((id) => id.endsWith(`/${name}`));
const foe = (more: Words = {}) => monster({ health: 20, ...more });
const AXE = 'Chipped Greataxe';
const BOLT = 'Arcane Bolt';
const BOW = 'Yew Shortbow';

describe('Berserker', () => {
  const shown = { blue: '3-2-0', red: '0-2-0', gray: '0 0' };

  ruleTest('Rage: an attack with a Melee weapon and 1 damage more', (open) => {
    const t = fight(open, { map: hall('HM'), figures: { H: armed(['Rage'], AXE), M: foe() }, shown });
    use(t, 'Rage').choose('target:M');
    expect([damage(t, 'M'), figure(t, 'H').fatigue, t.state.acting[0]!.actions]).toEqual([5, 1, 1]);
    const bare = fight(open, { map: hall('HM'), figures: { H: armed(['Rage'], null), M: foe() } });
    expect(may(bare, 'Rage')).toBe(false);
  });

  ruleTest('Brute: 4 Health, and 2 damage more when standing up or revived', (open) => {
    const scene = (turn: Words) =>
      fight(open, {
        map: hall('.A.M'),
        figures: { H: armed(['Brute'], null, { token: 'a1' }), A: hero(), M: foe() },
        turn,
        shown: { red: '0-2-0 0-1-0' },
      });
    expect(damage(scene({ of: 'H' }), 'H')).toBe(16);
    expect(damage(scene({ of: 'H' }).choose('action:stand-up'), 'H')).toBe(11);
    expect(damage(scene({ of: 'A' }).choose('revive:H'), 'H')).toBe(11);
  });

  ruleTest('Counter Attack: against the monster beside that attacked', (open) => {
    const t = fight(open, {
      map: hall('NHM'),
      figures: { H: armed(['Counter Attack'], AXE), M: foe(), N: foe() },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0 3-2-0', red: '0-1-0 0-2-0', gray: '0 0' },
    });
    attack(t, 'target:H');
    pick(t, 'use');
    expect(targets(t)).toEqual(['target:M']);
    t.choose('target:M');
    expect([damage(t, 'H'), damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([3, 4, 1]);
  });

  ruleTest('Cripple: a monster beside is Immobilized if might is passed', (open) => {
    const scene = (black: string) => {
      const t = fight(open, {
        map: hall('HM'),
        figures: { H: armed(['Cripple'], null), M: foe() },
        shown: { gray: '0', black },
      });
      pick(t, 'use');
      return [has(t, 'M', 'immobilized'), figure(t, 'H').fatigue];
    };
    expect([scene('3'), scene('4')]).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });

  ruleTest('Charge: a move up to Speed, and then an attack', (open) => {
    const t = fight(open, { map: hall('H...M'), figures: { H: armed(['Charge'], AXE), M: foe() }, shown });
    use(t, 'Charge').choose('step:b1', 'step:c1', 'step:d1', 'stop', 'target:M');
    expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([4, 2]);
  });

  ruleTest('Weapon Mastery: a surge more with a weapon for two hands [D2-FCLASS-25]', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: armed(['Weapon Mastery'], AXE), M: foe() },
      shown,
    });
    attack(t, 'target:M');
    pick(t, 'use');
    t.choose('surge:own:0');
    expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([5, 2]);
    const one = fight(open, {
      map: hall('HM'),
      figures: { H: armed(['Weapon Mastery'], 'Iron Mace'), M: foe() },
      shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
    });
    attack(one, 'target:M');
    expect(damage(one, 'M')).toBeGreaterThan(0);
  });

  ruleTest('Whirlwind: every monster beside', (open) => {
    const t = fight(open, {
      map: room('MHN', '..A', 'O..'),
      figures: { H: armed(['Whirlwind'], AXE), A: hero(), M: foe(), N: foe(), O: foe() },
      shown: { ...shown, gray: '0 1' },
    });
    use(t, 'Whirlwind');
    t.choose(t.offered);
    expect(['M', 'N', 'O', 'A'].map((one) => damage(t, one))).toEqual([4, 3, 0, 0]);
  });
});

describe('Knight', () => {
  ruleTest('Defend: is targeted in the place of a hero beside [D2-FCLASS-61]', (open) => {
    const t = fight(open, {
      map: room('AHB', '.M.'),
      figures: {
        H: armed(['Defend'], null),
        A: hero(),
        B: hero(),
        M: foe({ passives: ['Flail'], dice: ['red'] }),
      },
      turn: { activating: 'M' },
      shown: { red: '0-3-0', gray: '0 1' },
    });
    attack(t, 'target:A', 'target:B');
    pick(t, 'use');
    t.choose('figure:A');
    t.choose(t.offered);
    expect(['A', 'H', 'B'].map((one) => damage(t, one))).toEqual([0, 3, 2]);
    expect(figure(t, 'H').fatigue).toBe(1);
  });

  ruleTest('Inspiration: 1 fatigue for the Knight and for each hero beside', (open) => {
    const tired = { fatigue: 2 };
    const scene = (row: string) => {
      const figures = { H: armed(['Inspiration'], null, tired), A: hero(tired), B: hero(tired), M: foe() };
      const t = fight(open, { map: hall(row), figures, turn: { of: 'H', step: '1.I' } });
      return ['H', 'A', 'B'].map((one) => figure(t, one).fatigue);
    };
    expect([scene('HA.BM'), scene('H.ABM')]).toEqual([
      [1, 1, 2],
      [2, 2, 2],
    ]);
  });
});

describe('Disciple', () => {
  ruleTest('Prayer of Healing: the hero or one beside, also one who is knocked out', (open) => {
    const t = fight(open, {
      map: hall('H.A.M'),
      figures: {
        H: armed(['Prayer of Healing'], null),
        A: hero({ damage: 5 }),
        B: hero({ token: 'b1' }),
        M: foe(),
      },
      shown: { red: '0-3-1' },
    });
    pick(t, 'use');
    expect(t.offered).toEqual(['figure:H', 'figure:B']);
    t.choose('figure:B');
    expect([damage(t, 'B'), figure(t, 'B').zone, figure(t, 'H').fatigue]).toEqual([9, 'map', 1]);
  });

  ruleTest('Blessed Strike: who deals damage heals, and so does a hero beside', (open) => {
    const scene = (gray: string) => {
      const figures = {
        H: armed(['Blessed Strike'], 'Iron Mace', { damage: 5 }),
        A: hero({ damage: 5 }),
        M: foe(),
      };
      const shown = { blue: '3-2-0', yellow: '0-1-1', gray };
      const t = fight(open, { map: hall('AHM'), figures, shown });
      use(t, 'Blessed Strike').choose('target:M', 'no-more-surges');
      return [damage(t, 'H'), damage(t, 'A')];
    };
    expect([scene('0'), scene('3')]).toEqual([
      [3, 3],
      [5, 5],
    ]);
  });

  ruleTest('Prayer of Peace: monsters beside perform no attacks while it is exhausted', (open) => {
    const t = fight(open, {
      map: room('HM..', '...N'),
      figures: { H: armed(['Prayer of Peace'], null), M: foe(), N: foe({ attack: 'ranged' }) },
    });
    use(t, 'Prayer of Peace').choose('end', 'activate:M');
    expect(weapons(t)).toEqual([]);
    t.choose('end', 'activate:N');
    expect(weapons(t)).toHaveLength(1);
  });

  ruleTest('Time of Need: 2 movement points and 2 fatigue', (open) => {
    const t = fight(open, {
      map: hall('H..M'),
      figures: { H: armed(['Time of Need'], null, { fatigue: 3 }), M: foe() },
    });
    use(t, 'Time of Need');
    expect([t.state.acting[0]!.points.map(({ left }) => left), figure(t, 'H').fatigue]).toEqual([[2], 1]);
  });

  ruleTest('Radiant Light: heals heroes in sight and hurts monsters in sight', (open) => {
    const t = fight(open, {
      map: hall('AH.MN'),
      figures: {
        H: armed(['Radiant Light'], null, { damage: 4 }),
        A: hero({ damage: 4 }),
        M: foe(),
        N: foe(),
      },
      shown: { red: '0-3-0' },
    });
    use(t, 'Radiant Light');
    expect(['H', 'A', 'M', 'N'].map((one) => damage(t, one))).toEqual([1, 1, 3, 0]);
  });
});

describe('Spiritspeaker', () => {
  const hurt = { damage: 4 };

  ruleTest('Drain Spirit: heroes within 3 spaces recover if the attack deals damage', (open) => {
    const t = fight(open, {
      map: hall('BA.HM'),
      figures: { H: armed(['Drain Spirit'], 'Oak Staff', hurt), A: hero(hurt), B: hero(hurt), M: foe() },
      shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
    });
    use(t, 'Drain Spirit');
    t.choose(t.offered.find((id) => id.startsWith('weapon:') && id !== 'weapon:0')!, 'target:M');
    expect(['H', 'A', 'B'].map((one) => damage(t, one))).toEqual([3, 3, 3]);
  });

  ruleTest('Healing Rain: a red die for all heroes within 3 spaces', (open) => {
    const t = fight(open, {
      map: hall('H..A.B.M'),
      figures: { H: armed(['Healing Rain'], null, hurt), A: hero(hurt), B: hero(hurt), M: foe() },
      shown: { red: '0-3-1' },
    });
    use(t, 'Healing Rain');
    expect([...['H', 'A', 'B'].map((one) => damage(t, one)), figure(t, 'H').fatigue]).toEqual([1, 1, 4, 2]);
  });

  ruleTest('Shared Pain: every other monster of the group', (open) => {
    const zombie = { monster: 'Zombie', act: 2 };
    const t = fight(open, {
      map: hall('HM..N.O'),
      figures: { H: armed(['Shared Pain'], null), M: zombie, N: zombie, O: foe() },
      shown: { blue: '3-2-0', brown: '0' },
    });
    use(t, 'Shared Pain').choose('target:M');
    expect(['M', 'N', 'O'].map((one) => damage(t, one))).toEqual([2, 1, 0]);
  });

  ruleTest('Cloud of Mist: attacks at spaces within 3 spaces cost a surge or miss', (open) => {
    const t = fight(open, {
      map: hall('H.A.M'),
      figures: { H: armed(['Cloud of Mist'], null), A: hero(), M: foe({ attack: 'ranged', dice: ['blue'] }) },
      shown: { blue: '6-1-1', gray: '0' },
    });
    use(t, 'Cloud of Mist').choose('end', 'end', 'activate:M');
    attack(t, 'target:A');
    expect(t.offered).toEqual(['surge:demand:Cloud of Mist', 'let-it-miss']);
  });

  ruleTest('Tempest: willpower decides', (open) => {
    const scene = (black: string) => {
      const t = fight(open, {
        map: hall('H.MAN'),
        figures: { H: armed(['Tempest'], null, { ...hurt, fatigue: 1 }), A: hero(hurt), M: foe(), N: foe() },
        shown: { gray: '0', black },
      });
      use(t, 'Tempest');
      return [...['H', 'A', 'M', 'N'].map((one) => damage(t, one)), figure(t, 'H').fatigue];
    };
    expect([scene('3'), scene('4')]).toEqual([
      [3, 3, 2, 0, 3],
      [4, 4, 0, 0, 2],
    ]);
  });
});

describe('Runemaster', () => {
  const shown = { blue: '3-2-0', yellow: '0-2-0', gray: '0 0 0' };
  const bolt = (t: Table): Table => {
    const id = t.offered.find((one) => one.startsWith('weapon:') && one !== 'weapon:0');
    return id ? t.choose(id) : t;
  };

  ruleTest('Exploding Rune: an attack with Blast', (open) => {
    const t = fight(open, {
      map: hall('H.MN'),
      figures: { H: armed(['Exploding Rune'], BOLT), M: foe(), N: foe() },
      shown,
    });
    use(t, 'Exploding Rune').choose('target:M');
    t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N'), figure(t, 'H').fatigue]).toEqual([4, 4, 1]);
  });

  ruleTest('Ghost Armor: a shield for a fatigue, also several times [D2-FCLASS-99]', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: armed(['Ghost Armor'], null), M: foe({ dice: ['red'] }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-0', gray: '0' },
    });
    attack(t, 'target:H');
    pick(t, 'use');
    pick(t, 'use');
    t.choose('pass');
    expect([damage(t, 'H'), figure(t, 'H').fatigue]).toEqual([1, 2]);
  });

  ruleTest('Inscribe Rune: every weapon is a Rune', (open) => {
    const scene = (skills: string[]) =>
      may(fight(open, { map: hall('HM'), figures: { H: armed(skills, AXE), M: foe() } }), 'Exploding Rune');
    expect([scene(['Exploding Rune']), scene(['Exploding Rune', 'Inscribe Rune'])]).toEqual([false, true]);
  });

  ruleTest('Rune Mastery: a surge more, once the dice are rolled [D2-FCLASS-103]', (open) => {
    const t = fight(open, {
      map: hall('H.M'),
      figures: { H: armed(['Rune Mastery'], BOLT), M: foe() },
      shown,
    });
    attack(t, 'target:M');
    pick(t, 'use');
    expect(surges(t)).toContain('surge:own:1');
  });

  ruleTest('Runic Sorcery: a condition for the target, and not for others [D2-FCLASS-105]', (open) => {
    const t = fight(open, {
      map: hall('H.M'),
      figures: { H: armed(['Runic Sorcery'], BOLT), M: foe() },
      shown,
    });
    use(t, 'Runic Sorcery').choose('target:M');
    expect(t.offered).toHaveLength(4);
    t.choose('condition:poisoned');
    expect(has(t, 'M', 'poisoned')).toBe(true);
  });

  ruleTest('Break the Rune: all others within 3 spaces and in sight, friends too [D2-FCLASS-97]', (open) => {
    const t = fight(open, {
      map: room('H..A.', '..M.N'),
      figures: { H: armed(['Break the Rune'], BOLT), A: hero(), M: foe(), N: foe() },
      shown: { blue: '2-2-1', yellow: '0-2-0', gray: '0 0' },
    });
    use(t, 'Break the Rune').choose('no-more-surges');
    t.choose(t.offered);
    expect(['A', 'M', 'N', 'H'].map((one) => damage(t, one))).toEqual([4, 4, 0, 0]);
  });

  ruleTest('Quick Casting: a plain attack more, also after a miss [D2-FCLASS-101, D2-FCLASS-102]', (open) => {
    const t = fight(open, {
      map: hall('H.M'),
      figures: { H: armed(['Quick Casting', 'Exploding Rune'], BOLT), M: foe() },
      shown: { blue: 'X 3-2-0', yellow: '0-2-0 0-2-0', gray: '0 0' },
    });
    attack(t, 'target:M');
    pick(t, 'use');
    expect(may(t, 'Exploding Rune')).toBe(false);
    bolt(t).choose('target:M');
    expect([damage(t, 'M'), t.state.acting[0]!.actions]).toEqual([4, 1]);
  });
});

describe('Thief', () => {
  ruleTest('Dirty Tricks: the target is Stunned if the attack deals damage', (open) => {
    const scene = (gray: string) => {
      const t = fight(open, {
        map: hall('HM'),
        figures: { H: armed(['Dirty Tricks'], AXE), M: foe() },
        shown: { blue: '5-1-0', red: '0-1-0', gray },
      });
      use(t, 'Dirty Tricks').choose('target:M');
      return has(t, 'M', 'stunned');
    };
    expect([scene('0'), scene('3')]).toEqual([true, false]);
  });

  ruleTest('Tumble: moves through enemies while it is exhausted', (open) => {
    const t = fight(open, { map: hall('HM.N'), figures: { H: armed(['Tumble'], null), M: foe(), N: foe() } });
    t.choose('action:move');
    expect(t.offered.includes('step:b1')).toBe(false);
    pick(t, 'use');
    t.choose('step:b1', 'step:c1');
    expect(figure(t, 'H').fatigue).toBe(1);
  });

  ruleTest('Unseen: attacks at the Thief cost a surge or miss', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: armed(['Unseen'], null), M: foe({ dice: ['red'] }) },
      shown: { red: '0-3-0', gray: '0' },
    });
    pick(t, 'use');
    t.choose('end', 'activate:M');
    attack(t, 'target:H');
    expect(damage(t, 'H')).toBe(0);
  });
});

describe('Wildlander', () => {
  const shown = { blue: '3-2-0', yellow: '1-0-1 0-2-0', gray: '0' };

  ruleTest('Accurate: rerolls a power die of a Bow', (open) => {
    const t = fight(open, { map: hall('H.M'), figures: { H: armed(['Accurate'], BOW), M: foe() }, shown });
    attack(t, 'target:M');
    pick(t, 'use');
    expect(damage(t, 'M')).toBe(4);
  });

  ruleTest('Bow Mastery: a surge more', (open) => {
    const figures = { H: armed(['Bow Mastery'], BOW), M: foe() };
    const t = fight(open, { map: hall('H.M'), figures, shown: { ...shown, yellow: '0-2-0' } });
    attack(t, 'target:M');
    pick(t, 'use');
    t.choose('surge:own:1');
    expect(damage(t, 'M')).toBe(5);
  });

  ruleTest(
    'Black Arrow: no less than 3 damage with all shields counted, unless it misses [D2-FCLASS-144]',
    (open) => {
      const scene = (blue: string, gray: string) => {
        const figures = { H: armed(['Black Arrow'], BOW), M: foe() };
        const t = fight(open, { map: hall('H....M'), figures, shown: { blue, yellow: '0-2-0', gray } });
        use(t, 'Black Arrow').choose('target:M');
        return damage(t, 'M');
      };
      expect([scene('3-2-0', '3'), scene('2-2-1', '0'), scene('X', '0')]).toEqual([3, 0, 0]);
    },
  );
});

describe('class weapons', () => {
  ruleTest("Reaper's Scythe: 1 damage less for a monster defeated with it", (open) => {
    const scene = (health: number) => {
      const figures = { H: armed([], "Reaper's Scythe", { damage: 5 }), M: monster({ health }) };
      const t = fight(open, {
        map: hall('H.M'),
        figures,
        shown: { blue: '3-2-0', yellow: '0-2-0', gray: '0' },
      });
      attack(t, 'target:M');
      return damage(t, 'H');
    };
    expect([scene(4), scene(5)]).toEqual([4, 5]);
  });

  ruleTest('Oak Staff: Reach', (open) => {
    const t = fight(open, { map: hall('H.M'), figures: { H: armed([], 'Oak Staff'), M: foe() } });
    expect(weapons(t)).toHaveLength(1);
  });
});
