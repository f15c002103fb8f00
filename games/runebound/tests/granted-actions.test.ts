import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fight } from './fight.ts';
import { combat, pick, type T } from './look.ts';

/** Lord Hawthorne, whose Reach grants a combat action, with an Estoc whose Quick Cut grants another. */
const hawthorne = {
  hero: 'Lord Hawthorne',
  assets: ['Duelist’s Estoc'],
  casts: { 'hawthorne-1': 'physical', 'hawthorne-2': 'agility', 'hawthorne-3': 'physical', B06: 'surge' },
};
const ESTOC = { foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'], player: hawthorne };

/** Quick Cut, then Reach on top of it. */
const twice = (t: T): T => pick(t, 'Quick Cut', 'yes');

describe('further combat actions', () => {
  ruleTest('add up [RB-COMBAT-30]', (open) => {
    const t = open(fight(ESTOC));
    twice(t);
    pick(t, 'deal physical', ['1 physical (dash on its back)']);
    expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.combat-action']);
    pick(t, 'deal physical');
    expect([t.asked, combat(t).defender.damage]).toEqual([1, 4]);
  });

  ruleTest('are lost with a pass, and the foe does not get them [RB-COMBAT-31]', (open) => {
    const t = open(fight(ESTOC));
    twice(t);
    pick(t, 'pass');
    expect([t.asked, t.state.combat!.again]).toEqual([1, 0]);
  });
});
