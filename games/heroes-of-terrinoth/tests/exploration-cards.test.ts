import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { hero, keys, names, offers, pick, piece } from './look.ts';
import { dice, position } from './position.ts';

const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const drawing = card({ 'draw exploration': 1 });
const potion = { name: 'Potion', abilities: [{ use: 'in activation', do: { recover: 2 } }] };
const rope = { name: 'Rope', abilities: [] };
const cards = content.exploration.flatMap((set) => set.cards);
const said = ({ text }: { text: unknown }): string => JSON.stringify(text);

describe('exploration cards', () => {
  ruleTest('are drawn when an effect says so, not by exploring alone [HT-EXPLCARD-01]', (open) => {
    const t = open(
      position({
        heroes: [{}, card({ 'draw exploration': 2 })],
        'exploration deck': [rope, potion, { name: 'Map', abilities: [] }],
        chance: dice('success success blank'),
      }),
    );
    pick(t, 'Explore');
    expect(names(t, 'exploration-deck')).toEqual(['Rope', 'Potion', 'Map']);
    pick(t, 'Explore');
    expect([names(t, 'items:1'), names(t, 'exploration-deck')]).toEqual([['Rope', 'Potion'], ['Map']]);
  });

  it('are drawn most often on cards with the Explore action [HT-EXPLCARD-01]', () => {
    const drawing = content.activations.filter((one) => /ht\.draw-(exploration|best)/.test(said(one)));
    const exploring = drawing.filter(({ action }) => action === 'explore');
    expect(exploring.length).toBeGreaterThan(drawing.length - exploring.length);
    expect(exploring).toHaveLength(content.activations.filter(({ action }) => action === 'explore').length);
  });

  it('are either items or events [HT-EXPLCARD-02]', () => {
    for (const { id, kind } of cards) expect(['item', 'event'], id).toContain(kind);
    expect(new Set(cards.map(({ kind }) => kind)).size).toBe(2);
  });
});

describe('items', () => {
  ruleTest('go to the play area of the hero who draws them [HT-EXPLCARD-03]', (open) => {
    const t = open(
      position({
        heroes: [card({ 'draw exploration': 1, who: 'another hero' }), drawing],
        'exploration deck': [rope, potion],
        chance: dice('blank blank'),
      }),
    );
    pick(t, 'Explore');
    expect([names(t, 'items:0'), names(t, 'items:1'), names(t, 'drawn')]).toEqual([[], ['Rope'], []]);
    pick(t, 'Explore');
    expect([names(t, 'items:1'), piece(t, 'Potion').down]).toEqual([['Rope', 'Potion'], false]);
  });

  ruleTest('may be used later, as they say [HT-EXPLCARD-04]', (open) => {
    const charm = { name: 'Charm', abilities: [{ use: 'before roll', do: { 'add successes': 1 } }] };
    const t = open(
      position({
        heroes: [{ wounds: 5, ...card({ 'draw exploration': 2 }) }, {}],
        'exploration deck': [potion, charm],
        chance: dice('blank '.repeat(9)),
      }),
    );
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']);
    pick(t, 'Explore');
    expect([t.asked, hero(t, 0).wounds]).toEqual([1, 5]); // nothing happens by itself
    pick(t, 'Attack');
    expect([t.asked, offers(t)]).toEqual([0, ['Attack', 'Rest', 'Aid', 'Potion']]);
    pick(t, 'Rest');
    expect(offers(t)).toEqual(['roll', 'Charm']);
    pick(t, 'roll', 'Explore'); // it need not be used
    expect(names(t, 'items:0')).toEqual(['Potion', 'Charm']);
    pick(t, 'Potion');
    expect([hero(t, 0).wounds, names(t, 'items:0'), names(t, 'exploration-discard')]).toEqual([
      3,
      ['Charm'],
      ['Potion'],
    ]);
    expect(offers(t)).not.toContain('Potion');
  });

  it('work once and are discarded by their own text, most of them [HT-EXPLCARD-05]', () => {
    const items = cards.filter(({ kind }) => kind === 'item');
    const single = items.filter((one) => said(one).includes('cost.discard-this'));
    expect(single.length).toBeGreaterThan(items.length / 2);
  });

  ruleTest('a printed one is discarded when it is used, and works only once [HT-EXPLCARD-05]', (open) => {
    const t = open(position({ heroes: [{ wounds: 8, items: ['Healing Potion'] }, {}] }));
    pick(t, 'Healing Potion');
    expect([hero(t, 0).wounds, names(t, 'items:0'), names(t, 'exploration-discard')]).toEqual([
      5,
      [],
      ['Healing Potion'],
    ]);
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']);
  });

  ruleTest('have no limit [HT-EXPLCARD-06]', (open) => {
    const many = Array.from({ length: 37 }, () => rope);
    const t = open(
      position({
        heroes: [card({ 'draw exploration': 30 }), {}],
        'exploration deck': many,
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([names(t, 'items:0').length, names(t, 'exploration-deck').length]).toEqual([30, 7]);
  });

  ruleTest('cannot be handed to another hero, nor used by one [HT-EXPLCARD-09]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 3, items: [potion, rope] }, { wounds: 3 }, { wounds: 3 }],
        chance: dice('blank '.repeat(4)),
      }),
    );
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid', 'Potion']); // nothing gives it away
    pick(t, 'Aid');
    expect(offers(t)).toEqual(['Ben', 'Cid']);
    pick(t, 'Ben');
    expect([t.asked, offers(t)]).toEqual([1, ['Attack', 'Explore', 'Rest', 'Aid']]);
    pick(t, 'Rest');
    expect([names(t, 'items:0'), names(t, 'items:1'), hero(t, 1).wounds]).toEqual([
      ['Potion', 'Rope'],
      [],
      3,
    ]);
  });
});

describe('events', () => {
  ruleTest(
    'take effect at once when drawn and then go to the discard pile [HT-EXPLCARD-07, HT-EXPLCARD-08]',
    (open) => {
      const t = open(
        position({
          heroes: [card([{ 'draw exploration': 1 }, { recover: 5 }]), {}],
          'exploration deck': [
            { name: 'Rockfall', event: [{ either: [{ suffer: 2 }, { suffer: 3 }] }, { 'gain tokens': 1 }] },
          ],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      expect([t.asked, names(t, 'drawn'), names(t, 'exploration-discard')]).toEqual([0, ['Rockfall'], []]);
      pick(t, 'effect:1');
      expect(keys(t, 'draws')).toEqual(['suffers', 'tokens', 'recovers', 'activates']);
      expect(hero(t, 0)).toMatchObject({ wounds: 0, tokens: 1 }); // the line below came after the event
      expect([names(t, 'items:0'), names(t, 'drawn'), names(t, 'exploration-discard')]).toEqual([
        [],
        [],
        ['Rockfall'],
      ]);
    },
  );

  ruleTest('take effect before the next one is drawn [HT-EXPLCARD-08]', (open) => {
    const t = open(
      position({
        heroes: [card({ 'draw exploration': 2 }), {}],
        'exploration deck': [
          { name: 'Crossing', event: { either: [{ suffer: 1 }, { 'gain tokens': 1 }] } },
          { name: 'Thief', event: { 'discard tokens': 'all' } },
          rope,
        ],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([names(t, 'drawn'), names(t, 'exploration-deck')]).toEqual([['Crossing'], ['Thief', 'Rope']]);
    pick(t, 'effect:1');
    expect([hero(t, 0).tokens, names(t, 'exploration-deck')]).toEqual([0, ['Rope']]);
  });

  ruleTest('take effect one by one when several are drawn [HT-EXPLCARD-08]', (open) => {
    const t = open(
      position({
        heroes: [card({ 'draw exploration': 2 }), {}],
        'exploration deck': [
          { name: 'Gift', event: { 'gain tokens': 2 } },
          { name: 'Thief', event: { 'discard tokens': 'all' } },
          rope,
        ],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 0).tokens, names(t, 'exploration-discard')]).toEqual([0, ['Thief', 'Gift']]);
    expect(keys(t, 'successes').slice(0, 4)).toEqual(['draws', 'tokens', 'draws', 'tokens-lost']);
  });
});
