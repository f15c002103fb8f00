import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { attack, damage, duel, fight, hall, room, targets, weapons } from './kit.ts';

const melee = { dice: ['blue'] };
const ranged = { attack: 'ranged', dice: ['blue'] };

describe('what an attack may target', () => {
  ruleTest('an adjacent space with an enemy, for a Melee attack [D2-ATTACK-09, D2-REACH-02]', (open) => {
    const far = fight(open, {
      map: hall('H.M.......'),
      figures: { H: hero({ weapons: [{ name: 'Blade', ...melee }] }), M: monster() },
    });
    expect(weapons(far)).toEqual([]);
    expect(far.closed.map(({ reason, rule }) => [reason, rule])).toContainEqual([
      'd2.closed.no-target',
      'D2-COMBAT-08',
    ]);
    const near = duel(open, melee, {});
    attack(near);
    expect(targets(near)).toEqual(['target:M']);
  });

  ruleTest(
    'a space, and never one with a friend or with nobody in it [D2-COMBAT-08, D2-COMBAT-09, D2-COMBAT-10]',
    (open) => {
      const t = fight(open, {
        map: room('AH.', '.M.'),
        figures: { H: hero({ weapons: [{ name: 'Blade', ...melee }] }), A: hero(), M: monster() },
      });
      attack(t);
      expect(t.offered).toEqual(['target:M']);
    },
  );

  ruleTest('two spaces away with Reach, three with Extend [D2-REACH-03, D2-ATTACK-10]', (open) => {
    const reach = duel(open, { ...melee, reach: 2 }, {}, { map: hall('H.M.......') });
    expect(weapons(reach)).toHaveLength(1);
    const short = duel(open, { ...melee, reach: 2 }, {}, { map: hall('H..M......') });
    expect(weapons(short)).toEqual([]);
  });

  ruleTest('three spaces away with Extend [D2-REACH-04]', (open) => {
    const extend = duel(open, { ...melee, reach: 3 }, {}, { map: hall('H..M......') });
    expect(weapons(extend)).toHaveLength(1);
    const short = duel(open, { ...melee, reach: 3 }, {}, { map: hall('H...M.....') });
    expect(weapons(short)).toEqual([]);
  });

  ruleTest('Reach does nothing for a Ranged attack [D2-REACH-01]', (open) => {
    const t = duel(open, { ...ranged, reach: 2 }, { blue: '2-2-1', gray: '0' }, { map: hall('H..M......') });
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(0);
  });

  ruleTest('what Reach goes to must be in sight [D2-REACH-05]', (open) => {
    const t = fight(open, {
      map: hall('HNM.......'),
      figures: {
        H: hero({ weapons: [{ name: 'Blade', ...melee, reach: 2 }] }),
        N: monster(),
        M: monster(),
      },
    });
    attack(t);
    expect(targets(t)).toEqual(['target:N']);
  });

  ruleTest('any distance in sight, for a Ranged attack [D2-ATTACK-15]', (open) => {
    const t = duel(open, ranged, {}, { map: hall('H........M') });
    attack(t);
    expect(targets(t)).toEqual(['target:M']);
  });

  ruleTest('one of the spaces of a large figure [D2-TARGET-03]', (open) => {
    const t = fight(open, {
      map: room('.MM', 'HMM'),
      figures: {
        H: hero({ weapons: [{ name: 'Blade', ...melee }] }),
        M: monster({ size: 'huge', health: 20 }),
      },
      shown: { blue: '3-2-0', gray: '0' },
    });
    attack(t);
    expect(targets(t)).toEqual(['target:M@b1', 'target:M@b2']);
    t.choose('target:M@b2');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('one space, unless something gives it several [D2-COMBAT-11]', (open) => {
    const t = fight(open, {
      map: room('AHB', '.M.'),
      figures: { A: hero(), B: hero(), H: hero(), M: monster({ passives: ['Flail'] }) },
      turn: { activating: 'M' },
    });
    attack(t, 'target:A');
    expect(new Set(t.offered)).toEqual(new Set(['target:B', 'target:H', 'no-more-targets']));
  });

  ruleTest(
    'bare hands, also with a weapon in hand: Melee with a blue die [D2-BARE-01, D2-COMBAT-04, D2-COMBAT-03]',
    (open) => {
      const t = duel(open, ranged, { blue: '3-2-0', gray: '1' });
      expect(weapons(t)).toHaveLength(2);
      t.choose('weapon:0').choose('target:M');
      expect(damage(t, 'M')).toBe(1);
    },
  );

  ruleTest('bare hands roll a blue die and no other [D2-BARE-02]', (open) => {
    const t = duel(open, { dice: ['blue', 'red'] }, { blue: '3-2-0', gray: '0' });
    t.choose('weapon:0').choose('target:M');
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest('bare hands reach no farther than a neighbour [D2-BARE-03, D2-ATTACK-08]', (open) => {
    const far = duel(open, ranged, {}, { map: hall('H.M.......') });
    expect(weapons(far)).toHaveLength(1);
    const near = duel(open, ranged, {});
    expect(weapons(near)).toContain('weapon:0');
  });

  ruleTest(
    'a figure attacks as its own card says, and a monster without arms not at all [D2-ATTACK-07, D2-ATTACK-14, D2-COMBAT-02]',
    (open) => {
      const archer = fight(open, {
        map: hall('H..M......'),
        figures: { H: hero(), M: monster({ attack: 'ranged' }) },
        turn: { activating: 'M' },
      });
      expect(weapons(archer)).toHaveLength(1);
      const brute = fight(open, {
        map: hall('H..M......'),
        figures: { H: hero(), M: monster({ attack: 'melee' }) },
        turn: { activating: 'M' },
      });
      expect(weapons(brute)).toEqual([]);
    },
  );
});
