import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { monsters } from '../../content/monsters/base.ts';
import { spaceName } from '../../rules/ground.ts';
import { figure } from '../attack/kit.ts';
import { hero } from '../position.ts';
import { has } from '../table.ts';
import { act, activated, EVERY, lair, MASTERS, mayAct } from './kit.ts';

describe('Howl', () => {
  for (const which of EVERY)
    ruleTest(`of a Barghest ${which.rank} in act ${which.act}`, (open) => {
      const t = activated(open, 'Barghest', which, { shown: { gray: '3 0', black: '4 2' } });
      act(t, 'Howl');
      expect(['H', 'A', 'B'].map((hero) => figure(t, hero).fatigue)).toEqual([1, 0, 0]);
      expect(t.state.acting[0]!.actions).toBe(1);
    });

  ruleTest('is nothing that a Cursed monster does [D2-COND-32]', (open) => {
    const which = { act: 1, rank: 'minion' } as const;
    const cursed = activated(open, 'Barghest', which, { monster: { conditions: ['cursed'] } });
    expect(mayAct(cursed, 'Howl')).toBe(false);
    expect(mayAct(activated(open, 'Barghest', which), 'Howl')).toBe(true);
  });

  ruleTest('reaches whoever is treated as a hero, who fails', (open) => {
    const figures = { H: { figure: { 'as hero': true, health: 3 } }, A: hero(), B: hero() };
    const t = activated(open, 'Barghest', EVERY[0]!, { figures, shown: { gray: '0', black: '0' } });
    act(t, 'Howl');
    expect([figure(t, 'H').damage, figure(t, 'A').fatigue]).toEqual([1, 0]);
  });
});

describe('Throw', () => {
  for (const which of MASTERS)
    ruleTest(`of an Ettin in act ${which.act}`, (open) => {
      const t = activated(open, 'Ettin', which, { shown: { gray: '3', black: '4' } });
      act(t, 'Throw');
      expect([t.asked, t.offered.includes('space:g2'), t.offered.includes('space:h2')]).toEqual([
        0,
        true,
        false,
      ]);
      t.choose('space:f3');
      expect([spaceName(t.state, figure(t, 'H').at), figure(t, 'H').damage]).toEqual(['f3', 1]);
    });

  ruleTest('does nothing to a hero who passes the test', (open) => {
    const t = activated(open, 'Ettin', MASTERS[0]!, { shown: { gray: '0', black: '3' } });
    act(t, 'Throw');
    expect([spaceName(t.state, figure(t, 'H').at), figure(t, 'H').damage]).toEqual(['d1', 0]);
  });

  ruleTest('lets the hero enter the space: a pit hurts before the landing does', (open) => {
    const map = lair('Ettin', 'HA.B..', 'p.....');
    const t = activated(open, 'Ettin', MASTERS[0]!, { map, shown: { gray: '3', black: '4' } });
    act(t, 'Throw').choose('space:d2');
    expect(figure(t, 'H').damage).toBe(3);
  });

  ruleTest('is not there without a hero beside', (open) => {
    const t = activated(open, 'Ettin', MASTERS[0]!, { map: lair('Ettin', '.HAB..') });
    expect(mayAct(t, 'Throw')).toBe(false);
  });
});

describe('Heal', () => {
  const friend = (damage: number) => ({ monster: { health: 6 }, damage });
  const figures = { H: hero(), F: friend(4), G: friend(4) };
  const map = lair('Flesh Moulder', '.FHG..');

  for (const which of MASTERS)
    ruleTest(`of a Flesh Moulder in act ${which.act}`, (open) => {
      const t = activated(open, 'Flesh Moulder', which, { map, figures, shown: { red: '0-3-1' } });
      act(t, 'Heal');
      expect(t.offered).toEqual(['figure:M', 'figure:F']);
      t.choose('figure:F');
      expect([figure(t, 'F').damage, figure(t, 'G').damage]).toEqual([1, 4]);
    });
});

describe('Grab', () => {
  for (const which of MASTERS)
    ruleTest(`of a Zombie in act ${which.act}`, (open) => {
      const map = lair('Zombie', 'HA.B..', 'C.....');
      const figures = { H: hero(), A: hero(), B: hero(), C: hero() };
      const t = activated(open, 'Zombie', which, { map, figures, shown: { gray: '3', black: '4' } });
      act(t, 'Grab');
      expect(t.offered).toEqual(['figure:H', 'figure:C']);
      t.choose('figure:C');
      expect([has(t, 'H', 'immobilized'), has(t, 'C', 'immobilized')]).toEqual([false, true]);
    });

  ruleTest('does nothing to a hero who passes the test', (open) => {
    const t = activated(open, 'Zombie', MASTERS[0]!, { shown: { gray: '0', black: '3' } });
    act(t, 'Grab');
    expect(has(t, 'H', 'immobilized')).toBe(false);
  });
});

describe('the card of a monster', () => {
  /** The lines of a card, and of those that are named the name and whether it is an action. */
  const linesOf = (text: unknown): readonly unknown[] => text as readonly unknown[];
  const actionsIn = (text: unknown): string[] =>
    linesOf(text).flatMap((line) => {
      const [, said] = line as readonly [
        string,
        { name?: string; ability?: readonly [string, { how?: string }] },
      ];
      return said?.ability?.[1].how === 'action' ? [said.name!] : [];
    });

  it('states each of its abilities and what it does [D2-MON-12]', () => {
    for (const { name, act: number, rank, text, passives, actions } of monsters.flatMap(
      ({ figures }) => figures,
    ))
      expect([name, number, rank, text.length]).toEqual([
        name,
        number,
        rank,
        passives.length + actions.length,
      ]);
    const named = monsters
      .flatMap(({ figures }) => figures)
      .flatMap(({ passives, actions }) => [...passives, ...actions]);
    expect(new Set(named).size).toBeGreaterThanOrEqual(12);
  });

  it('marks what takes an action, and nothing else [D2-MON-30]', () => {
    for (const { name, text, actions } of monsters.flatMap(({ figures }) => figures))
      expect([name, actionsIn(text)]).toEqual([name, [...actions]]);
  });

  ruleTest('so marked, an ability costs an action [D2-MON-30]', (open) => {
    const t = activated(open, 'Zombie', MASTERS[0]!, { shown: { gray: '0', black: '3' } });
    act(t, 'Grab');
    if (t.offered.some((id) => id.startsWith('figure:'))) t.choose(t.offered[0]!);
    expect(t.state.acting[0]!.actions).toBe(1);
  });
});
