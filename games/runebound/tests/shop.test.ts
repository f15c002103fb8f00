import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, facts, hero, names, offers, pick, type T } from './look.ts';
import { plainHero, position, type Words } from './position.ts';

const wares = (name: string, cost: number, more: Words = {}): Words => ({
  name,
  cost,
  type: 'weapon',
  ...more,
});
const MARKET = [wares('Sword', 4), wares('Bow', 6), wares('Mace', 9)];

const shopping = (player: Words = {}, more: Words = {}) =>
  position({
    players: [{ at: 'Tamalir', gold: 5, ...player }],
    markets: { Tamalir: MARKET },
    decks: { asset: [wares('Spear', 5), wares('Club', 1)] },
    ...more,
  });

describe('shopping', () => {
  ruleTest('uses the market of the city where the hero stands [RB-SHOP-01]', (open) => {
    const t = open(shopping());
    pick(t, 'shop');
    expect(offers(t)).toContain('discard Sword');
    expect(names(t, 'market:Tamalir')).toEqual(['Sword', 'Bow', 'Mace', 'Spear']);
  });

  ruleTest('is not offered outside a city [RB-SHOP-02]', (open) => {
    const t = open(shopping({ at: 'Market Town' }));
    expect([t.offered.includes('shop'), closed(t).shop]).toEqual([false, 'RB-SHOP-02']);
  });

  ruleTest('goes: browse, sell, buy or discard [RB-SHOP-03, RB-SHOP-04]', (open) => {
    const t = open(shopping({ assets: [wares('Axe', 3, { type: 'equipment' })] }));
    pick(t, 'shop');
    expect([names(t, 'market:Tamalir').length, t.prompt]).toEqual([4, 'rb.ask.sell']);
    pick(t, []);
    expect(t.prompt).toBe('rb.ask.buy');
  });

  ruleTest('lets the hero sell any number of assets, each for its cost [RB-SHOP-05, RB-SHOP-06]', (open) => {
    const assets = [
      wares('Axe', 3),
      wares('Cloak', 2, { type: 'clothing' }),
      wares('Ring', 1, { type: 'equipment' }),
    ];
    const t = open(shopping({ gold: 0, assets }));
    pick(t, 'shop', ['Axe', 'Ring']);
    expect([hero(t).gold, facts(t).assets]).toEqual([4, ['Cloak']]);
    expect(names(t, 'asset-discard')).toEqual(['Ring', 'Axe']);
  });

  ruleTest('is the only place where assets are sold [RB-SHOP-07]', (open) => {
    const t = open(shopping({ assets: [wares('Axe', 3)] }));
    expect(offers(t).some((text) => text.includes('sell'))).toBe(false);
  });

  ruleTest('does not sell what it has just bought [RB-SHOP-08, RB-SHOP-11]', (open) => {
    const t = open(shopping());
    pick(t, 'shop', 'buy Sword');
    expect([t.prompt, hero(t).gold, facts(t).assets]).toEqual(['rb.ask.turn', 1, ['Sword']]);
  });

  ruleTest('ends with a purchase or a discard [RB-SHOP-09, RB-SHOP-12, RB-SHOP-13]', (open) => {
    const t = open(shopping());
    pick(t, 'shop');
    expect(offers(t).every((text) => /^(buy|discard)/.test(text))).toBe(true);
    pick(t, 'discard Spear'); // the card just drawn
    expect([names(t, 'market:Tamalir'), names(t, 'asset-discard')]).toEqual([
      ['Sword', 'Bow', 'Mace'],
      ['Spear'],
    ]);
    pick(t, 'shop', 'buy Club');
    expect(names(t, 'market:Tamalir')).toHaveLength(3);
  });

  ruleTest('offers only what the hero can pay for [RB-SHOP-10]', (open) => {
    const t = open(shopping());
    pick(t, 'shop');
    expect(offers(t).filter((text) => text.startsWith('buy'))).toEqual([
      'buy Sword for 4 gold',
      'buy Spear for 5 gold',
    ]);
    expect(Object.values(closed(t))).toEqual(['RB-SHOP-10', 'RB-SHOP-10']);
    pick(t, 'buy Spear');
    expect(hero(t).gold).toBe(0);
  });

  ruleTest('lets gold of the sale pay for the purchase [RB-SHOP-14, RB-EX-08]', (open) => {
    const t = open(
      position({
        players: [{ hero: 'Laurel of Bloodwood', at: 'Forge', gold: 4, assets: ['Hunting Spear'] }],
        markets: { Forge: ['Truesteel Axe'] },
      }),
    );
    expect(facts(t).tokens).toContain('B05');
    pick(t, 'shop', ['Hunting Spear']);
    expect([hero(t).gold, facts(t).tokens]).toEqual([9, ['laurel-1', 'laurel-2', 'laurel-3']]);
    pick(t, 'buy Truesteel Axe');
    expect([hero(t).gold, facts(t).assets, facts(t).tokens]).toEqual([
      0,
      ['Truesteel Axe'],
      ['laurel-1', 'laurel-2', 'laurel-3', 'A06'],
    ]);
    expect([names(t, 'asset-discard'), names(t, 'market:Forge').length]).toEqual([['Hunting Spear'], 3]);
  });

  ruleTest('gold buys assets and pays for abilities [RB-GOLD-01]', (open) => {
    const t = open(shopping({ gold: 9 }, { 'story track': ['The Archivists'], decks: { story: [] } }));
    pick(t, 'shop', 'buy Sword');
    expect([facts(t).assets, hero(t).gold]).toEqual([['Sword'], 5]);
    pick(t, 'use The Archivists');
    expect([hero(t).story, hero(t).gold]).toEqual([1, 2]);
  });

  ruleTest('gold comes from the bank and goes back to it [RB-GOLD-03]', (open) => {
    const purses = (t: T): number[] => [0, 1, 2].map((seat) => hero(t, seat).gold);
    const start = shopping(
      {},
      {
        players: [
          { at: 'Tamalir', gold: 5, assets: [wares('Axe', 3)] },
          { at: 'Tamalir', gold: 7 },
          { gold: 9 },
        ],
      },
    );
    const t = open(start);
    pick(t, 'shop', ['Axe']);
    expect(purses(t)).toEqual([8, 7, 9]);
    pick(t, 'buy Spear');
    expect(purses(t)).toEqual([3, 7, 9]);
  });

  ruleTest('nothing that is counted runs out [RB-LIMIT-01]', (open) => {
    const fair = { name: 'Fair', options: ['gain 60 gold; gain 40 lore; take 90 damage', 'heal 1'] };
    const giant = plainHero(0, { health: 99 });
    const t = open(position({ players: [{ hero: giant, at: 'I10', gold: 0 }], decks: { social: [fair] } }));
    pick(t, 'adventure', 'option:1');
    expect([hero(t).gold, hero(t).story, hero(t).damage]).toEqual([60, 40, 90]); // the box has fewer of each
  });

  ruleTest('a hero can hold any amount of gold [RB-GOLD-02]', (open) => {
    const t = open(shopping({ gold: 500, assets: [wares('Axe', 3)] }));
    pick(t, 'shop', ['Axe']);
    expect(hero(t).gold).toBe(503);
  });
});
