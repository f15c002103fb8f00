import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { ignobleSacrifice, intoTheShadows } from '../../content/lieutenant-packs/unseen-legions.ts';
import { damage, figure, room, type Table } from '../attack/kit.ts';
import { overlords, scene, settle, withMore } from '../overlord/kit.ts';
import { hero, type Words } from '../position.ts';
import { go, paid, plotCard, usesOf } from './kit.ts';

withMore({ cards: [ignobleSacrifice!, intoTheShadows!] });

const zombie = { monster: 'Zombie', rank: 'minion' };

describe('Ignoble Sacrifice', () => {
  /** H attacks zombies that stand together. */
  const attacked = (open: OpenPlaytest, weapon: Words, blue: string, figures: Words = {}): Table =>
    scene(open, [], {
      map: room('HMN.....', '..O.....', '.......A'),
      figures: {
        H: hero({ weapons: [{ name: 'Bomb', dice: ['blue'], ...weapon }] }),
        M: zombie,
        N: zombie,
        O: zombie,
        ...figures,
      },
      'overlord cards in play': ['Ignoble Sacrifice'],
      threat: 1,
      turn: { of: 'H' },
      shown: { blue, brown: '0 0 0', gray: '0 0 0' },
    });
  const isAsked = (t: Table): boolean => usesOf(t, 'Ignoble Sacrifice').length > 0;

  ruleTest('lets one of the group suffer what the others would [D2-FPLOT-23, D2-FPLOT-24]', (open) => {
    const t = attacked(open, { blast: true }, '5-1-0');
    go(t, { take: [/^weapon:/, 'target:M'], until: isAsked });
    // It is known who is affected, and nothing has been rolled.
    expect(t.state.attacks[0]!.stage).toBe('declare');
    t.choose(usesOf(t, 'Ignoble Sacrifice')[0]!).choose('figure:N');
    go(t, { until: 'd2.ask.act' });
    expect(['M', 'N', 'O'].map((letter) => damage(t, letter))).toEqual([0, 3, 0]);
    expect(paid(t, 'Ignoble Sacrifice')).toEqual([0, true, 0]);
  });
  ruleTest('is asked about again when a surge adds figures in step 4 [D2-FPLOT-23]', (open) => {
    const t = attacked(open, { surges: ['Blast'] }, '2-2-1');
    go(t, { take: [/^weapon:/, 'target:M', /^surge:(?!.*fatigue)/], until: isAsked });
    expect(t.state.attacks[0]!.stage).toBe('surges');
    t.choose(usesOf(t, 'Ignoble Sacrifice')[0]!).choose('figure:O');
    go(t, { until: 'd2.ask.act' });
    // As much as a zombie has Health.
    expect(['M', 'N', 'O'].map((letter) => damage(t, letter) ?? 'gone')).toEqual([0, 0, 3]);
  });
  ruleTest('is not offered when only one of each group is affected [D2-FPLOT-23]', (open) => {
    const spider = { monster: 'Cave Spider', rank: 'minion' };
    const archer = { monster: 'Goblin Archer', rank: 'minion' };
    const t = attacked(open, { blast: true }, '5-1-0', { N: spider, O: archer });
    go(t, { use: ['Ignoble Sacrifice'], take: [/^weapon:/, 'target:M'], until: () => damage(t, 'M') > 0 });
    expect(plotCard(t, 'Ignoble Sacrifice').exhausted).toBe(false);
  });
});

describe('Into the Shadows', () => {
  ruleTest('brings its monsters beside a hero who rests, and they may attack that hero', (open) => {
    const t = overlords(open, [], {
      map: room('H......M', '........', '.......A'),
      figures: { M: zombie },
      'overlord cards in play': ['Into the Shadows'],
      threat: 1,
      shown: { blue: '3-2-0', yellow: '1-1-0', red: '0-1-0', gray: '0' },
    });
    settle(t).choose('activate:M');
    t.choose(usesOf(t, 'Into the Shadows')[0]!);
    expect([figure(t, 'M').zone, ...paid(t, 'Into the Shadows')]).toEqual(['away', 0, false, 0]);
    go(t, { take: ['hero:H'], until: () => t.offered.includes('action:rest') });
    t.choose('action:rest').choose('space:b1');
    expect([figure(t, 'M').zone, figure(t, 'M').at, t.prompt]).toEqual(['map', 1, 'd2.ask.attacks-rester']);
    go(t.choose('yes'), { take: ['target:H'], until: 'd2.ask.act' });
    expect(damage(t, 'H')).toBeGreaterThan(0);
  });
});
