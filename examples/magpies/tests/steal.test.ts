import type { ChanceScript } from '@questwright/kernel';
import { type Playtest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Magpies } from '../rules/index.ts';
import { asked, choose, closed, facts, offers, position, reads } from './playtest.ts';

const thief = { hand: ['Talon', 'Talon'] };
const theft = (rolls: number[]): ChanceScript => ({ theft: rolls });

describe('a magpie can steal', () => {
  ruleTest('only with a talon [MP-STEAL-01]', (open) => {
    const t = position(open, { players: [{ hand: ['Caw!'] }, { nest: ['Ring'] }], deck: ['Caw!', 'Key'] });
    expect(offers(t)).toEqual(['pass']);
    expect(closed(t)).toEqual(['steal a trinket: stealing needs a talon, and you have none · MP-STEAL-01']);
  });

  ruleTest('only if another nest holds a trinket [MP-STEAL-02]', (open) => {
    const players = [{ hand: ['Talon'], nest: ['Ring'] }, { nest: ['Bramble'] }];
    const t = position(open, { players, deck: ['Caw!', 'Key'] });
    expect(offers(t)).toEqual(['pass']);
    expect(closed(t)).toEqual(['steal a trinket: no other nest holds a trinket · MP-STEAL-02']);
  });
});

ruleTest('one talon is spent, whatever comes of it [MP-STEAL-01]', (open) => {
  const t = position(open, { players: [thief, { nest: ['Ring', 'Key'] }] });
  choose(t, 'steal a trinket');
  expect(facts(t).discard).toEqual(['Talon']);
  expect(facts(t).p1!.hand).toEqual(['Talon', 'Button']);
});

ruleTest('the thief names another magpie with a trinket, then one of its trinkets [MP-STEAL-02]', (open) => {
  const players = [
    { ...thief, nest: ['Crown'] },
    { nest: ['Ring', 'Cushion', 'Key'] },
    { nest: ['Lantern'] },
    { nest: ['Brooch', 'Brooch'] },
  ];
  const t = position(open, { players, chance: theft([6]) });
  choose(t, 'steal a trinket');
  expect([t.asked, asked(t)]).toEqual([0, 'From whose nest?']);
  expect(offers(t)).toEqual(['Ben', 'Dan']);
  choose(t, 'Ben');
  expect([t.asked, asked(t)]).toEqual([0, 'Which trinket?']);
  expect(offers(t)).toEqual(['Ring', 'Key']);
  choose(t, 'Key', 'pass');
  expect(facts(t)).toMatchObject({ p1: { nest: ['Crown', 'Key'] }, p2: { nest: ['Ring', 'Cushion'] } });
});

describe('the magpie that is robbed', () => {
  const PASSES = ['pass', 'pass for this turn', 'pass until your turn'];
  const robbed = (hand: string[], chance?: ChanceScript) => ({
    players: [thief, { hand, nest: ['Ring'] }, {}],
    ...(chance && { chance }),
  });
  const rob = (t: Playtest<Magpies>): void => choose(t, 'steal a trinket');

  ruleTest('may discard a caw, and then nothing is stolen [MP-STEAL-03]', (open) => {
    const t = position(open, robbed(['Key', 'Caw!', 'Caw!'], {}));
    rob(t);
    expect([t.asked, asked(t)]).toEqual([1, 'Your nest is being robbed. Answer with a caw?']);
    expect(offers(t)).toEqual([...PASSES, 'caw']);
    choose(t, 'caw');
    expect(facts(t)).toMatchObject({ discard: ['Talon', 'Caw!'], p1: { nest: [] }, p2: { nest: ['Ring'] } });
    expect(facts(t).p2!.hand).toEqual(['Key', 'Caw!', 'Button']);
    expect(reads(t, 2)).toContain('Ben caws, and Ada flies off with nothing. · MP-STEAL-03');
  });

  ruleTest('may keep the caw [MP-STEAL-03, MP-STEAL-05]', (open) => {
    const t = position(open, robbed(['Caw!'], theft([3])));
    rob(t);
    choose(t, 'pass');
    expect(facts(t)).toMatchObject({ discard: ['Talon'], p1: { nest: ['Ring'] }, p2: { nest: [] } });
    expect(facts(t).p2!.hand).toContain('Caw!');
  });

  ruleTest('is asked without a caw too, and can only pass [MP-STEAL-03, MP-STEAL-04]', (open) => {
    const t = position(open, robbed(['Key'], theft([3])));
    rob(t);
    expect([t.asked, asked(t)]).toEqual([1, 'Your nest is being robbed. Answer with a caw?']);
    expect(offers(t)).toEqual(PASSES);
    expect(closed(t)).toEqual(['caw: you have no caw · MP-STEAL-03']);
  });

  ruleTest('tells the others nothing by being asked [MP-STEAL-04]', (open) => {
    const seen = [['Caw!'], ['Key']].map((hand) => {
      const t = position(open, robbed(hand));
      rob(t);
      return [0, 2, -1].map((seat) => JSON.stringify(t.view(seat)));
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('a magpie that has said in advance that it will not caw', () => {
  const twice = {
    players: [
      { hand: ['Talon'], nest: ['Ring', 'Key'] },
      { hand: ['Talon', 'Caw!'] },
      { hand: ['Talon'], nest: ['Crown'] },
    ],
    deck: ['Button', 'Button', 'Button', 'Button', 'Button'],
    turn: 'p2',
    chance: theft([3, 3]),
  };

  ruleTest('is not asked again until its own turn [MP-STEAL-06]', (open) => {
    const t = position(open, twice);
    choose(t, 'steal a trinket', 'Ada', 'Ring');
    expect(t.asked).toBe(0);
    choose(t, 'pass until your turn', 'steal a trinket', 'Ada');
    expect(facts(t)).toMatchObject({ turn: 'p1', p1: { nest: [] }, p3: { nest: ['Crown', 'Key'] } });
  });

  ruleTest('for a turn is asked in the next one [MP-STEAL-06]', (open) => {
    const t = position(open, twice);
    choose(t, 'steal a trinket', 'Ada', 'Ring', 'pass for this turn', 'steal a trinket', 'Ada');
    expect([t.asked, asked(t)]).toEqual([0, 'Your nest is being robbed. Answer with a caw?']);
  });
});

describe('without a caw a die decides [MP-STEAL-05]', () => {
  for (const roll of [1, 2]) {
    ruleTest(`on ${roll} the trinket falls to the discard pile`, (open) => {
      const t = position(open, { players: [thief, { nest: ['Ring'] }], chance: theft([roll]) });
      choose(t, 'steal a trinket', 'pass');
      expect(facts(t)).toMatchObject({ discard: ['Talon', 'Ring'], p1: { nest: [] }, p2: { nest: [] } });
      expect(reads(t, 1)).toContain('Ada drops the Ring on the way. · MP-STEAL-05');
    });
  }
  for (const roll of [3, 4, 5, 6]) {
    ruleTest(`on ${roll} the thief carries it home`, (open) => {
      const t = position(open, { players: [thief, { nest: ['Ring'] }], chance: theft([roll]) });
      choose(t, 'steal a trinket', 'pass');
      expect(facts(t)).toMatchObject({ discard: ['Talon'], p1: { nest: ['Ring'] }, p2: { nest: [] } });
    });
  }
});
