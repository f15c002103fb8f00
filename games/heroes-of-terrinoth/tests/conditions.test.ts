import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { diceLeft, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const blanks = dice('blank '.repeat(30));

describe('conditions', () => {
  it('are Poisoned, Weakened and Focused [HT-COND-01]', () => {
    expect(content.conditions.map(({ name }) => name).sort()).toEqual(['Focused', 'Poisoned', 'Weakened']);
  });

  ruleTest('lie in the play area of the hero who gets them [HT-COND-02]', (open) => {
    const t = open(
      position({ heroes: [card({ 'give condition': 'Poisoned', who: 'another hero' }), {}], chance: blanks }),
    );
    pick(t, 'Explore');
    expect([names(t, 'conditions:0'), names(t, 'conditions:1')]).toEqual([[], ['Poisoned']]);
    expect(piece(t, 'Poisoned').down).toBe(false);
  });

  ruleTest('a second copy has no effect [HT-COND-04]', (open) => {
    const twice = [{ 'give condition': 'Poisoned' }, { 'give condition': 'Poisoned', who: 'each hero' }];
    const t = open(position({ heroes: [card(twice), {}], chance: blanks }));
    pick(t, 'Explore');
    expect([names(t, 'conditions:0'), names(t, 'conditions:1')]).toEqual([['Poisoned'], ['Poisoned']]);
    expect(hero(t, 0).wounds).toBe(1); // at the end of the activation, once
    expect(t.logged('ht.log.condition')).toHaveLength(2);
  });

  ruleTest('different ones go together [HT-COND-05]', (open) => {
    const all = ['Poisoned', 'Weakened', 'Focused'].map((name) => ({ 'give condition': name }));
    const t = open(position({ heroes: [card(all), {}], chance: blanks }));
    pick(t, 'Explore');
    expect(names(t, 'conditions:0')).toEqual(['Poisoned', 'Weakened', 'Focused']);
  });

  ruleTest('are put on heroes only, also when an enemy gives them [HT-COND-06]', (open) => {
    const venom = { bar: [{ Venom: { 'give condition': 'Poisoned', who: 'the engaged hero' } }] };
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{ engaged: [foe('Spider', venom)] }, {}],
        shadows: [foe('Snake', { bar: [{ Hiss: { 'give condition': 'Weakened', who: 'each hero' } }] })],
      }),
    );
    const holding = Object.entries(t.state.zones).filter(([, all]) =>
      all.some(({ def }) => ['poisoned', 'weakened', 'focused'].includes(def)),
    );
    expect(holding.map(([zone]) => zone).sort()).toEqual(['conditions:0', 'conditions:1']);
    expect([names(t, 'conditions:0'), names(t, 'conditions:1')]).toEqual([
      ['Poisoned', 'Weakened'],
      ['Weakened'],
    ]);
  });
});

describe('a condition lasts, and its card says what it does and what removes it', () => {
  it('each has text for its effect and for its end [HT-COND-03]', () => {
    for (const { id, text } of content.conditions) {
      expect(JSON.stringify(text), id).toContain('cost.discard-this');
      expect(text.length, id).toBeGreaterThan(0);
    }
  });

  ruleTest('Poisoned: a wound at the end of each activation, until a rest [HT-COND-03]', (open) => {
    const t = open(position({ heroes: [{ conditions: ['poisoned'] }, {}], chance: blanks }));
    const wounds: number[] = [];
    for (const action of ['Explore', 'Attack', 'Aid', 'Rest', 'Explore']) {
      pick(t, action);
      wounds.push(hero(t, 0).wounds);
      pick(t, offers(t)[0]!); // Ben
    }
    expect(wounds).toEqual([1, 2, 3, 3, 3]);
    expect(names(t, 'conditions:0')).toEqual([]);
  });

  ruleTest('Weakened: one die fewer, until a rest or an action without success [HT-COND-03]', (open) => {
    const t = open(
      position({
        heroes: [{ conditions: ['weakened'] }, {}, {}, { conditions: ['weakened'] }],
        leader: 'Dot',
        chance: dice('success success blank'),
      }),
    );
    pick(t, 'Rest'); // Dot, with one die
    expect([diceLeft(t), names(t, 'conditions:3')]).toEqual([['success', 'blank'], []]);
    pick(t, 'Explore'); // Ann, with one die and a success
    expect([diceLeft(t), names(t, 'conditions:0')]).toEqual([['blank'], ['Weakened']]);
    const u = open(position({ heroes: [{ conditions: ['weakened'] }, {}], chance: dice('blank') }));
    pick(u, 'Explore');
    expect(names(u, 'conditions:0')).toEqual([]);
  });

  ruleTest('Focused: discard it to reroll dice [HT-COND-03]', (open) => {
    const t = open(
      position({
        heroes: [{ conditions: ['focused'], engaged: [foe('Wolf')] }, {}],
        chance: dice('blank blank success', 'threat blank'),
      }),
    );
    pick(t, 'Explore');
    expect(offers(t)).toEqual(['keep', 'Focused']);
    pick(t, 'Focused');
    expect(t.offered).toEqual(['hero-die:0', 'hero-die:1', 'enemy-die:0']);
    t.choose(['hero-die:1', 'enemy-die:0']);
    expect([piece(t, 'Crossroads').progress, names(t, 'conditions:0')]).toEqual([1, []]);
  });

  ruleTest('it is still there in the next round if nothing has removed it [HT-COND-03]', (open) => {
    const t = open(
      position({
        heroes: [{ conditions: ['focused', 'poisoned'], engaged: [foe('Wolf', idle)] }, {}],
        chance: { ...blanks, 'enemy die': Array(9).fill('blank') },
      }),
    );
    while (t.state.round < 2) pick(t, offers(t).includes('keep') ? 'keep' : offers(t)[0]!);
    expect(names(t, 'conditions:0')).toEqual(['Focused', 'Poisoned']);
  });
});
