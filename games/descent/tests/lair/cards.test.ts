import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, damage, fight, hall, room, surges } from '../attack/kit.ts';
import { armed, card, foe, mayUse, strike, use } from '../cards/kit.ts';
import { hero, heroNamed, monster } from '../position.ts';
import { figure, has } from '../table.ts';

const blade = { name: 'Blade', attack: 'melee', dice: ['blue'] };

describe('Reynhart the Worthy', () => {
  const scene = (blue: string) => ({
    map: hall('HM'),
    figures: { H: heroNamed('Reynhart the Worthy', { weapons: [blade], fatigue: 2 }), M: foe() },
    shown: { blue, gray: '0' },
  });

  ruleTest(
    'rerolls a die that shows an X for a fatigue, or all dice by his feat, which rests him',
    (open) => {
      const [ability, feat] = [0, 1].map((n) => {
        const t = fight(open, scene('X 5-1-0'));
        attack(t, 'target:M');
        expect(t.offered.filter((id) => id.startsWith('use:'))).toHaveLength(2);
        t.choose(t.offered.filter((id) => id.startsWith('use:'))[n]!);
        while (damage(t, 'M') === 0 && t.state.attacks.length > 0)
          t.choose(t.match.choice!.kind === 'some' ? [t.offered[0]!] : t.offered[0]!);
        return [damage(t, 'M'), figure(t, 'H').fatigue];
      });
      expect([ability, feat].sort()).toEqual([
        [1, 0],
        [1, 3],
      ]);
    },
  );

  ruleTest('does neither when no X is rolled', (open) => {
    const t = attack(fight(open, scene('5-1-0')), 'target:M');
    expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([1, 2]);
  });
});

describe('High Mage Quellen', () => {
  ruleTest(
    'recovers 1 fatigue beside a tired hero, and 2 in all beside an exhausted one [D2-FHERO-24]',
    (open) => {
      const left = (fatigue: number): number => {
        const t = fight(open, {
          map: hall('H.A.M'),
          figures: { H: heroNamed('High Mage Quellen', { fatigue: 3 }), A: hero({ fatigue }), M: monster() },
          turn: { of: 'H', step: '1.I' },
        });
        t.choose(t.offered.find((id) => id.startsWith('use:') && !id.endsWith('Heroic feat'))!);
        if (t.prompt === 'd2.ask.use') t.choose('pass');
        if (t.offered.includes('figure:A')) t.choose('figure:A');
        return figure(t, 'H').fatigue;
      };
      expect([left(1), left(3), left(4)]).toEqual([2, 2, 1]);
    },
  );
});

describe('the shop items of Lair of the Wyrm', () => {
  ruleTest('Halberd reaches 2 spaces, and rerolls a power die for a fatigue', (open) => {
    const t = strike(open, 'Halberd', { blue: '5-1-0', red: '0-1-0 0-3-0', gray: '0' }, { map: hall('H.M') });
    attack(t, 'target:M');
    use(t, 'halberd-act-1');
    expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([4, 1]);
  });

  ruleTest('Staff of Kellos sets its target on fire', (open) => {
    const t = strike(
      open,
      'Staff of Kellos',
      { blue: '2-2-1', red: '0-1-0', yellow: '1-0-1', gray: '0' },
      { map: hall('HM') },
    );
    attack(t, 'target:M');
    t.choose(surges(t)[2]!);
    while (t.state.attacks.length > 0) t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]!);
    expect(has(t, 'M', 'burning')).toBe(true);
  });

  ruleTest(
    'Scalemail adds a brown die for a fatigue, and Inscribed Robes count Knowledge as shields',
    (open) => {
      const struck = (item: string, def: string) => {
        const t = fight(open, {
          map: hall('HM'),
          figures: { H: armed([], item, { health: 20 }), M: monster({ dice: ['blue'] }) },
          shown: { blue: '2-2-1', gray: '0 0', brown: '1' },
          turn: { activating: 'M' },
        });
        attack(t, 'target:H');
        while (t.state.attacks.length > 0)
          if (mayUse(t, def)) use(t, def);
          else t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]!);
        return [damage(t, 'H'), figure(t, 'H').fatigue, card(t, def).exhausted];
      };
      expect(struck('Scalemail', 'scalemail-act-2')).toEqual([1, 1, false]);
      expect(struck('Inscribed Robes', 'inscribed-robes-act-2')).toEqual([0, 0, true]);
    },
  );
});

describe('the relics of Lair of the Wyrm', () => {
  ruleTest("Valyndra's Bane adds a yellow die against large monsters alone", (open) => {
    const asked = (M: object, map: string): boolean => {
      const t = fight(open, {
        map,
        figures: { H: armed([], "Valyndra's Bane"), M },
        shown: { blue: '5-1-0', red: '0-1-0', yellow: '0-2-0 0-2-0', gray: '0 0' },
      });
      attack(t);
      t.choose(t.offered.find((id) => id.startsWith('target:'))!);
      return t.match.choice !== null && mayUse(t, 'valyndras-bane-hero');
    };
    expect(asked({ monster: 'Ettin', rank: 'minion', act: 1 }, room('HMM', '.MM'))).toBe(true);
    expect(asked(foe(), hall('HM'))).toBe(false);
  });
});
