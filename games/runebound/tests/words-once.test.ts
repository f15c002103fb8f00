import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fight } from './fight.ts';
import { hero, names, pick } from './look.ts';

describe('abilities that work once in a while', () => {
  ruleTest('are not used up when they are declined [RB-ABILITY-18]', (open) => {
    const casts = { 'hawthorne-1': 'physical', 'hawthorne-2': 'agility', 'hawthorne-3': 'physical' };
    const t = open(fight({ player: { hero: 'Lord Hawthorne', casts } }));
    pick(t, 'deal physical', ['1 physical (dash on its back)']);
    expect(t.prompt).toBe('effect.may-ask'); // Reach
    pick(t, 'no', 'pass', 'deal physical');
    expect(t.prompt).toBe('effect.may-ask');
    pick(t, 'yes', 'agility');
    expect(t.prompt).not.toBe('effect.may-ask'); // once per combat
  });

  ruleTest('are not used up when their price is not paid [RB-ABILITY-18]', (open) => {
    const t = open(
      fight({
        player: { learned: ['Counter Charm'], hand: ['blank', 'blank'] },
        foe: ['enemy', 'enemy', 'enemy', 'surge', 'dash'],
      }),
    );
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)'], 'no');
    pick(t, 'deal enemy damage', ['1 damage (1 shield on its back)']);
    expect(t.prompt).toBe('effect.for-price-ask');
    pick(t, 'yes');
    t.choose(t.offered[0]!); // which skill to discard
    pick(t, 'deal enemy damage');
    expect([hero(t).damage, names(t, 'hand:0').length, t.prompt]).toEqual([3, 1, 'rb.ask.retreat']); // once per combat round
  });
});
