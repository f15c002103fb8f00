import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attackOf } from '../../rules/enemies.ts';
import { diceLeft, hero, names, offers, pick, piece } from '../look.ts';
import { dice, foe, position } from '../position.ts';

const arriving = (name: string, more: object = {}) =>
  position({
    heroes: [{}, {}],
    phase: 'travel',
    location: { name: 'Road', exploration: 5, progress: 5 },
    'location deck': [name],
    'enemy deck': ['A', 'B', 'C', 'D'].map((one) => foe(one)),
    ...more,
  });

describe('locations', () => {
  ruleTest('the Roadside Inn heals whoever is worst off, in the travel phase [HT-TRAVEL-10]', (open) => {
    const t = open(
      position({ heroes: [{ wounds: 2 }, { wounds: 3 }], phase: 'travel', location: 'Roadside Inn' }),
    );
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([2, 2]);
  });

  ruleTest('the Dark Forest is never empty', (open) => {
    const lurking = (shadows: object[]) => {
      const t = open(
        position({
          heroes: [{}, {}],
          phase: 'travel',
          location: 'Dark Forest',
          shadows,
          'enemy deck': [foe('A'), foe('B')],
        }),
      );
      return names(t, 'shadows');
    };
    expect(lurking([])).toEqual(['A']);
    expect(lurking([foe('C')])).toEqual(['C']);
  });

  ruleTest('the Market Square sends the party off with a token each', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        phase: 'travel',
        location: { name: 'Market Square', progress: 9 },
        'location deck': [{ name: 'Road', exploration: 5 }],
      }),
    );
    pick(t, 'travel', 'Ann');
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([1, 1]);
  });

  ruleTest('the Drowned Chapel takes progress or a wound of the leader', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        leader: 'Ben',
        phase: 'travel',
        location: { name: 'Drowned Chapel', progress: 1 },
      }),
    );
    expect(t.asked).toBe(1);
    expect(offers(t)).toEqual(['effect:0', 'effect:1']);
    pick(t, 'effect:1');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([0, 1]);
  });

  ruleTest('the Mountain Pass costs every hero a wound to reach', (open) => {
    const t = open(arriving('Mountain Pass'));
    pick(t, 'travel', 'Ann');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([1, 1]);
  });

  ruleTest('the Chasm of Echoes raises peril when the party arrives', (open) => {
    const t = open(arriving('Chasm of Echoes', { peril: 3 }));
    pick(t, 'travel', 'Ann');
    expect(t.state.peril).toBe(3);
  });

  ruleTest('River Bank and Frozen Summit change the dice of a rest', (open) => {
    for (const [location, rolled] of [
      ['River Bank', 3],
      ['Frozen Summit', 1],
    ] as const) {
      const t = open(position({ heroes: [{}, {}], location, chance: dice('blank blank blank') }));
      pick(t, 'Rest');
      expect(3 - diceLeft(t).length, location).toBe(rolled);
    }
  });

  ruleTest("in the Smugglers' Tunnels a token shakes off an enemy", (open) => {
    const t = open(
      position({
        heroes: [{ tokens: 1, engaged: [foe('A')] }, {}],
        location: "Smugglers' Tunnels",
      }),
    );
    pick(t, "Smugglers' Tunnels");
    expect([hero(t, 0).tokens, names(t, 'shadows')]).toEqual([0, ['A']]);
  });

  ruleTest('at the Throne of Bones the Undead strike harder', (open) => {
    const t = open(
      position({ heroes: [{ engaged: ['Skeleton', 'Bandit'] }, {}], location: 'Throne of Bones' }),
    );
    expect(['Skeleton', 'Bandit'].map((name) => attackOf(t.state, piece(t, name)))).toEqual([2, 1]);
  });
});
