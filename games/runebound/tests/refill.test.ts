import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, names, pick } from './look.ts';
import { plainHero, position, type Words } from './position.ts';

const one = (name: string): Words => ({ name, attribute: 'body' });
const KEEP = { chance: { 'skill-deck': ['keep'] } };
const trial = { social: [{ name: 'Trial', options: ['test mind to gain 2 gold', 'gain 9 gold'] }] };

describe('a deck that runs out', () => {
  ruleTest('is the shuffled discard pile at once, before anybody draws again [RB-DECK-03]', (open) => {
    const t = open(
      position({
        players: [{ hero: plainHero(0, { 'hand size': 1 }) }],
        decks: { skill: { only: [one('Last')] } },
        discards: { skill: [one('Old'), one('Older')] },
        ...KEEP,
      }),
    );
    pick(t, 'train');
    expect([names(t, 'hand:0'), names(t, 'skill-deck'), names(t, 'skill-discard')]).toEqual([
      ['Last'],
      ['Old', 'Older'],
      [],
    ]);
  });

  ruleTest('so is that of assets [RB-DECK-03]', (open) => {
    const sword = { name: 'Sword', cost: 99 };
    const t = open(
      position({
        players: [{ at: 'Tamalir', gold: 0 }],
        decks: { asset: { only: [sword] } },
        discards: { asset: ['Truesteel Axe'] },
        chance: { 'asset-deck': ['keep'] },
      }),
    );
    pick(t, 'shop');
    expect([names(t, 'asset-deck'), names(t, 'asset-discard')]).toEqual([['Truesteel Axe'], []]);
  });

  ruleTest('and the draw goes on with it [RB-DECK-03]', (open) => {
    const t = open(
      position({
        players: [{}],
        decks: { skill: { only: [one('Last')] } },
        discards: { skill: [one('Old'), one('Older'), one('Oldest')] },
        ...KEEP,
      }),
    );
    pick(t, 'train');
    expect([names(t, 'hand:0'), names(t, 'skill-deck')]).toEqual([['Last', 'Old', 'Older'], ['Oldest']]);
  });

  ruleTest('with nothing discarded waits for the next card that is [RB-DECK-05]', (open) => {
    const t = open(
      position({
        players: [{ at: 'I10', hand: ['Tireless'], hero: plainHero(0, { mind: 1 }) }],
        decks: { ...trial, skill: { only: [one('Last')] } },
        chance: { 'skill-deck': ['keep', 'keep'] },
      }),
    );
    pick(t, 'adventure', 'option:1');
    expect([names(t, 'revealed'), names(t, 'skill-deck')]).toEqual([['Last'], []]);
    pick(t, 'exert'); // Tireless is the deck for a moment, and is revealed
    expect([names(t, 'revealed'), hero(t).gold]).toEqual([[], 2]);
    expect([names(t, 'skill-deck').sort(), names(t, 'skill-discard')]).toEqual([['Last', 'Tireless'], []]);
  });
});
