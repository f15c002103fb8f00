import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, hero, keys, names, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const card = (words: Record<string, unknown>) => ({ cards: [{ action: 'explore', dice: 1, ...words }] });

describe('enemies', () => {
  ruleTest('fall with wounds equal to their health or more [HT-DEFEAT-01]', (open) => {
    const fallen = [1, 2, 3].map((n) => {
      const t = open(
        position({
          heroes: [card({ after: { wound: n, which: 'an enemy' } }), {}],
          shadows: [foe('Wolf', { health: 3, wounds: 1 })],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      return names(t, 'enemy-discard');
    });
    expect(fallen).toEqual([[], ['Wolf'], ['Wolf']]);
  });

  ruleTest('go to the enemy discard pile, and their wounds to the supply [HT-DEFEAT-03]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf', { health: 2, wounds: 1, ...idle })] }, {}],
        'enemy discard': [foe('Rat')],
        chance: dice('success success'),
      }),
    );
    pick(t, 'Attack');
    expect(names(t, 'enemy-discard')).toEqual(['Wolf', 'Rat']); // on top
    expect(piece(t, 'Wolf')).toMatchObject({ wounds: 0, down: false });
  });

  ruleTest('fall at once through lines above and below the action [HT-DEFEAT-02]', (open) => {
    const wolf = foe('Wolf', { health: 1, attack: 3 });
    const above = open(
      position({
        heroes: [
          {
            cards: [{ action: 'attack', dice: 1, before: { wound: 1, which: 'each enemy' } }],
            engaged: [wolf],
          },
          {},
        ],
        chance: dice('blank'), // and no enemy die: the wolf is gone before the roll
      }),
    );
    pick(above, 'Attack');
    expect([names(above, 'enemy-discard'), hero(above, 0).wounds]).toEqual([['Wolf'], 0]);

    const below = open(
      position({
        heroes: [{ ...card({ after: [{ wound: 1, which: 'each enemy' }, 'spawn'] }), engaged: [wolf] }, {}],
        'enemy deck': [foe('Rat'), foe('Bat')],
        chance: dice('blank', 'blank'),
      }),
    );
    pick(below, 'Explore');
    const after = keys(below, 'successes').filter((key) => key === 'enemy-defeated' || key === 'spawns');
    expect(after).toEqual(['enemy-defeated', 'spawns']);
  });
});

describe('after a defeat', () => {
  ruleTest('the others play on, and can win [HT-DEFEAT-11]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 19, ...card({ after: { suffer: 1 } }) }, {}],
        quest: { victory: 'fully explored' },
        location: { name: 'Inn', exploration: 3 },
        chance: dice('success success success'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 0).down, t.over]).toEqual([true, null]);
    pick(t, 'Explore');
    expect(t.over).toMatchObject({ result: 'victory', winners: [0, 1] });
  });

  ruleTest('of the leader the token goes to the next living hero clockwise [HT-DEFEAT-13]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}, { wounds: 9, ...card({ after: { suffer: 1 } }) }, { defeated: true }],
        leader: 'Cid',
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 2).down).toBe(true);
    expect(t.state.leader).toBe(0); // past Dot, who is out
    expect(t.asked).toBe(0);
  });

  ruleTest('of another hero the leader keeps the token [HT-DEFEAT-13]', (open) => {
    const t = open(
      position({
        heroes: [{}, { wounds: 13, ...card({ after: { suffer: 1 } }) }, {}],
        turn: 'Ben',
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 1).down, t.state.leader]).toEqual([true, 0]);
  });

  ruleTest('of every hero the quest is lost, whatever its sheet says [HT-DEFEAT-14]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 19, ...card({ after: { suffer: 1 } }) }, { defeated: true }],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect(t.over).toMatchObject({ result: 'defeat', winners: [] });
  });

  ruleTest('a hero and an enemy that fall in one cleanup both fall [HT-DEFEAT-15]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 19, engaged: [foe('Wolf', { health: 2 })] }, {}],
        chance: dice('success success', 'counterattack'),
      }),
    );
    pick(t, 'Attack');
    expect(hero(t, 0).down).toBe(true);
    expect([names(t, 'enemy-discard'), names(t, 'shadows')]).toEqual([['Wolf'], []]);
    expect([t.asked, closed(t).Attack]).toEqual([1, undefined]);
  });
});
