import { AUTOMATON } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, names, pick, type T } from './look.ts';
import { enemyCasts, heroCasts, margathCasts, position } from './position.ts';

describe('eliminated heroes', () => {
  const doomed = (more: object = {}) =>
    position({
      players: [
        {
          at: 'Skydown',
          damage: 8,
          gold: 5,
          lore: 2,
          assets: ['Notched Sword'],
          learned: ['Tireless'],
          hand: ['blank'],
          trophies: ['combat'],
          quests: ['The Goat Track'],
          rumors: ['Helpful Ally'],
          casts: { ...heroCasts('shield', 'magic', 'dash'), A03: 'dash' },
        },
        {},
        {},
      ],
      act: 2,
      villain: 'Skydown',
      chance: margathCasts,
      ...more,
    });
  const fall = (t: T): T => {
    pick(
      t,
      'use The Ascendance of Margath',
      'pass',
      'deal enemy damage',
      ['2 damage (1 surge on its back)'],
      [],
    );
    return t;
  };

  ruleTest('leave the board with all they have [RB-ELIM-01, RB-ELIM-02, RB-ELIM-03, RB-ELIM-05]', (open) => {
    const t = fall(open(doomed()));
    const { at, gold, lore, damage, assets, learned, hand, quests, rumors, trophies, tokens } = facts(t, 0);
    expect([at, gold, lore, damage, assets, learned, hand, quests, rumors, trophies.all, tokens]).toEqual([
      null,
      0,
      0,
      0,
      [],
      [],
      [],
      [],
      [],
      0,
      [],
    ]);
    expect(names(t, 'removed')).toEqual(
      expect.arrayContaining(['Notched Sword', 'Tireless', 'A03', 'The Goat Track']),
    );
  });

  ruleTest(
    'pass the first player on, who gets no second turn in the round [RB-ELIM-04, RB-ELIM-06, RB-ELIM-07]',
    (open) => {
      const t = fall(open(doomed()));
      expect([t.state.first, t.asked]).toEqual([1, 1]); // the turn in progress is over
      pick(t, 'end', 'end');
      expect([t.state.round, t.asked]).toEqual([2, 1]);
      pick(t, 'end', 'end');
      expect(t.asked).toBe(1);
      const later = fall(open(doomed({ first: 'p2', active: 'p1' })));
      expect([later.state.first, later.state.round, later.asked]).toEqual([1, 2, 1]);
    },
  );

  ruleTest('leave the enemy to the next player on that side [RB-ENEMY-14]', (open) => {
    const t = open(
      position({
        players: [{ casts: heroCasts('physical', 'magic', 'surge') }, {}, { eliminated: true }],
        combat: { enemy: { health: 5 }, casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double') },
      }),
    );
    expect(t.state.combat!.seats).toEqual([0, 1]);
  });

  ruleTest('leave the last one to the rules [RB-ENEMY-15]', (open) => {
    const t = open(
      position({
        players: [{ casts: heroCasts('physical', 'magic', 'surge') }, { eliminated: true }],
        combat: { enemy: { health: 5 }, casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double') },
      }),
    );
    expect(t.state.combat!.seats).toEqual([0, AUTOMATON]);
    pick(t, 'deal magic');
    expect(t.asked).toBe(0);
  });
});
