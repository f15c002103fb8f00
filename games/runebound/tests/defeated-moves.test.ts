import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { moveHexes, moveWithDice, onceATurn } from '../rules/effects/index.ts';
import { withCharm } from './charm.ts';
import { facts, hero, offers, pick } from './look.ts';
import { dice, position } from './position.ts';

describe('a defeated hero', () => {
  ruleTest('moves by an ability, which is no action [RB-MOVE-27, RB-DEFEAT-06]', (open) => {
    const t = open(position({ players: [{ at: 'I9', damage: 9, learned: ['Tireless'] }] }));
    expect(offers(t)).toEqual(['rest', 'use Tireless: move up to 1 hex']);
    pick(t, 'use Tireless', 'hex:H9');
    expect([facts(t).at, facts(t).defeated, hero(t).actions]).toEqual(['Market Town', true, 3]);
  });

  ruleTest('goes on with the move of an ability that it falls in [RB-MOVE-27]', (open) => {
    const doc = {
      scenario: 'corpse-king',
      players: [{ at: 'I9', damage: 8 }],
      zombies: ['H9'],
    };
    const t = open(withCharm(position(doc), onceATurn(moveHexes(2))));
    pick(t, 'use Charm', 'hex:H9');
    expect([facts(t).defeated, t.prompt]).toEqual([true, 'rb.ask.move-up-to']);
    pick(t, 'hex:H10');
    expect(facts(t).at).toBe('plains H10');
    const rolled = open(
      withCharm(position({ ...doc, chance: dice('plains', 'plains', 'plains') }), onceATurn(moveWithDice())),
    );
    pick(rolled, 'use Charm', 'hex:H9');
    expect([facts(rolled).defeated, rolled.prompt]).toEqual([true, 'rb.ask.spend-dice']);
  });

  ruleTest('moves in the middle of a move action, and that is over with its defeat [RB-MOVE-26]', (open) => {
    const t = open(
      position({
        scenario: 'corpse-king',
        players: [{ at: 'I9', damage: 8, learned: ['Tireless'] }],
        zombies: ['H9'],
      }),
    );
    pick(t, 'move', 'use Tireless', 'hex:H9');
    expect([t.prompt, offers(t), hero(t).actions]).toEqual(['rb.ask.turn', ['rest'], 2]);
  });
});
