import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { diceLeft, hero, offers, pick } from './look.ts';
import { dice, foe, position } from './position.ts';

describe('aid', () => {
  ruleTest('the target is another hero, picked before the roll [HT-AID-01]', (open) => {
    const t = open(position({ heroes: [{}, {}, {}, {}], leader: 'Ben', chance: dice('success blank') }));
    pick(t, 'Aid');
    expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.aid']);
    expect(offers(t).sort()).toEqual(['Ann', 'Cid', 'Dot']);
    expect(t.logged('ht.log.rolls')).toEqual([]);
    pick(t, 'Dot');
    expect([0, 1, 2, 3].map((seat) => hero(t, seat).tokens)).toEqual([0, 0, 0, 1]);
  });

  ruleTest('each success gives the target one token [HT-AID-02]', (open) => {
    const given = [0, 1, 2, 3].map((n) => {
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'aid', dice: 3 }] }, { tokens: 1 }],
          chance: dice([0, 1, 2].map((die) => (die < n ? 'success' : 'defense')).join(' ')),
        }),
      );
      pick(t, 'Aid');
      expect(hero(t, 0).tokens).toBe(0);
      return hero(t, 1).tokens - 1;
    });
    expect(given).toEqual([0, 1, 2, 3]);
  });

  ruleTest('who is out of the game cannot be aided [HT-AID-03]', (open) => {
    const t = open(
      position({
        heroes: [{}, { defeated: true }, {}, {}],
        chance: dice('success success'),
      }),
    );
    pick(t, 'Aid');
    expect(offers(t)).toEqual(['Cid', 'Dot']);
    pick(t, 'Cid');
    expect(hero(t, 1).tokens).toBe(0);
  });

  ruleTest('with nobody left to aid the dice are rolled, and successes do nothing [HT-AID-04]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [{ action: 'aid', dice: 2, after: { 'gain tokens': 1, who: 'that hero' } }],
            engaged: [foe('Wolf', { attack: 2 })],
          },
          { defeated: true },
        ],
        chance: dice('success success', 'counterattack'),
      }),
    );
    pick(t, 'Aid');
    expect(diceLeft(t)).toEqual([]);
    expect(hero(t, 0)).toMatchObject({ tokens: 0, wounds: 2 });
    expect(hero(t, 1).tokens).toBe(0);
  });
});
