import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { damage, figure, go, ground, steps, type Table, terrainAt, walk } from './kit.ts';

/** H walks onto b1, whatever crumbles there. */
const onto = (
  open: OpenPlaytest,
  cell: string,
  shown: { [colour: string]: string } = {},
  own = hero(),
): Table =>
  go(walk(open, { map: ground(`H ${cell} . .`), figures: { H: own }, shown }).choose('action:move'), 'b1');

/** One shield more than a plain attribute, and as many. */
const FAILS = { gray: '1', black: '3' };
const PASSES = { gray: '0', black: '3' };

describe('crumbling terrain', () => {
  ruleTest('covers what is printed in its space, and what a token adds there [D2-TERR-04]', (open) => {
    const t = walk(open, {
      map: ground('H lc . pc1'),
      figures: { H: hero() },
      tokens: { 1: 'sludge' },
    });
    expect([terrainAt(t, 'b1'), terrainAt(t, 'd1')]).toEqual([['crumbling'], ['crumbling']]);
  });

  ruleTest('costs no point for the water that it covers [D2-TERR-04]', (open) => {
    const t = walk(open, { map: ground('H wc .'), figures: { H: hero({ speed: 1 }) } });
    expect(steps(t.choose('action:move'))).toEqual(['b1']);
  });

  ruleTest('leaves an obstacle as it is [D2-TERR-05]', (open) => {
    const t = walk(open, { map: ground('H Xc', '. .'), figures: { H: hero() } });
    expect(steps(t.choose('action:move'))).toEqual(['a2', 'b2']);
    expect(terrainAt(t, 'b1')).toContain('obstacle');
  });

  ruleTest('lets a hero test one of two attributes, or none [D2-TERR-06, D2-TERR-13]', (open) => {
    const t = onto(open, 'lc');
    expect([t.asked, t.offered]).toEqual([
      t.state.players[0],
      ['test:knowledge', 'test:awareness', 'no-test'],
    ]);
  });

  for (const attribute of ['knowledge', 'awareness']) {
    ruleTest(`holds a hero who passes the test of ${attribute} [D2-TERR-07]`, (open) => {
      const own = hero({ attributes: { knowledge: 0, awareness: 0, [attribute]: 3 } });
      const t = onto(open, 'lc', PASSES, own).choose(`test:${attribute}`);
      expect([damage(t, 'H'), terrainAt(t, 'b1')]).toEqual([0, ['crumbling']]);
    });
  }

  ruleTest('goes when the test fails [D2-TERR-08]', (open) => {
    expect(terrainAt(onto(open, 'lc', FAILS).choose('test:awareness'), 'b1')).toEqual(['lava']);
  });

  ruleTest('goes when the hero does not test [D2-TERR-08]', (open) => {
    expect(terrainAt(onto(open, 'lc').choose('no-test'), 'b1')).toEqual(['lava']);
  });

  ruleTest('leaves the hero to what lies beneath: lava, or a pit [D2-TERR-09]', (open) => {
    expect(damage(onto(open, 'lc', FAILS).choose('test:knowledge'), 'H')).toBe(1);
    const fallen = onto(open, 'pc').choose('no-test');
    expect([damage(fallen, 'H'), steps(fallen)]).toEqual([2, []]);
  });

  ruleTest('takes 1 fatigue for the point that water or sludge beneath would cost [D2-TERR-10]', (open) => {
    for (const cell of ['wc', 'sc']) {
      const t = onto(open, cell).choose('no-test');
      expect([figure(t, 'H').fatigue, damage(t, 'H')]).toEqual([1, 0]);
    }
    expect(figure(onto(open, 'lc').choose('no-test'), 'H').fatigue).toBe(0);
  });

  ruleTest('does nothing to monsters [D2-TERR-11]', (open) => {
    const t = walk(open, {
      map: ground('M lc . H'),
      figures: { M: monster(), H: hero() },
      turn: { activating: 'M' },
    });
    go(t.choose('action:move'), 'b1');
    expect([damage(t, 'M'), terrainAt(t, 'b1'), steps(t)]).toEqual([0, ['crumbling'], ['a1', 'c1']]);
  });

  ruleTest('is not entered where somebody stands, not even by a friend [D2-TERR-12]', (open) => {
    const onIt = (cell: string): string[] =>
      steps(
        walk(open, { map: ground(`H ${cell} .`), figures: { H: hero(), A: hero() } }).choose('action:move'),
      );
    expect([onIt('cA'), onIt('A')]).toEqual([[], ['b1']]);
  });
});
