import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { jealousRage, massiveBulk, punishTheWeak } from '../../content/lieutenant-packs/dragons-greed.ts';
import { damage, figure, room, type Table, targets, weapons } from '../attack/kit.ts';
import { overlords, scene, withMore } from '../overlord/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { go, paid, usesOf } from './kit.ts';

withMore({ cards: [jealousRage!, massiveBulk!, punishTheWeak!] });

describe('Jealous Rage', () => {
  /** H searches beside A; M is near and O is too far away. */
  const searched = (open: OpenPlaytest, passives: readonly string[]): Table => {
    const t = scene(open, [], {
      map: room('H*...M....', 'A.........', '.........O'),
      figures: {
        M: monster({ dice: ['blue'], passives }),
        O: monster(),
      },
      'overlord cards in play': ['Jealous Rage'],
      threat: 2,
      turn: { of: 'H' },
      'search deck': ['Health Potion'],
      shown: { blue: '3-2-0', gray: '0 0' },
    });
    t.choose('search:b1');
    t.choose(usesOf(t, 'Jealous Rage')[0]!);
    return t.choose('space:b2');
  };
  ruleTest('brings a monster within 5 spaces, which attacks the hero who searches [D2-FPLOT-17]', (open) => {
    const t = searched(open, []);
    expect([figure(t, 'M').at, targets(t)]).toEqual([10 + 1, ['target:H']]);
    go(t, { take: ['target:H'], until: 'd2.ask.act' });
    expect([damage(t, 'H'), damage(t, 'A'), ...paid(t, 'Jealous Rage')]).toEqual([2, 0, 0, true, 0]);
  });
  ruleTest('lets an attack of several targets name others besides [D2-FPLOT-17]', (open) => {
    const t = searched(open, ['Flail']);
    expect(targets(t)).toEqual(['target:H']);
    t.choose('target:H');
    expect(t.offered).toEqual(['target:A', 'no-more-targets']);
    go(t, { take: ['target:A'], until: 'd2.ask.act' });
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([2, 2]);
  });
});

describe('Massive Bulk', () => {
  const ettin = (more: Words = {}) => monster({ size: 'huge', health: 20, speed: 3, ...more });
  ruleTest('lets a huge monster stop over heroes, who make room', (open) => {
    const t = open(
      position({
        map: room('MM.H..', 'MM....'),
        figures: { H: hero(), M: ettin() },
        'overlord cards in play': ['Massive Bulk'],
        threat: 1,
        turn: { activating: 'M' },
      }),
    );
    t.choose('action:move', 'shrink:b1', 'step:c1', 'stop');
    t.choose(usesOf(t, 'Massive Bulk')[0]!);
    t.choose(t.offered.find((id) => id.includes('d1'))!);
    t.choose('space:e1');
    expect([figure(t, 'H').at, damage(t, 'M'), ...paid(t, 'Massive Bulk')]).toEqual([4, 1, 0, true, 0]);
  });
  ruleTest('lets it stop where heroes alone are in its way, and then it must be used', (open) => {
    const narrow = (cards: readonly string[]): Table =>
      open(
        position({
          map: room('MM.H', 'MM.A'),
          figures: { H: hero(), A: hero(), M: ettin() },
          'overlord cards in play': cards,
          threat: 1,
          turn: { activating: 'M' },
        }),
      ).choose('action:move', 'shrink:b1', 'step:c1');
    // Without its own base in the way there is room behind it as well, so the map ends there.
    expect(narrow([]).offered).toContain('stop');
    const t = narrow(['Massive Bulk']).choose('stop');
    expect(usesOf(t, 'Massive Bulk').length).toBe(1);
  });
  ruleTest('is not offered when an ability of a hero moves the monster [D2-FPLOT-18]', (open) => {
    const push = { name: 'Push', when: 'attack resolved', may: true, does: 'move the target 1 space' };
    const t = open(
      position({
        map: room('HMM...', '.MM.A.'),
        figures: {
          H: hero({ weapons: [{ name: 'Whip', dice: ['blue'] }], skills: [push] }),
          A: hero(),
          M: ettin(),
        },
        'overlord cards in play': ['Massive Bulk'],
        threat: 1,
        turn: { of: 'H' },
        chance: dice({ blue: '3-2-0', gray: '0' }),
      }),
    );
    const seen: string[] = [];
    go(t, {
      take: [/^weapon:/, /^target:M/, /^use:/, /^step:c1/, /^base:c1.*d1|^base:.*d1.*c1/],
      until: () => {
        seen.push(...usesOf(t, 'Massive Bulk'));
        return figure(t, 'M').damage > 0 && t.prompt === 'd2.ask.act';
      },
    });
    expect([seen, figure(t, 'M').at !== 1]).toEqual([[], true]);
  });
});

describe('Punish the Weak', () => {
  ruleTest('is exhausted at the start of the turn for 2 threat', (open) => {
    const t = overlords(open, [], { 'overlord cards in play': ['Punish the Weak'], threat: 2 });
    go(t, { use: ['Punish the Weak'], until: 'd2.ask.activate' });
    expect(paid(t, 'Punish the Weak')).toEqual([0, true, 0]);
  });
  ruleTest('adds damage for every target, each by its own might [D2-FPLOT-19]', (open) => {
    const struck = (picks: readonly string[]): Table => {
      const t = open(
        position({
          map: room('HMM...', 'AMM...'),
          figures: {
            H: hero({ health: 20, attributes: { might: 1 } }),
            A: hero({ health: 20, attributes: { might: 2 } }),
            M: monster({ size: 'huge', passives: ['Flail'], dice: ['blue'] }),
          },
          'overlord cards in play': [{ card: 'Punish the Weak', exhausted: true }],
          turn: { activating: 'M' },
          chance: dice({ blue: '2-2-1', gray: '0 0' }),
        }),
      );
      return go(t.choose(weapons(t)[0]!), {
        take: [...picks, /^surge:/],
        until: () => t.prompt === 'd2.ask.act',
      });
    };
    // Four spaces: 3 beyond the might of H, and 2 beyond that of A.
    const one = struck(['target:H', 'no-more-targets']);
    expect([damage(one, 'H'), damage(one, 'A')]).toEqual([2 + 3, 0]);
    const both = struck(['target:H', 'target:A']);
    expect([damage(both, 'H'), damage(both, 'A')]).toEqual([2 + 3 + 2, 2 + 3 + 2]);
  });
});
