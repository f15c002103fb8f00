import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster } from '../position.ts';
import { doors, figure, go, shrinks, steps, walk } from './kit.ts';

/** Four spaces in a row, with something on the edge in their middle. */
const gate = (mark: string, row = '. H . .'): string => {
  const [a, b, c, d] = row.split(' ');
  return `\n/   a   b   c   d\n  +---+---+---+---+\n1 | ${a}   ${b} ${mark} ${c}   ${d} |\n  +---+---+---+---+`;
};

const figures = { H: hero() };

describe('an attack and what stands on an edge', () => {
  const armed = { H: hero({ weapons: [{ name: 'Blade', dice: ['blue'] }] }), M: monster() };
  const attacks = (map: string, open: OpenPlaytest): number =>
    walk(open, { map, figures: armed }).offered.filter((id) => id.startsWith('weapon:')).length;

  ruleTest('a Melee attack does not reach beyond overgrowth [D2-DOOR-29]', (open) => {
    expect(attacks(gate('G', '. H M .'), open)).toBe(0);
  });

  ruleTest('an attack goes through a portcullis [D2-DOOR-36]', (open) => {
    expect(attacks(gate('P', '. H M .'), open)).toBe(2);
  });
});

describe('the open or close a door action', () => {
  ruleTest(
    'opens a door beside the figure, for an action [D2-DOORACT-01, D2-DOOR-08, D2-DOOR-09]',
    (open) => {
      const t = walk(open, { map: gate('D'), figures });
      t.choose('action:move');
      expect(steps(t)).toEqual(['a1']);
      t.choose('door:b1|c1');
      expect(steps(t)).toEqual(['a1', 'c1']);
      expect(t.state.acting[0]!.actions).toBe(0);
    },
  );

  ruleTest('is not offered to who stands farther away [D2-DOOR-16]', (open) => {
    expect(doors(walk(open, { map: gate('D', 'H . . .'), figures }))).toEqual([]);
  });

  ruleTest('closes a door again where it was [D2-DOORACT-03, D2-DOOR-10]', (open) => {
    const t = walk(open, { map: gate('d'), figures });
    t.choose('door:b1|c1').choose('action:move');
    expect(steps(t)).toEqual(['a1']);
    expect(doors(t)).toEqual([]);
  });

  ruleTest('takes away a portcullis, and puts it back [D2-DOORACT-07, D2-DOOR-40]', (open) => {
    const t = walk(open, { map: gate('P'), figures });
    t.choose('door:b1|c1');
    expect(t.state.doors).toEqual([1]);
    t.choose('door:b1|c1');
    expect(t.state.doors).toEqual([0]);
  });

  ruleTest('opening a portcullis counts as opening a door [D2-DOOR-41]', (open) => {
    const skills = [{ name: 'Creak', when: 'door opened', does: 'suffer 1 damage' }];
    const t = walk(open, { map: gate('P'), figures: { H: hero({ skills }) } });
    t.choose('door:b1|c1');
    expect(figure(t, 'H').damage).toBe(1);
  });

  ruleTest('takes away overgrowth [D2-DOORACT-08, D2-DOOR-32]', (open) => {
    const t = walk(open, { map: gate('G'), figures });
    t.choose('door:b1|c1');
    expect(t.state.doors).not.toEqual([0]);
  });

  ruleTest('never brings overgrowth back [D2-DOOR-33]', (open) => {
    const t = walk(open, { map: gate('G'), figures });
    t.choose('door:b1|c1');
    expect(doors(t)).toEqual([]);
  });

  ruleTest('does not open an old wall [D2-DOOR-23]', (open) => {
    expect(doors(walk(open, { map: gate('O'), figures }))).toEqual([]);
  });

  for (const [mark, line] of [
    ['d', 'D2-DOOR-12'],
    ['p', 'D2-DOOR-42'],
  ] as const) {
    ruleTest(`does not close on a large figure that stands on both sides [${line}]`, (open) => {
      const beside = { H: hero(), M: monster({ size: 'medium' }) };
      expect(doors(walk(open, { map: gate(mark, '. M M H'), figures: beside }))).toEqual([]);
      const large = walk(open, { map: gate(mark, 'H M M .'), figures: beside, turn: { activating: 'M' } });
      expect(doors(large)).toEqual([]);
      const free = walk(open, { map: gate(mark, 'M M H .'), figures: beside, turn: { activating: 'M' } });
      expect(doors(free)).toEqual(['b1|c1']);
    });
  }

  ruleTest('breaks a walk off only where it is possible from the shrunk figure [D2-INTRPT-11]', (open) => {
    const t = walk(open, {
      map: gate('D', 'M M . H'),
      figures: { H: hero(), M: monster({ size: 'medium' }) },
      turn: { activating: 'M' },
    });
    t.choose('action:move');
    expect(shrinks(t)).toEqual(['a1', 'b1']);
    t.choose('shrink:a1');
    expect(doors(t)).toEqual([]);
    go(t, 'b1');
    expect(doors(t)).toEqual(['b1|c1']);
  });
});
