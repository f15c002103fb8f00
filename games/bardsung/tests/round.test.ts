import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, foe, pick, position, strike } from './position.ts';

describe('a round', () => {
  ruleTest(
    'opens with the card of the highest initiative, which is the leftmost [BS-ROUND-01, BS-MARCH-02]',
    (open) => {
      const t = open(position({ heroes: [{}, {}, {}], order: ['Cid', 'Ann', 'Ben'] }));
      expect(facts(t).acting).toBe('Cid');
      expect(facts(pick(t, 'end')).acting).toBe('Ann');
      expect(facts(pick(t, 'end')).acting).toBe('Ben');
    },
  );

  ruleTest('a card is exhausted when its turn ends [BS-ROUND-02]', (open) => {
    const t = open(position({ heroes: [{}, {}] }));
    expect(facts(t).exhausted).toEqual([]);
    pick(t, 'end');
    expect(facts(t).exhausted).toEqual(['Ann']);
  });

  ruleTest('so is the card of enemies [BS-ROUND-02]', (open) => {
    const t = open(
      position({ heroes: [{}, {}], enemies: [foe('Hobgoblin')], order: ['Ann', 'Hobgoblin', 'Ben'] }),
    );
    expect(facts(pick(t, 'end')).exhausted).toEqual(['Ann', 'Hobgoblin']);
  });

  ruleTest(
    'the next turn is for the highest unexhausted card at that moment [BS-ROUND-03, BS-EX-04, BS-EFFECT-09]',
    (open) => {
      const t = open(
        position({
          heroes: [{ abilities: [strike({ hit: ['stop'] })] }, {}],
          enemies: [foe('Hobgoblin')],
          order: ['Ann', 'Hobgoblin', 'Ben'],
          chance: { attack: [12], 'damage d6': [1] },
        }),
      );
      pick(t, 'Strike');
      expect(facts(t).order).toEqual(['Ann', 'Ben', 'Hobgoblin']);
      pick(t, 'end');
      expect(facts(t).acting).toBe('Ben');
    },
  );

  ruleTest('that may be a card to the left of those that have had their turns [BS-ROUND-03]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}, {}],
        order: ['Cid', 'Ann', 'Ben'],
        exhausted: ['Ann'],
        turn: 'Ben',
      }),
    );
    expect(facts(pick(t, 'end')).acting).toBe('Cid');
  });

  ruleTest(
    'when no unexhausted card is left the end phase comes, and then another round [BS-ROUND-04, BS-END-11]',
    (open) => {
      const t = open(
        position({ heroes: [{}], round: 3, chance: { event: [4], 'marching order': ['keep'] } }),
      );
      pick(t, 'end');
      expect(t.logged('bs.log.end-phase')).toHaveLength(1);
      expect([facts(t).round, facts(t).acting]).toEqual([4, 'Ann']);
    },
  );

  ruleTest('a card that is moved keeps its exhausted state [BS-ROUND-05]', (open) => {
    const t = open(
      position({
        heroes: [{}, { abilities: [strike({ hit: ['haste'] })] }],
        enemies: [foe('Hobgoblin')],
        order: ['Ann', 'Ben', 'Hobgoblin'],
        exhausted: ['Ann'],
        turn: 'Ben',
        chance: { attack: [12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike');
    expect([facts(t).order, facts(t).exhausted]).toEqual([['Ben', 'Ann', 'Hobgoblin'], ['Ann']]);
  });

  ruleTest('an exhausted card that is stopped has no second turn [BS-ROUND-05]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike({ hit: ['stop'] })] }, {}],
        enemies: [foe('Hobgoblin')],
        order: ['Hobgoblin', 'Ann', 'Ben'],
        exhausted: ['Hobgoblin'],
        chance: { attack: [12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike');
    expect([facts(t).order, facts(t).exhausted]).toEqual([['Ann', 'Ben', 'Hobgoblin'], ['Hobgoblin']]);
  });
});
