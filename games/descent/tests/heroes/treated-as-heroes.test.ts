import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { conditionsOf } from '../../rules/figures/conditions.ts';
import { isFriend } from '../../rules/figures/sides.ts';
import { seeFigures } from '../../rules/ground.ts';
import { everyHero } from '../../rules/quest/who.ts';
import { attack, damage, targets } from '../attack/kit.ts';
import { at, climbs, go, ground, steps } from '../move/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { actionsLeft, figure, room, scene, type Table } from '../turn/kit.ts';

const foe = monster({ health: 20, defence: [] });
const elder = (more: Words = {}, on: Words = {}): Words => ({
  figure: { name: 'Elder', 'as hero': true, defence: [], ...more },
  ...on,
});
const table = (open: OpenPlaytest, map: string, figures: Words, more: Words = {}): Table =>
  scene(open, {
    map,
    figures: { H: hero(), A: hero(), M: foe, C: elder(), ...figures },
    turn: { of: 'H' },
    ...more,
  });
const use = (t: Table): Table => t.choose(t.offered.find((id) => /^(ability|use):/.test(id))!);
const MAP = room('HC......', 'A......M');
/** The Elder is activated. */
const active = (open: OpenPlaytest, map: string, c: Words, more: Words = {}): Table =>
  table(open, map, { C: c }, { turn: { activating: 'C' }, ...more });

describe('a figure that a quest treats as a hero', () => {
  ruleTest(
    'is a target of attacks, monster actions and what else is aimed at heroes [D2-HERO-19, D2-HERO-20, D2-VILLAGER-01]',
    (open) => {
      const t = table(
        open,
        room('..CM....', 'H......A'),
        { M: monster({ actions: ['Howl'], health: 20 }) },
        { turn: { activating: 'M' }, shown: { blue: '3-2-0', red: '0-1-0', gray: '0 0', black: '0 0' } },
      );
      t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
      // Howl: it fails its test and has no Stamina.
      expect(damage(t, 'C')).toBe(1);
      attack(t);
      expect(targets(t)).toEqual(['target:C']);
      t.choose('target:C');
      expect(damage(t, 'C')).toBe(4);
    },
  );

  ruleTest(
    'is a hero for skills and items, and a figure for everything [D2-HERO-21, D2-HERO-22, D2-HERO-23]',
    (open) => {
      const balm = { does: '1 hero within 1 recovers 2 damage' };
      const skilled = table(open, MAP, {
        C: elder({}, { damage: 3 }),
        H: hero({ skills: [{ name: 'Balm', ...balm }] }),
      });
      use(skilled).choose('figure:C');
      expect(damage(skilled, 'C')).toBe(1);
      const salve = { name: 'Salve', slot: 'other', ability: balm };
      const equipped = table(open, MAP, { C: elder({}, { damage: 3 }), H: hero({ weapons: [salve] }) });
      use(equipped).choose('figure:C');
      expect(damage(equipped, 'C')).toBe(1);
      const quake = { name: 'Quake', action: true, does: 'figures within 1 suffer 1 damage' };
      const shaken = use(table(open, MAP, { H: hero({ skills: [quake] }) }));
      expect(damage(shaken, 'C')).toBe(1);
    },
  );

  ruleTest(
    'is no hero for rules of quests and Plot cards [D2-HERO-24, D2-HERO-25, D2-FAM-32, D2-FAM-33]',
    (open) => {
      const familiar = { figure: 'Reanimate', of: 'H' };
      const dusk = { name: 'Dusk', when: 'turn ends', of: 'anybody', does: 'each hero suffers 1 damage' };
      const map = room('HCF.....', 'A......M');
      const suffering = (more: Words): number[] => {
        const t = table(open, map, { F: familiar }, more);
        t.choose('end');
        while (t.state.turn?.hero === 0) t.choose(t.offered.at(-1)!);
        return ['H', 'A', 'C', 'F'].map((letter) => damage(t, letter));
      };
      expect(suffering({ 'quest rules': [dusk] })).toEqual([1, 1, 0, 0]);
      expect(suffering({ 'overlord cards in play': [{ ...dusk, plot: true }] })).toEqual([1, 1, 0, 0]);
      // Any other card of the overlord means them as well.
      expect(suffering({ 'overlord cards in play': [dusk] })).toEqual([1, 1, 1, 1]);
      const t = table(open, map, { F: familiar });
      expect(['H', 'C', 'F'].map((letter) => everyHero.is(t.state, figure(t, letter)))).toEqual([
        true,
        false,
        false,
      ]);
    },
  );

  ruleTest(
    'performs the actions that its quest gives it, and no others [D2-HERO-26, D2-HERO-37, D2-VILLAGER-02]',
    (open) => {
      const map =
        '\n/   a   b   c   d\n  +---+---+---+---+\n1 | M   C D .   H |\n  +---+---+---+---+\n2 | .*  .   .   A |\n  +---+---+---+---+';
      const arms = { dice: ['blue'] };
      const kinds = (c: Words): string[] => [
        ...new Set(
          active(open, map, elder(c)).offered.map((id) => (id.startsWith('action') ? id : id.split(':')[0]!)),
        ),
      ];
      expect(kinds({ ...arms, actions: ['move'] })).toEqual(['action:move', 'end']);
      expect(kinds({ ...arms, actions: ['attack', 'door'] })).toEqual(['weapon', 'door', 'end']);
      expect(kinds({ ...arms, actions: [] })).toEqual(['end']);
    },
  );

  ruleTest('takes part in no trade [D2-HERO-27]', (open) => {
    const t = table(open, room('HC......', '.......M', 'A.......'), { H: hero({ packed: ['Sling'] }) });
    t.choose('action:move', 'action:rest');
    expect(t.offered.filter((id) => /^(give|take):/.test(id))).toEqual([]);
  });

  ruleTest(
    'is a friend of heroes, blocks sight, and lets only friends through [D2-HERO-28, D2-HERO-34, D2-HERO-35]',
    (open) => {
      const t = table(open, ground('H C . M', 'X X X X', 'A . . .'), {});
      expect([
        isFriend(t.state, figure(t, 'H'), figure(t, 'C')),
        seeFigures(t.state, figure(t, 'H'), figure(t, 'M')),
      ]).toEqual([true, false]);
      t.choose('action:move');
      go(t, 'b1', 'c1');
      expect(at(t, 'H')).toBe('c1');
      const blocked = table(open, ground('. C M .', 'X X X X', 'A H . .'), {}, { turn: { activating: 'M' } });
      blocked.choose('action:move');
      expect(steps(blocked)).toEqual(['d1']);
    },
  );

  ruleTest('walks over terrain as heroes do [D2-HERO-29]', (open) => {
    const t = active(open, ground('C l c .', 'X X X X', 'H A . M'), elder({ speed: 4 }));
    t.choose('action:move');
    go(t, 'b1');
    expect(damage(t, 'C')).toBe(1);
    go(t, 'c1');
    // Crumbling terrain asks for a test, as it asks a hero.
    expect(t.offered).toContain('no-test');
  });

  ruleTest('has conditions, and spends actions to discard them [D2-HERO-30, D2-HERO-32]', (open) => {
    const t = active(open, MAP, elder({}, { conditions: ['bleeding', 'burning'] }));
    t.choose('discard:burning', 'discard:bleeding');
    expect([conditionsOf(t.state, figure(t, 'C')), actionsLeft(t)]).toEqual([[], 0]);
    const stunned = active(open, MAP, elder({}, { conditions: ['stunned'] }));
    expect(stunned.offered).toEqual(['discard:stunned', 'end']);
  });

  ruleTest('fails every test, unless the quest gives it attributes [D2-HERO-31, D2-HERO-42]', (open) => {
    const tested = (more: Words, shown: { readonly [colour: string]: string }): number => {
      const howling = monster({ actions: ['Howl'], health: 20 });
      const t = table(
        open,
        room('..CM....', 'H......A'),
        { M: howling, C: elder(more) },
        { turn: { activating: 'M' }, shown },
      );
      t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
      return damage(t, 'C');
    };
    // H tests first: two dice. The Elder rolls none, or two as well.
    expect(tested({}, { gray: '0', black: '0' })).toBe(1);
    expect(tested({ attributes: { willpower: 2 } }, { gray: '0 1', black: '0 0' })).toBe(0);
  });

  ruleTest('climbs out of a pit with an action [D2-HERO-33]', (open) => {
    const t = active(open, ground('pC . . .', 'X X X X', 'H A . M'), elder());
    expect(climbs(t)).toEqual(['b1']);
    t.choose('climb:b1');
    expect([at(t, 'C'), actionsLeft(t)]).toEqual(['b1', 1]);
  });
});

describe('class tokens', () => {
  const held = (t: Table): [string, number][] =>
    (t.state.zones.held ?? []).map((one) => [one.def, (one as unknown as { on: number }).on]);

  ruleTest('are gained by heroes and by whoever is treated as one [D2-HERO-36, D2-FAM-42]', (open) => {
    for (const [skill, token] of [
      ['Brew Elixir', 'elixir'],
      ['Soothing Insight', 'insight'],
    ] as const) {
      const t = table(open, room('HC......', 'AF.....M'), {
        H: hero({ skills: [skill] }),
        F: { figure: 'Reanimate', of: 'H' },
      });
      use(t);
      expect(t.offered).toEqual(expect.arrayContaining(['figure:H', 'figure:C', 'figure:F']));
      t.choose('figure:F');
      expect(held(t)).toEqual([[token, figure(t, 'F').id]]);
    }
    const valiant = table(
      open,
      MAP,
      {
        H: hero({
          skills: [{ name: 'Pep', when: 'turn ends', of: 'anybody', does: 'that figure gains valor' }],
        }),
      },
      { turn: { activating: 'C' } },
    );
    valiant.choose('end');
    expect(held(valiant)).toEqual([['valor', figure(valiant, 'C').id]]);
  });

  ruleTest(
    'are what certain skills use, and go back to the supply when they are [D2-CLASSTOK-01, D2-DISCARD-01, D2-DISCARD-03]',
    (open) => {
      const t = table(
        open,
        MAP,
        { H: hero({ damage: 5, held: ['Elixir'], skills: ['Brew Elixir'] }) },
        { shown: { red: '0-2-0' } },
      );
      t.choose(t.offered.filter((id) => id.startsWith('use:')).at(-1)!);
      expect([damage(t, 'H'), held(t)]).toEqual([3, []]);
      // It may come into the game again.
      use(t).choose('figure:H');
      expect(held(t)).toEqual([['elixir', figure(t, 'H').id]]);
    },
  );

  ruleTest('cannot be gained when there are none left [D2-CLASSTOK-02]', (open) => {
    const eight = Array.from({ length: 8 }, () => 'Elixir');
    const t = table(open, MAP, { A: hero({ held: eight }), H: hero({ skills: ['Brew Elixir'] }) });
    expect(t.offered.some((id) => id.startsWith('use:'))).toBe(false);
    const seven = table(open, MAP, {
      A: hero({ held: eight.slice(1) }),
      H: hero({ skills: ['Brew Elixir'] }),
    });
    expect(seven.offered.some((id) => id.startsWith('use:'))).toBe(true);
  });
});
