import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { attack, damage, fight, figure, room, targets, weapons } from './kit.ts';

const sword = { name: 'Sword', dice: ['red'] };

/** H strikes the space b2 of the large M; A stands beside b2, B beside another space of M. */
const beside = (skill: Words, weapon: Words = sword) => ({
  map: room('.MMB', 'HMM.', 'A...'),
  figures: {
    H: hero({ weapons: [weapon], skills: [skill], defence: [] }),
    A: hero({ defence: [] }),
    B: hero({ defence: [] }),
    M: monster({ size: 'huge', health: 20, defence: [] }),
  },
  shown: { red: '0-2-0' },
});
const flame = (of: string) => ({
  name: 'Flame',
  when: 'attack certain',
  does: `figures within 1 of the target${of} suffer 1 damage`,
});

describe('what "target" means', () => {
  ruleTest('for an attack one space, with an enemy in it [D2-TARGET-02]', (open) => {
    const t = fight(open, beside({ name: 'None' }, { ...sword, blast: true }));
    attack(t);
    expect(targets(t)).toEqual(['target:M@b1', 'target:M@b2']);
    t.choose('target:M@b2');
    t.choose(t.offered as unknown as string);
    // The Blast goes out from b2 alone.
    expect(['M', 'A', 'H', 'B'].map((one) => damage(t, one))).toEqual([2, 2, 2, 0]);
  });

  ruleTest('for an effect that names the target space that one space [D2-TARGET-14]', (open) => {
    const t = fight(open, beside(flame(' space')));
    attack(t, 'target:M@b2');
    expect(['A', 'B'].map((one) => damage(t, one))).toEqual([1, 0]);
  });

  ruleTest(
    'for an effect that says "target" or "target figure" the whole figure [D2-TARGET-15, D2-TARGET-17]',
    (open) => {
      const t = fight(open, beside(flame('')));
      attack(t, 'target:M@b2');
      expect(['A', 'B'].map((one) => damage(t, one))).toEqual([1, 1]);
    },
  );

  ruleTest('an effect that is no attack is freer: a friend, out of sight, oneself [D2-TARGET-13]', (open) => {
    const t = fight(open, {
      map: room('MXN', '..H'),
      figures: { H: hero(), M: monster({ actions: ['Heal'], damage: 1 }), N: monster({ damage: 3 }) },
      turn: { activating: 'M' },
      shown: { red: '0-2-0' },
    });
    expect(weapons(t)).toEqual([]);
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    expect(t.offered).toEqual(['figure:M', 'figure:N']);
    t.choose('figure:N');
    expect(damage(t, 'N')).toBe(1);
  });

  ruleTest(
    'Protect: a monster takes the blow for a neighbour, for 1 damage [D2-FABIL-63, D2-FABIL-64]',
    (open) => {
      const bow = { name: 'Bow', attack: 'ranged', dice: ['blue'] };
      const shot = (blue: string) => {
        const t = fight(open, {
          map: room('H..M.', '....P'),
          figures: {
            H: hero({ weapons: [bow] }),
            M: monster({ health: 20, defence: ['black'] }),
            P: monster({ health: 20, passives: ['Protect'] }),
          },
          shown: { blue, gray: '0' },
        });
        attack(t, 'target:M');
        t.choose(t.offered.find((id) => id.startsWith('use:'))!);
        return [damage(t, 'M'), damage(t, 'P')];
      };
      // P is four spaces away, but three range are enough: they go to the space of M.
      expect(shot('3-2-0')).toEqual([0, 3]);
      expect(shot('2-2-1')).toEqual([0, 1]);
    },
  );

  ruleTest('Protect may cost the last Health: the attack is over then [D2-FABIL-65]', (open) => {
    const t = fight(open, {
      map: room('HM.', '..P'),
      figures: {
        H: hero({ weapons: [sword] }),
        M: monster({ health: 20 }),
        P: monster({ health: 1, passives: ['Protect'] }),
      },
    });
    attack(t, 'target:M');
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    // No die was rolled, and M is unharmed.
    expect([damage(t, 'M'), figure(t, 'P').zone, t.state.attacks]).toEqual([0, 'defeated', []]);
  });

  ruleTest('whoever has taken the place and leaves the map ends the attack [D2-FABIL-104]', (open) => {
    const defend = { name: 'Defend', when: 'attack affects', does: 'stand in', may: true, of: 'others' };
    const vanish = {
      name: 'Vanish',
      when: 'before rolling',
      if: 'targets you',
      does: 'be defeated',
      of: 'others',
    };
    const t = fight(open, {
      map: room('HMA'),
      figures: { H: hero(), A: hero({ skills: [defend, vanish] }), M: monster({ dice: ['red'] }) },
      turn: { activating: 'M' },
    });
    attack(t, 'target:H');
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect([damage(t, 'H'), t.state.attacks, t.logged('d2.log.missed')]).toEqual([0, [], []]);
  });
});
