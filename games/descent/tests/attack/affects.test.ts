import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { attack, damage, fight, room, type Table, weapons } from './kit.ts';

/** The stages of the attack at which a skill is offered, all of them declined. */
function offeredAt(t: Table): string[] {
  const stages: string[] = [];
  while (t.offered.some((id) => id.startsWith('use:')) || t.offered.includes('no-more-surges')) {
    if (t.offered.includes('no-more-surges')) t.choose(t.offered[0]!);
    else {
      stages.push(t.state.attacks[0]!.stage);
      t.choose('pass');
    }
  }
  return stages;
}

/** A skill at every moment of somebody else's attack. */
const watching = (ask: string): Words[] =>
  ['attack declared', 'before rolling', 'after rolling', 'attack resolved'].map((when) => ({
    name: `${ask} ${when}`,
    when,
    if: ask,
    of: 'others',
    may: true,
    does: 'recover 1 damage',
  }));

/** M attacks H; A stands beside H, and F far away. */
const assault = (skills: Words, own: Words = {}, shown: { readonly [colour: string]: string } = {}) => ({
  map: room('MHA', '...', 'F..'),
  figures: {
    H: hero({ skills: skills.H ?? [] }),
    A: hero({ skills: skills.A ?? [] }),
    F: hero({ skills: skills.F ?? [] }),
    M: monster({ dice: ['blue', 'red'], health: 20, ...own }),
  },
  turn: { activating: 'M' },
  shown: { blue: '2-2-1', red: '0-1-0', gray: '0 0 0', ...shown },
});

describe('being affected', () => {
  ruleTest(
    'a target is affected, from step 1 until the attack is resolved [D2-AFFECT-01, D2-AFFECT-03, D2-TARGET-04]',
    (open) => {
      const t = fight(open, assault({ H: watching('affects you') }, {}, { blue: '3-2-0' }));
      attack(t, 'target:H');
      expect(offeredAt(t)).toEqual(['declare', 'roll', 'roll', 'resolved']);
    },
  );

  ruleTest('also by an attack that misses [D2-AFFECT-04]', (open) => {
    const t = fight(open, assault({ H: watching('affects you') }, {}, { blue: 'X' }));
    attack(t, 'target:H');
    expect(offeredAt(t)).toEqual(['declare', 'roll', 'roll', 'resolved']);
    expect(damage(t, 'H')).toBe(0);
  });

  ruleTest(
    'without being a target: by a Blast [D2-AFFECT-02, D2-AFFECT-06, D2-AFFECT-07, D2-TARGET-05]',
    (open) => {
      const blast = (ask: string) => {
        const t = fight(open, assault({ A: watching(ask) }, { blast: true }, { blue: '3-2-0' }));
        return attack(t, 'target:H');
      };
      const t = blast('targets you');
      expect(t.offered.every((id) => id.startsWith('figure:'))).toBe(true);
      expect(offeredAt(blast('affects you')).slice(0, 2)).toEqual(['roll', 'roll']);
      t.choose(t.offered as unknown as string);
      expect([damage(t, 'A'), damage(t, 'F')]).toEqual([3, 0]);
    },
  );

  ruleTest('whom a surge adds, from step 4 on [D2-AFFECT-05]', (open) => {
    const t = fight(open, assault({ A: watching('affects you') }, { surges: ['Blast'] }));
    attack(t, 'target:H');
    expect(t.offered).toContain('surge:own:0');
    t.choose('surge:own:0');
    expect(offeredAt(t).slice(0, 2)).toEqual(['surges', 'surges']);
  });

  ruleTest('whom a surge adds uses what comes before and after rolling in step 4 [D2-COMBAT-34]', (open) => {
    const skills = {
      A: [
        {
          name: 'Brace',
          when: 'before rolling',
          does: 'add 1 brown die',
          of: 'others',
          if: 'affects you',
          may: true,
        },
        {
          name: 'Ward',
          when: 'after rolling',
          does: '+1 shield',
          of: 'others',
          if: 'affects you',
          may: true,
        },
      ],
    };
    const t = fight(open, assault(skills, { surges: ['Blast'] }, { gray: '0 0 0', brown: '1' }));
    attack(t, 'target:H', 'surge:own:0');
    for (const stage of ['surges', 'surges']) {
      expect(t.state.attacks[0]!.stage).toBe(stage);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    }
    t.choose(t.offered as unknown as string);
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([3, 1]);
  });

  ruleTest('nobody beside a target out of sight: there is no such attack [D2-BLAST-03]', (open) => {
    const map = `
/   a   b   c
  +---+---+---+
1 | M O H   A |
  +   +---+   +
2 | .   .   . |
  +---+---+---+`;
    const t = fight(open, {
      map,
      figures: { H: hero(), A: hero(), M: monster({ attack: 'ranged', blast: true }) },
      turn: { activating: 'M' },
    });
    expect(weapons(t)).toEqual([]);
  });
});

describe('attacks without a target', () => {
  const giant = (more: Words = {}) => monster({ dice: ['red'], actions: ['Sweep'], health: 20, ...more });
  const sweep = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('ability:'))!);

  ruleTest('the spaces that they affect are declared in step 1 [D2-COMBAT-13]', (open) => {
    const flee = { name: 'Flee', when: 'before rolling', does: 'place within 5', of: 'others', may: true };
    const t = fight(open, {
      map: room('M.A..', '.N...', '.....', '...B.'),
      figures: {
        A: hero({ skills: [flee] }),
        B: hero({ skills: [{ ...flee, name: 'Come' }] }),
        M: giant(),
        N: monster({ health: 20 }),
      },
      turn: { activating: 'M' },
      shown: { red: '0-2-0', gray: '0 0' },
    });
    sweep(t);
    const [one] = t.state.attacks;
    expect([one!.aims, one!.stage, one!.spaces.length]).toEqual([[], 'roll', 8]);
    // A leaves one of these spaces and B enters one: A is affected all the same, and B is not.
    t.choose(t.offered[0]!).choose(t.offered[0]!);
    t.choose(t.offered as unknown as string)
      .choose('space:e4')
      .choose('space:b1');
    t.choose(t.offered as unknown as string);
    expect(['A', 'B', 'N', 'M'].map((label) => damage(t, label))).toEqual([2, 0, 2, 0]);
  });

  ruleTest('an action that contains an attack counts as one [D2-FABIL-97]', (open) => {
    const t = fight(open, {
      map: room('M.A.'),
      figures: { A: hero(), M: giant() },
      turn: { activating: 'M' },
      shown: { red: '0-2-0', gray: '0' },
    });
    sweep(t);
    expect(damage(t, 'A')).toBe(2);
    expect(t.offered.filter((id) => /^(ability|weapon):/.test(id))).toEqual([]);
  });
});
