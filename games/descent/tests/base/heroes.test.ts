import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { returnsWithin } from '../../rules/effects/off-map.ts';
import { spaceName, tablesOf } from '../../rules/ground.ts';
import { carriedBy, objectivesIn } from '../../rules/objectives/objective.ts';
import { attack, damage, fight, hall, room, surges, type Table } from '../attack/kit.ts';
import { accept, run } from '../legend/delve-kit.ts';
import { hero, heroNamed, monster, position } from '../position.ts';
import { figure, has, pick } from '../table.ts';

const isUsed = (t: Table): boolean => (t.state.zones['sheet:h0']![0] as unknown as { used: boolean }).used;
const feat = (t: Table): Table => t.choose(t.offered.find((id) => id.endsWith('/Heroic feat'))!);

describe('Grisban the Thirsty', () => {
  const grisban = (more = {}) => heroNamed('Grisban the Thirsty', more);

  ruleTest('discards one of his conditions when he rests, without any fatigue [D2-FHERO-22]', (open) => {
    const H = grisban({ conditions: ['poisoned', 'doomed'] });
    const t = fight(open, { map: hall('H..M'), figures: { H, M: monster() } });
    t.choose('action:rest');
    pick(t, 'use');
    expect(t.offered).toEqual(['discard:doomed', 'discard:poisoned']);
    t.choose('discard:doomed');
    expect([has(t, 'H', 'doomed'), has(t, 'H', 'poisoned')]).toEqual([false, true]);
  });

  ruleTest('attacks by his feat, besides his actions and though he is Stunned [D2-FHERO-23]', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: grisban({ conditions: ['stunned'] }), M: monster() },
      shown: { blue: '3-2-0', gray: '0' },
    });
    pick(t, 'use');
    t.choose('target:M');
    expect([damage(t, 'M'), t.state.acting[0]!.actions, isUsed(t)]).toEqual([2, 2, true]);
    expect(t.offered.some((id) => id.startsWith('use:'))).toBe(false);
  });
});

describe('Syndrael', () => {
  const syndrael = (more = {}) => heroNamed('Syndrael', more);

  ruleTest('recovers 2 fatigue at the end of a turn in which she has not moved [D2-FHERO-59]', (open) => {
    const scene = () =>
      fight(open, {
        map: hall('H...M'),
        figures: { H: syndrael({ fatigue: 3 }), A: hero({ token: 'c1' }), M: monster() },
      });
    expect(figure(scene().choose('end'), 'H').fatigue).toBe(1);
    expect(figure(scene().choose('action:move', 'step:b1', 'end'), 'H').fatigue).toBe(3);
  });

  ruleTest('recovers it also in a turn in which she stood up [D2-FHERO-58]', (open) => {
    const t = fight(open, {
      map: hall('.A..M'),
      figures: { H: syndrael({ token: 'a1' }), A: hero(), M: monster() },
      shown: { red: '0-2-0 0-1-0' },
    });
    t.choose('action:stand-up');
    expect([figure(t, 'H').zone, figure(t, 'H').fatigue]).toEqual(['map', 2]);
  });

  ruleTest('lets herself and a hero near her perform a move action by her feat', (open) => {
    const t = fight(open, {
      map: hall('H.A....M'),
      figures: { H: syndrael(), A: hero({ speed: 2 }), M: monster() },
    });
    pick(t, 'use');
    t.choose('step:b1', 'stop');
    expect([t.asked, t.offered.includes('step:d1'), t.offered.includes('stop')]).toEqual([2, true, true]);
    t.choose('step:d1', 'step:e1');
    expect([spaceName(t.state, figure(t, 'A').at), t.state.acting[0]!.actions]).toEqual(['e1', 2]);
  });

  ruleTest('what forbids beats her feat, which allows: the Immobilized stay [D2-GOLD-06]', (open) => {
    const t = fight(open, {
      map: hall('H.A...M'),
      figures: { H: syndrael(), A: hero({ speed: 2, conditions: ['immobilized'] }), M: monster() },
    });
    pick(t, 'use');
    t.choose('step:b1', 'stop');
    expect([t.prompt, spaceName(t.state, figure(t, 'A').at), t.state.acting[0]!.actions]).toEqual([
      'd2.ask.act',
      'c1',
      2,
    ]);
  });
});

describe('Ashrian', () => {
  const ashrian = (more = {}) => heroNamed('Ashrian', more);

  ruleTest('stuns a minion that is activated beside her', (open) => {
    const stunned = (row: string, rank: string) => {
      const figures = { H: ashrian({ acted: true }), M: { monster: {}, rank } };
      const t = open(position({ map: hall(row), figures }));
      t.choose('activate:M');
      return has(t, 'M', 'stunned');
    };
    expect([stunned('HM', 'minion'), stunned('H.M', 'minion'), stunned('HM', 'master')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  ruleTest('stuns a whole group by her feat, also while she is Cursed [D2-COND-39]', (open) => {
    const zombie = { monster: 'Zombie' };
    const t = fight(open, {
      map: hall('H..M.N...O'),
      figures: { H: ashrian({ conditions: ['cursed'] }), M: zombie, N: zombie, O: monster() },
    });
    feat(t);
    expect([has(t, 'M', 'stunned'), has(t, 'N', 'stunned'), has(t, 'O', 'stunned')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([t.state.acting[0]!.actions, isUsed(t)]).toEqual([1, true]);
  });
});

describe('Avric Albright', () => {
  const avric = (more = {}) => heroNamed('Avric Albright', more);

  ruleTest('lets heroes within 3 spaces recover 1 damage for a surge [D2-ABIL-01]', (open) => {
    const offered = (row: string) => {
      const figures = { H: avric(), A: hero({ damage: 5 }), M: monster({ health: 9 }) };
      const t = fight(open, {
        map: hall(row),
        figures,
        turn: { of: 'A' },
        shown: { blue: '2-2-1', gray: '0' },
      });
      attack(t, 'target:M');
      const extra = surges(t).find((id) => id.startsWith('surge:card:'));
      if (extra) t.choose(extra);
      return figure(t, 'A').damage;
    };
    expect([offered('H..AM'), offered('H...AM')]).toEqual([4, 5]);
  });

  ruleTest(
    'heals heroes near him by his feat, and the knocked out by their tokens [D2-DEFEAT-54]',
    (open) => {
      const t = fight(open, {
        map: hall('H.A....BM'),
        figures: {
          H: avric({ damage: 6 }),
          A: hero({ damage: 6 }),
          B: hero({ damage: 6 }),
          C: hero({ token: 'd1' }),
          M: monster(),
        },
        shown: { red: '0-2-0 0-3-1' },
      });
      feat(t);
      expect(['H', 'A', 'B', 'C'].map((one) => figure(t, one).damage)).toEqual([1, 1, 6, 7]);
      expect(figure(t, 'C').zone).toBe('map');
    },
  );
});

describe('Leoric of the Book', () => {
  ruleTest(
    'takes 1 damage off the attack rolls of monsters near him, but not the last [D2-FHERO-33]',
    (open) => {
      const dealt = (row: string, red: string) => {
        const figures = {
          H: heroNamed('Leoric of the Book'),
          A: hero(),
          M: monster({ dice: ['red'], conditions: ['weakened'] }),
        };
        const t = fight(open, {
          map: hall(row),
          figures,
          turn: { activating: 'M' },
          shown: { red, gray: '0' },
        });
        attack(t, 'target:A');
        return damage(t, 'A');
      };
      // Leoric's first, not below 1, and then what else takes away: Weakened here.
      expect([dealt('H.AM', '0-3-0'), dealt('H...AM', '0-3-0')]).toEqual([1, 2]);
      expect(dealt('H.AM', '0-1-0')).toBe(0);
    },
  );
});

describe('Widow Tarha', () => {
  ruleTest('rerolls one die of her attack, once in a round', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: heroNamed('Widow Tarha'), M: monster({ health: 9 }) },
      shown: { blue: 'X 3-2-0 5-1-0', gray: '0 0' },
    });
    attack(t, 'target:M');
    pick(t, 'use');
    expect(damage(t, 'M')).toBe(2);
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(3);
  });
});

describe('feats that are attacks', () => {
  ruleTest('Leoric attacks every figure beside him with a Magic weapon', (open) => {
    const scene = (traits: string[]) =>
      fight(open, {
        map: room('AHM', 'N.O'),
        figures: {
          H: heroNamed('Leoric of the Book', {
            weapons: [{ name: 'Wand', attack: 'ranged', dice: ['blue'], traits }],
          }),
          A: hero(),
          M: monster({ health: 9 }),
          N: monster({ health: 9 }),
          O: monster({ health: 9 }),
        },
        shown: { blue: '2-2-1', gray: '0 1 0 3' },
      });
    const t = feat(scene(['Magic']));
    t.choose('no-more-surges');
    t.choose(t.offered);
    expect(['A', 'M', 'N', 'O'].map((one) => damage(t, one))).toEqual([2, 1, 2, 0]);
    expect(scene([]).offered.some((id) => id.endsWith('/Heroic feat'))).toBe(false);
  });

  ruleTest(
    'Tarha attacks two figures, and the farther decides the range [D2-FHERO-69, D2-FHERO-70]',
    (open) => {
      const scene = (blue: string) => {
        const t = fight(open, {
          map: room('H...N', '.M...'),
          figures: {
            H: heroNamed('Widow Tarha', { weapons: [{ name: 'Wand', attack: 'ranged', dice: ['blue'] }] }),
            M: monster({ health: 9 }),
            N: monster({ health: 9 }),
          },
          shown: { blue, gray: '0 1' },
        });
        feat(t);
        t.choose(t.offered.find((id) => id.startsWith('weapon:') && id !== 'weapon:0')!);
        t.choose('target:M', 'target:N', 'pass');
        return t;
      };
      const hit = scene('4-2-0');
      hit.choose(['figure:M', 'figure:N']);
      expect([damage(hit, 'M'), damage(hit, 'N')]).toEqual([2, 1]);
      const short = scene('3-2-0');
      expect([damage(short, 'M'), damage(short, 'N')]).toEqual([0, 0]);
    },
  );

  ruleTest('Tarha’s attack with Blast affects whoever is beside either of the two [D2-FHERO-71]', (open) => {
    const wand = { name: 'Wand', attack: 'ranged', dice: ['blue'], blast: true };
    const foe = monster({ health: 9, defence: [] });
    const t = fight(open, {
      map: room('H...M.', '.....O', '.P....', '.N...Q'),
      figures: { H: heroNamed('Widow Tarha', { weapons: [wand] }), M: foe, N: foe, O: foe, P: foe, Q: foe },
      shown: { blue: '4-2-0' },
    });
    feat(t).choose('target:M', 'target:N', 'pass');
    if (t.prompt === 'd2.ask.damage-order') t.choose(t.offered);
    // O is beside M, P is beside N, and Q is beside neither.
    expect(['M', 'N', 'O', 'P', 'Q'].map((one) => damage(t, one))).toEqual([2, 2, 2, 2, 0]);
  });

  ruleTest('Jain moves double her Speed and attacks on the way', (open) => {
    const t = fight(open, {
      map: hall('H...M....A'),
      figures: { H: heroNamed('Jain Fairwood'), M: monster({ health: 1 }), A: hero() },
      shown: { blue: '3-2-0', gray: '0' },
    });
    feat(t);
    t.choose('step:b1', 'step:c1', 'step:d1', 'weapon:0', 'target:M');
    expect(figure(t, 'M').zone).toBe('defeated');
    t.choose('step:e1', 'step:f1', 'step:g1', 'step:h1', 'step:i1');
    expect(t.offered.some((id) => id.startsWith('weapon:'))).toBe(false);
    t.choose('step:h1', 'step:i1');
    expect([t.prompt, t.state.acting[0]!.actions]).toEqual(['d2.ask.act', 1]);
  });
});

describe('Jain Fairwood', () => {
  const jain = (more = {}) => heroNamed('Jain Fairwood', more);
  const struck = (open: Parameters<typeof fight>[0], more: object, conditions: string[] = []) =>
    attack(
      fight(open, {
        map: hall('HM'),
        figures: { H: jain(more), M: monster({ dice: ['red'], surges: conditions }) },
        turn: { activating: 'M' },
        shown: { red: '0-3-1', gray: '0' },
      }),
      'target:H',
    );

  ruleTest('suffers damage of an attack as fatigue, as much as she wants and as fits', (open) => {
    const t = struck(open, { fatigue: 3 });
    pick(t, 'use');
    t.choose(1);
    expect([damage(t, 'H'), figure(t, 'H').fatigue]).toEqual([2, 4]);
    const all = struck(open, { fatigue: 3 });
    pick(all, 'use');
    all.choose(2);
    expect([damage(all, 'H'), figure(all, 'H').fatigue]).toEqual([1, 5]);
    expect(() => struck(open, { fatigue: 5 }).choose(1)).toThrow();
  });

  ruleTest('keeps the conditions though she turns all damage [D2-FHERO-27, D2-FHERO-28]', (open) => {
    const t = struck(open, {}, ['Poison']);
    t.choose('surge:own:0');
    expect(has(t, 'H', 'poisoned')).toBe(true);
    pick(t, 'use');
    t.choose(3);
    expect([damage(t, 'H'), figure(t, 'H').fatigue, has(t, 'H', 'poisoned')]).toEqual([0, 3, true]);
  });
});

describe('Tomble Burrowell', () => {
  const tomble = (more = {}) => heroNamed('Tomble Burrowell', more);

  ruleTest('adds the defence pool of a hero beside him [D2-CHAR-12]', (open) => {
    const t = fight(open, {
      map: hall('AHM'),
      figures: { H: tomble(), A: hero({ defence: ['black', 'brown'] }), M: monster({ dice: ['red'] }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-0', gray: '0', black: '2', brown: '0' },
    });
    attack(t, 'target:H');
    pick(t, 'use');
    expect(damage(t, 'H')).toBe(1);
  });

  ruleTest(
    'comes back in the closest empty space where all near his token are taken [D2-FHERO-76]',
    (open) => {
      const t = fight(open, {
        map: hall('HNOPQ..M'),
        figures: Object.fromEntries([
          ['H', tomble()],
          ...[...'NOPQM'].map((name) => [name, monster({ name })]),
        ]),
      });
      feat(t);
      figure(t, 'M').at = tablesOf(t.state).spaceNamed('a1');
      run(returnsWithin(4).run(t.state, { figure: figure(t, 'H') } as never) as never, accept);
      expect([figure(t, 'H').zone, tablesOf(t.state).names[figure(t, 'H').at]]).toEqual(['map', 'f1']);
    },
  );

  ruleTest(
    'is off the map by his feat, not knocked out, and comes back near his token [D2-OFFMAP-01]',
    (open) => {
      const t = fight(open, {
        map: hall('AH....M'),
        figures: { H: tomble({ damage: 3 }), A: hero(), M: monster() },
      });
      feat(t);
      expect([figure(t, 'H').zone, figure(t, 'H').damage, t.state.turn?.hero]).toEqual(['away', 3, 1]);
      expect(t.offered.includes('revive:H')).toBe(false);
      t.choose('end', 'activate:M', 'end', 'activate:H');
      expect([
        t.offered.includes('space:f1'),
        t.offered.includes('space:b1'),
        t.offered.includes('space:g1'),
      ]).toEqual([true, true, false]);
      t.choose('space:f1');
      expect([figure(t, 'H').zone, t.offered.includes('action:move')]).toEqual(['map', true]);
    },
  );

  ruleTest(
    'takes an objective token along when he is off the map, and brings it back [D2-FHERO-65]',
    (open) => {
      const t = fight(open, {
        map: hall('AH....M'),
        figures: { H: { ...tomble(), carrying: ['red'] }, A: hero(), M: monster() },
      });
      const lying = (): number[] => objectivesIn(t.state).map(({ at }) => at);
      expect(carriedBy(t.state, figure(t, 'H')).length).toBe(1);
      feat(t);
      expect([figure(t, 'H').zone, carriedBy(t.state, figure(t, 'H')).length, lying()]).toEqual([
        'away',
        1,
        [-1],
      ]);
      t.choose('end', 'activate:M', 'end', 'activate:H', 'space:f1');
      expect([figure(t, 'H').zone, carriedBy(t.state, figure(t, 'H')).length]).toEqual(['map', 1]);
    },
  );
});
