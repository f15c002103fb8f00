import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { forcedMarch } from '../content/quests/forced-march.ts';
import { at, item, may, whenever } from '../rules/effects/index.ts';
import { alsoInBox } from './box.ts';
import { closed, diceLeft, exhaustedCards, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

alsoInBox({
  extras: [item({ name: 'Compass', abilities: [whenever(at.inTravelPhase, may(forcedMarch))] })],
});

const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const blank = { chance: dice('blank') };

describe('abilities', () => {
  ruleTest('of cards win against the rules: a rest without enemy dice [HT-ABILITY-01]', (open) => {
    const rolled = [true, false].map((quiet) => {
      const t = open(
        position({
          heroes: [
            { cards: [{ action: 'rest', dice: 1, 'no enemy dice': quiet }], engaged: [foe('Wolf')] },
            {},
          ],
          chance: dice('blank', 'blank'),
        }),
      );
      pick(t, 'Rest');
      return 1 - diceLeft(t).length;
    });
    expect(rolled).toEqual([0, 1]);
  });

  ruleTest(
    'of quests win against the rules: a siege in which nobody travels [HT-ABILITY-01, HT-ABILITY-10]',
    (open) => {
      const asked = ['Stand at Ravenwatch', 'The Goblin Problem'].map((quest) => {
        const t = open(
          position({
            phase: 'travel',
            quest,
            heroes: [{}, {}],
            location: { name: 'Ford', exploration: 3, progress: 3 },
            'location deck': [{ name: 'Bog', exploration: 5 }],
          }),
        );
        return [t.prompt, closed(t).travel];
      });
      expect(asked).toEqual([
        ['ht.ask.activate', 'HT-ABILITY-10'],
        ['ht.ask.travel', undefined],
      ]);
    },
  );

  ruleTest('a "cannot" stands whatever else would allow it [HT-ABILITY-10]', (open) => {
    const asked = ['The Goblin Problem', 'Stand at Ravenwatch'].map((quest) => {
      const t = open(
        position({
          phase: 'travel',
          quest,
          heroes: [{ items: ['Compass'] }, {}], // which lets the party leave early
          location: { name: 'Ford', exploration: 3, progress: 2 },
          'location deck': [{ name: 'Bog', exploration: 5 }],
        }),
      );
      return [t.prompt, closed(t).travel];
    });
    expect(asked).toEqual([
      ['effect.may-ask', undefined],
      ['ht.ask.activate', 'HT-ABILITY-10'],
    ]);
  });

  ruleTest('nobody is made to do what cannot be done [HT-ABILITY-10]', (open) => {
    // Heroes cannot have a fourth enemy, and the fallen cannot recover, whatever a card tells them.
    const u = open(
      position({
        heroes: [
          {
            ...card([{ engage: 2 }, { recover: 3, who: 'each hero' }]),
            engaged: [foe('Ape', idle), foe('Bear', idle)],
          },
          { defeated: true },
        ],
        shadows: [foe('Bat'), foe('Owl')],
        ...blank,
      }),
    );
    pick(u, 'Explore', 'Bat');
    expect([names(u, 'engaged:0'), names(u, 'shadows')]).toEqual([['Ape', 'Bear', 'Bat'], ['Owl']]);
    expect(hero(u, 1)).toMatchObject({ down: true, wounds: 0 });
  });

  ruleTest('are carried out as far as they can be [HT-ABILITY-02]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            wounds: 2,
            ...card([
              { 'discard tokens': 1 },
              { recover: 5 },
              { spawn: 3 },
              { 'draw exploration': 4 },
              { wound: 1, which: 'each Goblin' },
              { 'gain tokens': 1 },
            ]),
          },
          {},
        ],
        'enemy deck': [foe('Wolf')],
        'exploration deck': [{ name: 'Rope', abilities: [] }],
        ...blank,
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0)).toMatchObject({ wounds: 0, tokens: 1 });
    expect([names(t, 'engaged:0'), names(t, 'items:0')]).toEqual([['Wolf'], ['Rope']]);
  });

  ruleTest('of several parts happen if only one of them would do something [HT-ABILITY-02]', (open) => {
    const abilities = [{ when: 'activation ends', do: [{ 'discard tokens': 1 }, { recover: 1 }] }];
    const left = [{ tokens: 1, wounds: 2 }, { tokens: 1 }, { wounds: 2 }, {}].map((ann) => {
      const t = open(
        position({
          heroes: [ann, {}],
          location: { name: 'Ford', exploration: 9, abilities },
          chance: dice('blank blank'),
        }),
      );
      pick(t, 'Explore', ...(ann.tokens ? ['roll'] : []));
      return [hero(t, 0).tokens, hero(t, 0).wounds, t.logged('ht.log.ability').length];
    });
    expect(left).toEqual([
      [0, 1, 1],
      [0, 0, 1],
      [0, 1, 1],
      [0, 0, 0],
    ]);
    const tonic = {
      name: 'Tonic',
      abilities: [{ use: 'in activation', do: [{ recover: 1 }, { 'gain tokens': 1 }] }],
    };
    const offered = [{ tokens: 5, wounds: 1 }, { tokens: 1 }, { tokens: 5 }].map((ann) =>
      offers(open(position({ heroes: [{ ...ann, items: [tonic] }, {}] }))).includes('Tonic'),
    );
    expect(offered).toEqual([true, true, false]);
  });

  ruleTest('that have nothing in common need no order [HT-ABILITY-18]', (open) => {
    const t = open(
      position({ heroes: [{ conditions: ['Poisoned', 'Weakened'] }, {}], chance: dice('blank') }),
    );
    pick(t, 'Rest');
    expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.activate']);
    expect(t.state.zones['conditions:0']).toEqual([]);
  });

  ruleTest('are not asked about which of two enemies that differ in nothing [HT-ABILITY-18]', (open) => {
    const cards = [{ action: 'explore', dice: 1, after: { wound: 1, which: 'an enemy engaged with you' } }];
    const twins = [foe('Rat', idle), foe('Rat', idle)];
    const wounds = (engaged: readonly object[]) => {
      const t = open(position({ heroes: [{ cards, engaged }, {}], chance: dice('blank') }));
      pick(t, 'Explore');
      return t.prompt === 'ht.ask.which-enemy' ? 'asked' : t.state.zones['engaged:0']!.length;
    };
    expect(wounds(twins)).toBe(2);
    expect(wounds([twins[0]!, { ...twins[0], wounds: 1 }])).toBe('asked');
    expect(wounds([twins[0]!, foe('Bat', idle)])).toBe('asked');
  });

  ruleTest(
    'that happen together are ordered by the active hero, who need not be the leader [HT-ABILITY-08]',
    (open) => {
      const tokens = [
        ['Scenario', 'Ford'],
        ['Ford', 'Scenario'],
      ].map((order) => {
        const t = open(
          position({
            leader: 'Ann',
            turn: 'Ben',
            heroes: [{}, { tokens: 1 }],
            quest: { abilities: [{ when: 'activation ends', do: { 'gain tokens': 2 } }] },
            location: {
              name: 'Ford',
              exploration: 9,
              abilities: [{ when: 'activation ends', do: { 'discard tokens': 'all' } }],
            },
            chance: dice('blank blank'),
          }),
        );
        pick(t, 'Explore', 'roll');
        expect([t.asked, offers(t)]).toEqual([1, ['Scenario', 'Ford']]);
        pick(t, order);
        return hero(t, 1).tokens;
      });
      expect(tokens).toEqual([0, 2]);
    },
  );

  ruleTest('with "may" can be declined [HT-ABILITY-09]', (open) => {
    const tokens = ['yes', 'no'].map((answer) => {
      const t = open(position({ heroes: [card({ may: { 'gain tokens': 2 } }), {}], ...blank }));
      pick(t, 'Explore');
      expect([t.asked, t.offered]).toEqual([0, ['yes', 'no']]);
      pick(t, answer);
      return hero(t, 0).tokens;
    });
    expect(tokens).toEqual([2, 0]);
  });

  ruleTest('take what there is when they would take more [HT-ABILITY-11]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            wounds: 1,
            tokens: 2,
            items: [{ name: 'Rope', abilities: [] }],
            'exhausted cards': ['attack', 'rest'],
            ...card([
              { recover: 4 },
              { 'discard tokens': 3 },
              { 'discard items': 2 },
              { 'exhaust cards': 3 },
              { 'remove progress': 5 },
            ]),
          },
          {},
        ],
        location: { name: 'Ford', exploration: 9, progress: 2 },
        ...blank,
      }),
    );
    pick(t, 'Explore', 'roll');
    expect(hero(t, 0)).toMatchObject({ wounds: 0, tokens: 0 });
    expect([names(t, 'items:0'), exhaustedCards(t, 0), piece(t, 'Ford').progress]).toEqual([
      [],
      ['Attack', 'Explore', 'Rest', 'Aid'],
      0,
    ]);
  });

  ruleTest('never run out of wounds, success tokens or progress [HT-ABILITY-12]', (open) => {
    const after = [
      { suffer: 100, who: 'each hero' },
      { 'gain tokens': 5, who: 'each hero' },
      { 'add progress': 60 },
      { wound: 90, which: 'each enemy' },
    ];
    const big = { health: 400 };
    const t = open(
      position({
        heroes: [{ ...big, ...card(after) }, { ...big, engaged: [foe('Titan', { health: 99 })] }, big, big],
        location: { name: 'Ford', exploration: 99 },
        ...blank,
      }),
    );
    pick(t, 'Explore');
    const all = [0, 1, 2, 3].map((seat) => hero(t, seat));
    expect(all.map(({ wounds }) => wounds)).toEqual([100, 100, 100, 100]);
    expect(all.map(({ tokens }) => tokens)).toEqual([5, 5, 5, 5]);
    expect([piece(t, 'Ford').progress, piece(t, 'Titan').wounds]).toEqual([60, 90]);
  });
});

describe('the log', () => {
  ruleTest('names the card whose ability it is, before what it does', (open) => {
    const potion = { name: 'Potion', abilities: [{ use: 'in activation', do: { recover: 1 } }] };
    const t = open(
      position({
        heroes: [{ wounds: 3, items: [potion] }, {}],
        location: {
          name: 'Ford',
          exploration: 9,
          abilities: [{ when: 'travel phase', do: { suffer: 1, who: 'each hero' } }],
        },
        chance: dice('blank '.repeat(20)),
      }),
    );
    pick(t, 'Potion', 'Explore', 'Explore', 'Rest', 'Rest');
    const told = t.log.map(({ key, args }) => `${key.replace('ht.log.', '')} ${args?.card ?? ''}`.trim());
    expect(told.filter((line) => /^(ability|recovers|suffers)/.test(line))).toEqual([
      'ability Potion',
      'recovers',
      'ability Ford',
      'suffers',
      'suffers',
    ]);
  });
});
