import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { atLeastAway } from '../../rules/effects/whom.ts';
import { seeFigures } from '../../rules/ground.ts';
import type { Figure } from '../../rules/state.ts';
import { hero, monster, type Words } from '../position.ts';
import { at, figure, go, ground, hall, points, pool, room, steps, type Table, walk } from './kit.ts';

const use = (t: Table, kind = 'use'): Table =>
  t.choose(t.offered.find((id) => id === kind || id.startsWith(`${kind}:`) || id.startsWith(`${kind}/`))!);
const spaces = (t: Table): string[] => t.offered.filter((id) => id.startsWith('space:')).sort();

describe('movement', () => {
  ruleTest('is whatever takes a figure from one space to another [D2-MOVE-01]', (open) => {
    /** What Syndrael has left of 3 fatigue, of which she recovers 2 when she has not moved in her turn. */
    const left = (does: string | null, ...answers: readonly string[]): number => {
      const skills = does ? [{ name: 'Skill', may: true, once: 'turn', does }] : [];
      const t = walk(open, {
        map: hall('H....A'),
        figures: { H: { hero: 'Syndrael', fatigue: 3, skills }, A: hero() },
      });
      // Her feat can be used in her turn as well.
      if (does) use(t, `use:${t.state.zones['skills:h0']![0]!.id}`);
      for (const answer of answers) t.choose(answer);
      t.choose('end');
      return figure(t, 'H').fatigue;
    };
    expect(left(null)).toBe(1);
    expect(left(null, 'action:move', 'step:b1')).toBe(3);
    expect(left('move 1 space', 'step:b1')).toBe(3);
    expect(left('place within 1')).toBe(3);
  });

  ruleTest('is of the kind that the words say, each with its own rules [D2-MOVE-07]', (open) => {
    const by = (does: string): Table =>
      use(
        walk(open, {
          map: hall('Hw...'),
          figures: { H: hero({ skills: [{ name: 'Skill', may: true, once: 'turn', does }] }) },
        }),
      );
    const moved = go(by('move 2 spaces'), 'b1', 'c1');
    expect([at(moved, 'H'), points(moved)]).toEqual(['c1', 0]);
    const gained = go(by('gain 2 points'), 'b1');
    expect([at(gained, 'H'), points(gained), steps(gained)]).toEqual(['b1', 0, []]);
    expect(spaces(by('place within 2'))).toEqual(['space:b1', 'space:c1']);
  });
});

describe('who arrives from off the map enters nothing', () => {
  const familiar = (t: Table): Figure[] =>
    (t.state.zones.map as Figure[]).filter(({ def }) => def === 'reanimate');
  const raised = (open: OpenPlaytest): Table => {
    const t = walk(open, { map: ground('l H l', 'X X X'), figures: { H: hero({ skills: ['Raise Dead'] }) } });
    return use(t, 'ability').choose('space:a1');
  };

  ruleTest('a monster that reinforces [D2-MOVE-13]', (open) => {
    const skills = [{ name: 'Call', action: true, does: 'reinforce' }];
    const t = walk(open, {
      map: ground('M l H'),
      figures: { M: { ...monster({ skills }), rank: 'minion' }, H: hero() },
      turn: { activating: 'M' },
    });
    use(t, 'ability');
    const added = (t.state.zones.map as Figure[]).find(({ label }) => label.startsWith('Monster M '))!;
    expect([added.at, added.damage, added.on]).toEqual([1, 0, figure(t, 'M').on]);
  });

  ruleTest('a familiar that is summoned [D2-MOVE-14]', (open) => {
    expect(familiar(raised(open)).map((one) => [one.at, one.damage])).toEqual([[0, 0]]);
  });

  ruleTest('also one that is summoned anew from elsewhere on the map [D2-MOVE-15]', (open) => {
    const t = raised(open);
    use(t, 'ability');
    expect(spaces(t)).toEqual(['space:a1', 'space:c1']);
    t.choose('space:c1');
    expect(familiar(t).map((one) => [one.at, one.damage])).toEqual([[2, 0]]);
  });
});

describe('movement points', () => {
  const gaining = (open: OpenPlaytest, when: string): Table =>
    walk(open, {
      map: room('H..A', '....'),
      figures: { H: hero({ skills: [{ name: 'Haste', when, does: 'gain 2 points' }] }), A: hero() },
      turn: { of: 'H', step: '1.I' },
    });

  ruleTest('that a hero gains earlier in the turn wait for step 3.II [D2-MOVE-20]', (open) => {
    const t = gaining(open, 'turn starts');
    expect([t.state.turn!.step, pool(t)]).toEqual(['3.II', 'gift 2']);
    expect(t.offered).toContain('action:move');
    expect(at(go(t, 'b1'), 'H')).toBe('b1');
  });

  ruleTest('that a hero gains after step 3.II are lost [D2-MOVE-20]', (open) => {
    const t = gaining(open, 'turn ends').choose('end');
    expect([steps(t), at(t, 'H')]).toEqual([[], 'a1']);
    expect(t.offered).not.toContain('stop');
  });
});

/** A hall in which B stands between H and M. */
const between = (open: OpenPlaytest, who: Words): Table =>
  walk(open, { map: hall('H.B.M'), figures: { H: hero(), B: who, M: monster() }, turn: { activating: 'M' } });
const ally = { figure: { sort: 'ally' } };
const character = { figure: { sort: 'character' } };
const familiar = { figure: { sort: 'familiar' } };
const bystander = { figure: { sort: 'familiar', standing: 'bystander' } };

describe('a figure', () => {
  /** Whether B stops M on its way to H, and hides H from it. */
  const bars = (open: OpenPlaytest, who: Words): boolean[] => {
    const t = between(open, who);
    const hides = !seeFigures(t.state, figure(t, 'M'), figure(t, 'H'));
    go(t.choose('action:move'), 'd1');
    return [!steps(t).includes('c1'), hides];
  };

  ruleTest('is a hero, an ally or a monster: they bar the way and the view [D2-FIG-01]', (open) => {
    expect([bars(open, hero()), bars(open, ally)]).toEqual([
      [true, true],
      [true, true],
    ]);
    const t = walk(open, { map: hall('H.N.A'), figures: { H: hero(), N: monster(), A: hero() } });
    go(t.choose('action:move'), 'b1');
    expect([steps(t), seeFigures(t.state, figure(t, 'H'), figure(t, 'A'))]).toEqual([['a1'], false]);
  });

  ruleTest('is a familiar or a character that counts as one, and no bystander [D2-FIG-02]', (open) => {
    expect([bars(open, familiar), bars(open, character)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(bars(open, bystander)).toEqual([false, false]);
  });

  ruleTest('that is a familiar is a friend of heroes [D2-FIG-10]', (open) => {
    const through = (who: Words): string[] =>
      steps(walk(open, { map: hall('HB.'), figures: { H: hero(), B: who } }).choose('action:move'));
    expect([through(familiar), through(monster())]).toEqual([['b1'], []]);
  });

  ruleTest('is a target of its enemies, whatever it is [D2-FIG-15]', (open) => {
    const targets = (who: Words): string[] => {
      const t = walk(open, {
        map: hall('H.BM'),
        figures: { H: hero(), B: who, M: monster() },
        turn: { activating: 'M' },
      });
      const attack = t.offered.find((id) => id.startsWith('weapon:'));
      return attack ? t.choose(attack).offered.filter((id) => id.startsWith('target:')) : [];
    };
    for (const who of [hero(), ally, familiar, character]) expect(targets(who)).toEqual(['target:B']);
    expect(targets(monster())).toEqual([]);
  });
});

describe('a blocked space', () => {
  ruleTest(
    'is one that somebody cannot see through, though friends walk through it [D2-BLOCK-01]',
    (open) => {
      const t = walk(open, { map: hall('HA.M'), figures: { H: hero(), A: hero(), M: monster() } });
      expect(seeFigures(t.state, figure(t, 'H'), figure(t, 'M'))).toBe(false);
      t.choose('action:move');
      expect(steps(t)).toEqual(['b1']);
      expect(t.state.acting[0]!.points[0]!.left).toBe(4);
      go(t, 'b1');
      expect(t.offered).not.toContain('end');
    },
  );

  ruleTest('is one that somebody cannot move through: an enemy’s, or an obstacle [D2-BLOCK-02]', (open) => {
    const leap = { name: 'Leap', may: true, once: 'turn', does: 'place within 2' };
    const t = walk(open, {
      map: ground('. X H M .'),
      figures: { H: hero({ skills: [leap] }), M: monster() },
    });
    expect(steps(t.choose('action:move'))).toEqual([]);
    expect([use(t), at(t, 'H')][1]).toBe('e1');
  });
});

describe('an empty space', () => {
  ruleTest('may hold tokens: a figure stops there, and is placed there [D2-EMPTY-04]', (open) => {
    const leap = { name: 'Leap', may: true, once: 'turn', does: 'place within 1' };
    const start = { map: ground('H 1 .'), tokens: { 1: 'water' }, figures: { H: hero({ skills: [leap] }) } };
    const t = walk(open, { ...start, turn: { of: 'H', points: 2 } });
    expect(go(t, 'b1').offered).toContain('end');
    expect(at(use(walk(open, start)), 'H')).toBe('b1');
  });
});

describe('how far away', () => {
  /** Whom Ashrian may choose with her feat, which reaches monsters within 3 spaces. */
  ruleTest('within 3 spaces is 3 or less [D2-RANGE-05]', (open) => {
    const t = walk(open, {
      map: hall('HL..MN'.replace('..', '.K')),
      figures: {
        H: { hero: 'Ashrian' },
        L: monster({ name: 'Lynx' }),
        K: monster({ name: 'Kite' }),
        M: monster({ name: 'Moth' }),
        N: monster({ name: 'Newt' }),
      },
    });
    use(t, 'ability');
    expect(t.offered).toEqual(['figure:L', 'figure:K']);
  });

  ruleTest('3 or more spaces away is not less [D2-RANGE-06]', (open) => {
    const t = walk(open, {
      map: hall('HL.KM'),
      figures: { H: hero(), L: monster({ name: 'A' }), K: monster({ name: 'B' }), M: monster({ name: 'C' }) },
    });
    const context = { seat: 1, card: figure(t, 'H'), figure: figure(t, 'H'), event: null };
    const far = ['L', 'K', 'M'].filter((one) => atLeastAway(3).fits(t.state, figure(t, one), context));
    expect(far).toEqual(['K', 'M']);
  });
});
