import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { conditionsOf } from '../../rules/figures/conditions.ts';
import type { Figure } from '../../rules/state.ts';
import { at, ground } from '../move/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { figure, idleMonsters, room, scene, type Table } from '../turn/kit.ts';

const foe = monster({ health: 20, defence: [] });
const reanimate = (more: Words = {}): Words => ({ figure: 'Reanimate', of: 'H', ...more });
const SKILLS = ['Raise Dead'];

const raising = (open: OpenPlaytest, more: Words = {}, r: Words | null = null, h: Words = {}): Table =>
  scene(open, {
    map: r ? room('H.......', '........', 'A.....RM') : room('H.......', '........', 'A......M'),
    figures: { H: hero({ skills: SKILLS, ...h }), A: hero(), ...(r && { R: reanimate(r) }), M: foe },
    turn: { of: 'H' },
    ...more,
  });
const raise = (t: Table, space?: string): Table => {
  t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
  return space ? t.choose(`space:${space}`) : t;
};
const familiars = (t: Table): Figure[] =>
  (t.state.zones.map as Figure[]).filter(({ def }) => def === 'reanimate');

describe('a familiar that is summoned', () => {
  ruleTest('comes onto the map by a skill, where that says [D2-FAM-02]', (open) => {
    const t = raising(open);
    expect(familiars(t)).toEqual([]);
    raise(t);
    expect(t.offered).toEqual(['space:b1', 'space:a2', 'space:b2']);
    t.choose('space:b1');
    expect(familiars(t).map(({ hero: of }) => of)).toEqual([0]);
  });

  ruleTest('takes the closest empty space where no other is left [D2-FAM-03]', (open) => {
    const t = raising(open, { map: ground('H X . M', 'X X . A', '. . . .') });
    raise(t);
    // Nothing beside the hero is free and no path leads on, so any space is as close as any other.
    expect(t.offered.length).toBeGreaterThan(0);
    const crowded = raising(open, {
      map: room('HA......', 'BC......', '.......M'),
      figures: { H: hero({ skills: SKILLS }), A: hero(), B: hero(), C: hero(), M: foe },
    });
    raise(crowded);
    expect(crowded.offered).toEqual(['space:c1', 'space:c2', 'space:a3', 'space:b3', 'space:c3']);
  });

  ruleTest('is taken off the map and placed anew if it is there [D2-FAM-04]', (open) => {
    const t = raise(raising(open, {}, {}), 'b2');
    expect([familiars(t).length, at(t, 'R')]).toEqual([1, 'b2']);
  });

  ruleTest('is neither defeated nor discarded by that [D2-FAM-05, D2-FAM-06]', (open) => {
    const mourning = { name: 'Grief', when: 'defeated', of: 'anybody', does: 'suffer 1 damage' };
    const t = raise(raising(open, {}, {}, { skills: [...SKILLS, mourning] }), 'b2');
    expect([figure(t, 'H').damage, t.state.zones.defeated ?? []]).toEqual([0, []]);
  });

  ruleTest('loses damage, conditions and tokens by that [D2-FAM-10, D2-FAM-08]', (open) => {
    const t = raising(open, {}, { damage: 2, conditions: ['poisoned'], held: ['Elixir'] });
    expect(t.state.zones.held!.length).toBe(1);
    raise(t, 'b2');
    expect([figure(t, 'R').damage, conditionsOf(t.state, figure(t, 'R')), t.state.zones.held]).toEqual([
      0,
      [],
      [],
    ]);
  });

  ruleTest('is not activated again in the same round [D2-FAM-14]', (open) => {
    const t = raising(open, { turn: { of: 'H', step: '3.I' } }, {});
    t.choose('activate:R', 'end');
    raise(t, 'b2').choose('end');
    expect(t.state.turn?.hero).toBe(1);
    t.choose('end');
    idleMonsters(t, 'M').choose('activate:H');
    expect(t.offered).toEqual(['activate:R', 'pass']);
  });

  ruleTest('is not activated again though it was defeated in between [D2-FAM-14]', (open) => {
    const t = raising(open, { turn: { of: 'H', step: '3.I' } }, { conditions: ['burning'], damage: 3 });
    // Burning defeats it at the end of its activation.
    t.choose('activate:R', 'end');
    expect(figure(t, 'R').zone).toBe('defeated');
    raise(t, 'b2').choose('end');
    expect([figure(t, 'R').zone, t.state.turn?.hero]).toEqual(['map', 1]);
  });
});
