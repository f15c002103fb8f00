import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { ASSET_TYPES } from '../rules/definitions.ts';
import { FOE, fight, HERO, passBoth } from './fight.ts';
import { closed, combat, facts, hero, names, offers, pick } from './look.ts';
import { heroCasts, plainHero, position } from './position.ts';

const ware = (name: string, type: string, more: object = {}) => ({ name, type, cost: 1, ...more });

describe('assets', () => {
  it('are of five types [RB-ASSET-01]', () => {
    expect([...ASSET_TYPES]).toEqual(['clothing', 'equipment', 'goods', 'movement', 'weapon']);
    for (const { type } of content.assets) expect(ASSET_TYPES).toContain(type);
  });

  ruleTest(
    'are held one of a type; of two the hero discards one, for no gold [RB-ASSET-02, RB-ASSET-03, RB-ASSET-06]',
    (open) => {
      const t = open(
        position({
          players: [
            { at: 'Forge', gold: 1, assets: [ware('Old Sword', 'weapon'), ware('Cloak', 'clothing')] },
          ],
          markets: { Forge: [ware('New Sword', 'weapon')] },
        }),
      );
      pick(t, 'shop', [], 'buy New Sword');
      expect([t.prompt, offers(t)]).toEqual(['rb.ask.asset-limit', ['Old Sword', 'New Sword']]);
      pick(t, 'Old Sword');
      expect([facts(t).assets, hero(t).gold, names(t, 'asset-discard')]).toEqual([
        ['Cloak', 'New Sword'],
        0,
        ['Old Sword'],
      ]);
    },
  );

  ruleTest(
    'bring the combat token of their code, and lose it with them [RB-ASSET-04, RB-ASSET-05, RB-LIMIT-04]',
    (open) => {
      const t = open(
        position({ players: [{ at: 'Forge', gold: 9 }], markets: { Forge: ['Truesteel Axe'] } }),
      );
      pick(t, 'shop', 'buy Truesteel Axe');
      expect([(facts(t).tokens as string[]).includes('A06'), names(t, 'token-bank').includes('A06')]).toEqual(
        [true, false],
      );
      pick(t, 'shop', ['Truesteel Axe']);
      expect([(facts(t).tokens as string[]).includes('A06'), names(t, 'token-bank').includes('A06')]).toEqual(
        [false, true],
      );
    },
  );

  it('have each code once [RB-LIMIT-04]', () => {
    const codes = content.assets.flatMap(({ token }) => token ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    const known = new Set(content.tokens.filter(({ owner }) => owner === 'asset').map(({ id }) => id));
    for (const code of codes) expect(known.has(code), code).toBe(true);
    expect(known.size).toBe(34);
  });

  ruleTest('Truesteel Axe: recast any number of the foe’s tokens [RB-ASSET-08]', (open) => {
    const t = open(
      fight({
        player: {
          assets: ['Truesteel Axe'],
          casts: { ...heroCasts('physical', 'magic', 'dash'), A06: 'surge' },
        },
        foe: [['enemy', 'dash'], ['enemy', 'shield'], 'enemy', 'surge', 'double'],
      }),
    );
    pick(t, 'Smash', ['1 damage (dash on its back)', '1 damage (1 shield on its back)']);
    expect([combat(t).defender.pool['enemy-1'], combat(t).defender.pool['enemy-2']]).toEqual([
      '1 dash',
      '1 shield',
    ]);
  });

  ruleTest('Staff of Light: flip one token of the foe, a stacked one too [RB-ASSET-09]', (open) => {
    const t = open(
      fight({
        player: {
          assets: ['Staff of Light'],
          casts: { ...heroCasts('physical', 'agility', 'dash'), B07: 'surge' },
        },
        foe: ['dash', 'enemy', 'enemy', 'enemy', 'double'],
      }),
    );
    pick(t, 'stack', '1 damage (1 shield on its back)', 'Blind');
    expect(offers(t)).not.toContain('double (dash on its back)');
    pick(t, ['1 damage (1 shield on its back)']);
    expect([combat(t).defender.pool['enemy-2'], facts(t).spirit]).toEqual(['2 shield, stacked', 3]);
  });

  ruleTest('gained in a combat cast their token from the next round on [RB-ASSET-07, RB-SHOP-15]', (open) => {
    const hero = plainHero(0, { surge: { '1 Find': 'take an asset of cost 0 or less' } });
    const t = open(
      fight({
        player: { hero, at: 'H9' },
        hero: HERO.map((one) => [String(one), String(one)]),
        foe: FOE.map((one) => [String(one), String(one)]),
        more: {
          markets: {
            Forge: [
              ware('Club', 'weapon', { cost: 0, token: ['physical', 'dash'] }),
              'Ringmail',
              'Thornmail',
            ],
            Tamalir: ['Yew Bow', 'Farsight Bow', 'Warded Plate'],
            Dawnsmoor: ['Sawtooth Axe', 'Truesteel Axe', 'Horn of Courage'],
            Riverwatch: ['Notched Sword', 'Staff of Light', 'Talon Gauntlet'],
          },
          chance: { '*': 'seeded' },
        },
      }),
    );
    pick(t, 'Find'); // the Club is the only one that costs nothing
    expect([facts(t).assets, Object.keys(combat(t).attacker.pool).length]).toEqual([['Club'], 2]);
    expect(names(t, 'market:Forge')).toHaveLength(3); // filled up again
    passBoth(t);
    pick(t, 'no');
    expect(Object.keys(combat(t).attacker.pool)).toHaveLength(4);
  });
});

describe('goods', () => {
  const furs = ware('Furs', 'goods', { cost: 2, trade: 5, 'traded in': ['shrine'] });

  ruleTest(
    'offer an action that trades them for their trade value [RB-GOODS-03, RB-GOODS-06, RB-EX-09]',
    (open) => {
      const t = open(position({ players: [{ at: "Suvar's Rest", gold: 0, assets: ['Artifacts'] }] }));
      pick(t, 'use Artifacts');
      expect([hero(t).gold, hero(t).actions, facts(t).assets, names(t, 'asset-discard')]).toEqual([
        2,
        2,
        [],
        ['Artifacts'],
      ]);
      const away = open(position({ players: [{ at: 'Market Town', assets: ['Artifacts'] }] }));
      expect(offers(away).some((text) => text.includes('Artifacts'))).toBe(false);
      expect(closed(away).end).toBeUndefined();
    },
  );

  ruleTest('have a trade value, and an action that trades them, on every card [RB-GOODS-01]', (open) => {
    const sites = ['Market Town', 'Tamalir', 'Sundergard', "Suvar's Rest"];
    for (const { name, type, trade } of content.assets) {
      expect(trade > 0, name).toBe(type === 'goods');
      if (type !== 'goods') continue;
      const wanted = sites.filter((at) => {
        const t = open(position({ players: [{ at, gold: 0, assets: [name] }] }));
        if (!offers(t).some((text) => text.startsWith(`use ${name}`))) return false;
        pick(t, `use ${name}`);
        expect([hero(t).gold, hero(t).actions, facts(t).assets], name).toEqual([trade, 2, []]);
        return true;
      });
      expect(wanted, name).toHaveLength(1);
    }
  });

  ruleTest('can be traded by other effects too [RB-GOODS-02]', (open) => {
    const fair = { name: 'Fair', options: ['trade goods', 'heal 1'] };
    const t = open(
      position({ players: [{ at: 'I10', gold: 0, assets: [furs] }], decks: { social: [fair] } }),
    );
    pick(t, 'adventure', 'option:1');
    expect([hero(t).gold, facts(t).assets]).toEqual([5, []]);
  });

  ruleTest('are no trade when handed over [RB-GOODS-04]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', gold: 0, assets: [furs] },
          { at: 'H9', gold: 0 },
        ],
      }),
    );
    pick(t, 'barter', ['Furs'], 'yes');
    expect([hero(t, 0).gold, hero(t, 1).gold, facts(t, 1).assets]).toEqual([0, 0, ['Furs']]);
  });

  ruleTest('sell for their cost and not their trade value [RB-GOODS-05]', (open) => {
    const t = open(position({ players: [{ at: 'Forge', gold: 0, assets: [furs] }] }));
    pick(t, 'shop', ['Furs']);
    expect(hero(t).gold).toBe(2);
  });
});

describe('bartering', () => {
  const sword = ware('Sword', 'weapon', { token: ['physical', 'dash'] });

  ruleTest(
    'exchanges gold and assets in the same hex, for no action [RB-BARTER-01, RB-BARTER-03]',
    (open) => {
      const t = open(
        position({
          players: [
            { at: 'H9', gold: 3, assets: [sword] },
            { at: 'H9', gold: 4 },
          ],
        }),
      );
      pick(t, 'barter', 1, ['Sword'], 4);
      expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.accept-barter']);
      pick(t, 'yes');
      expect([hero(t, 0).gold, hero(t, 1).gold, hero(t, 0).actions]).toEqual([6, 1, 3]);
      expect([facts(t, 0).assets, facts(t, 1).assets]).toEqual([[], ['Sword']]);
      expect([(facts(t, 0).tokens as string[]).length, (facts(t, 1).tokens as string[]).length]).toEqual([
        3, 4,
      ]);
      expect(open(position({ players: [{ at: 'H9', gold: 3 }, { at: 'H8' }] })).offered).not.toContain(
        'barter',
      );
    },
  );

  ruleTest('happens in the turn of one of the two [RB-BARTER-02]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', gold: 3 },
          { at: 'H8', gold: 3 },
          { at: 'H8', gold: 3 },
        ],
      }),
    );
    expect(t.offered).not.toContain('barter');
    pick(t, 'end');
    expect(t.offered).toContain('barter');
  });

  ruleTest('offers nothing but gold and assets [RB-BARTER-04, RB-BARTER-05]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', gold: 0, trophies: ['combat'], hand: ['blank'], quests: ['The Goat Track'], lore: 3 },
          { at: 'H9', gold: 0 },
        ],
      }),
    );
    expect(t.offered).not.toContain('barter');
  });

  ruleTest('needs both to agree [RB-BARTER-06]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', gold: 3 },
          { at: 'H9', gold: 4 },
        ],
      }),
    );
    pick(t, 'barter', 1, 4, 'no');
    expect([hero(t, 0).gold, hero(t, 1).gold]).toEqual([3, 4]);
  });

  ruleTest('may be a gift [RB-BARTER-07]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', gold: 3 },
          { at: 'H9', gold: 4 },
        ],
      }),
    );
    pick(t, 'barter', 3, 0, 'yes');
    expect([hero(t, 0).gold, hero(t, 1).gold]).toEqual([0, 7]);
  });

  ruleTest('is offered between actions only [RB-BARTER-08]', (open) => {
    const t = open(position({ players: [{ at: 'H9', gold: 3 }, { at: 'H9' }] }));
    pick(t, 'move');
    expect(t.offered).not.toContain('barter');
  });

  ruleTest('checks the limit after the exchange as a whole [RB-BARTER-09]', (open) => {
    const axe = ware('Axe', 'weapon');
    const t = open(
      position({
        players: [
          { at: 'H9', gold: 0, assets: [sword] },
          { at: 'H9', gold: 0, assets: [axe] },
        ],
      }),
    );
    pick(t, 'barter', ['Sword'], ['Axe'], 'yes');
    expect([facts(t, 0).assets, facts(t, 1).assets, t.prompt]).toEqual([['Axe'], ['Sword'], 'rb.ask.turn']);
    const u = open(
      position({
        players: [
          { at: 'H9', gold: 0, assets: [sword] },
          { at: 'H9', gold: 0, assets: [axe] },
        ],
      }),
    );
    pick(u, 'barter', ['Sword'], [], 'yes');
    expect([u.asked, u.prompt, offers(u)]).toEqual([1, 'rb.ask.asset-limit', ['Axe', 'Sword']]);
  });
});
