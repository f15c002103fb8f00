import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { isFriend } from '../../rules/figures/sides.ts';
import { seeFigures } from '../../rules/ground.ts';
import { hero, monster, type Words } from '../position.ts';
import {
  actionsLeft,
  archer,
  camp,
  figure,
  idleMonsters,
  idleTurn,
  room,
  scene,
  type Table,
  zombie,
} from './kit.ts';

describe('a monster that is activated', () => {
  const beside = (open: OpenPlaytest, more: Words = {}): Table =>
    scene(open, {
      map: room('HM......', 'A.......', '.*......'),
      figures: { H: hero({ health: 30, defence: [] }), A: hero(), M: monster(more) },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0', red: '0-2-0' },
    });

  ruleTest('makes no more than one attack [D2-ACTION-07, D2-MON-32]', (open) => {
    const t = beside(open);
    const attacks = (): string[] => t.offered.filter((id) => id.startsWith('weapon:'));
    expect(attacks().length).toBe(1);
    t.choose(attacks()[0]!, 'target:H');
    expect([actionsLeft(t), attacks(), t.offered.includes('action:move')]).toEqual([1, [], true]);
  });

  ruleTest('moves, attacks and opens doors, and neither rests nor searches [D2-ACTION-04]', (open) => {
    const t = beside(open);
    const kinds = new Set(t.offered.map((id) => (id.startsWith('action:') ? id : id.split(':')[0])));
    expect([...kinds].sort()).toEqual(['action:move', 'end', 'weapon']);
  });

  ruleTest(
    'attacks without an action besides when an effect grants it [D2-ACTION-18, D2-ACTION-20]',
    (open) => {
      const t = scene(open, {
        map: room('HM......', 'A.......'),
        figures: {
          H: hero({ health: 30, defence: [] }),
          A: hero(),
          M: monster({ skills: [{ name: 'Fury', does: 'attack', once: 'turn' }] }),
        },
        turn: { activating: 'M' },
        shown: { blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0' },
      });
      t.choose(t.offered.find((id) => id.startsWith('use:'))!, 'target:H');
      expect([figure(t, 'H').damage, actionsLeft(t)]).toEqual([4, 2]);
      t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:H');
      expect(figure(t, 'H').damage).toBe(8);
    },
  );
});

describe('an inactive group', () => {
  const asleep = (open: OpenPlaytest, more: Words = {}): Table =>
    scene(open, { figures: camp({ Y: zombie({ inactive: true }), ...more }) });
  const overlords = (t: Table): Table => idleTurn(idleTurn(t, 'H'), 'A');

  ruleTest('is not activated, none of it [D2-INACT-01, D2-INACT-02, D2-INACT-04]', (open) => {
    const t = overlords(asleep(open));
    expect(t.offered).toEqual(['activate:G']);
    idleMonsters(t, 'G');
    expect(t.state.round).toBe(2);
  });

  const fight = (open: OpenPlaytest, gray: string): Table =>
    scene(open, {
      map: room('HYZ.....', 'A.......', '.......G'),
      figures: {
        H: hero({ weapons: [{ name: 'Sword', dice: ['blue'] }] }),
        A: hero(),
        Y: zombie({ inactive: true }),
        Z: zombie(),
        G: archer(),
      },
      turn: { of: 'H' },
      shown: { blue: '3-2-0', brown: gray },
    });
  const strike = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:Y');

  ruleTest(
    'is attacked and defends like any other, and blocks sight [D2-INACT-05, D2-INACT-06, D2-INACT-07]',
    (open) => {
      const t = fight(open, '1');
      expect(seeFigures(t.state, figure(t, 'H'), figure(t, 'Z'))).toBe(false);
      strike(t);
      expect(figure(t, 'Y').damage).toBe(1);
      t.choose('action:move');
      expect(t.offered.includes('step:b1')).toBe(false);
    },
  );

  ruleTest(
    'wakes as a whole when one of it suffers damage, and is activated then [D2-INACT-08, D2-INACT-10]',
    (open) => {
      const t = strike(fight(open, '0'));
      t.choose('end');
      idleTurn(t, 'A');
      expect(t.offered).toEqual(['activate:Y', 'activate:Z', 'activate:G']);
      const missed = strike(fight(open, '2'));
      missed.choose('end');
      idleTurn(missed, 'A');
      expect(missed.offered).toEqual(['activate:G']);
    },
  );
});

describe('monsters', () => {
  ruleTest('are friends of one another [D2-MON-07]', (open) => {
    const t = scene(open);
    expect([
      isFriend(t.state, figure(t, 'Y'), figure(t, 'G')),
      isFriend(t.state, figure(t, 'Y'), figure(t, 'H')),
    ]).toEqual([true, false]);
  });

  it('of the box have a name, two traits of ten, numbers for both ranks and acts, and a group limit [D2-MON-01, D2-MON-03, D2-MON-09, D2-MON-10, D2-MON-11, D2-MON-13, D2-MON-14, D2-MON-17]', () => {
    const TRAITS = [
      'building',
      'cave',
      'civilized',
      'cold',
      'cursed',
      'dark',
      'hot',
      'mountain',
      'water',
      'wilderness',
    ];
    for (const { monster: name, limits } of content.groups) {
      const own = content.figures.filter((one) => one.monster === name);
      expect(own.map(({ act, rank }) => `${act} ${rank}`).sort()).toEqual([
        '1 master',
        '1 minion',
        '2 master',
        '2 minion',
      ]);
      for (const one of own) {
        expect(one.name).toBe(name);
        expect([one.traits.length, one.traits.every((trait) => TRAITS.includes(trait))]).toEqual([2, true]);
        expect([one.speed > 0, one.health > 0, one.defence.length > 0, one.arms!.dice.length > 0]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        expect(['melee', 'ranged']).toContain(one.arms!.type);
      }
      expect(Object.keys(limits)).toEqual(['2', '3', '4']);
    }
    expect(content.groups.filter(({ box }) => !box)).toHaveLength(9);
  });
});
