import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, diceLeft, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const pack = [foe('Wolf', { resilience: 1, ...idle }), foe('Bear', idle), foe('Boar', idle)];

describe('attack', () => {
  ruleTest('the target is one of the hero’s own enemies, named before the roll [HT-ATTACK-01]', (open) => {
    const t = open(
      position({
        heroes: [{ tokens: 1, engaged: [foe('Wolf'), foe('Bear', idle)] }, { engaged: [foe('Rat')] }],
        shadows: [foe('Bat')],
        lair: [{ name: 'Warlord', rank: 'nemesis', attack: 3 }],
        chance: dice('success success', 'blank'),
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
    const rolls = [
      'blank blank blank',
      'success blank blank',
      'blank success success',
      'success success success',
    ];
    const wounds = rolls.map((faces) => {
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'attack', dice: 3 }], engaged: [foe('Wolf', idle)] }, {}],
          chance: dice(faces),
        }),
      );
      pick(t, 'Attack');
      expect(diceLeft(t)).toEqual([]);
      return piece(t, 'Wolf').wounds;
    });
    expect(wounds).toEqual([0, 1, 2, 3]);
  });

  ruleTest('resilience comes off the total once, never below zero [HT-ATTACK-03, HT-ATTACK-04]', (open) => {
    const rolls = ['success blank blank', 'success success blank', 'success success success'];
    const wounds = rolls.map((faces) => {
      const t = open(
        position({
          heroes: [
            {
              cards: [{ action: 'attack', dice: 3 }],
              engaged: [foe('Golem', { resilience: 2, wounds: 1, ...idle })],
            },
            {},
          ],
          chance: dice(faces),
        }),
      );
      pick(t, 'Attack');
      return piece(t, 'Golem').wounds;
    });
    expect(wounds).toEqual([1, 1, 2]);
  });

  ruleTest(
    'an effect that allows several targets lets the hero name them before the roll [HT-ATTACK-05]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'attack', dice: 1, targets: 2 }], engaged: pack }, {}],
          chance: dice('blank'),
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
    'several targets: the successes are split once the dice are known, and dealt when all is split [HT-ATTACK-06]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'attack', dice: 4, targets: 3 }], engaged: pack }, {}],
          chance: dice('success success success success'),
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

  ruleTest('each target takes its own resilience off its own share [HT-ATTACK-07]', (open) => {
    const splits = [
      [2, 3, 1],
      [1, 1, 4],
      [3, 0, 3],
    ].map(([wolf, golem, bear]) => {
      const engaged = [
        foe('Wolf', { resilience: 1, ...idle }),
        foe('Golem', { resilience: 2, ...idle }),
        foe('Bear', idle),
      ];
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'attack', dice: 6, targets: 3 }], engaged }, {}],
          chance: dice('success '.repeat(6)),
        }),
      );
      pick(t, 'Attack', ['Wolf', 'Golem', 'Bear']);
      t.choose(wolf!);
      t.choose(golem!);
      const wounds = ['Wolf', 'Golem', 'Bear'].map((name) => piece(t, name).wounds);
      return [wounds, bear];
    });
    expect(splits).toEqual([
      [[1, 1, 1], 1],
      [[0, 0, 4], 4],
      [[2, 0, 3], 3],
    ]);
  });

  ruleTest('a target can be left without a success [HT-ATTACK-08]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [{ action: 'attack', dice: 2, targets: 2 }], engaged: pack }, {}],
        chance: dice('success success'),
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
            cards: [{ action: 'attack', dice: 3 }],
            engaged: [foe('Rat', { health: 1, ...idle }), foe('Bear', idle)],
          },
          {},
        ],
        shadows: [foe('Bat')],
        chance: dice('success success success'),
      }),
    );
    pick(t, 'Attack', 'Rat');
    expect(names(t, 'enemy-discard')).toEqual(['Rat']);
    expect([piece(t, 'Bear').wounds, piece(t, 'Bat').wounds, hero(t, 0).tokens]).toEqual([0, 0, 0]);
  });

  ruleTest('without a target the dice are rolled, and successes do nothing [HT-ATTACK-10]', (open) => {
    const t = open(
      position({
        heroes: [{}, { engaged: [foe('Rat')] }],
        shadows: [foe('Bat')],
        chance: dice('success critical success'),
      }),
    );
    pick(t, 'Attack');
    expect(diceLeft(t)).toEqual([]);
    expect(t.logged('ht.log.no-target')).toHaveLength(1);
    expect([piece(t, 'Rat').wounds, piece(t, 'Bat').wounds]).toEqual([0, 0]);
    expect(t.asked).toBe(1);
  });
});
