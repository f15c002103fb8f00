import { pieces } from '@questwright/adventure';
import { AUTOMATON } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { eliminate } from '../rules/eliminate.ts';
import { facts, hero, pick, type T } from './look.ts';
import { enemyCasts, heroCasts, margathCasts, plainHero, position } from './position.ts';

describe('eliminated heroes', () => {
  const doomedWords = () => ({
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
      { gold: 1 },
      { gold: 1 },
    ],
    act: 2,
    villain: 'Skydown',
    chance: margathCasts,
  });
  const doomed = (more: object = {}) => position({ ...doomedWords(), ...more });
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

  ruleTest('leave the board and have lost, whoever wins [RB-ELIM-01]', (open) => {
    const slayer = {
      at: 'Skydown',
      lore: 7,
      hero: plainHero(1, {
        tokens: [
          ['9 physical', 'shield'],
          ['golden magic', 'agility'],
          ['golden surge', 'dash'],
        ],
      }),
      casts: heroCasts('physical', 'magic', 'surge'),
    };
    const twice = Object.entries(margathCasts).map(([label, [side]]) => [label, [side, side]]);
    const { players, ...rest } = doomedWords();
    const t = open(
      position({ ...rest, players: [players[0]!, slayer, {}], chance: Object.fromEntries(twice) }),
    );
    fall(t);
    expect([facts(t, 0).at, facts(t, 0).eliminated]).toEqual([null, true]);
    pick(t, 'use The Ascendance of Margath', 'deal physical');
    expect(t.over!.winners).toEqual([1]);
  });

  /** What lies in a seat's zones, as definitions: cards get other ids where nobody sees them. */
  const defsIn = (t: T, ...zones: string[]): string[] =>
    zones.flatMap((zone) => pieces(t.state, zone).map(({ def }) => def)).sort();

  ruleTest('take assets, skills, trophies and combat tokens out of the game [RB-ELIM-02]', (open) => {
    const t = open(doomed());
    const owned = defsIn(t, 'assets:0', 'learned:0', 'hand:0', 'trophies:0', 'tokens:0');
    expect(owned).toHaveLength(1 + 1 + 1 + 1 + 4);
    const others = defsIn(t, 'quests:0', 'rumors:0', 'removed');
    fall(t);
    expect(defsIn(t, 'assets:0', 'learned:0', 'hand:0', 'trophies:0', 'tokens:0')).toEqual([]);
    expect(defsIn(t, 'removed').filter((def) => !others.includes(def))).toEqual(owned);
  });

  ruleTest('give gold, story tokens and damage back to the bank [RB-ELIM-03]', (open) => {
    const t = fall(open(doomed()));
    expect([0, 1, 2].map((seat) => [hero(t, seat).gold, hero(t, seat).story, hero(t, seat).damage])).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  ruleTest('take quests and rumors out of the game too [RB-ELIM-05]', (open) => {
    const t = open(doomed());
    const held = defsIn(t, 'quests:0', 'rumors:0');
    fall(t);
    expect([defsIn(t, 'quests:0', 'rumors:0'), held]).toEqual([[], ['helpful-ally', 'the-goat-track']]);
    expect(defsIn(t, 'removed')).toEqual(expect.arrayContaining(held));
  });

  ruleTest('pass the first player on, and their turn is over [RB-ELIM-04, RB-ELIM-06]', (open) => {
    const t = fall(open(doomed()));
    expect([t.state.first, t.asked]).toEqual([1, 1]); // the turn in progress is over
    pick(t, 'end', 'end');
    expect([t.state.round, t.asked]).toEqual([2, 1]);
    pick(t, 'end', 'end');
    expect(t.asked).toBe(1);
    const later = fall(open(doomed({ first: 'p2', active: 'p1' })));
    expect([later.state.first, later.state.round, later.asked]).toEqual([1, 2, 1]);
  });

  ruleTest('pass it on to somebody who gets no second turn in the round [RB-ELIM-07]', (open) => {
    const start = position({ players: [{}, {}, {}], first: 'p1', active: 'p3' });
    const t = open({
      ...start,
      arrange: (g) => {
        start.arrange!(g);
        eliminate(g, 0); // after its own turn and Ben's
      },
    });
    expect([t.state.first, t.state.round, t.asked]).toEqual([1, 1, 2]);
    pick(t, 'end');
    expect([t.state.round, t.asked]).toEqual([2, 1]);
  });

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
