import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { claim } from '../rules/effects/index.ts';
import { diceLeft, hero, names, offers, pick } from './look.ts';
import { dice, foe, position } from './position.ts';
import { toolsInBox } from './tools.ts';

toolsInBox({ Tongs: claim('the-fallen-star') });

describe('traits', () => {
  it('every enemy and every location has one at least [HT-ABILITY-14]', () => {
    const enemies = content.sets.flatMap(({ minion, master }) => [minion, master]);
    for (const { id, traits } of [...enemies, ...content.loners]) {
      // Minion, Master and Nemesis tell the rank; beside them there is what the enemy is.
      expect(
        traits.filter((one) => !['Minion', 'Master', 'Nemesis'].includes(one)).length,
        id,
      ).toBeGreaterThan(0);
    }
    for (const { id, traits } of content.locations) expect(traits.length, id).toBeGreaterThan(0);
  });

  ruleTest('do nothing by themselves [HT-ABILITY-13]', (open) => {
    const every = [...new Set(content.sets.flatMap(({ minion }) => minion.traits))].filter(
      (one) => one !== 'Minion',
    );
    const places = [...new Set(content.locations.flatMap(({ traits }) => traits))];
    const ends = [[], every].map((traits) => {
      const t = open(
        position({
          heroes: [{ engaged: [foe('Brute', { attack: 2, traits, bar: ['Inflict'] })] }, {}],
          shadows: [foe('Sneak', { attack: 1, traits, bar: ['Advance'] })],
          location: { name: 'Ford', exploration: 2, traits: traits.length > 0 ? places : [] },
          'location deck': [{ name: 'Bog', exploration: 9 }],
          chance: dice('success blank success success blank blank blank blank', 'counterattack threat'),
        }),
      );
      pick(t, 'Attack', 'Explore', 'Rest', 'Rest', 'travel', 'Ann');
      return structuredClone([t.state.zones, t.state.round, t.asked]);
    });
    expect(ends[1]).toEqual(ends[0]);
  });

  ruleTest('except Nemesis: such an enemy stays when the party travels [HT-ABILITY-13]', (open) => {
    const left = ['master', 'nemesis'].map((rank) => {
      const t = open(
        position({
          phase: 'travel',
          heroes: [{}, {}],
          location: { exploration: 0 },
          'location deck': [{ name: 'Bog', exploration: 5 }],
          shadows: [foe('Brute', { rank })],
        }),
      );
      pick(t, 'travel', 'Ann');
      return names(t, 'shadows');
    });
    expect(left).toEqual([[], ['Brute']]);
  });
});

describe('claiming', () => {
  ruleTest(
    'puts a card or token into the own play area, where its effects are the own [HT-ABILITY-15, HT-ABILITY-16]',
    (open) => {
      const potion = { name: 'Potion', abilities: [{ use: 'in activation', do: { recover: 1 } }] };
      const t = open(
        position({
          heroes: [{ wounds: 1, items: ['Tongs', potion] }, { wounds: 1 }],
          chance: dice('success blank blank success blank'),
        }),
      );
      pick(t, 'Tongs');
      expect([names(t, 'items:0'), names(t, 'items:1')]).toEqual([
        ['Tongs', 'Potion', 'The Fallen Star'],
        [],
      ]);
      pick(t, 'Attack'); // with one die: the Star is heavy
      pick(t, 'Attack'); // Ben has two, and nothing of Ann's to use
      expect(diceLeft(t)).toEqual(['success', 'blank']);
      expect([t.asked, offers(t)]).toEqual([0, ['Explore', 'Rest', 'Aid', 'Tongs', 'Potion']]);
      pick(t, 'Aid');
      expect([hero(t, 1).tokens, t.asked, offers(t)]).toEqual([1, 1, ['Explore', 'Rest', 'Aid']]);
    },
  );
});
