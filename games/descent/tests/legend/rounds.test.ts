import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { dice, hero, monster, position } from '../position.ts';
import { figure, has, room, seats, type Table } from './kit.ts';

const start = (
  open: Parameters<Parameters<typeof ruleTest>[1]>[0],
  more: Record<string, unknown> = {},
): Table => {
  const { chance = {}, figures = {}, ...words } = more as { chance?: object; figures?: object };
  return open(
    position({
      map: room('HA......', '........', '.....MNP'),
      figures: {
        H: hero({ health: 30, defence: [] }),
        A: hero(),
        M: monster(),
        N: monster({ name: 'Other' }),
        P: monster({ name: 'Third' }),
        ...figures,
      },
      legend: {
        lists: { 'Monster M': ['attack adjacent'], Other: ['attack adjacent'], Third: ['attack adjacent'] },
      },
      ...words,
      chance: { ...dice({}), 'next group': ['other', 'monster-m'], ...chance },
    }),
  );
};

const acted = (t: Table): string => ['H', 'A', 'M', 'N', 'P'].filter((one) => figure(t, one).acted).join('');

describe('a round without an overlord', () => {
  ruleTest(
    'alternates between a hero and a group that chance picks [D2-ROUND-09, D2-ROUND-10, D2-ACTIV-17, D2-TURN-39, D2-TURN-40]',
    (open) => {
      const t = start(open);
      expect([t.offered, seats(t)]).toEqual([
        ['activate:H', 'activate:A'],
        [0, 1],
      ]);
      t.choose('activate:A', 'end');
      expect(acted(t)).toBe('AN');
    },
  );

  ruleTest(
    'lets the remaining groups follow one another when no hero is left, and then begins anew [D2-ROUND-11, D2-ROUND-12]',
    (open) => {
      const t = start(open);
      t.choose('activate:A', 'end', 'end');
      expect([t.state.round, acted(t)]).toEqual([2, '']);
    },
  );

  ruleTest('is not over while a group has not activated [D2-ROUND-11]', (open) => {
    const t = start(open);
    t.choose('activate:A', 'end');
    expect(t.state.round).toBe(1);
    const keys = t.choose('end').logged('d2.log.legend.group');
    expect(keys.length).toBe(3);
  });

  ruleTest('has no group of which nobody is left [D2-TRACK-09, D2-TRACK-04]', (open) => {
    const t = start(open, {
      map: room('HA......', '........', '.....M..'),
      figures: { N: undefined, P: undefined },
      ...{},
    });
    t.choose('activate:A', 'end', 'end');
    expect(t.logged('d2.log.legend.group').length).toBe(1);
  });

  ruleTest('draws none of the lists of a group twice running [D2-APPWIN-27]', (open) => {
    const t = open(
      position({
        map: room('H......M'),
        figures: { H: hero(), M: monster() },
        legend: {
          lists: {
            'Monster M': { several: [['attack adjacent'], ['attack adjacent'], ['attack adjacent']] },
          },
        },
        chance: { 'activation list': ['made-up-Monster M-2', 'made-up-Monster M-2'] },
      }),
    );
    t.choose('end');
    expect(() => t.choose('end')).toThrow(/can only be: made-up-Monster M-1, made-up-Monster M-3/);
  });
});

describe('the activation of a monster', () => {
  ruleTest('is where its conditions have the start and the end of their turn [D2-TURN-43]', (open) => {
    const t = open(
      position({
        map: room('H......M'),
        figures: { H: hero(), M: monster({ health: 9, conditions: ['poisoned'], attributes: { might: 0 } }) },
        legend: { due: 'group', lists: { 'Monster M': ['attack adjacent'] } },
        chance: { 'black die': ['2'], 'gray die': ['1'] },
      }),
    );
    expect([figure(t, 'M').damage, has(t, 'M', 'poisoned')]).toEqual([1, true]);
  });

  ruleTest('is no turn, so that what is used once in a turn is not offered [D2-TURN-44]', (open) => {
    const balm = { name: 'Balm', when: 'suffered', may: true, does: 'recover 1 damage' };
    const scene = (more: object) =>
      open(
        position({
          map: room('HM......'),
          figures: {
            H: hero({ health: 30, defence: [], skills: [{ ...balm, ...more }] }),
            M: monster(),
          },
          legend: { due: 'group', lists: { 'Monster M': ['attack adjacent'] } },
          chance: dice({ blue: '3-2-0', red: '0-2-0' }),
        }),
      ).offered.some((id) => id.startsWith('use:'));
    expect([scene({}), scene({ once: 'turn' }), scene({ once: 'round' })]).toEqual([true, false, true]);
  });
});

describe('morale', () => {
  const dying = (open: Parameters<Parameters<typeof ruleTest>[1]>[0], morale?: number): Table =>
    open(
      position({
        map: room('HM......', 'A.......'),
        figures: { H: hero({ health: 3, defence: [] }), A: hero(), M: monster() },
        legend: {
          due: 'group',
          lists: { 'Monster M': ['attack least health adjacent'] },
          ...(morale !== undefined && { morale }),
        },
        chance: dice({ blue: '3-2-0', red: '0-2-0' }),
      }),
    );

  ruleTest(
    'begins at one for each hero, and a knock-out costs one [D2-MORALE-01, D2-MORALE-02, D2-DEFEAT-52]',
    (open) => {
      const t = dying(open);
      expect([figure(t, 'H').zone, t.state.legend!.morale]).toEqual(['away', 1]);
    },
  );

  ruleTest('may drop to nothing without a loss [D2-MORALE-06]', (open) => {
    const t = dying(open, 1);
    expect([t.state.legend!.morale, t.match.over]).toEqual([0, null]);
  });

  ruleTest(
    'that is at nothing loses with the next knock-out, and never goes below [D2-MORALE-05, D2-MORALE-09]',
    (open) => {
      const t = dying(open, 0);
      expect([t.match.over?.result, t.match.over?.winners, t.state.legend!.morale]).toEqual([
        'overlord',
        [],
        0,
      ]);
    },
  );
});
