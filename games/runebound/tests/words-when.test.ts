import { ruleTest, type Start } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Ability, GameEffect } from '../rules/definitions.ts';
import * as words from '../rules/effects/index.ts';
import type { Runebound } from '../rules/state.ts';
import { withCharm } from './charm.ts';
import { fight } from './fight.ts';
import { facts, hero, offers, pick } from './look.ts';
import { foe, heroCasts, position, type Words } from './position.ts';

type Answers = Parameters<typeof pick>[1][];

const DRAW = words.drawSkills(1);
const two = (ann: Words, more: Words = {}, ben: Words = {}): Start<Runebound> =>
  position({
    players: [
      { at: 'H9', gold: 3, ...ann },
      { at: 'A13', gold: 3, ...ben },
    ],
    ...more,
  });
const fair = (option: string): Words => ({
  decks: { social: [{ name: 'Fair', options: [option, 'heal 1'] }] },
});
const CASTS = heroCasts('physical', 'magic', 'surge');

/** What Ann does, by which a charm that says so is triggered. */
const OCCASIONS: readonly [string, (effect: GameEffect) => Ability, Start<Runebound>, Answers][] = [
  ['the end of a turn', words.onTurnEnd, two({}), ['end']],
  ['a rest', words.onRest, two({}), ['rest']],
  ['training', words.onTrain, two({ hand: [] }), ['train']],
  ['learning', words.onLearn, two({ hand: [{ name: 'Art' }] }), ['learn Art']],
  [
    'a purchase',
    words.onBuy,
    two({ at: 'Forge' }, { markets: { Forge: [{ name: 'Axe', type: 'weapon', cost: 1 }] } }),
    ['shop', [], 'buy Axe'],
  ],
  [
    'a trade',
    words.onTrade,
    two({ assets: [{ name: 'Furs', type: 'goods', trade: 2, 'traded in': ['town'] }] }),
    ['use Furs'],
  ],
  [
    'a quest',
    words.onQuestDone,
    two(
      { quests: [{ name: 'Errand', at: ['H9'], outcomes: [{ needs: ['plains'] }] }] },
      { chance: { 'terrain die': ['plains', 'plains', 'plains'] } },
    ),
    ['attempt Errand', 'outcome:I'],
  ],
  ['an adventure', words.onAdventure, two({ at: 'I10' }, fair('gain 1 gold')), ['adventure', 'option:1']],
  ['a step', words.onEnter, two({}), ['move', 'hex:H8']],
  [
    'a step into a town',
    (effect) => words.onEnterSite(['town'], effect),
    two({ at: 'H8' }),
    ['move', 'hex:H9'],
  ],
  [
    'a defeat',
    words.onDefeated,
    two({ at: 'I10', damage: 8 }, fair('take 1 damage')),
    ['adventure', 'option:1'],
  ],
  [
    'a trophy',
    (effect) => words.onTrophy(null, effect),
    two({ at: 'I10' }, fair('gain 1 combat trophy')),
    ['adventure', 'option:1'],
  ],
  [
    'a combat trophy',
    (effect) => words.onTrophy('combat', effect),
    two({ at: 'I10' }, fair('gain 1 combat trophy')),
    ['adventure', 'option:1'],
  ],
  [
    'a passed test',
    words.onTestPassed,
    two(
      { at: 'I10' },
      { decks: { ...(fair('test mind to gain 1 gold').decks as Words), skill: ['success', 'blank'] } },
    ),
    ['adventure', 'option:1'],
  ],
  [
    'a failed test',
    words.onTestFailed,
    two(
      { at: 'I10' },
      { decks: { ...(fair('test mind to gain 1 gold').decks as Words), skill: ['blank', 'blank'] } },
    ),
    ['adventure', 'option:1'],
  ],
  ['a beaten enemy', words.onEnemyDefeated, fight({ enemy: foe({ health: 2 }) }), ['deal physical']],
  ['a combat', words.onEngage, fight(), []],
  ['a cast', words.onCast, fight(), []],
  ['a combat action', words.onOwnCombatAction, fight(), ['deal magic']],
  ['damage', words.onDamaged, fight(), ['pass', 'deal enemy damage', ['1 damage (dash on its back)']]],
  ['damage dealt', words.onDealt, fight(), ['deal magic']],
  ['the foe’s pass', words.onFoesPass, fight({ foe: ['dash', 'enemy', 'enemy', 'enemy', 'dash'] }), ['pass']],
];

/** What happens to others, or is not what the card waits for. */
const NOT: readonly [string, Ability, Start<Runebound>, Answers][] = [
  ['a step into the wilderness', words.onEnterSite(['town'], DRAW), two({ at: 'H9' }), ['move', 'hex:H8']],
  [
    'a social trophy',
    words.onTrophy('combat', DRAW),
    two({ at: 'I10' }, fair('gain 1 social trophy')),
    ['adventure', 'option:1'],
  ],
  ['an own pass', words.onFoesPass(DRAW), fight(), ['pass']],
  ['damage to the foe', words.onDamaged(DRAW), fight(), ['deal magic']],
  [
    'a combat action of the foe',
    words.onOwnCombatAction(DRAW),
    fight(),
    ['pass', 'deal enemy damage', ['1 damage (dash on its back)']],
  ],
];

describe('an ability that waits for something', () => {
  ruleTest('happens when it does', (open) => {
    for (const [what, ability, start, answers] of OCCASIONS) {
      const t = open(withCharm(start, ability(words.gainGold(50))));
      pick(t, ...answers);
      expect(hero(t, 0).gold >= 50, what).toBe(true);
    }
  });

  ruleTest('does not happen otherwise', (open) => {
    for (const [what, ability, start, answers] of NOT) {
      const t = open(withCharm(start, ability));
      const before = (facts(t).hand as string[]).length;
      pick(t, ...answers);
      expect((facts(t).hand as string[]).length, what).toBe(before);
    }
  });

  ruleTest('is deaf to what others do', (open) => {
    for (const [what, ability, , answers] of OCCASIONS.slice(0, 3)) {
      const start = position({ players: [{ gold: 0 }, { at: 'H9' }], active: 'p2', first: 'p2' });
      const t = open(withCharm(start, ability(words.gainGold(50))));
      expect(t.asked).toBe(1);
      pick(t, ...answers);
      expect(hero(t, 0).gold, what).toBe(0);
    }
  });
});

describe('a card that changes a value', () => {
  const wares = {
    markets: {
      Forge: [
        { name: 'Axe', type: 'weapon', cost: 4 },
        { name: 'Hat', type: 'clothing', cost: 4 },
      ],
    },
  };
  const ring = { name: 'Ring', type: 'equipment', cost: 2 };

  ruleTest('changes it for whoever has the card alone', (open) => {
    const charmed = (ability: Ability, ben: Words, more: Words = {}) =>
      open(
        withCharm(
          position({
            players: [{ at: 'A13' }, { at: 'Forge', gold: 0, ...ben }],
            active: 'p2',
            first: 'p2',
            ...more,
          }),
          ability,
        ),
      );
    const buyer = charmed(words.cheaper(2), { gold: 3 }, wares);
    pick(buyer, 'shop');
    expect(offers(buyer)).not.toContain('buy Axe');
    const seller = charmed(words.betterSale(2), { assets: [ring] });
    pick(seller, 'shop', ['Ring']);
    expect(hero(seller, 1).gold).toBe(2);
    const furs = { name: 'Furs', type: 'goods', trade: 3, 'traded in': ['city'] };
    const trader = charmed(words.betterTrade(2), { assets: [furs] });
    pick(trader, 'use Furs');
    expect(hero(trader, 1).gold).toBe(3);
    const student = charmed(words.cheaperSkills(1), { hand: [{ name: 'Art', orbs: { gray: 1 } }] });
    expect(offers(student)).not.toContain('learn Art');
    for (const [ability, fact, value] of [
      [words.plus({ speed: 2 }), 'speed', 3],
      [words.plus({ health: 2 }), 'health', 9],
      [words.plusWhile(words.inSite('city'), { speed: 2 }), 'speed', 3],
    ] as const) {
      expect(facts(charmed(ability, {}), 1)[fact], fact).toBe(value);
    }
  });

  ruleTest('changes the price of one type, or of all', (open) => {
    const bought = (ability: Ability): string[] => {
      const t = open(withCharm(position({ players: [{ at: 'Forge', gold: 2 }], ...wares }), ability));
      pick(t, 'shop', []);
      return offers(t).filter((text) => /^buy (Axe|Hat)/.test(text));
    };
    expect(bought(words.cheaper(2))).toEqual(['buy Axe for 2 gold', 'buy Hat for 2 gold']);
    expect(bought(words.cheaper(2, 'clothing'))).toEqual(['buy Hat for 2 gold']);
    expect(bought(words.cheaper(1))).toEqual([]);
  });

  ruleTest('of somebody who does not fight changes nothing in the combat', (open) => {
    const start = position({
      players: [{ at: 'A13' }, { at: 'H9', casts: CASTS }, { at: 'H9', casts: CASTS }],
      active: 'p2',
      first: 'p2',
      combat: { challenged: 'p3' },
    });
    const t = open(
      withCharm(start, words.foeCannotRetreat(), words.foeHasNoSurges(), words.plusInitiative(3)),
    );
    expect([t.asked, t.view(0).facts]).toEqual([1, expect.objectContaining({ initiative: [1, 1] })]);
    while (t.prompt === 'rb.ask.combat-action') pick(t, 'pass');
    expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.retreat']);
    pick(t, 'no');
    expect([t.asked, t.prompt]).toEqual([2, 'rb.ask.retreat']);
  });
});
