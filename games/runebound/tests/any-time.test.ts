import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fight } from './fight.ts';
import { combat, facts, hero, names, offers, pick } from './look.ts';
import { heroCasts, plainHero, position, type Words } from './position.ts';

/** Second Wind: once per turn, exert to heal 3 damage. */
const WIND = 'use Second Wind: heal 3 damage';
const winded: Words = { learned: ['Second Wind'], hand: ['Tireless'], damage: 4 };

describe('an ability that works once per turn', () => {
  ruleTest('can be used before selling and before buying in a shop [RB-ABILITY-06]', (open) => {
    const axe = { name: 'Axe', cost: 1, type: 'weapon' };
    const shop = (assets: Words[]) =>
      pick(open(position({ players: [{ at: 'Tamalir', gold: 0, ...winded, assets }] })), 'shop');
    const selling = shop([axe]);
    expect([selling.prompt, offers(selling)]).toEqual(['rb.ask.interlude', ['go on', WIND]]);
    pick(selling, 'use Second Wind');
    expect([selling.prompt, hero(selling).damage, hero(selling).actions]).toEqual(['rb.ask.sell', 1, 2]);
    const buying = shop([]);
    expect([buying.prompt, offers(buying).at(-1)]).toEqual(['rb.ask.buy', WIND]);
    pick(buying, 'use Second Wind');
    expect([buying.prompt, hero(buying).damage, offers(buying).includes(WIND)]).toEqual([
      'rb.ask.buy',
      1,
      false,
    ]);
    const later = pick(shop([axe]), 'go on', []);
    expect([later.prompt, offers(later).at(-1)]).toEqual(['rb.ask.buy', WIND]);
  });

  ruleTest('can sell for more in the middle of a shop, and that pays [RB-ABILITY-06, RB-SHOP-10]', (open) => {
    const t = open(
      position({
        players: [
          {
            at: 'Tamalir',
            gold: 0,
            learned: ['The Back Room'],
            assets: [{ name: 'Axe', cost: 3, type: 'weapon' }],
          },
        ],
        markets: { Tamalir: [{ name: 'Bow', cost: 4 }] },
      }),
    );
    pick(t, 'shop', 'go on', []);
    expect(offers(t)).not.toContain('buy Bow');
    pick(t, 'use The Back Room', 'buy Bow');
    expect([facts(t).assets, hero(t).gold]).toEqual([['Bow'], 0]);
  });

  ruleTest('can be used before an event’s option is picked [RB-ABILITY-06]', (open) => {
    const event = { name: 'Trap', options: ['take 6 damage; gain 1 gold', 'gain 2 gold'] };
    const t = open(position({ players: [{ at: 'I10', ...winded }], decks: { social: [event] } }));
    pick(t, 'adventure');
    expect([t.prompt, offers(t).length, offers(t).at(-1)]).toEqual(['rb.ask.event', 3, WIND]);
    pick(t, 'use Second Wind');
    expect(t.offered).toEqual(['option:1', 'option:2']);
    pick(t, 'option:1');
    expect([hero(t).damage, facts(t).defeated]).toEqual([7, false]);
  });

  ruleTest('can be used between drawn cards and before a move [RB-ABILITY-06]', (open) => {
    const lure = { name: 'Lure', options: ['draw 2 social cards', 'gain 1 gold'] };
    const more = ['One', 'Two'].map((name) => ({ name, options: ['gain 1 gold', 'gain 2 gold'] }));
    const t = open(position({ players: [{ at: 'I10', ...winded }], decks: { social: [lure, ...more] } }));
    pick(t, 'adventure', 'option:1');
    expect([t.prompt, offers(t)]).toEqual(['rb.ask.resolve-next', ['One', 'Two', WIND]]);
    const moving = pick(open(position({ players: [{ at: 'I10', ...winded }] })), 'move');
    expect([moving.prompt, offers(moving).at(-1)]).toEqual(['rb.ask.move', WIND]);
  });

  ruleTest('can be used after passing, whenever the foe has acted [RB-ABILITY-06]', (open) => {
    const t = open(fight({ player: winded }));
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([t.asked, t.prompt, offers(t)]).toEqual([0, 'rb.ask.interlude', ['go on', WIND]]);
    pick(t, 'go on');
    expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.combat-action']);
    pick(t, 'deal enemy damage', ['1 damage (1 shield on its back)'], 'use Second Wind');
    expect([hero(t).damage, names(t, 'skill-discard'), t.asked]).toEqual([3, ['Tireless'], 1]);
    pick(t, 'deal enemy damage');
    expect([hero(t).damage, t.asked]).toEqual([4, 1]); // used up
  });

  ruleTest(
    'can be used before a foe with the initiative acts, and after its last action [RB-ABILITY-06]',
    (open) => {
      const t = open(
        fight({
          player: winded,
          hero: ['shield', 'agility', 'dash'],
          foe: ['enemy', 'enemy', 'enemy', 'enemy', 'double'],
        }),
      );
      expect([t.asked, t.prompt, combat(t).turn]).toEqual([0, 'rb.ask.interlude', 'defender']);
      pick(t, 'go on', 'pass', 'pass');
      expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.retreat']); // nothing has happened since it was asked
    },
  );

  ruleTest('is not asked for in another hero’s turn [RB-ABILITY-05]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', casts: heroCasts('physical', 'magic', 'surge') },
          { at: 'H9', ...winded, casts: heroCasts('shield', 'agility', 'dash') },
        ],
        combat: { challenged: 'p2' },
      }),
    );
    pick(t, 'deal magic');
    expect(t.prompt).not.toBe('rb.ask.interlude');
    while (t.prompt !== 'rb.ask.retreat') {
      expect(offers(t)).not.toContain(WIND);
      t.choose(t.prompt === 'rb.ask.shields' ? [] : 'pass');
    }
  });
});

describe('a hero who moves in the middle of an action', () => {
  const walker = { learned: ['Tireless'] };

  ruleTest('finishes to shop in the market where it began [RB-ACT-13]', (open) => {
    const t = open(
      position({
        players: [{ at: 'Tamalir', gold: 4, ...walker }],
        markets: { Tamalir: [{ name: 'Bow', cost: 4 }] },
      }),
    );
    pick(t, 'shop', 'use Tireless', 'hex:G7', 'buy Bow');
    expect([facts(t).at, facts(t).assets, names(t, 'market:Tamalir').length]).toEqual([
      'plains G7',
      ['Bow'],
      3,
    ]);
  });

  ruleTest('still resolves the quest that it explores [RB-ACT-13]', (open) => {
    const quest = {
      name: 'Path',
      at: ['Riverlands'],
      outcomes: [{ needs: ['plains'], brings: 'gain 3 gold' }],
    };
    const t = open(
      position({
        players: [{ hero: plainHero(0, { speed: 1 }), at: 'I8', gold: 0, quests: [quest], ...walker }],
        chance: { 'terrain die': ['plains'] },
      }),
    );
    pick(t, 'attempt Path', 'use Tireless', 'hex:I9', 'outcome:I');
    expect([facts(t).at, hero(t).gold, facts(t).trophies.all]).toEqual(['plains I9', 3, 1]);
  });

  const ROLL = { 'terrain die': ['forest/hills', 'forest/hills', 'forest/hills', 'plains', 'plains'] };

  ruleTest('matches the dice of a rest with the hex that it is in by then [RB-REST-06]', (open) => {
    const rests = (...answers: string[]) =>
      pick(
        open(position({ players: [{ at: 'H10', damage: 8, ...walker }], chance: ROLL })),
        'rest',
        ...answers,
      );
    expect(hero(rests('keep')).damage).toBe(6); // plains
    expect(hero(rests('use Tireless', 'hex:H11')).damage).toBe(5); // hills
  });

  ruleTest('heals what the dice say, though it has come to a town [RB-REST-07]', (open) => {
    const t = open(position({ players: [{ at: 'H10', damage: 8, ...walker }], chance: ROLL }));
    pick(t, 'rest', 'use Tireless', 'hex:H9');
    expect([facts(t).at, hero(t).damage]).toEqual(['Market Town', 6]);
  });
});
