import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack } from '../rules/effects/index.ts';
import { closed, diceLeft, hero, names, offers, pick, piece } from './look.ts';
import { position } from './position.ts';

describe('attack', () => {
  ruleTest('the target is one of the hero’s own enemies, named before the roll [HT-ATTACK-01]', (open) => {
    const t = open(
      position({
        heroes: [
          { tokens: 1, engaged: [{ name: 'Wolf' }, { name: 'Bear', exhausted: true }] },
          { engaged: [{ name: 'Rat' }] },
        ],
        shadows: [{ name: 'Bat' }],
        heroDice: ['success', 'success'],
        enemyDice: ['blank'],
      }),
    );
    pick(t, 'Attack');
    expect(t.prompt).toBe('ht.ask.target');
    expect(t.logged('ht.log.rolls')).toEqual([]);
    expect(offers(t)).toEqual(['Wolf', 'Bear']);
    expect(closed(t)).toEqual({ Rat: 'HT-ATTACK-01', Bat: 'HT-ATTACK-01', Warlord: 'HT-NEMESIS-03' });
    pick(t, 'Bear', 'roll');
    expect(piece(t, 'Bear').wounds).toBe(2);
    expect(piece(t, 'Wolf').wounds).toBe(0);
  });

  ruleTest('each success deals one wound [HT-ATTACK-02]', (open) => {
    for (const n of [0, 1, 2, 3]) {
      const t = open(
        position({
          heroes: [{ cards: [attack(3)], engaged: [{ name: 'Wolf', exhausted: true }] }, {}],
          heroDice: [0, 1, 2].map((die) => (die < n ? 'success' : 'blank')),
        }),
      );
      pick(t, 'Attack');
      expect(piece(t, 'Wolf').wounds).toBe(n);
      expect(diceLeft(t)).toEqual([]);
    }
  });

  ruleTest('resilience comes off the total once, never below zero [HT-ATTACK-03, HT-ATTACK-04]', (open) => {
    const wounds = [1, 2, 3].map((successes) => {
      const t = open(
        position({
          heroes: [
            { cards: [attack(successes)], engaged: [{ name: 'Golem', resilience: 2, exhausted: true }] },
            {},
          ],
          heroDice: Array.from({ length: successes }, () => 'success' as const),
        }),
      );
      pick(t, 'Attack');
      return piece(t, 'Golem').wounds;
    });
    expect(wounds).toEqual([0, 0, 1]);
  });

  ruleTest('wounds that are there already are not healed by resilience [HT-ATTACK-04]', (open) => {
    const t = open(
      position({
        heroes: [
          { cards: [attack(1)], engaged: [{ name: 'Golem', resilience: 3, wounds: 2, exhausted: true }] },
          {},
        ],
        heroDice: ['success'],
      }),
    );
    pick(t, 'Attack');
    expect(piece(t, 'Golem').wounds).toBe(2);
  });

  const pack = [
    { name: 'Wolf', resilience: 1, exhausted: true },
    { name: 'Bear', exhausted: true },
    { name: 'Boar', exhausted: true },
  ] as const;

  ruleTest(
    'an effect that allows several targets lets the hero name them before the roll [HT-ATTACK-05]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [attack(1, { targets: 2 })], engaged: pack }, {}],
          heroDice: ['blank'],
        }),
      );
      pick(t, 'Attack');
      expect(t.prompt).toBe('ht.ask.targets');
      expect(offers(t)).toEqual(['Wolf', 'Bear', 'Boar']);
      expect(t.logged('ht.log.rolls')).toEqual([]);
      expect(() => pick(t, [])).toThrow('Choose 1 to 2');
      expect(() => pick(t, ['Wolf', 'Bear', 'Boar'])).toThrow('Choose 1 to 2');
      pick(t, ['Wolf', 'Boar']);
      expect(t.logged('ht.log.rolls')).toHaveLength(1);
    },
  );

  ruleTest(
    'several targets: the successes are split once the dice are known, and each share meets its own resilience [HT-ATTACK-06, HT-ATTACK-07]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [attack(4, { targets: 3 })], engaged: pack }, {}],
          heroDice: ['success', 'success', 'success', 'success'],
        }),
      );
      pick(t, 'Attack', ['Wolf', 'Bear', 'Boar']);
      expect(t.logged('ht.log.successes')).toHaveLength(1);
      expect([t.prompt, t.offered]).toEqual(['ht.ask.share', ['0', '1', '2', '3', '4']]);
      t.choose(2);
      expect(t.offered).toEqual(['0', '1', '2']);
      expect(piece(t, 'Wolf').wounds).toBe(0); // nothing is dealt before all is split
      t.choose(1);
      expect(['Wolf', 'Bear', 'Boar'].map((name) => piece(t, name).wounds)).toEqual([1, 1, 1]);
    },
  );

  ruleTest('a target can be left without a success [HT-ATTACK-08]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [attack(2, { targets: 2 })], engaged: pack }, {}],
        heroDice: ['success', 'success'],
      }),
    );
    pick(t, 'Attack', ['Wolf', 'Bear']);
    t.choose(0);
    expect([piece(t, 'Wolf').wounds, piece(t, 'Bear').wounds]).toEqual([0, 2]);
  });

  ruleTest('successes beyond what kills the target are lost [HT-ATTACK-09]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [attack(3)],
            engaged: [
              { name: 'Rat', health: 1, exhausted: true },
              { name: 'Bear', exhausted: true },
            ],
          },
          {},
        ],
        shadows: [{ name: 'Bat' }],
        heroDice: ['success', 'success', 'success'],
      }),
    );
    pick(t, 'Attack', 'Rat');
    expect(names(t, 'enemy-discard')).toEqual(['Rat']);
    expect([piece(t, 'Bear').wounds, piece(t, 'Bat').wounds, hero(t, 0).tokens]).toEqual([0, 0, 0]);
  });

  ruleTest('without a target the dice are rolled, and successes do nothing [HT-ATTACK-10]', (open) => {
    const t = open(
      position({
        heroes: [{}, { engaged: [{ name: 'Rat' }] }],
        shadows: [{ name: 'Bat' }],
        heroDice: ['success', 'critical', 'success'],
      }),
    );
    pick(t, 'Attack');
    expect(diceLeft(t)).toEqual([]);
    expect(t.logged('ht.log.no-target')).toHaveLength(1);
    expect([piece(t, 'Rat').wounds, piece(t, 'Bat').wounds]).toEqual([0, 0]);
    expect(t.asked).toBe(1);
  });
});
