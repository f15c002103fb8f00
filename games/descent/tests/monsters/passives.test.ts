import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, damage, fight, figure, hall, surges, targets } from '../attack/kit.ts';
import { hero, monster } from '../position.ts';
import { activated, EVERY, lair, MASTERS, MINIONS, type Which } from './kit.ts';

const told = ({ act, rank }: Which): string => `${rank} in act ${act}`;
const steps = (t: { readonly offered: string[] }): string[] =>
  t.offered.filter((id) => id.startsWith('step:'));

describe('Scamper', () => {
  const map = hall('MH...');
  for (const which of EVERY)
    ruleTest(`lets a Goblin Archer ${told(which)} move through heroes [D2-GOLD-01]`, (open) => {
      const t = activated(open, 'Goblin Archer', which, { map, figures: { H: hero() } });
      t.choose('action:move', 'step:b1');
      expect([steps(t).sort(), t.offered.includes('end')]).toEqual([['step:a1', 'step:c1'], false]);
    });

  ruleTest('is nothing that other monsters have', (open) => {
    const t = activated(open, 'Cave Spider', EVERY[0]!, { map, figures: { H: hero() } });
    expect(steps(t.choose('action:move'))).toEqual([]);
  });
});

describe('Cowardly', () => {
  const shown = { blue: '2-2-1', yellow: '1-0-1', gray: '0' };
  for (const which of MINIONS)
    ruleTest(`keeps a Goblin Archer ${told(which)} from spending surges without a leader near`, (open) => {
      const offered = (row: string, leader: object) => {
        const figures = { H: hero(), N: leader };
        const t = activated(open, 'Goblin Archer', which, { map: hall(row), figures, shown });
        return surges(attack(t, 'target:H')).length;
      };
      const master = { monster: 'Zombie', rank: 'master' };
      expect([offered('NH.M', master), offered('N.HM', master), offered('NH..M', master)]).toEqual([2, 2, 0]);
      expect(offered('N.HM', monster())).toBe(0);
    });

  for (const which of MASTERS)
    ruleTest(`is nothing that a Goblin Archer ${told(which)} has`, (open) => {
      const more = which.act === 2 ? { ...shown, yellow: '1-0-1 1-0-1' } : shown;
      const t = activated(open, 'Goblin Archer', which, {
        map: hall('H..M'),
        figures: { H: hero() },
        shown: more,
      });
      expect(surges(attack(t, 'target:H'))).toHaveLength(2);
    });
});

describe('Night Stalker', () => {
  for (const which of MASTERS)
    ruleTest(`adds a brown die for a Barghest ${told(which)} against a hero who is not beside it`, (open) => {
      const asked = (row: string) => {
        const t = fight(open, {
          map: hall(row),
          figures: {
            H: hero({ weapons: [{ name: 'Bow', attack: 'ranged', dice: ['blue'] }] }),
            M: { monster: 'Barghest', ...which },
          },
          shown: { blue: '5-1-0', gray: '0', black: '0', brown: '2' },
        });
        attack(t, 'target:M');
        if (!t.offered.some((id) => id.startsWith('use:'))) return [t.asked, damage(t, 'M')];
        const { asked } = t;
        t.choose(t.offered[0]!);
        return [asked, damage(t, 'M')];
      };
      expect(asked('MM..H')).toEqual([0, 0]);
    });

  ruleTest('is not asked about when the hero stands beside', (open) => {
    const t = fight(open, {
      map: hall('MMH'),
      figures: { H: hero(), M: { monster: 'Barghest', ...MASTERS[0] } },
      shown: { blue: '5-1-0', gray: '0' },
    });
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(1);
  });
});

describe('Reach', () => {
  for (const name of ['Ettin', 'Merriod'])
    for (const which of EVERY)
      ruleTest(`lets a ${name} ${told(which)} attack 2 spaces far`, (open) => {
        const map = lair(name, '.HA...');
        const t = activated(open, name, which, { map, figures: { H: hero(), A: hero() } });
        attack(t);
        expect(targets(t)).toEqual(['target:H']);
      });
});

describe('Flail', () => {
  const map = lair('Merriod', 'HA....');
  const figures = { H: hero(), A: hero() };
  for (const which of MASTERS)
    ruleTest(`lets a Merriod ${told(which)} target two heroes`, (open) => {
      const shown = { blue: '3-2-0', red: '0-2-0', yellow: '0-2-0', gray: '0 3' };
      const t = activated(open, 'Merriod', which, { map, figures, shown });
      attack(t, 'target:H', 'target:A', ['figure:H', 'figure:A']);
      const dealt = which.act === 1 ? 4 : 6;
      expect([damage(t, 'H'), damage(t, 'A')]).toEqual([dealt, dealt - 3]);
    });

  for (const which of MINIONS)
    ruleTest(`is nothing that a Merriod ${told(which)} has`, (open) => {
      const shown = { blue: '3-2-0', red: '0-2-0', yellow: '0-2-0', gray: '0' };
      const t = activated(open, 'Merriod', which, { map, figures, shown });
      attack(t, 'target:H');
      expect([damage(t, 'H') > 0, damage(t, 'A')]).toEqual([true, 0]);
    });
});

describe('Shadow', () => {
  for (const which of EVERY)
    ruleTest(`of a Shadow Dragon ${told(which)} demands a surge of heroes beside it`, (open) => {
      const map = lair('Shadow Dragon', 'H.....');
      const M = { monster: 'Shadow Dragon', ...which };
      const shown = { blue: '2-2-1', gray: '0 0', black: '0' };
      const t = fight(open, { map, figures: { M, H: hero() }, shown });
      attack(t, 'target:M@c1');
      expect(t.offered).toEqual(['surge:demand:Shadow', 'let-it-miss']);
      t.choose('surge:demand:Shadow');
      expect(damage(t, 'M')).toBe(2);
    });
});

describe('Shambling', () => {
  for (const which of EVERY)
    ruleTest(`keeps a Zombie ${told(which)} from a second move action [D2-FABIL-74]`, (open) => {
      const t = activated(open, 'Zombie', which, { map: lair('Zombie', '..H...'), figures: { H: hero() } });
      t.choose('action:move', 'step:d1', 'step:e2', 'step:f2');
      expect([t.offered.includes('action:move'), t.state.acting[0]!.actions]).toEqual([false, 1]);
    });

  ruleTest('is nothing that other monsters have', (open) => {
    const t = activated(open, 'Goblin Archer', EVERY[0]!, {
      map: lair('Goblin Archer', '..H...'),
      figures: { H: hero() },
    });
    expect(t.choose('action:move').offered).toContain('action:move');
  });
});

describe('Web', () => {
  for (const which of MASTERS)
    ruleTest(`of a Cave Spider ${told(which)} tires a hero who leaves its side`, (open) => {
      const turn = { of: 'H' };
      const t = activated(open, 'Cave Spider', which, {
        map: lair('Cave Spider', 'H.....'),
        figures: { H: hero() },
        turn,
      });
      t.choose('action:move', 'step:e1', 'step:f1');
      expect(figure(t, 'H').fatigue).toBe(1);
    });

  for (const which of MINIONS)
    ruleTest(`is nothing that a Cave Spider ${told(which)} has`, (open) => {
      const turn = { of: 'H' };
      const t = activated(open, 'Cave Spider', which, {
        map: lair('Cave Spider', 'H.....'),
        figures: { H: hero() },
        turn,
      });
      t.choose('action:move', 'step:e1');
      expect(figure(t, 'H').fatigue).toBe(0);
    });
});

describe('Ravage', () => {
  const attacks = (open: OpenPlaytest, passives: readonly string[]): number => {
    const t = fight(open, {
      map: hall('MH...'),
      figures: { H: hero({ health: 40 }), M: monster({ dice: ['blue'], passives }) },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0 3-2-0', gray: '0 0' },
    });
    let n = 0;
    for (let id = weapon(t); id; id = weapon(t), n++) t.choose(id, 'target:H');
    return n;
  };
  const weapon = (t: { readonly offered: string[] }): string | undefined =>
    t.offered.find((id) => id.startsWith('weapon:'));

  ruleTest('lets a monster attack twice in an activation [D2-MON-33, D2-FABIL-69]', (open) => {
    expect([attacks(open, []), attacks(open, ['Ravage'])]).toEqual([1, 2]);
  });
});
