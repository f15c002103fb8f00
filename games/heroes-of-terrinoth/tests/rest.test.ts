import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { diceLeft, hero, offers, pick } from './look.ts';
import { dice, position } from './position.ts';

describe('rest', () => {
  ruleTest(
    'each success lets the active hero recover one wound, and nobody else [HT-REST-01, HT-REST-02]',
    (open) => {
      const t = open(
        position({
          heroes: [{ wounds: 3 }, { cards: [{ action: 'rest', dice: 4 }], wounds: 8 }, { wounds: 5 }],
          leader: 'Ben',
          chance: dice('success critical blank defense success'),
        }),
      );
      pick(t, 'Rest');
      expect(diceLeft(t)).toEqual([]);
      expect([0, 1, 2].map((seat) => hero(t, seat).wounds)).toEqual([3, 5, 5]);
    },
  );

  ruleTest('successes that nothing is left to heal for go to nobody [HT-REST-02]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 1 }, { wounds: 5 }],
        chance: dice('success success'),
      }),
    );
    pick(t, 'Rest');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([0, 5]);
    expect([t.asked, offers(t)]).toEqual([1, ['Attack', 'Explore', 'Rest', 'Aid']]);
  });
});
