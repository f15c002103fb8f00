import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { damage, figure, room, surges, type Table } from '../attack/kit.ts';
import { goOn, leftBy, played, START } from '../campaign/kit.ts';
import { overlords, pile, playThe } from '../overlord/kit.ts';
import type { Words } from '../position.ts';
import { foes, go, inQuest, paid, plotCard, scheming, usesOf, withPlots } from './kit.ts';

withPlots();

const DECK = 'Hybrid Loyalty';
const zombie = { monster: 'Zombie', rank: 'minion' };
const strike = [/^weapon:/, 'target:H'];
/** M and N of one group against H and A; the overlord has these cards. */
const table = (
  open: OpenPlaytest,
  hand: readonly string[],
  cards: readonly string[],
  words: Words = {},
): Table =>
  overlords(open, hand, {
    map: room('HM...N..', '........', '.......A'),
    figures: { M: zombie, N: zombie },
    'overlord cards in play': cards,
    threat: 2,
    ...words,
  });
const play = /^play:/;

describe('Dual Training', () => {
  ruleTest('gives the whole group 1 damage in the turn in which Frenzy targets one of it', (open) => {
    const t = table(open, ['Frenzy'], ['Dual Training'], {
      map: room('HM......', 'N.......', '.......A'),
      shown: { blue: '3-2-0 3-2-0', yellow: '1-1-0 1-1-0', gray: '0 0' },
    });
    go(t, { use: ['Dual Training'], take: ['activate:M', play, ...strike], until: () => damage(t, 'H') > 0 });
    expect([damage(t, 'H'), ...paid(t, 'Dual Training')]).toEqual([4, 1, true, 0]);
    go(t, { take: ['end', 'activate:N', ...strike], until: () => damage(t, 'H') > 4 });
    expect(damage(t, 'H')).toBe(8);
  });
  ruleTest('lets the others of the group move 1 space when Dash targets one of it', (open) => {
    const t = table(open, ['Dash'], ['Dual Training']);
    go(t, { use: ['Dual Training'], take: ['activate:M', play], until: () => t.state.threat === 1 });
    go(t, { take: [/(step|space):g1/], until: () => figure(t, 'N').at !== 5 });
    expect([figure(t, 'N').at, figure(t, 'M').at, ...paid(t, 'Dual Training')]).toEqual([6, 1, 1, true, 0]);
  });
});

describe('Fight with Honor', () => {
  ruleTest('takes a Trap card instead of 1 threat for another Plot card', (open) => {
    const t = table(open, ['Pit Trap', 'Frenzy'], ['Fight with Honor', 'Dual Training'], { threat: 0 });
    const before = pile(t, 'discard').length;
    go(t, {
      use: ['Dual Training'],
      take: ['activate:M', play, 'yes'],
      until: () => plotCard(t, 'Dual Training').exhausted && t.prompt === 'd2.ask.act',
    });
    expect([before, pile(t, 'discard').includes('basic-i-pit-trap'), t.state.threat]).toEqual([0, true, 0]);
    expect(plotCard(t, 'Fight with Honor').exhausted).toBe(true);
  });
});

describe('Cut a Deal', () => {
  for (const [won, threat] of [
    ['heroes', 1],
    ['overlord', 2],
  ] as const)
    ruleTest(`gives ${threat} threat and 25 gold more when the ${won} have won`, (open) => {
      const log = [START, played('one', won)];
      const overlord = { plot: { deck: DECK, bought: ['hybrid-loyalty-cut-a-deal'], threat: 0 } };
      const without = goOn(open, leftBy(log, { overlord }), 'd2.ask.shop');
      const t = go(goOn(open, leftBy(log, { overlord })), { use: ['Cut a Deal'], until: 'd2.ask.shop' });
      expect([
        t.state.threat - without.state.threat,
        t.state.campaign!.gold - without.state.campaign!.gold,
      ]).toEqual([threat, 25]);
      expect(plotCard(t, 'Cut a Deal').exhausted).toBe(true);
    });
});

describe('Show of Force', () => {
  ruleTest('lets the overlord draw a card for each threat that he gains until the quest is over', (open) => {
    const t = inQuest(open, scheming(DECK, ['Show of Force'], 4), 'five', { until: 'd2.ask.use' });
    const { threat } = t.state;
    const [hand] = [pile(t, 'hand:0').length];
    go(t, {
      use: ['Show of Force'],
      take: ['yes'],
      until: () => usesOf(t, 'Show of Force').length > 0 && plotCard(t, 'Show of Force').exhausted,
    });
    // 1 was spent, and 1 has come for the hero.
    expect(paid(t, 'Show of Force').slice(0, 2)).toEqual([threat, true]);
    t.choose(usesOf(t, 'Show of Force')[0]!);
    expect(pile(t, 'hand:0').length).toBe(hand + 1);
  });
});

describe('Make Our Own Luck', () => {
  ruleTest('turns the die that Dark Fortune has rerolled to any side', (open) => {
    const t = table(open, ['Dark Fortune'], ['Make Our Own Luck'], {
      shown: { blue: '5-1-0 5-1-0', yellow: '1-1-0', gray: '0' },
    });
    go(t, {
      take: ['activate:M', ...strike],
      until: () =>
        t.prompt === 'd2.ask.play' &&
        t.state.attacks[0]?.roll.dice !== undefined &&
        t.state.attacks[0]!.roll.dice.length > 0,
    });
    playThe(t, 'basic-i-dark-fortune');
    go(t, { use: ['Make Our Own Luck'], take: [/^reroll:/, 'face:2-2-1'], until: () => damage(t, 'H') > 0 });
    expect([damage(t, 'H'), ...paid(t, 'Make Our Own Luck')]).toEqual([2 + 1, 1, true, 0]);
  });
});

describe('End It!', () => {
  ruleTest('adds a surge when Critical Blow is played', (open) => {
    const t = table(open, ['Critical Blow'], ['End It!'], {
      shown: { blue: '3-2-0', yellow: '1-1-0', gray: '0' },
    });
    go(t, { use: ['End It!'], take: ['activate:M', ...strike, play], until: () => surges(t).length > 0 });
    expect(paid(t, 'End It!')).toEqual([1, true, 0]);
    go(t, { take: [surges(t).at(-1)!], until: () => damage(t, 'H') > 0 });
    expect(damage(t, 'H')).toBe(3 + 3);
  });
});

describe('Bribery', () => {
  ruleTest('plays Dark Charm again on another hero', (open) => {
    const t = table(open, ['Dark Charm'], ['Bribery'], {
      map: room('H......A', '........', '...M.N..'),
      'overlord deck': ['Next', 'Last', 'Late', 'More'],
      // Both heroes pass their tests.
      shown: { gray: '0 0', black: '0 0' },
    });
    go(t, { take: [/^play:/, 'figure:H'], until: () => usesOf(t, 'Bribery').length > 0 });
    expect([pile(t, 'discard'), t.state.threat]).toEqual([['basic-i-dark-charm'], 2]);
    go(t, { use: ['Bribery'], until: 'd2.ask.activate' });
    // A card for each test that was passed, and the one of the turn.
    expect([pile(t, 'hand:0').length, pile(t, 'discard')]).toEqual([3, ['basic-i-dark-charm']]);
    expect(t.state.threat).toBe(0);
  });
});

describe('Hazard Pay', () => {
  ruleTest('puts one more monster of the group on the map for 1 threat, if it is small', (open) => {
    const t = inQuest(open, scheming(DECK, ['Hazard Pay'], 4), 'four', {
      until: (u) => usesOf(u, 'Hazard Pay').length > 0,
    });
    const { threat } = t.state;
    const count = foes(t).length;
    go(t, { use: ['Hazard Pay'], until: () => t.state.threat < threat });
    go(t, { until: () => foes(t).length > count });
    expect([foes(t).length, ...paid(t, 'Hazard Pay')]).toEqual([count + 1, threat - 1, true, 0]);
  });
});

describe('Resourceful', () => {
  ruleTest('puts a basic card of the discard pile on top of the deck instead of the draw', (open) => {
    const t = table(open, [], ['Resourceful'], {
      'overlord deck': ['Next', 'Last'],
      'overlord discard': ['Dash', 'Something else'],
    });
    go(t, { use: ['Resourceful'], until: 'd2.ask.activate' });
    expect([pile(t, 'hand:0'), pile(t, 'deck:0'), pile(t, 'discard')]).toEqual([
      [],
      ['basic-i-dash', 'next', 'last'],
      ['something-else'],
    ]);
    expect(t.state.threat).toBe(1);
  });
});
