import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { FOUND } from '../../rules/zones.ts';
import { damage, room } from '../attack/kit.ts';
import { overlords, pile, scene } from '../overlord/kit.ts';
import { hero, heroNamed, monster } from '../position.ts';
import { go, inQuest, paid, scheming, usesOf, withPlots } from './kit.ts';

withPlots();

const DECK = 'Seeds of Betrayal';

describe('Sole Purpose', () => {
  ruleTest('lets the overlord leave out cards until 13 are left', (open) => {
    const t = inQuest(open, scheming(DECK, ['Sole Purpose'], 3), 'one', {
      until: (u) => usesOf(u, 'Sole Purpose').length > 0,
    });
    const { threat } = t.state;
    go(t, { use: ['Sole Purpose'], until: (u) => u.match.choice!.topic === 'leave-out' });
    const choice = t.match.choice as { readonly max: number; readonly among: readonly unknown[] };
    // He owns 15 basic cards.
    expect([choice.among.length, choice.max, ...paid(t, 'Sole Purpose')]).toEqual([
      15,
      2,
      threat - 1,
      false,
      1,
    ]);
  });
});

describe('Scrying and Plotting', () => {
  ruleTest('lets the overlord choose his first hand', (open) => {
    const t = inQuest(open, scheming(DECK, ['Scrying and Plotting'], 4), 'one', {
      use: ['Scrying and Plotting'],
      until: 'd2.ask.first-hand',
    });
    expect([t.asked, t.offered.length, JSON.stringify(t.view(1)).includes('dark-charm')]).toEqual([
      0,
      15,
      false,
    ]);
    const wanted = (['dark-charm', 'critical-blow'] as const).map(
      (id) => t.offered[pile(t, 'deck:0').indexOf(`basic-i-${id}`)]!,
    );
    const { threat } = t.state;
    t.choose(wanted);
    expect([pile(t, 'hand:0').sort(), pile(t, 'deck:0').length]).toEqual([
      ['basic-i-critical-blow', 'basic-i-dark-charm'],
      13,
    ]);
    // 4 and 1 for the quest before; 3 were spent.
    expect([threat, ...paid(t, 'Scrying and Plotting')]).toEqual([2, 2, true, 3]);
  });
});

describe('Rush of Power', () => {
  ruleTest('draws 2 cards at the end of the turn at whose start it was used', (open) => {
    const t = overlords(open, [], {
      'overlord deck': ['Next', 'Last', 'Late', 'More'],
      'overlord cards in play': ['Rush of Power'],
      threat: 1,
    });
    go(t, { use: ['Rush of Power'], until: 'd2.ask.activate' });
    expect([pile(t, 'hand:0').length, ...paid(t, 'Rush of Power')]).toEqual([1, 0, true, 0]);
    go(t, { take: ['activate:M'], until: () => t.state.phase === 'hero' });
    expect(pile(t, 'hand:0')).toEqual(['next', 'last', 'late']);
  });
});

describe('Nefarious Power', () => {
  ruleTest('adds a shield to what a hero has rolled in a test', (open) => {
    const t = scene(open, [], {
      map: room('H......M', '........', '.......A'),
      figures: {
        H: hero({ skills: [{ name: 'Try', action: true, does: 'test might else suffer 1 damage' }] }),
        M: monster(),
      },
      'overlord cards in play': ['Nefarious Power'],
      threat: 1,
      turn: { of: 'H' },
      // 3 shields are no more than might; 4 are.
      shown: { gray: '1', black: '2' },
    });
    go(t, {
      use: ['Nefarious Power'],
      take: [/^ability:/],
      until: () => t.state.threat === 0 && t.prompt === 'd2.ask.act',
    });
    expect([damage(t, 'H'), ...paid(t, 'Nefarious Power')]).toEqual([1, 0, true, 0]);
  });
});

describe('Always Prepared', () => {
  ruleTest('discards up to 2 cards of the hand and draws as many', (open) => {
    const t = overlords(open, ['Dash', 'Pit Trap'], {
      'overlord deck': ['Drawn', 'Next', 'Last', 'Late'],
      'overlord cards in play': ['Always Prepared'],
      threat: 1,
    });
    go(t, { use: ['Always Prepared'], until: () => t.match.choice!.kind === 'some' });
    const choice = t.match.choice as { readonly max: number };
    expect([choice.max, t.offered.length]).toEqual([2, t.state.zones['hand:0']!.length]);
    t.choose(t.offered.slice(0, 2));
    go(t, { until: 'd2.ask.activate' });
    expect([pile(t, 'hand:0').sort(), pile(t, 'discard').sort()]).toEqual([
      ['drawn', 'last', 'next'].slice(0, 3),
      ['basic-i-dash', 'basic-i-pit-trap'],
    ]);
    expect(paid(t, 'Always Prepared')).toEqual([0, true, 0]);
  });
});

describe('Meticulous Planning', () => {
  ruleTest('puts a Search card under the deck, and the hero draws another', (open) => {
    const t = scene(open, [], {
      map: '\n/   a   b   c   d\n  +---+---+---+---+\n1 | H*  .   .   M |\n  +   +   +   +   +\n2 | .   .   .   A |\n  +---+---+---+---+',
      figures: { H: heroNamed('Avric Albright'), M: monster() },
      'search deck': ['Health Potion', 'Stamina Potion', 'Fire Flask'],
      'overlord cards in play': ['Meticulous Planning'],
      threat: 1,
      turn: { of: 'H' },
    });
    go(t, {
      use: ['Meticulous Planning'],
      take: [/^search:/],
      until: () => t.state.threat === 0 && t.prompt === 'd2.ask.act',
    });
    expect([pile(t, FOUND[0]!), pile(t, 'search-deck'), ...paid(t, 'Meticulous Planning')]).toEqual([
      ['stamina-potion'],
      ['fire-flask', 'health-potion'],
      0,
      true,
      0,
    ]);
  });
});
