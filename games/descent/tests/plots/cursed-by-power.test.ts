import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { damage, figure, room } from '../attack/kit.ts';
import { overlords, pile, scene } from '../overlord/kit.ts';
import { hero, monster } from '../position.ts';
import { go, idOf, inQuest, paid, plotCard, scheming, triggersNow, withPlots } from './kit.ts';

withPlots();

const DECK = 'Cursed by Power';
const blade = { name: 'Blade', attack: 'melee', dice: ['blue', 'red'] };
/** M attacks H. */
const strike = ['activate:M', /^weapon:/, 'target:H'];

describe('Dark Pact', () => {
  ruleTest('lets the hero whom the heroes choose suffer up to 2 less, for 1 threat', (open) => {
    const t = inQuest(open, scheming(DECK, ['Dark Pact'], 0), 'two', { until: 'd2.ask.mark' });
    expect([t.match.choice!.seats ?? t.asked, t.offered.length]).toEqual([expect.anything(), 2]);
    t.choose('hero:Leoric of the Book');
    const before = t.state.threat;
    go(t, { use: ['Dark Pact'], until: 'd2.ask.how-much' });
    expect([t.asked, t.state.zones.plots![0]!.def]).toEqual([2, 'cursed-by-power-dark-pact']);
    go(t.choose(2), { until: 'd2.ask.activate' });
    expect([damage(t, 'Leoric of the Book'), damage(t, 'Grisban the Thirsty')]).toEqual([1, 3]);
    expect(paid(t, 'Dark Pact')).toEqual([before + 1, true, 0]);
  });
});

describe('Greater Power', () => {
  for (const [top, gain] of [
    ['Dark Might', 3],
    ['Pit Trap', 2],
  ] as const)
    ruleTest(`gives ${gain} damage for a ${top} from the top of the deck`, (open) => {
      const t = overlords(open, [], {
        'overlord deck': ['Drawn', top, 'Last', 'Late'],
        'overlord cards in play': ['Greater Power'],
        threat: 2,
        shown: { blue: '3-2-0', red: '0-2-0', gray: '0' },
      });
      go(t, {
        use: ['Greater Power'],
        take: strike,
        until: () => t.prompt === 'd2.ask.act' && damage(t, 'H') > 0,
      });
      expect([damage(t, 'H'), pile(t, 'discard')]).toEqual([4 + gain, [`basic-i-${idOf(top)}`]]);
      expect(paid(t, 'Greater Power')).toEqual([1, true, 0]);
    });
});

describe('The Dark Mark', () => {
  ruleTest('lets the hero with the token suffer 2 instead of what another would', (open) => {
    const legacy = scheming(DECK, ['The Dark Mark'], 0);
    const t = inQuest(open, legacy, 'two', { take: ['hero:Leoric of the Book'], until: 'd2.ask.use' });
    const threat = t.state.threat;
    expect(triggersNow(t)).toEqual(['cursed-by-power-the-dark-mark']);
    go(t, { use: ['The Dark Mark'], until: 'd2.ask.activate' });
    expect([damage(t, 'Grisban the Thirsty'), damage(t, 'Leoric of the Book')]).toEqual([0, 3 + 2]);
    expect(paid(t, 'The Dark Mark')).toEqual([threat, true, 0]);
  });
});

describe('The Grasping Grave', () => {
  ruleTest('leaves one red die to a hero who stands up', (open) => {
    const t = scene(open, [], {
      map: room('.M......', '........', '.......A'),
      figures: { H: hero({ health: 12, damage: 12, token: 'a1' }) },
      'overlord cards in play': ['The Grasping Grave'],
      threat: 1,
      turn: { of: 'H' },
      // A second red die would not be in the script.
      shown: { red: '0-3-0' },
    });
    go(t.choose('action:stand-up'), { use: ['The Grasping Grave'], until: () => damage(t, 'H') < 12 });
    expect([damage(t, 'H'), ...paid(t, 'The Grasping Grave')]).toEqual([12 - 3, 0, true, 0]);
  });
});

describe('Masques', () => {
  ruleTest('lets the attack of a hero miss', (open) => {
    const t = scene(open, [], {
      figures: { H: hero({ weapons: [blade] }), M: monster() },
      'overlord cards in play': ['Masques'],
      threat: 1,
      turn: { of: 'H' },
      shown: { blue: '3-2-0', red: '0-2-0', gray: '0' },
    });
    go(t, {
      use: ['Masques'],
      take: [/^weapon:/],
      until: () => t.prompt === 'd2.ask.act' && t.state.threat === 0,
    });
    expect([damage(t, 'M'), figure(t, 'M').zone, ...paid(t, 'Masques')]).toEqual([0, 'map', 0, true, 0]);
  });

  ruleTest('stays exhausted until the quest is over', (open) => {
    const t = inQuest(open, scheming(DECK, ['Masques'], 0), 'one', { until: () => false });
    expect(t.match.legacy).toBeDefined();
    expect(plotCard(t, 'Masques').exhausted).toBe(false);
  });
});

describe('Thaumaturgy', () => {
  ruleTest('gives a Magic card of the hand for one of the discard pile', (open) => {
    const t = overlords(open, ['Dark Might', 'Pit Trap'], {
      'overlord discard': ['Word of Misery', 'Dash'],
      'overlord cards in play': ['Thaumaturgy'],
      threat: 1,
    });
    go(t, { use: ['Thaumaturgy'], take: ['activate:M'], until: () => t.state.phase === 'hero' });
    expect([pile(t, 'hand:0').sort(), pile(t, 'discard').sort()]).toEqual([
      ['basic-i-pit-trap', 'basic-i-word-of-misery', 'next'],
      ['basic-i-dark-might', 'basic-i-dash'],
    ]);
    expect(paid(t, 'Thaumaturgy')).toEqual([0, true, 0]);
  });
});

describe('Cabal', () => {
  const cabal = (over: object) => ({
    'overlord cards in play': [{ card: 'Cabal', beside: 'M', exhausted: true }],
    ...over,
  });

  ruleTest('lies beside a group when the encounter has been set up, for 1 threat', (open) => {
    const t = inQuest(open, scheming(DECK, ['Cabal'], 4), 'one', { until: 'd2.ask.use' });
    const threat = t.state.threat;
    go(t, { use: ['Cabal'], until: 'd2.ask.next-hero' });
    const group = t.state.zones.groups!.find(({ def }) => def === 'zombie')!;
    expect([plotCard(t, 'Cabal').on, ...paid(t, 'Cabal')]).toEqual([group.id, threat - 1, true, 1]);
  });

  ruleTest(
    'gives masters of the group 1 damage for each other one of it within 3 spaces of anybody affected [D2-FPLOT-12]',
    (open) => {
      const zombie = (rank: string) => ({ monster: 'Zombie', rank });
      const t = overlords(
        open,
        [],
        cabal({
          // N and O are near H alone, P is near nobody.
          map: room('MHNO......', '..........', '.........P', '.........A'),
          figures: { M: zombie('master'), N: zombie('minion'), O: zombie('minion'), P: zombie('minion') },
          shown: { blue: '2-2-1', yellow: '0-1-1', gray: '0' },
        }),
      );
      go(t, {
        take: strike,
        until: () => t.offered.some((id) => id.startsWith('surge:') && id.includes('card')),
      });
      expect(t.offered.filter((id) => id.startsWith('surge:'))).toHaveLength(3);
      go(t, { take: [/^surge:.*card/], until: () => t.prompt === 'd2.ask.act' });
      expect(damage(t, 'H')).toBe(2 + 1 + 2);
    },
  );
});
