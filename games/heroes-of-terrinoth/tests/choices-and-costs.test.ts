import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
  activation,
  discardItemToPay,
  either,
  exhaustToPay,
  explore,
  forPrice,
  gainTokens,
  item,
  location,
  payTokens,
  progressToPay,
  recover,
  sufferToPay,
  use,
} from '../rules/effects/index.ts';
import { alsoInBox } from './box.ts';
import { exhaustedCards, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, position } from './position.ts';

/** Where whoever is there can sell something. */
const market = location({
  name: 'Market of Tests',
  rating: 'Trivial',
  traits: ['Town'],
  exploration: 9,
  engaged: 0,
  shadows: 0,
  abilities: [use('activation', discardItemToPay, gainTokens(1))],
});

alsoInBox({
  locations: [market],
  activations: [
    activation({
      name: 'Haggle',
      archetype: 'Warrior',
      class: 'Trader',
      lines: [either(forPrice(payTokens(2), recover(3)), forPrice(exhaustToPay(2), recover(2))), explore(1)],
    }),
  ],
  extras: [
    item({ name: 'Bribe', abilities: [use('activation', payTokens(2), recover(1))] }),
    item({ name: 'Drill', abilities: [use('activation', exhaustToPay(3), recover(1))] }),
    item({ name: 'Trade', abilities: [use('activation', discardItemToPay, recover(1))] }),
    item({ name: 'Blood Oath', abilities: [use('activation', sufferToPay(1), gainTokens(1))] }),
    item({ name: 'Detour', abilities: [use('activation', progressToPay(2), gainTokens(1))] }),
  ],
});

const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const blank = { chance: dice('blank') };
const rope = { name: 'Rope', abilities: [] };

describe('between two outcomes', () => {
  const choice = card({ either: [{ 'discard tokens': 1 }, { 'remove progress': 1 }] });
  const cases = [
    { tokens: 1, progress: 1, offered: ['effect:0', 'effect:1'] },
    { tokens: 1, progress: 0, offered: null, left: [0, 0] },
    { tokens: 0, progress: 1, offered: null, left: [0, 0] },
    { tokens: 0, progress: 0, offered: null, left: [0, 0] },
  ];
  for (const { tokens, progress, offered, left } of cases) {
    const title = offered
      ? 'both that would do something may be chosen [HT-ABILITY-03]'
      : tokens + progress === 0
        ? 'if both would do nothing, one is as good as the other, and nobody is asked [HT-ABILITY-04]'
        : `what would do nothing cannot be chosen: ${tokens} tokens, ${progress} progress [HT-ABILITY-03]`;
    ruleTest(title, (open) => {
      const t = open(
        position({
          heroes: [{ tokens, ...choice }, {}],
          location: { name: 'Ford', exploration: 9, progress },
          ...blank,
        }),
      );
      pick(t, 'Explore');
      if (tokens > 0) pick(t, 'roll');
      if (offered) expect([t.asked, t.offered]).toEqual([0, offered]);
      else {
        expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.activate']);
        expect([hero(t, 0).tokens, piece(t, 'Ford').progress]).toEqual(left);
      }
    });
  }

  ruleTest('the chosen one is carried out, and only that [HT-ABILITY-03]', (open) => {
    const t = open(
      position({
        heroes: [{ tokens: 2, ...choice }, {}],
        location: { name: 'Ford', exploration: 9, progress: 2 },
        ...blank,
      }),
    );
    pick(t, 'Explore', 'roll', 'effect:1');
    expect([hero(t, 0).tokens, piece(t, 'Ford').progress]).toEqual([2, 1]);
  });
});

describe('whom an effect is for', () => {
  const mend = { recover: 1, who: 'a hero' };
  const after = (wounds: number, what: unknown) => ({
    ...position({
      heroes: [{ ...card(what) }, { wounds }, { wounds }],
      location: { name: 'Ford', exploration: 9 },
      ...blank,
    }),
  });

  ruleTest('is asked if it matters [HT-ABILITY-17]', (open) => {
    const t = open(after(1, mend));
    pick(t, 'Explore');
    expect([t.asked, t.offered]).toEqual([0, ['hero:1', 'hero:2']]);
  });

  ruleTest('is not asked if it would change nothing for anybody [HT-ABILITY-17]', (open) => {
    const t = open(after(0, mend));
    pick(t, 'Explore');
    expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.activate']);
  });

  ruleTest('is asked if a later part speaks of the one chosen [HT-ABILITY-17]', (open) => {
    const t = open(after(0, [mend, { 'gain tokens': 1, who: 'that hero' }]));
    pick(t, 'Explore', 'Cid');
    expect(hero(t, 2).tokens).toBe(1);
  });
});

describe('a cost', () => {
  const offered = (
    open: Parameters<Parameters<typeof ruleTest>[1]>[0],
    words: Record<string, unknown>,
    other = {},
  ) =>
    offers(
      open(
        position({
          heroes: [
            { wounds: 3, ...words },
            { tokens: 5, items: [rope], ...other },
          ],
          location: { name: 'Ford', exploration: 9, progress: Number(words.progress ?? 0) },
        }),
      ),
    ).filter((name) => ['Bribe', 'Drill', 'Trade', 'Detour'].includes(name));

  ruleTest('must be paid whole, or the effect cannot be had [HT-ABILITY-05]', (open) => {
    expect([0, 1, 2, 3].map((tokens) => offered(open, { tokens, items: ['Bribe'] }))).toEqual([
      [],
      [],
      ['Bribe'],
      ['Bribe'],
    ]);
    expect(offered(open, { items: ['Drill'], 'exhausted cards': ['rest', 'aid'] })).toEqual([]);
    expect(offered(open, { items: ['Drill'], 'exhausted cards': ['rest'] })).toEqual(['Drill']);
  });

  ruleTest('is taken in full [HT-ABILITY-05]', (open) => {
    const t = open(position({ heroes: [{ wounds: 3, tokens: 3, items: ['Bribe', 'Drill'] }, {}] }));
    pick(t, 'Bribe');
    expect(hero(t, 0)).toMatchObject({ tokens: 1, wounds: 2 });
    pick(t, 'Drill', 'Attack', 'Rest', 'Aid');
    expect([exhaustedCards(t, 0), hero(t, 0).wounds]).toEqual([['Attack', 'Rest', 'Aid'], 1]);
    expect(offers(t)).toEqual(['Explore']);
  });

  ruleTest('comes out of what the hero owns, not out of what others do [HT-ABILITY-07]', (open) => {
    expect(offered(open, { items: ['Bribe'] })).toEqual([]); // Ben has five tokens
    const t = open(
      position({
        heroes: [
          { wounds: 3, tokens: 2, items: ['Bribe', 'Trade'] },
          { tokens: 5, items: [rope], 'exhausted cards': [] },
        ],
      }),
    );
    pick(t, 'Bribe', 'Trade');
    expect(offers(t)).toEqual(['Bribe', 'Trade']); // to discard: neither Ben's rope
    pick(t, 'Bribe');
    expect([hero(t, 1).tokens, names(t, 'items:1'), names(t, 'exploration-discard')]).toEqual([
      5,
      ['Rope'],
      ['Bribe'],
    ]);
    expect([exhaustedCards(t, 0), exhaustedCards(t, 1)]).toEqual([[], []]);
  });

  ruleTest('comes out of what the paying hero owns, while another leads [HT-ABILITY-07]', (open) => {
    const led = (ann: Record<string, unknown>, ben: Record<string, unknown>) =>
      open(position({ leader: 'Ben', turn: 'Ann', location: market.name, heroes: [ann, ben] }));
    const t = led(
      { wounds: 5, tokens: 2, items: ['Bribe', 'Drill', 'Blood Oath'] },
      { tokens: 5, items: [rope] },
    );
    expect([t.state.leader, t.asked]).toEqual([1, 0]);
    pick(t, 'Bribe');
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([0, 5]);
    pick(t, 'Blood Oath');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([5, 0]); // one was healed before
    pick(t, 'Drill');
    expect([t.asked, offers(t)]).toEqual([0, ['Attack', 'Explore', 'Rest', 'Aid']]);
    pick(t, 'Attack', 'Rest', 'Aid');
    expect([exhaustedCards(t, 0), exhaustedCards(t, 1)]).toEqual([['Attack', 'Rest', 'Aid'], []]);
    pick(t, market.name);
    expect([t.asked, offers(t)]).toEqual([0, ['Bribe', 'Drill', 'Blood Oath']]);
    pick(t, 'Bribe');
    expect([names(t, 'items:0'), names(t, 'items:1')]).toEqual([['Drill', 'Blood Oath'], ['Rope']]);
    // What only the leader has pays for nothing, and what the leader lacks hinders nobody.
    const rich = { tokens: 5, items: [rope] };
    const tired = { 'exhausted cards': ['attack', 'rest'] };
    const tools = { wounds: 1, items: ['Bribe', 'Drill'] };
    const cards = ['Attack', 'Explore', 'Rest', 'Aid'];
    const uses = (ann: Record<string, unknown>, ben: Record<string, unknown>) =>
      offers(led(ann, ben)).filter((name) => !cards.includes(name));
    expect(uses({ wounds: 1, ...tired }, rich)).toEqual([]);
    expect(uses({ ...tools, ...tired }, rich)).toEqual([market.name]);
    expect(uses({ ...tools, tokens: 2 }, tired)).toEqual(['Bribe', 'Drill', market.name]);
  });

  ruleTest('comes from elsewhere if the text says so [HT-ABILITY-07]', (open) => {
    const words = { heroes: [{ items: ['Detour'] }, {}] };
    expect(
      offers(open(position({ ...words, location: { name: 'Ford', exploration: 9, progress: 1 } }))),
    ).not.toContain('Detour');
    const t = open(position({ ...words, location: { name: 'Ford', exploration: 9, progress: 3 } }));
    pick(t, 'Detour');
    expect([hero(t, 0).tokens, piece(t, 'Ford').progress]).toEqual([1, 1]);
  });
});

describe('between two costs', () => {
  const haggling = (more: Record<string, unknown>) =>
    position({ heroes: [{ wounds: 9, cards: ['Haggle'], ...more }, {}], ...blank });

  ruleTest('one that cannot be paid cannot be chosen [HT-ABILITY-06]', (open) => {
    const both = open(haggling({ tokens: 2 }));
    pick(both, 'Haggle');
    expect(both.offered).toEqual(['effect:0', 'effect:1']);
    const cards = open(haggling({ tokens: 1 }));
    pick(cards, 'Haggle', 'yes', 'Rest', 'Aid', 'roll'); // only exhausting is left
    expect(hero(cards, 0)).toMatchObject({ wounds: 7, tokens: 1 });
    const tokens = open(haggling({ tokens: 2, 'exhausted cards': ['attack', 'aid'] }));
    pick(tokens, 'Haggle', 'yes'); // only the tokens are
    expect(hero(tokens, 0)).toMatchObject({ wounds: 6, tokens: 0 });
  });

  ruleTest('a Bandit takes a token or a wound; without a token it is the wound [HT-ABILITY-06]', (open) => {
    const robbed = [1, 0].map((tokens) => {
      const t = open(position({ phase: 'enemy', heroes: [{ tokens, engaged: ['Bandit'] }, {}] }));
      return [t.offered.includes('pay'), t.offered.includes('refuse'), hero(t, 0).wounds];
    });
    expect(robbed).toEqual([
      [true, true, 0],
      [false, false, 1],
    ]);
    const t = open(
      position({ phase: 'enemy', heroes: [{ tokens: 1, engaged: ['Bandit'] }, { engaged: [foe('Wolf')] }] }),
    );
    pick(t, 'pay');
    expect(hero(t, 0)).toMatchObject({ tokens: 0, wounds: 0 });
  });
});
