import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { action, loseTrophy } from '../rules/effects/index.ts';
import { withCharm } from './charm.ts';
import { names, offers, pick } from './look.ts';
import { foe, position, type Words } from './position.ts';

const art = (orbs: Words): Words => ({ name: 'Art', attribute: 'body', orbs });
const wolf = foe({ name: 'Wolf' });
const bear = foe({ name: 'Bear' });
const gift = { name: 'Gift', options: ['gain 1 gold', 'gain 2 gold'] };

const learning = (orbs: Words, trophies: Words[], more: Words = {}) =>
  position({ players: [{ hand: [art(orbs)], trophies }], ...more });

describe('which trophy is spent', () => {
  ruleTest('is for the hero to say among those of the kind [RB-TROPHY-16]', (open) => {
    const t = open(learning({ combat: 1 }, [wolf, bear, gift]));
    pick(t, 'learn Art');
    expect([t.prompt, offers(t)]).toEqual(['rb.ask.spend-trophy', ['Wolf (combat)', 'Bear (combat)']]);
    pick(t, 'Bear');
    expect([names(t, 'combat-discard'), names(t, 'trophies:0')]).toEqual([['Bear'], ['Wolf', 'Gift']]);
  });

  ruleTest('and for a gray orb among all [RB-TROPHY-16, RB-TROPHY-10]', (open) => {
    const t = open(learning({ combat: 1, gray: 1 }, [wolf, bear, gift]));
    pick(t, 'learn Art', 'Wolf');
    expect(offers(t)).toEqual(['Bear (combat)', 'Gift (social)']);
    pick(t, 'Gift');
    expect([names(t, 'combat-discard'), names(t, 'social-discard')]).toEqual([['Wolf'], ['Gift']]);
  });

  ruleTest('also of one that is lost [RB-TROPHY-16]', (open) => {
    const start = position({ players: [{ trophies: [wolf, bear] }] });
    const t = open(withCharm(start, action(1, loseTrophy())));
    pick(t, 'use Charm', 'Bear');
    expect(names(t, 'trophies:0')).toEqual(['Wolf']);
  });

  ruleTest('is not asked where all have to go and no order counts [RB-TROPHY-17]', (open) => {
    const t = open(learning({ combat: 1, gray: 2 }, [wolf, gift, bear]));
    pick(t, 'learn Art');
    expect([t.prompt, names(t, 'trophies:0')]).toEqual(['rb.ask.turn', []]);
  });

  ruleTest('is asked where the pile is what trophies are gained from [RB-TROPHY-17]', (open) => {
    const t = open(learning({ combat: 2 }, [wolf, bear], { decks: { combat: { only: [] } } }));
    pick(t, 'learn Art', 'Bear');
    expect([t.prompt, names(t, 'combat-discard')]).toEqual(['rb.ask.turn', ['Wolf', 'Bear']]);
  });
});

describe('trophies that are shown', () => {
  const seen = (view: unknown): (string | undefined)[] =>
    (view as { zones: Record<string, { def?: string }[]> }).zones['trophies:0']!.map(
      ({ def }) => def && (/"name":"(\w+)"/.exec(def)?.[1] ?? def),
    );

  ruleTest(
    'are seen by all from then on, the others by their owner alone [RB-TROPHY-11, RB-TROPHY-18]',
    (open) => {
      const t = open(position({ players: [{ trophies: [wolf, bear] }, {}] }));
      expect([seen(t.view(1)), seen(t.view(0))]).toEqual([
        [undefined, undefined],
        ['Wolf', 'Bear'],
      ]);
      pick(t, 'show', ['Bear (combat)']);
      expect([seen(t.view(1)), seen(t.view(-1)), seen(t.view(0))]).toEqual([
        [undefined, 'Bear'],
        [undefined, 'Bear'],
        ['Wolf', 'Bear'],
      ]);
      expect(t.logged('rb.log.shows').map(({ args }) => args!.card)).toEqual(['Bear']);
    },
  );

  ruleTest('cost nothing and are trophies still [RB-TROPHY-18]', (open) => {
    const t = open(position({ players: [{ hand: [art({ combat: 1 })], trophies: [wolf] }, {}] }));
    pick(t, 'show', ['Wolf (combat)']);
    expect([t.prompt, t.state.heroes[0]!.actions, t.offered.includes('show')]).toEqual([
      'rb.ask.turn',
      3,
      false,
    ]);
    pick(t, 'learn Art');
    expect(names(t, 'combat-discard')).toEqual(['Wolf']);
  });

  ruleTest('only to somebody, in the own turn, and only if there is one to show [RB-TROPHY-18]', (open) => {
    expect(open(position({ players: [{ trophies: [wolf] }] })).offered).not.toContain('show');
    const t = open(position({ players: [{}, { trophies: [wolf] }] }));
    expect(t.offered).not.toContain('show');
    pick(t, 'end');
    expect(t.offered).toContain('show');
  });
});
