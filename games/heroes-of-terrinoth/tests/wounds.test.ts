import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { maxHealth } from '../rules/heroes.ts';
import { hero, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

describe('wounds', () => {
  ruleTest('each one suffered adds one to the card of the hero or enemy [HT-WOUND-01]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            wounds: 2,
            cards: [{ action: 'attack', dice: 2, after: { suffer: 3 } }],
            engaged: [foe('Wolf', { wounds: 1 })],
          },
          {},
        ],
        chance: dice('success success', 'counterattack'),
      }),
    );
    pick(t, 'Attack');
    expect([hero(t, 0).wounds, piece(t, 'Wolf').wounds]).toEqual([6, 3]);
  });

  ruleTest('resilience counts against attacks only [HT-WOUND-03]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [{ action: 'attack', dice: 2, before: { wound: 1, which: 'each enemy' } }],
            engaged: [foe('Golem', { resilience: 1, ...idle })],
          },
          {},
        ],
        shadows: [foe('Statue', { resilience: 4 })],
        chance: dice('success success'),
      }),
    );
    pick(t, 'Attack');
    expect([piece(t, 'Golem').wounds, piece(t, 'Statue').wounds]).toEqual([2, 1]);
  });

  ruleTest(
    'recovering takes them off, from heroes and from enemies alike [HT-WOUND-04, HT-WOUND-05]',
    (open) => {
      const t = open(
        position({
          heroes: [
            {
              wounds: 5,
              cards: [
                { action: 'explore', dice: 1, after: [{ recover: 2 }, { heal: 3, which: 'each enemy' }] },
              ],
              engaged: [foe('Wolf', { wounds: 4, ...idle })],
            },
            { wounds: 5 },
          ],
          shadows: [foe('Bat', { wounds: 2 })],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([3, 5]);
      expect([piece(t, 'Wolf').wounds, piece(t, 'Bat').wounds]).toEqual([1, 0]);
    },
  );

  ruleTest(
    'nobody recovers more than they have; extra successes of a rest are lost [HT-WOUND-06]',
    (open) => {
      const t = open(
        position({
          heroes: [{ wounds: 1, cards: [{ action: 'rest', dice: 2, after: { recover: 2 } }] }, { wounds: 1 }],
          shadows: [foe('Bat', { wounds: 1 })],
          chance: dice('success success'),
        }),
      );
      pick(t, 'Rest');
      expect(hero(t, 0)).toMatchObject({ wounds: 0, tokens: 0 });
      expect([hero(t, 1).wounds, piece(t, 'Bat').wounds]).toEqual([1, 1]);
    },
  );

  ruleTest('maximum health is the printed health and the bonus of the hero count [HT-WOUND-07]', (open) => {
    const health = [2, 3, 4].map((count) => {
      const heroes = Array.from({ length: count }, (_, i) => ({ health: 8 + i }));
      return heroes.map((_, seat) => maxHealth(open(position({ heroes })).state, seat));
    });
    expect(health).toEqual([
      [18, 19],
      [12, 13, 14],
      [8, 9, 10, 11],
    ]);
  });

  ruleTest('a hero stands with one wound fewer than that, and falls with as many [HT-WOUND-07]', (open) => {
    const fallen = [10, 11].map((wounds) => {
      const t = open(
        position({
          heroes: [
            { health: 8, wounds, cards: [{ action: 'explore', dice: 1, after: { suffer: 1 } }] },
            {},
            {},
          ],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      return hero(t, 0).down;
    });
    expect(fallen).toEqual([false, true]);
  });
});
