import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { climbs, ground, walk } from '../move/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { actionsLeft, figure, room, scene, type Table } from './kit.ts';

const SWORD = { name: 'Sword', dice: ['blue'] };
const foe = monster({ health: 20, defence: [] });
const ofKind = (t: Table, ...kinds: readonly string[]): string[] =>
  t.offered.filter((id) => kinds.includes(id.split(':')[0]!));
const use = (t: Table): Table => t.choose(ofKind(t, 'ability')[0]!);

/** H with a sword and some skills beside M. */
const armed = (open: OpenPlaytest, skills: readonly unknown[], more: Words = {}): Table =>
  scene(open, {
    map: room('AHM.....', '........'),
    figures: { H: hero({ weapons: [SWORD], skills, ...more }), A: hero(), M: foe },
    turn: { of: 'H' },
    shown: { blue: '3-2-0 3-2-0' },
  });

describe('the actions of a hero', () => {
  ruleTest(
    'are attacking, moving, resting, searching, skills, doors, reviving, standing up and special ones [D2-ACTION-03]',
    (open) => {
      const balm = { name: 'Balm', action: true, does: 'recover 1 damage' };
      const t = walk(open, {
        map: '\n/   a   b   c\n  +---+---+---+\n1 | M   H D . |\n  +   +   +---+\n2 | .*  .   . |\n  +---+---+---+',
        figures: {
          H: hero({ damage: 3, conditions: ['bleeding'], skills: [balm] }),
          A: hero({ token: 'b2' }),
          M: foe,
        },
      });
      const costly = [...t.offered].filter((id) => !['end', 'action:fatigue'].includes(id));
      expect(costly.map((id) => (id.startsWith('ability:') ? 'skill' : id))).toEqual([
        'action:move',
        'weapon:0',
        'action:rest',
        'revive:A',
        'discard:bleeding',
        'door:b1|c1',
        'search:a2',
        'skill',
      ]);
      const lying = walk(open, { map: room('.A......'), figures: { H: hero({ token: 'a1' }), A: hero() } });
      expect(lying.offered).toEqual(['action:stand-up', 'end']);
    },
  );

  ruleTest('cost one where a card says that it is an action, and none otherwise [D2-ACTION-09]', (open) => {
    const t = armed(
      open,
      [
        { name: 'Balm', action: true, does: 'recover 1 damage' },
        { name: 'Breath', does: 'recover 1 damage' },
      ],
      { damage: 5 },
    );
    t.choose(ofKind(t, 'use')[0]!);
    expect([figure(t, 'H').damage, actionsLeft(t)]).toEqual([4, 2]);
    use(t);
    expect([figure(t, 'H').damage, actionsLeft(t)]).toEqual([3, 1]);
    use(t);
    expect([figure(t, 'H').damage, ofKind(t, 'ability').length, ofKind(t, 'use').length]).toEqual([2, 0, 1]);
  });

  ruleTest('include skills of several attacks, each of which is one action [D2-ACTION-10]', (open) => {
    const t = armed(open, [{ name: 'Flurry', action: true, does: 'attack then attack' }]);
    use(t);
    while (t.prompt !== 'd2.ask.act') t.choose(t.offered[0]!);
    expect([figure(t, 'M').damage, actionsLeft(t)]).toEqual([4, 1]);
  });

  ruleTest('include skills of a move and an attack, each of which is one action [D2-ACTION-11]', (open) => {
    const t = scene(open, {
      map: room('H..M....', 'A.......'),
      figures: { H: hero({ weapons: [SWORD], skills: ['Charge'] }), A: hero(), M: foe },
      turn: { of: 'H' },
      shown: { blue: '3-2-0' },
    });
    use(t).choose('step:b1', 'step:c1', 'stop');
    while (t.prompt !== 'd2.ask.act') t.choose(t.offered[0]!);
    expect([figure(t, 'M').damage, actionsLeft(t)]).toEqual([2, 1]);
  });

  ruleTest(
    'are finished before the next begins, and nothing is done in between [D2-ACTION-15, D2-ACTION-16]',
    (open) => {
      const t = armed(
        open,
        [
          { name: 'Flurry', action: true, does: 'attack then attack' },
          { name: 'Breath', does: 'recover 1 damage' },
        ],
        { damage: 5 },
      );
      expect(ofKind(t, 'use').length).toBe(1);
      use(t);
      const asked = new Set<string>();
      while (t.prompt !== 'd2.ask.act') {
        for (const id of t.offered) asked.add(id.split(':')[0]!);
        t.choose(t.offered[0]!);
      }
      expect([...asked]).toEqual(['weapon', 'target']);
      const charging = scene(open, {
        map: room('H..M....', 'A.......'),
        figures: {
          H: hero({
            weapons: [SWORD],
            damage: 5,
            skills: ['Charge', { name: 'Breath', does: 'recover 1 damage' }],
          }),
          A: hero(),
          M: foe,
        },
        turn: { of: 'H' },
      });
      use(charging).choose('step:b1');
      expect([...new Set(charging.offered.map((id) => id.split(':')[0]))]).toEqual(['step', 'stop']);
    },
  );
});

describe('the actions of a familiar', () => {
  const reanimate = (map: string, conditions: readonly string[], open: OpenPlaytest): Table => {
    const t = walk(open, {
      map,
      figures: { H: hero(), A: hero(), R: { figure: 'Reanimate', of: 'H', conditions }, M: foe },
      turn: { of: 'H', step: '3.I' },
    });
    return t.choose('activate:R');
  };

  ruleTest('may all be those of its conditions [D2-ACTION-13, D2-FAM-38, D2-FAM-40]', (open) => {
    const t = reanimate(room('HR......', 'A......M'), ['bleeding', 'burning'], open);
    expect(ofKind(t, 'discard')).toEqual(['discard:bleeding', 'discard:burning']);
    t.choose('discard:burning', 'discard:bleeding');
    expect([actionsLeft(t), t.state.zones.conditions?.length ?? 0, t.offered]).toEqual([0, 0, ['end']]);
    const stunned = reanimate(room('HR......', 'A......M'), ['stunned'], open);
    expect(stunned.offered).toEqual(['discard:stunned', 'end']);
  });

  ruleTest('may all be climbing out of a pit [D2-ACTION-14, D2-FAM-37, D2-FAM-41]', (open) => {
    const t = reanimate(ground('H pR . .', 'A p . M'), [], open);
    expect([climbs(t).includes('b2'), ofKind(t, 'step')]).toEqual([true, []]);
    t.choose('climb:b2');
    expect([actionsLeft(t), figure(t, 'R').damage]).toEqual([1, 2]);
    t.choose('climb:c2');
    expect(actionsLeft(t)).toBe(0);
  });
});
