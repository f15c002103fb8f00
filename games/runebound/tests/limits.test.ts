import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, names, offers, pick } from './look.ts';
import { plainHero, position, type Words } from './position.ts';

const art = (name: string, attribute: string, bonus: Words = {}): Words => ({
  name,
  attribute,
  orbs: { gray: 1 },
  bonus,
});

describe('the limits of a hero', () => {
  ruleTest('are looked at again when a discard breaks another [RB-SKILL-22]', (open) => {
    const belt = { name: 'Belt', cost: 2, bonus: { mind: 1 } };
    const learned = [
      art('Brawn', 'body'),
      art('Grit', 'body'),
      art('Insight', 'mind', { body: 1 }),
      art('Lore', 'mind'),
    ];
    const t = open(
      position({
        players: [{ hero: plainHero(0, { body: 1, mind: 1 }), at: 'Tamalir', assets: [belt], learned }],
      }),
    );
    pick(t, 'shop', ['Belt']);
    expect([t.prompt, offers(t)]).toEqual(['rb.ask.skill-limit', ['Insight', 'Lore']]);
    pick(t, 'Insight'); // it made room for the second skill of body
    expect([t.prompt, offers(t)]).toEqual(['rb.ask.skill-limit', ['Brawn', 'Grit']]);
    pick(t, 'Brawn');
    expect([facts(t).learned, names(t, 'skill-discard')]).toEqual([
      ['Grit', 'Lore'],
      ['Brawn', 'Insight'],
    ]);
    expect(t.prompt).toBe('rb.ask.buy');
  });
});
