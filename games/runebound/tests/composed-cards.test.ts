import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { isDefeated } from '../rules/heroes.ts';
import { fight } from './fight.ts';
import { combat, facts, hero, logged, names, offers, pick } from './look.ts';
import { foe, heroCasts, position } from './position.ts';

describe('assets in a fight', () => {
  ruleTest('Farsight Bow strikes before the first cast, when no shield is up', (open) => {
    const t = open(
      fight({
        player: {
          assets: ['Farsight Bow'],
          casts: { ...heroCasts('physical', 'agility', 'dash'), C07: 'shield' },
        },
        foe: ['dash', 'shield', 'enemy', 'surge', 'dash'],
      }),
    );
    expect([combat(t).defender.damage, combat(t).round, logged(t).includes('blocks')]).toEqual([2, 1, false]);
  });

  ruleTest('Farsight Bow ends a fight with a weak foe before it begins', (open) => {
    const t = open(
      position({
        players: [{ assets: ['Farsight Bow'], gold: 0 }, {}],
        combat: { enemy: foe({ health: 2 }) },
      }),
    );
    expect([t.state.combat, t.prompt, hero(t).gold]).toEqual([null, 'rb.ask.turn', 1]);
    expect(logged(t)).not.toContain('casts');
  });

  ruleTest('Duelist’s Estoc takes another combat action at once', (open) => {
    const casts = { ...heroCasts('physical', 'agility', 'dash'), B06: 'surge' };
    const t = open(fight({ player: { assets: ['Duelist’s Estoc'], casts } }));
    pick(t, 'Quick Cut');
    expect([combat(t).defender.damage, t.asked, t.prompt]).toEqual([1, 0, 'rb.ask.combat-action']);
    pick(t, 'deal physical');
    expect([combat(t).defender.damage, t.asked]).toEqual([3, 1]);
  });

  ruleTest('Blade of the Bold: the first attack of a combat cannot be blocked, the next can', (open) => {
    const casts = { ...heroCasts('physical', 'agility', 'dash'), B08: 'physical' };
    const t = open(
      fight({
        player: { assets: ['Blade of the Bold'], casts },
        foe: ['enemy', 'shield', 'agility', 'surge', 'double'],
      }),
    );
    pick(t, 'deal physical', ['3 physical (agility on its back)']);
    expect([combat(t).defender.damage, t.prompt]).toEqual([3, 'rb.ask.combat-action']);
    pick(t, 'pass', 'deal physical');
    expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.shields']);
  });

  ruleTest('Bulwark Harness strikes with as many shields as are up', (open) => {
    const casts = { ...heroCasts('shield', 'magic', 'surge'), B11: 'shield' };
    const t = open(fight({ player: { assets: ['Bulwark Harness'], casts } }));
    pick(t, 'Shield Rush');
    expect(combat(t).defender.damage).toBe(2); // two tokens; that one of them shows two shields is no matter
  });

  ruleTest('Cloak of Dusk: out of the fight, which is over, and the enemy is discarded', (open) => {
    const casts = { ...heroCasts('physical', 'magic', 'dash'), C08: 'surge' };
    const t = open(fight({ player: { at: 'H9', assets: ['Cloak of Dusk'], casts } }));
    pick(t, 'Melt Away', 'hex:H8');
    expect([t.state.combat, facts(t).at, names(t, 'trophies:0')]).toEqual([null, 'plains H8', []]);
  });
});

describe('skills', () => {
  ruleTest('Name Your Price: the enemy is a trophy, its reward is lost', (open) => {
    const t = open(
      fight({ player: { learned: ['Name Your Price'], gold: 5 }, enemy: foe({ reward: 'gain 3 gold' }) }),
    );
    pick(t, 'use Name Your Price');
    expect([t.state.combat, hero(t).gold, names(t, 'trophies:0')]).toEqual([null, 1, ['Brute']]);
  });

  ruleTest('Name Your Price buys no villain', (open) => {
    const t = open(
      position({
        players: [{ at: 'Skydown', learned: ['Name Your Price'], gold: 9 }, {}],
        act: 2,
        villain: 'Skydown',
        combat: { villain: true },
        chance: { '*': 'seeded' },
      }),
    );
    while (t.asked !== 0) pick(t, 'pass');
    pick(t, 'use Name Your Price');
    expect([t.state.combat?.kind, hero(t).gold, names(t, 'trophies:0')]).toEqual(['villain', 5, []]);
  });

  ruleTest('The Hand That Lifts: a defeated hero gets up unhurt, and the enemy is gone', (open) => {
    const t = open(fight({ player: { damage: 8, learned: ['The Hand That Lifts'] } }));
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([isDefeated(t.state, 0), hero(t).damage, t.state.combat]).toEqual([false, 0, null]);
    expect(names(t, 'trophies:0')).toEqual([]);
  });

  ruleTest('Ever Onward gives back one of the two actions of an adventure', (open) => {
    const quests = { exploration: ['The Goat Track', 'The Twisted Path'] };
    const t = open(position({ players: [{ at: 'H2', learned: ['Ever Onward'] }], decks: quests }));
    pick(t, 'adventure');
    expect([hero(t).actions, names(t, 'quests:0')]).toEqual([2, ['The Goat Track']]);
  });

  ruleTest('Raw Power and Ward Stones: a symbol is spent for another', (open) => {
    const player = { learned: ['Raw Power', 'Ward Stones'] };
    const t = open(fight({ player, foe: ['enemy', 'shield', 'enemy', 'surge', 'double'] }));
    pick(t, 'deal magic', ['1 surge (dash on its back)']);
    pick(t, []); // no shield against it
    expect(combat(t).defender.damage).toBe(1);
    pick(t, 'deal enemy damage', ['1 damage (dash on its back)']);
    expect(t.prompt).toBe('rb.ask.shields');
    pick(t, ['1 magic (agility on its back)']);
    expect(hero(t).damage).toBe(0);
  });

  ruleTest('Shield of Faith cancels all the damage of one attack for a card', (open) => {
    const t = open(fight({ player: { learned: ['Shield of Faith'], hand: ['blank'] } }));
    pick(
      t,
      'pass',
      'deal enemy damage',
      ['1 damage (dash on its back)', '1 damage (1 shield on its back)'],
      'yes',
    );
    expect([hero(t).damage, names(t, 'hand:0')]).toEqual([0, []]);
  });
});

describe('enemies of story cards', () => {
  ruleTest('give their reward, are no trophy, and can be fought again [RB-STORY-08, RB-STORY-11]', (open) => {
    const club = { name: 'Club', type: 'weapon', token: ['golden 9 physical', 'golden 9 physical'] };
    const t = open(
      position({
        players: [{ at: 'M4', assets: [club], actions: 2 }, {}],
        'story track': ['The Herald on the Ridge'],
        decks: { story: [] },
        chance: { '*': 'seeded' },
      }),
    );
    pick(t, 'use The Herald on the Ridge');
    while (t.asked !== 0) pick(t, 'pass');
    pick(t, 'deal physical');
    while (t.prompt !== 'rb.ask.turn') t.choose(t.prompt === 'rb.ask.attack' ? t.offered : []);
    expect([hero(t).story, names(t, 'trophies:0'), hero(t).actions]).toEqual([2, [], 1]);
    expect(offers(t).some((text) => text.includes('The Herald on the Ridge'))).toBe(true);
  });
});
