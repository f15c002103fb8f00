import { createRandom } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { aimsOf } from '../../rules/attack/aiming.ts';
import { weaponsOf } from '../../rules/attack/sources.ts';
import { facts } from '../../rules/facts.ts';
import { seesSpace } from '../../rules/map/sight.ts';
import { bestLine } from '../../rules/map/sight-lines.ts';
import { compile } from '../../rules/map/tables.ts';
import { randomBlocking, randomMap } from '../map/random-map.ts';
import { ground } from '../move/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { attack, fight, figure, hall, room, type Table } from './kit.ts';

const BOW = { name: 'Bow', attack: 'ranged', dice: ['blue'] };
const BLADE = { name: 'Blade', dice: ['blue'] };
const archer = hero({ weapons: [BOW] });

/** How M stands to the first weapon of H: its line of the ledger if it is closed, or else the range that is needed. */
const aim = (t: Table, label = 'M') => {
  const H = figure(t, 'H');
  const at = aimsOf(t.state, H, weaponsOf(t.state, H)[0]!).find(
    ({ figure: id }) => id === figure(t, label).id,
  )!;
  return at.closed?.rule ?? at.needs;
};

describe('aiming tells why an enemy cannot be targeted', () => {
  const facing = (map: string, figures: Words = {}) => ({
    map,
    figures: { H: archer, M: monster(), ...figures },
  });

  ruleTest('that it is too far for a Melee attack, with Reach or without', (open) => {
    const blade = (reach?: number) =>
      fight(open, {
        map: hall('H..M......'),
        figures: { H: hero({ weapons: [{ ...BLADE, ...(reach && { reach }) }] }), M: monster() },
      });
    expect([aim(blade()), aim(blade(2)), aim(blade(3))]).toEqual(['D2-ATTACK-09', 'D2-ATTACK-10', 0]);
  });

  ruleTest('that somebody stands in the line, and who', (open) => {
    const t = fight(open, facing(hall('H.N.M.....'), { N: monster() }));
    expect([aim(t), aim(t, 'N')]).toEqual(['D2-LOS-09', 2]);
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);
    expect(t.closed).toEqual([
      {
        id: 'target:M',
        text: ['d2.word.target', { figure: 'M', name: 'M', space: 'none' }],
        reason: ['d2.aim.figure', { figure: 'N', n: 1 }],
        rule: 'D2-LOS-09',
      },
    ]);
  });

  ruleTest('that an obstacle, a wall or a door is in the way', (open) => {
    expect(aim(fight(open, facing(ground('H X M', '. . .'))))).toBe('D2-LOS-09');
    const between = (mark: string) =>
      fight(
        open,
        facing(
          `\n/   a   b   c\n  +---+---+---+\n1 | H   . ${mark} M |\n  +   +---+   +\n2 | .   .   . |\n  +---+---+---+`,
        ),
      );
    expect([aim(between('|')), aim(between('D')), aim(between(' '))]).toEqual(['D2-LOS-10', 'D2-LOS-11', 2]);
  });

  ruleTest('that one of the two is in a pit', (open) => {
    expect(aim(fight(open, facing(ground('H . pM'))))).toBe('D2-LOS-26');
    expect(aim(fight(open, facing(ground('pH . M'))))).toBe('D2-LOS-25');
    expect(aim(fight(open, facing(ground('H pM .'))))).toBe(1);
  });
});

describe('what aiming shows', () => {
  ruleTest('the range that is needed, with what an ability of the target adds to it', (open) => {
    const t = fight(open, {
      map: hall('H..M......'),
      figures: { H: archer, M: monster({ passives: ['Stealthy'] }) },
    });
    expect(aim(t)).toBe(6);
  });

  ruleTest('the nearest space of a large figure that can be targeted', (open) => {
    const t = fight(open, {
      map: room('H..MM', '...MM'),
      figures: { H: archer, M: monster({ size: 'huge' }) },
    });
    const [at] = facts(t.state).aims[0]!.at;
    expect([at!.apart, at!.space]).toEqual([3, 3]);
  });

  ruleTest('only the weapon of an attack that is being declared, and nothing once its dice roll', (open) => {
    const t = fight(open, {
      map: hall('HM........'),
      figures: { H: hero({ weapons: [BLADE] }), M: monster({ health: 20 }) },
      shown: { blue: '2-2-1', gray: '0' },
    });
    expect(facts(t.state).aims.map(({ source }) => source)).toContain(0);
    attack(t);
    expect(facts(t.state).aims).toHaveLength(1);
    t.choose('target:M');
    expect(facts(t.state).aims).toEqual([]);
  });
});

it('draws an open line exactly where there is sight, from a corner of the one space to a corner of the other', () => {
  const random = createRandom('lines');
  let open = 0;
  for (let maps = 0; maps < 40; maps++) {
    const tables = compile(randomMap(random));
    const blocking = randomBlocking(random, tables);
    for (let n = 0; n < 100; n++) {
      const [one, other] = [random.below(tables.count), random.below(tables.count)];
      const line = bestLine(tables, [one], other, blocking);
      const isOpen = line !== null && line.spaces.length + line.objects.length === 0;
      expect(isOpen).toBe(seesSpace(tables, one, other, blocking));
      if (!line?.corners) continue;
      open++;
      const [x, y, toX, toY] = line.corners;
      for (const [at, space] of [
        [[x, y], one],
        [[toX, toY], other],
      ] as const) {
        expect([0, 1]).toContain(at[0] - tables.column[space]!);
        expect([0, 1]).toContain(at[1] - tables.row[space]!);
      }
    }
  }
  expect(open).toBeGreaterThan(500);
});
