import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { spacesApart, spacesOf, tablesOf } from '../../rules/ground.ts';
import { nothing } from '../../rules/map/bits.ts';
import { tablesOf as tablesIn } from '../../rules/map/known.ts';
import { mostlyOn } from '../../rules/map/landing.ts';
import { attack, damage, room, type Table } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { figure } from '../table.ts';
import { playable, playThe, scene, settle } from './kit.ts';

const AXE = { name: 'Axe', dice: ['blue', 'red'] };
const rows = (first: string): string => room(first, '........', '.......A');

/** H defeats M, and the overlord plays Rise Again; then his turn comes. */
function fallen(open: Parameters<typeof scene>[0], map: string, foe: Words, where?: string): Table {
  const t = scene(open, ['Rise Again'], {
    map,
    figures: {
      H: hero({ weapons: [AXE] }),
      A: { ...hero(), acted: true },
      M: { ...monster({ health: 1, defence: [], ...foe }), rank: 'minion' },
    },
    turn: { of: 'H' },
    shown: { blue: '3-2-0', red: '0-1-0' },
  });
  attack(t);
  if (t.offered.some((id) => id.startsWith('target:'))) t.choose(t.offered[0]!);
  while (t.prompt === 'd2.ask.play' && playable(t).length === 0) t.choose('pass');
  settle(playThe(t, 'magus-rise-again'));
  if (where) t.choose(where);
  expect(figure(t, 'M').zone).toBe('defeated');
  return settle(t.choose('end'));
}

describe('Rise Again', () => {
  ruleTest(
    'brings a monster back at the start of the next turn of the overlord, for that turn, within 5 spaces',
    (open) => {
      const t = fallen(open, rows('HM......'), {});
      const spaces = t.offered.map((id) => tablesOf(t.state).spaceNamed(id.slice('space:'.length)));
      const fell = tablesOf(t.state).spaceNamed('b1');
      expect(Math.max(...spaces.map((space) => spacesApart(t.state, [fell], [space])))).toBe(5);
      t.choose('space:g1');
      expect([figure(t, 'M').zone, damage(t, 'M')]).toEqual(['map', 0]);
      settle(t).choose('activate:M', 'end');
      expect([figure(t, 'M').zone, t.logged('d2.log.defeated').length, t.state.round]).toEqual([
        'defeated',
        1,
        2,
      ]);
    },
  );

  ruleTest('puts as much of a large monster as possible within 5 spaces of there [D2-FOVL-11]', (open) => {
    const t = fallen(open, rows('HMM.....'), { size: 'medium' }, 'space:b1');
    // Whole bases within 5 spaces of b1, which reach to column g, and none with a part in column h.
    expect(t.offered.some((id) => id.includes('g'))).toBe(true);
    expect(t.offered.every((id) => !id.includes('h'))).toBe(true);
    t.choose('base:f1-g1');
    expect(spacesOf(t.state, figure(t, 'M')).length).toBe(2);
  });

  it('takes the base of which most is near enough, where the whole of it nowhere is [D2-FOVL-11]', () => {
    const map = room('...', '...', '...');
    const tables = tablesIn(map);
    const near = ['a1', 'b1'].map(tables.spaceNamed);
    const bases = mostlyOn(tables, 'huge', near, nothing(tables.words));
    expect(bases.map((base) => base.map((space) => tables.names[space]))).toEqual([['a1', 'b1', 'a2', 'b2']]);
  });
});
