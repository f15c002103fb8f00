import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { finds } from '../content/finds.ts';
import { game } from '../rules/index.ts';
import { asked, choose, closed, facts, offers, position, reads } from './playtest.ts';

const withFind = (find: string, more = {}) => ({ players: [{ hand: [find], ...more }, { nest: ['Key'] }] });

ruleTest('a find is discarded, and everybody sees which it was [MP-FIND-01]', (open) => {
  const t = position(open, withFind('Moonlight'));
  choose(t, 'play Moonlight');
  expect(facts(t).discard).toEqual(['Moonlight']);
  expect(facts(t).p1!.hand).toEqual(['Button']);
  expect(reads(t, 1)).toContain('Ada plays Moonlight. · MP-FIND-01');
  expect(t.asked).toBe(1);
});

it('what a find says is made of what it does [MP-FIND-01]', () => {
  const { sentence } = createSpeaker({ languages: [game.languages, kernelLanguages] });
  expect(finds.map(({ name, effect }) => `${name}: ${sentence(effect!.text)}`)).toEqual([
    'Windfall: Draw 2 cards or gain a pebble.',
    'Barter: You may spend a pebble to draw 3 cards.',
    'Moonlight: If another magpie outshines you, gain 2 pebbles; otherwise gain a pebble.',
    'Moult: Gain a pebble, then you may discard a card to draw a card.',
  ]);
});

describe('a find that would change nothing cannot be played [MP-FIND-02]', () => {
  ruleTest('barter without a pebble', (open) => {
    const t = position(open, withFind('Barter', { hand: ['Barter', 'Talon'] }));
    expect(offers(t)).toEqual(['put Button into your nest', 'steal a trinket', 'pass']);
    expect(closed(t)).toEqual(['play Barter: it would change nothing now · MP-FIND-02']);
  });

  ruleTest('barter without a deck', (open) => {
    const t = position(open, { ...withFind('Barter', { pebbles: 1 }), deck: ['Caw!'] });
    expect(offers(t)).toEqual(['pass']);
    expect(closed(t)).toContain('play Barter: it would change nothing now · MP-FIND-02');
  });

  ruleTest('but windfall can, even without a deck', (open) => {
    const t = position(open, { ...withFind('Windfall'), deck: ['Caw!'] });
    expect(offers(t)).toEqual(['play Windfall', 'pass']);
  });
});

describe('windfall', () => {
  ruleTest('lets its magpie choose [MP-FIND-03]', (open) => {
    const t = position(open, withFind('Windfall'));
    choose(t, 'play Windfall');
    expect([t.asked, asked(t)]).toEqual([0, 'Choose one']);
    expect(offers(t)).toEqual(['draw 2 cards', 'gain a pebble']);
    choose(t, 'gain a pebble');
    expect(facts(t).p1).toMatchObject({ pebbles: 1, hand: ['Button'] });
  });

  ruleTest('draws two cards [MP-FIND-03]', (open) => {
    const t = position(open, { ...withFind('Windfall'), deck: ['Caw!', 'Ring', 'Crown', 'Key', 'Key'] });
    choose(t, 'play Windfall', 'draw 2 cards');
    expect(facts(t).p1).toMatchObject({ pebbles: 0, hand: ['Caw!', 'Ring', 'Crown'] });
    expect(reads(t, 1).filter((line) => line.startsWith('Ada draws'))).toEqual([
      'Ada draws a card. · MP-TURN-02',
      'Ada draws a card. · MP-FIND-01',
      'Ada draws a card. · MP-FIND-01',
    ]);
  });

  ruleTest('draws as many as there are [MP-FIND-07]', (open) => {
    const t = position(open, { ...withFind('Windfall'), deck: ['Caw!', 'Ring'] });
    choose(t, 'play Windfall', 'draw 2 cards');
    expect(facts(t).p1!.hand).toEqual(['Caw!', 'Ring']);
  });

  ruleTest('gives the pebble without asking when the deck is empty [MP-FIND-03]', (open) => {
    const t = position(open, { ...withFind('Windfall'), deck: ['Caw!'] });
    choose(t, 'play Windfall');
    expect(facts(t).p1!.pebbles).toBe(1);
    expect(t.over).not.toBeNull();
  });
});

describe('barter', () => {
  const deck = ['Caw!', 'Ring', 'Crown', 'Key', 'Brooch', 'Button'];

  ruleTest('costs a pebble and draws three cards [MP-FIND-04]', (open) => {
    const t = position(open, { ...withFind('Barter', { pebbles: 2 }), deck });
    choose(t, 'play Barter');
    expect([t.asked, asked(t)]).toEqual([0, 'You may spend a pebble to draw 3 cards. Do it?']);
    choose(t, 'yes');
    expect(facts(t).p1).toMatchObject({ pebbles: 1, hand: ['Caw!', 'Ring', 'Crown', 'Key'] });
  });

  ruleTest('can still be declined, and then costs nothing but the card [MP-FIND-04]', (open) => {
    const t = position(open, { ...withFind('Barter', { pebbles: 2 }), deck });
    choose(t, 'play Barter', 'no');
    expect(facts(t)).toMatchObject({ discard: ['Barter'], p1: { pebbles: 2, hand: ['Caw!'] } });
  });
});

describe('moonlight', () => {
  for (const [nest, gained] of [
    [['Button'], 2],
    [['Key'], 1],
    [['Ring'], 1],
  ] as const) {
    ruleTest(`gives ${gained} to a magpie with ${nest} against a key [MP-FIND-05]`, (open) => {
      const t = position(open, withFind('Moonlight', { nest }));
      choose(t, 'play Moonlight');
      expect(facts(t).p1!.pebbles).toBe(gained);
    });
  }

  ruleTest('looks at the score, pebbles and all [MP-FIND-05]', (open) => {
    const t = position(open, withFind('Moonlight', { pebbles: 2 }));
    choose(t, 'play Moonlight');
    expect(facts(t).p1!.pebbles).toBe(3);
  });
});

describe('moult', () => {
  const players = [{ hand: ['Moult', 'Key', 'Ring'] }, {}];

  ruleTest('gives a pebble, and a card for a card of its magpie’s choice [MP-FIND-06]', (open) => {
    const t = position(open, { players, deck: ['Caw!', 'Crown', 'Button'] });
    choose(t, 'play Moult');
    expect(facts(t).p1!.pebbles).toBe(1);
    expect(asked(t)).toBe('You may discard a card to draw a card. Do it?');
    choose(t, 'yes');
    expect(asked(t)).toBe('Discard which card?');
    expect(offers(t)).toEqual(['Key', 'Ring', 'Caw!']);
    choose(t, 'Ring');
    expect(facts(t)).toMatchObject({ discard: ['Moult', 'Ring'], p1: { hand: ['Key', 'Caw!', 'Crown'] } });
  });

  ruleTest('can be left at the pebble [MP-FIND-06]', (open) => {
    const t = position(open, { players });
    choose(t, 'play Moult', 'no');
    expect(facts(t)).toMatchObject({
      discard: ['Moult'],
      p1: { pebbles: 1, hand: ['Key', 'Ring', 'Button'] },
    });
  });
});
