import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { choose, closed, facts, offers, position, reads } from './playtest.ts';

describe('the start', () => {
  it.each([2, 3, 4])(
    'deals four cards to each of %i magpies, and the first seat begins [MP-TURN-01]',
    (seats) => {
      const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, seats);
      const { state, choice } = createMatch({ game, seats: names, seed: 1 });
      expect(choice!.seat).toBe(0);
      // The first seat has already drawn for its turn.
      expect(names.map((_, seat) => state.zones[`hand:${seat}`]!.length)).toEqual([
        5,
        ...Array(seats - 1).fill(4),
      ]);
      expect(names.map((_, seat) => state.zones[`nest:${seat}`])).toEqual(Array(seats).fill([]));
      expect(state.zones.discard).toEqual([]);
    },
  );

  it('is another with another seed, and the same with the same', () => {
    const hands = (seed: string): string =>
      JSON.stringify(createMatch({ game, seats: ['Ada', 'Ben'], seed }).state.zones);
    expect(hands('a')).toBe(hands('a'));
    expect(hands('a')).not.toBe(hands('b'));
  });
});

ruleTest('a turn begins with drawing a card [MP-TURN-02]', (open) => {
  const t = position(open, {
    players: [{ hand: ['Key'] }, { hand: ['Ring'] }],
    deck: ['Crown', 'Brooch', 'Key'],
  });
  expect(facts(t).p1!.hand).toEqual(['Key', 'Crown']);
  choose(t, 'pass');
  expect(facts(t).p2!.hand).toEqual(['Ring', 'Brooch']);
  expect(facts(t).deck).toEqual(['Key']);
});

ruleTest('a turn goes on without a card if the deck has none [MP-TURN-02]', (open) => {
  const t = position(open, { players: [{ hand: ['Key'] }, {}], deck: [] });
  expect(facts(t).p1!.hand).toEqual(['Key']);
  expect(offers(t)).toEqual(['put Key into your nest', 'pass']);
});

describe('the one thing of a turn', () => {
  const hand = ['Button', 'Cushion', 'Moonlight', 'Talon', 'Caw!'];

  ruleTest('is a trinket, a perch, a find, a theft or nothing [MP-TURN-03]', (open) => {
    const t = position(open, { players: [{ hand }, { nest: ['Ring'] }], deck: ['Caw!', 'Key'] });
    expect(offers(t)).toEqual([
      'put Button into your nest',
      'put Cushion into your nest',
      'play Moonlight',
      'steal a trinket',
      'pass',
    ]);
    expect(closed(t)).toEqual([]);
  });

  ruleTest('can be a card for the nest, and then the turn is over [MP-TURN-03, MP-TURN-05]', (open) => {
    const t = position(open, { players: [{ hand }, {}] });
    choose(t, 'put Cushion into your nest');
    expect(facts(t)).toMatchObject({ turn: 'p2', p1: { nest: ['Cushion'] } });
    expect(facts(t).p1!.hand).not.toContain('Cushion');
    expect(t.asked).toBe(1);
  });

  ruleTest('can be passed, by everybody in their turn [MP-TURN-03, MP-TURN-05]', (open) => {
    const t = position(open, { players: [{}, {}, {}], turn: 'p2' });
    const turns: number[] = [];
    for (let i = 0; i < 4; i++) {
      turns.push(t.asked);
      choose(t, 'pass');
    }
    expect(turns).toEqual([1, 2, 0, 1]);
    expect(reads(t, 0)).toContain('Cleo passes. · MP-TURN-03');
  });
});

describe('what everybody sees', () => {
  ruleTest('are nests and the discard pile, not hands and the deck [MP-TURN-04]', (open) => {
    const t = position(open, {
      players: [{ hand: ['Key'], nest: ['Ring'] }, { hand: ['Crown', 'Brooch'] }],
      deck: ['Caw!', 'Talon', 'Talon'],
      turn: 'p2',
    });
    const [ada, ben, spectator] = [0, 1, -1].map((seat) => t.view(seat).zones);
    for (const zones of [ada!, ben!, spectator!]) {
      expect(zones['nest:0']).toMatchObject([{ def: 'ring' }]);
      expect(zones.discard).toEqual([]);
      expect(zones.deck).toBe(2);
    }
    expect(ada!['hand:0']).toMatchObject([{ def: 'key' }]);
    expect(ada!['hand:1']).toBe(3);
    expect(ben!['hand:0']).toBe(1);
    expect(ben!['hand:1']).toMatchObject([{ def: 'crown' }, { def: 'brooch' }, { def: 'caw' }]);
    expect([spectator!['hand:0'], spectator!['hand:1']]).toEqual([1, 3]);
  });

  ruleTest('is that a card was drawn; which, only who drew it [MP-TURN-02, MP-TURN-04]', (open) => {
    const t = position(open, { players: [{}, {}], deck: ['Crown', 'Key'] });
    expect(reads(t, 0)).toEqual(['Ada draws Crown. · MP-TURN-02']);
    expect(reads(t, 1)).toEqual(['Ada draws a card. · MP-TURN-02']);
    expect(reads(t, -1)).toEqual(['Ada draws a card. · MP-TURN-02']);
  });
});
