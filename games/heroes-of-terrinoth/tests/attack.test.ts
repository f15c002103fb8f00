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
      const heroDice = ['success', 'success', 'success'].map((face, i) =>
        i < n ? face : 'blank',
      ) as 'success'[];
      const t = open(
        position({
          heroes: [{ cards: [attack(3)], engaged: [{ name: 'Wolf', exhausted: true }] }, {}],
          heroDice,
        }),
      );
      pick(t, 'Attack');
      expect(piece(t, 'Wolf').wounds).toBe(n);
      expect(diceLeft(t)).toEqual([]);
      expect(hero(t, 0).wounds).toBe(0);
      expect(names(t, 'engaged:0')).toEqual(['Wolf']);
    }
  });
});
