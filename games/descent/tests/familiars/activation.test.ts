import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { isFriend } from '../../rules/figures/sides.ts';
import { seeFigures } from '../../rules/ground.ts';
import { hero, monster, type Words } from '../position.ts';
import { actionsLeft, figure, idleMonsters, room, scene, type Table } from '../turn/kit.ts';

const familiar = { figure: 'Reanimate', of: 'H' };
const MAP = room('HR......', 'AM......');
const owned = (open: OpenPlaytest, more: Words = {}, h: Words = {}): Table =>
  scene(open, {
    map: MAP,
    figures: { H: hero(h), A: hero(), R: familiar, M: monster({ health: 20, defence: [] }) },
    turn: { of: 'H', step: '1.I' },
    shown: { blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0' },
    ...more,
  });

describe('a familiar', () => {
  ruleTest(
    'is activated before or after the actions of its hero [D2-FAM-11, D2-TURN-14, D2-TURN-21, D2-ACTIV-07, D2-FAM-01]',
    (open) => {
      const t = owned(open);
      expect([t.state.turn?.step, t.asked, t.offered]).toEqual(['3.I', 1, ['activate:R', 'pass']]);
      t.choose('pass');
      expect(t.state.turn?.step).toBe('3.II');
      t.choose('end');
      expect([t.state.turn?.step, t.offered]).toEqual(['3.III', ['activate:R', 'pass']]);
    },
  );

  ruleTest('is not activated between them [D2-FAM-12, D2-ACTIV-08]', (open) => {
    const t = owned(open);
    t.choose('pass', 'action:rest');
    expect(t.offered.some((id) => id.startsWith('activate'))).toBe(false);
  });

  ruleTest('is activated once a round [D2-FAM-13]', (open) => {
    const t = owned(open);
    t.choose('activate:R', 'end', 'end');
    expect(t.state.turn?.hero).toBe(1);
    t.choose('end');
    idleMonsters(t, 'M').choose('activate:H');
    expect(t.offered).toEqual(['activate:R', 'pass']);
  });

  ruleTest(
    'makes one move action and one of the actions on its card [D2-FAM-21, D2-FAM-22, D2-TURN-16, D2-TURN-17, D2-ACTION-12]',
    (open) => {
      const t = owned(open);
      t.choose('activate:R', 'action:move');
      expect([t.offered.includes('action:move'), actionsLeft(t)]).toEqual([false, 1]);
      t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:M');
      expect([figure(t, 'M').damage, t.offered.filter((id) => /^(weapon|action):/.test(id))]).toEqual([
        4,
        [],
      ]);
      const other = owned(open);
      other.choose('activate:R');
      other.choose(other.offered.find((id) => id.startsWith('weapon:'))!, 'target:M');
      expect(other.offered.filter((id) => /^(weapon|action):/.test(id))).toEqual(['action:move']);
    },
  );

  ruleTest('loses its movement points at the end of its activation [D2-FAM-19]', (open) => {
    const t = owned(open);
    t.choose('activate:R', 'action:move', 'end');
    expect([t.state.turn?.step, t.state.acting[0]?.points ?? []]).toEqual(['3.II', []]);
  });

  ruleTest('is not defeated with its hero [D2-FAM-20]', (open) => {
    const t = owned(open, {}, { damage: 11, skills: [{ name: 'Pain', does: 'suffer 1 damage' }] });
    t.choose('pass');
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect([figure(t, 'H').zone, figure(t, 'R').zone]).toEqual(['away', 'map']);
  });

  ruleTest(
    'has the start and the end of its activation for those of a turn [D2-FAM-17, D2-FAM-18, D2-TURN-18]',
    (open) => {
      const t = owned(open, {
        figures: {
          H: hero(),
          A: hero(),
          R: { ...familiar, conditions: ['poisoned'] },
          M: monster({ health: 20, defence: [] }),
        },
      });
      expect(figure(t, 'R').damage).toBe(0);
      t.choose('activate:R');
      // It fails every test, so the poison takes 1 damage.
      expect(figure(t, 'R').damage).toBe(1);
    },
  );

  ruleTest(
    'that is treated as a hero is a friend, blocks sight and enemies, and is a target [D2-FAM-29, D2-FAM-35, D2-FAM-36, D2-FAM-43]',
    (open) => {
      const t = scene(open, {
        map: room('HRM.....', 'A.......'),
        figures: { H: hero(), A: hero(), R: familiar, M: monster() },
        turn: { activating: 'M' },
        shown: { blue: '3-2-0', red: '0-2-0' },
      });
      expect([
        isFriend(t.state, figure(t, 'H'), figure(t, 'R')),
        seeFigures(t.state, figure(t, 'H'), figure(t, 'M')),
      ]).toEqual([true, false]);
      t.choose('action:move');
      expect(t.offered.includes('step:b1')).toBe(false);
      t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:R');
      expect(figure(t, 'R').zone).toBe('defeated');
    },
  );

  ruleTest('gives the overlord no card by its defeat [D2-OVCARD-13, D2-FAM-07]', (open) => {
    const t = scene(open, {
      map: room('HRM.....', 'A.......'),
      figures: { H: hero(), A: hero(), R: { ...familiar, conditions: ['poisoned'] }, M: monster() },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0', red: '0-2-0' },
      'overlord deck': ['Gloom', 'Dusk'],
    });
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:R');
    expect([
      figure(t, 'R').zone,
      t.state.zones['hand:0']?.length ?? 0,
      t.state.zones.conditions?.length ?? 0,
    ]).toEqual(['defeated', 0, 0]);
  });
});
