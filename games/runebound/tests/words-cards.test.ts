import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, hero, names, offers, pick } from './look.ts';
import { position } from './position.ts';

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

describe('looking at a deck', () => {
  ruleTest('that the hero picks; nobody else learns what lies there', (open) => {
    const t = open(
      position({
        players: [{ learned: ['Ear to the Ground'] }, {}],
        decks: { social: ['Tales of Old'] },
      }),
    );
    pick(t, 'use Ear to the Ground');
    expect(offers(t)).toEqual(['combat', 'exploration', 'social']);
    pick(t, 'social', 'yes');
    expect(names(t, 'social-deck').at(-1)).toBe('Tales of Old');
    expect(JSON.stringify(t.log)).not.toContain('Tales of Old');
    expect(offers(t).some((text) => text.includes('Ear to the Ground'))).toBe(false); // once per turn
  });
});

describe('entering a site', () => {
  const pilgrim = (at: string) => position({ players: [{ at, damage: 4, learned: ['Hallowed Ground'] }] });

  ruleTest('of the kinds that a card names', (open) => {
    const t = open(pilgrim('H8'));
    pick(t, 'move', 'hex:H9'); // Market Town
    expect(hero(t).damage).toBe(0);
  });

  ruleTest('is neither staying there nor entering another', (open) => {
    const t = open(pilgrim('H9'));
    pick(t, 'move', 'hex:H8');
    expect(hero(t).damage).toBe(4);
    const city = open(pilgrim('G7'));
    pick(city, 'move', 'hex:G6'); // Tamalir
    expect(hero(city).damage).toBe(4);
  });
});
