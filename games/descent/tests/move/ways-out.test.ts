import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { damage, doors, figure, go, points, steps, type Table, walk } from './kit.ts';

const use = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('use:'))!);

/** Four spaces in a row, with something on the edge in their middle. */
const gate = (mark: string, row = '. H . .'): string => {
  const [a, b, c, d] = row.split(' ');
  return `\n/   a   b   c   d\n  +---+---+---+---+\n1 | ${a}   ${b} ${mark} ${c}   ${d} |\n  +---+---+---+---+`;
};

describe('a door of a quest', () => {
  const door = (
    open: OpenPlaytest,
    mark: string,
    state: unknown,
    shown: { [colour: string]: string } = {},
  ): Table => walk(open, { map: gate(mark), figures: { H: hero() }, doors: { 'b1|c1': state }, shown });

  ruleTest('that is locked is not opened by the action for it [D2-DOOR-11]', (open) => {
    expect(doors(door(open, 'D', 'locked'))).toEqual([]);
  });

  ruleTest('that asks for a test asks again after it was closed [D2-DOOR-13]', (open) => {
    const t = walk(open, {
      map: gate('D'),
      figures: { H: hero({ attributes: { might: 3 } }) },
      doors: { 'b1|c1': { test: 'might' } },
      turn: { of: 'H', actions: 4 },
      shown: { gray: '0 1 0', black: '3 3 0' },
    });
    t.choose('door:b1|c1');
    expect(t.state.doors).toEqual([1]);
    t.choose('door:b1|c1');
    expect(t.state.doors).toEqual([0]);
    t.choose('door:b1|c1');
    expect(t.state.doors).toEqual([0]);
    t.choose('door:b1|c1');
    expect(t.state.doors).toEqual([1]);
  });

  ruleTest('that is removed is not closed again [D2-DOOR-14]', (open) => {
    const t = door(open, 'D', 'removed');
    expect(doors(t)).toEqual([]);
    expect(steps(t.choose('action:move'))).toEqual(['a1', 'c1']);
  });

  ruleTest('Blast and Fire Breath go through overgrowth [D2-DOOR-30]', (open) => {
    const struck = (weapon: Words, blue: string, ...answers: (string | string[])[]): number[] => {
      const t = walk(open, {
        map: gate('G', 'H M N .'),
        figures: {
          H: hero({ weapons: [{ name: 'Staff', dice: ['blue'], ...weapon }] }),
          M: monster({ health: 20 }),
          N: monster({ health: 20 }),
        },
        shown: { blue, gray: '0 0 0' },
      });
      attack(t, 'target:M', ...answers);
      return [damage(t, 'M'), damage(t, 'N')];
    };
    expect(struck({ blast: true }, '3-2-0', ['figure:M', 'figure:N', 'figure:H'])).toEqual([2, 2]);
    const breath = ['surge:own:0', 'space:c1', 'space:d1'];
    expect(struck({ surges: ['Fire Breath'] }, '2-2-1', ...breath, ['figure:M', 'figure:N'])).toEqual([2, 2]);
  });
});

/** An exit on the left, a hall, and somebody at the other end. */
const exit = (row: string): string => {
  const [a, b, c, d] = row.split(' ');
  return `\n/   a   b   c   d\n  +---+---+---+---+\n1 ~ ${a}   ${b}   ${c}   ${d} |\n  +---+---+---+---+`;
};

describe('an entrance or exit', () => {
  const rules = { 'quest rules': [{ name: 'Flight', 'leaving the map': 'allowed' }] };
  const leaving = (open: OpenPlaytest, row: string, more: Words = rules, own: Words = {}): Table =>
    walk(open, { map: exit(row), figures: { H: hero(own), A: hero() }, ...more });

  ruleTest('lets figures leave the map when the quest says so [D2-ENTR-01]', (open) => {
    expect(leaving(open, 'H . . A').choose('action:move').offered).toContain('leave');
    expect(leaving(open, 'H . . A', {}).choose('action:move').offered).not.toContain('leave');
  });

  ruleTest('is left from an edge space of it [D2-ENTR-02]', (open) => {
    const t = leaving(open, '. H . A').choose('action:move');
    expect(t.offered).not.toContain('leave');
    expect(go(t, 'a1').offered).toContain('leave');
  });

  ruleTest('is left for a movement point [D2-ENTR-03]', (open) => {
    const t = leaving(open, 'H . . A');
    expect(t.offered).not.toContain('leave');
    t.choose('action:move').choose('leave');
    expect([figure(t, 'H').zone, points(t)]).toEqual(['away', 3]);
  });

  ruleTest('is left by an ability that moves a figure 1 space [D2-ENTR-04]', (open) => {
    const skills = [{ name: 'Slip', may: true, once: 'turn', does: 'move 1 space' }];
    const t = use(leaving(open, 'H . . A', rules, { skills }));
    expect(t.offered).toContain('leave');
    t.choose('leave');
    expect(figure(t, 'H').zone).toBe('away');
  });
});
