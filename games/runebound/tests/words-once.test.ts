import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fight } from './fight.ts';
import { closed, facts, hero, names, offers, pick } from './look.ts';
import { dice, plainHero, position } from './position.ts';

describe('abilities that work once in a while', () => {
  ruleTest('are not used up when they are declined [RB-COMBAT-23]', (open) => {
    const casts = { 'hawthorne-1': 'physical', 'hawthorne-2': 'agility', 'hawthorne-3': 'physical' };
    const t = open(fight({ player: { hero: 'Lord Hawthorne', casts } }));
    pick(t, 'deal physical', ['1 physical (hawthorne-3)']);
    expect(t.prompt).toBe('effect.may-ask'); // Reach
    pick(t, 'no', 'pass', 'deal physical');
    expect(t.prompt).toBe('effect.may-ask');
    pick(t, 'yes', 'agility');
    expect(t.prompt).not.toBe('effect.may-ask'); // once per combat
  });

  ruleTest('are not used up when their price is not paid', (open) => {
    const t = open(
      fight({
        player: { learned: ['Counter Charm'], hand: ['blank', 'blank'] },
        foe: ['enemy', 'enemy', 'enemy', 'surge', 'dash'],
      }),
    );
    pick(t, 'pass', 'deal enemy damage', ['1 damage (enemy-1)'], 'no');
    pick(t, 'deal enemy damage', ['1 damage (enemy-2)']);
    expect(t.prompt).toBe('effect.for-price-ask');
    pick(t, 'yes');
    t.choose(t.offered[0]!); // which skill to discard
    pick(t, 'deal enemy damage');
    expect([hero(t).damage, names(t, 'hand:0').length, t.prompt]).toEqual([3, 1, 'rb.ask.retreat']); // once per combat round
  });
});

describe('costs', () => {
  ruleTest('giving up the card itself', (open) => {
    const t = open(
      position({ players: [{ damage: 4, assets: ['Draught of the Phoenix', 'Notched Sword'] }] }),
    );
    pick(t, 'use Draught of the Phoenix');
    expect([hero(t).damage, hero(t).actions, facts(t).assets, names(t, 'asset-discard')]).toEqual([
      0,
      3,
      ['Notched Sword'],
      ['Draught of the Phoenix'],
    ]);
    expect(offers(t).some((text) => text.includes('Phoenix'))).toBe(false);
  });

  ruleTest('giving up does nothing for who is unhurt, and is not offered', (open) => {
    const t = open(position({ players: [{ assets: ['Draught of the Phoenix'] }] }));
    expect(offers(t).some((text) => text.includes('Phoenix'))).toBe(false);
  });
});

describe('closed hexes', () => {
  ruleTest('are none that dice reach by a detour [RB-MOVE-15]', (open) => {
    const players = [{ hero: plainHero(0, { speed: 2 }), at: 'H5' }];
    const one = open(position({ players, chance: dice('plains', 'plains') }));
    pick(one, 'move', 'roll');
    expect([one.offered.includes('hex:H6'), closed(one)['hex:H6']]).toEqual([true, undefined]);
    const far = open(position({ players: [{ at: 'L3' }], chance: dice('plains', 'plains', 'plains') }));
    pick(far, 'move', 'roll');
    expect([far.offered.includes('hex:L4'), closed(far)['hex:L4']]).toEqual([false, 'RB-MOVE-15']);
  });
});
