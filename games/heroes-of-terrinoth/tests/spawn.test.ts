import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const deck = ['Ape', 'Bear', 'Cat', 'Dog', 'Elk', 'Fox', 'Gnu', 'Hog'].map((name) => foe(name));
const engaged = (t: Parameters<typeof names>[0], seats: number) =>
  Array.from({ length: seats }, (_, seat) => names(t, `engaged:${seat}`));

describe('spawning', () => {
  ruleTest(
    'takes the top card of the enemy deck, face up and readied [HT-SPAWN-01, HT-SPAWN-05, HT-SPAWN-06]',
    (open) => {
      const t = open(
        position({ heroes: [card({ spawn: 1 }), {}], 'enemy deck': deck.slice(0, 3), chance: dice('blank') }),
      );
      pick(t, 'Explore');
      expect([names(t, 'engaged:0'), names(t, 'enemy-deck')]).toEqual([['Ape'], ['Bear', 'Cat']]);
      expect(piece(t, 'Ape')).toMatchObject({ down: false, exhausted: false, wounds: 0 });
    },
  );

  ruleTest('readies what was exhausted when it left play [HT-SPAWN-06]', (open) => {
    const t = open(
      position({
        heroes: [
          { ...card([{ 'discard enemy': 1 }, { spawn: 1 }]), engaged: [foe('Wolf', { ...idle, wounds: 3 })] },
          {},
        ],
        chance: { ...dice('blank'), 'shuffle enemies': ['keep'] },
      }),
    );
    pick(t, 'Explore');
    expect(piece(t, 'Wolf')).toMatchObject({ zone: 'engaged:0', exhausted: false, wounds: 0 });
  });

  ruleTest(
    'puts the enemy where the effect says, face down only if it says so [HT-SPAWN-02, HT-SPAWN-05]',
    (open) => {
      const after = [
        { 'spawn in shadows': 2 },
        { 'spawn face down': 1 },
        { 'spawn with': 1, who: 'fewest wounds' },
      ];
      const t = open(
        position({
          heroes: [{ wounds: 2, ...card(after) }, { wounds: 3 }, { wounds: 1 }],
          'enemy deck': deck,
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      expect(engaged(t, 3)).toEqual([[], [], ['Dog']]);
      expect(names(t, 'shadows')).toEqual(['Ape', 'Bear', 'Cat']);
      expect(['Ape', 'Bear', 'Cat', 'Dog'].map((name) => piece(t, name).down)).toEqual([
        false,
        false,
        true,
        false,
      ]);
    },
  );

  ruleTest('without a place engages the active hero, who need not be the leader [HT-SPAWN-03]', (open) => {
    const t = open(
      position({
        leader: 'Ann',
        turn: 'Ben',
        heroes: [{}, card({ spawn: 1 }), {}],
        'enemy deck': deck,
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect(engaged(t, 3)).toEqual([[], ['Ape'], []]);
  });

  ruleTest('several come one by one, from the active hero clockwise [HT-SPAWN-04]', (open) => {
    const t = open(
      position({
        leader: 'Ann',
        turn: 'Ben',
        heroes: [{}, card({ spawn: 5 }), {}],
        'enemy deck': deck,
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect(engaged(t, 3)).toEqual([['Cat'], ['Ape', 'Dog'], ['Bear', 'Elk']]);
  });

  ruleTest('skips heroes who are out of the game [HT-SPAWN-10]', (open) => {
    const t = open(
      position({
        phase: 'travel',
        heroes: [{}, { defeated: true }, {}, { defeated: true }],
        location: { exploration: 0 },
        'location deck': [{ name: 'Bog', exploration: 5, 'engaged spawn': 3 }],
        'enemy deck': deck,
      }),
    );
    pick(t, 'travel', 'Ann');
    expect(engaged(t, 4)).toEqual([['Ape', 'Cat'], [], ['Bear'], []]);
    expect(names(t, 'shadows')).toEqual([]);
  });

  ruleTest('brings nothing when deck and discard pile are empty [HT-SPAWN-11]', (open) => {
    const t = open(
      position({
        heroes: [card([{ spawn: 3 }, { 'spawn face down': 1 }]), {}],
        'enemy deck': deck.slice(0, 1),
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([engaged(t, 2), names(t, 'shadows')]).toEqual([[['Ape'], []], []]);
    expect(t.logged('ht.log.nothing-spawns')).toHaveLength(3);
    expect(t.asked).toBe(1);
  });
});

describe('reaching a location', () => {
  const bog = { name: 'Bog', exploration: 5, 'engaged spawn': 3, 'shadow spawn': 2 };
  const travelling = {
    phase: 'travel',
    location: { exploration: 0 },
    'location deck': [bog],
    'enemy deck': deck,
  };

  ruleTest(
    'spawns as many engaged as its red value, for the whole party, and as many face down in the shadows as its blue [HT-SPAWN-07, HT-SPAWN-08]',
    (open) => {
      for (const count of [2, 4]) {
        const t = open(position({ ...travelling, heroes: Array.from({ length: count }, () => ({})) }));
        pick(t, 'travel', 'Ann');
        expect(engaged(t, count).flat().sort()).toEqual(['Ape', 'Bear', 'Cat']);
        expect(names(t, 'shadows')).toEqual(['Dog', 'Elk']);
        expect(['Ape', 'Bear', 'Cat', 'Dog', 'Elk'].map((name) => piece(t, name).down)).toEqual([
          false,
          false,
          false,
          true,
          true,
        ]);
      }
    },
  );

  ruleTest('spawns one at a time, the engaged first, from the leader clockwise [HT-SPAWN-09]', (open) => {
    const t = open(position({ ...travelling, leader: 'Cid', heroes: [{}, {}, {}, {}] }));
    pick(t, 'travel', 'Cid');
    expect(engaged(t, 4)).toEqual([['Cat'], [], ['Ape'], ['Bear']]);
    expect(names(t, 'shadows')).toEqual(['Dog', 'Elk']);
  });

  ruleTest('spawns one at a time: an enemy answers before the next one comes [HT-SPAWN-09]', (open) => {
    const stab = {
      abilities: [{ when: 'this engages', do: { either: [{ suffer: 1 }, { 'raise peril': 1 }] } }],
    };
    const t = open(position({ ...travelling, 'enemy deck': [foe('Imp', stab), ...deck], heroes: [{}, {}] }));
    pick(t, 'travel', 'Ann');
    expect([engaged(t, 2), names(t, 'shadows')]).toEqual([[['Imp'], []], []]);
    pick(t, 'effect:0');
    expect([engaged(t, 2), names(t, 'shadows')]).toEqual([
      [['Imp', 'Bear'], ['Ape']],
      ['Cat', 'Dog'],
    ]);
  });
});

describe('an enemy face down in the shadows', () => {
  ruleTest('is known to nobody until it turns up [HT-SPAWN-12]', (open) => {
    const sneak = foe('Sneak', { attack: 4 });
    const t = open(
      position({
        heroes: [card({ 'spawn face down': 1 }), card({ engage: 1 })],
        'enemy deck': [sneak, foe('Ape')],
        chance: dice('blank blank'),
      }),
    );
    pick(t, 'Explore');
    const { id, def } = piece(t, 'Sneak');
    const shown = (seat: number): string => JSON.stringify([t.view(seat), t.log]);
    for (const seat of [-1, 0, 1]) {
      expect(t.view(seat).zones.shadows).toEqual([{ id, down: true, back: 'enemy', exhausted: false }]);
      expect(shown(seat)).not.toContain('Sneak');
      expect(shown(seat)).not.toContain(def);
    }
    pick(t, 'Explore'); // Ben engages it
    expect([shown(0).includes(def), names(t, 'engaged:1')]).toEqual([true, ['Sneak']]);
    expect([hero(t, 0).wounds, offers(t).length]).toEqual([0, 3]);
  });
});
