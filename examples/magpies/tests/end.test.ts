import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { choose, facts, offers, position } from './playtest.ts';

describe('the game ends', () => {
  ruleTest(
    'after a turn that leaves the deck empty, not before its one thing is done [MP-END-01]',
    (open) => {
      const t = position(open, { players: [{ hand: ['Crown'] }, { nest: ['Brooch'] }], deck: ['Key'] });
      expect(t.over).toBeNull();
      expect(offers(t)).toEqual(['put Crown into your nest', 'put Key into your nest', 'pass']);
      choose(t, 'put Crown into your nest');
      expect(t.over).toMatchObject({ result: 'seat 1', winners: [0] });
    },
  );

  ruleTest('not while a card is left [MP-END-01]', (open) => {
    const t = position(open, { players: [{}, {}], deck: ['Key', 'Key'] });
    choose(t, 'pass');
    expect(t.over).toBeNull();
    choose(t, 'pass');
    expect(t.over).not.toBeNull();
  });

  ruleTest('whoever took the last card, and however [MP-END-01]', (open) => {
    const t = position(open, { players: [{ hand: ['Key'], nest: ['Lantern'] }, {}], deck: ['Caw!', 'Ring'] });
    choose(t, 'put Key into your nest', 'yes');
    expect(t.over).not.toBeNull();
  });
});

describe('the score', () => {
  ruleTest('is the shine of the nest and the pebbles, not of the hand [MP-END-02]', (open) => {
    const ada = {
      hand: ['Crown'],
      nest: ['Button', 'Key', 'Ring', 'Brooch', 'Crown', 'Cushion'],
      pebbles: 4,
    };
    const t = position(open, { players: [ada, {}] });
    expect(facts(t).p1!.score).toBe(1 + 2 + 3 + 4 + 5 + 4);
    expect(t.view(-1).facts).toEqual({ scores: [19, 0] });
  });

  for (const [nests, result, winners] of [
    [[['Key'], ['Ring'], ['Button']], 'seat 2', [1]],
    [[['Key'], ['Button', 'Button'], []], 'shared', [0, 1]],
    [[[], [], []], 'shared', [0, 1, 2]],
  ] as const) {
    ruleTest(`wins when it is the highest, and is shared by equals: ${result} [MP-END-02]`, (open) => {
      const t = position(open, { players: nests.map((nest) => ({ nest })), deck: ['Caw!'] });
      choose(t, 'pass');
      expect(t.over).toMatchObject({ result, winners });
    });
  }
});
