import { type Amount, amountOf, pieces } from '@questwright/adventure';
import { last, type Text } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { mindMeld } from '../content/heroes/master-thorn.ts';
import * as words from '../rules/effects/index.ts';
import { type Runebound, SPENT } from '../rules/state.ts';
import {
  alone,
  ann,
  type Case,
  check,
  condition,
  cost,
  duel,
  ERRAND,
  effect,
  enemy,
  FURS,
  HERE,
  king,
  never,
  nobody,
  RING,
  say,
  stateOf,
  touched,
  two,
} from './cases.ts';
import { FOE, fight } from './fight.ts';

/** A fight in which the tokens show this. */
const shown = (hero: string[], foe: readonly (string | readonly string[])[] = FOE): Start<Runebound> =>
  fight({ hero, foe });

/** A fight in which an ability has set something up for a side until the round ends. */
const noted = (what: string, side: number): Start<Runebound> =>
  touched(fight(), (g) => {
    last(g, what, { until: 'combat-round', n: side });
  });

/** A fight in which Ann has spent all her tokens. */
const spent = (): Start<Runebound> =>
  touched(fight(), (g) => {
    for (const token of pieces(g, 'tokens:0')) token.state = SPENT;
  });

describe('an effect that would do nothing in a combat is known to', () => {
  const symbols = ['physical', 'magic', 'surge'];
  const IN_COMBAT: Case[] = [
    effect('deal damage', words.deal(1, 'magic'), [fight()], [alone()]),
    effect('deal none', words.deal(words.perTrophy(1), 'magic'), [], [fight()]),
    effect('double symbols', words.doubleAll('magic'), [fight()], [alone(), noted('doubled-magic', 0)]),
    effect('forbid surges', words.forbidSurges(), [fight()], [alone(), noted('forbidden-surges', 1)]),
    effect(
      'set something up',
      words.untilRoundEnds(mindMeld, 'rb.effect.reflect'),
      [fight(), noted('mind-meld', 1)],
      [alone(), noted('mind-meld', 0)],
    ),
    effect('act again', words.actAgain(), [fight()], [alone()]),
    effect(
      'unless the foe pays',
      words.unlessFoePays(words.spendSymbol('shield'), words.heal(1)),
      [fight({ player: { damage: 1 } })],
      [fight()],
    ),
    effect('the foe heals', words.foeDoes(words.heal(1)), [fight({ damage: 1 })], [fight(), alone()]),
    effect('take the enemy', words.takeFoeAsTrophy(), [fight()], [duel, alone()]),
    effect('flee', words.flee(), [fight(), duel], [alone()]),
    effect(
      'flip a shield of the foe',
      words.flip(words.foesTokens(1, { symbol: 'shield' })),
      [shown(symbols, ['enemy', 'shield', 'enemy', 'surge', 'double'])],
      [shown(symbols), shown(['shield', 'magic', 'surge']), alone()],
    ),
    effect(
      'flip an own shield',
      words.flip(words.ownTokens(1, { symbol: 'shield' })),
      [shown(['shield', 'magic', 'surge'])],
      [shown(symbols, ['enemy', 'shield', 'enemy', 'surge', 'double'])],
    ),
    effect(
      'flip any shield',
      words.flip(words.anyTokens(1, { symbol: 'shield' })),
      [shown(['shield', 'magic', 'surge']), shown(symbols, ['enemy', 'shield', 'enemy', 'surge', 'double'])],
      [shown(symbols)],
    ),
    effect(
      'recast a spent token of the foe',
      words.recast(words.foesTokens(1, { spent: true })),
      [],
      [fight()],
    ),
    effect(
      'recast an own spent token',
      words.recast(words.ownTokens(1, { spent: true })),
      [fight()],
      [alone()],
    ),
    effect('flip an own token', words.flip(words.ownTokens(1)), [fight()], [spent()]),
    effect('flip a token of the foe', words.flip(words.foesTokens(1)), [spent()], [alone()]),
    effect('return spent magic', words.returnSpent(1, 'magic'), [], [fight()]),
    effect('return spent surges', words.returnSpent(1, 'surge'), [fight()], [alone()]),
    cost(
      'a shield symbol',
      words.spendSymbol('shield'),
      [shown(['shield', 'magic', 'surge'])],
      [shown(symbols), alone()],
    ),
    cost(
      'a surge',
      words.spendSymbol('surge'),
      [shown(symbols)],
      [shown(['physical', 'magic', 'dash']), alone()],
    ),
    cost('two surges', words.spendSymbol('surge', 2), [], [shown(symbols)]),
    condition(
      'a foe that is hurt',
      words.foeIsHurt(),
      [fight({ damage: 1 })],
      [fight({ player: { damage: 1 } }), alone()],
    ),
    condition('the first round', words.inCombatRound(1), [fight()], [alone()]),
    condition('the second round', words.inCombatRound(2), [], [fight()]),
    condition(
      'a dragon',
      words.foeIs('Dragon'),
      [fight({ enemy: 'Dreadbringer' })],
      [fight({ enemy: 'Sorcerer' }), duel, alone()],
    ),
  ];

  it('for a hero', () => {
    for (const one of IN_COMBAT) check(one);
  });

  it('for an enemy', () => {
    const own: Case[] = [
      effect('heal', words.heal(1), [fight({ damage: 1 })], [fight({ player: { damage: 1 } })]),
      effect('get away', words.getAway(), [fight()]),
      effect('the foe tests', words.foeTests('mind', 0, words.deal(1, 'enemy')), [fight()]),
      effect(
        'the foe tests for nothing',
        words.foeTests('mind', 0, words.heal(1)),
        [fight({ damage: 1 })],
        [fight()],
      ),
      effect('what only heroes do', words.gainGold(1), [], [fight()]),
    ];
    for (const one of own) check(one, enemy);
    check(effect('a hero gets not away', words.getAway(), [], [fight(), alone()]));
  });
});

describe('what is paid and what is asked for', () => {
  it('costs', () => {
    const COSTS: Case[] = [
      cost('gold', words.payGold(3), [alone({ gold: 3 })], [alone({ gold: 2 })]),
      cost('one exertion', words.exert(), [alone({ hand: ['blank'] })], [alone()]),
      cost(
        'two exertions',
        words.exert(2),
        [alone({ hand: ['blank', 'blank'] })],
        [alone({ hand: ['blank'] })],
      ),
      cost('a trophy', words.spendTrophies(1), [alone({ trophies: ['social'] })], [alone()]),
      cost(
        'a combat trophy',
        words.spendTrophies(1, 'combat'),
        [alone({ trophies: ['combat'] })],
        [alone({ trophies: ['social'] })],
      ),
      cost('lore', words.spendStory(2, 'lore'), [alone({ lore: 2 })], [alone({ lore: 1 })]),
      cost('a card that is no asset', words.giveUpThis(), [], [alone()]),
    ];
    for (const one of COSTS) {
      check(one);
      check(never({ ...one, no: [] }), nobody);
    }
  });

  it('costs say what they take', () => {
    const said = (one: { readonly text: Text }): string => say(one.text);
    expect(said(words.spendTrophies(1, 'combat'))).toContain('combat');
    expect(said(words.spendTrophies(1))).not.toMatch(/combat|exploration|social|gray/);
    expect(said(words.spendTrophies(2))).toContain('2');
    expect(said(words.exert(2))).not.toBe(said(words.exert()));
  });

  it('conditions', () => {
    const CONDITIONS: Case[] = [
      condition(
        'in a town or city',
        words.inSite('town', 'city'),
        [alone(HERE), alone({ at: 'Forge' })],
        [alone({ at: 'I9' }), alone({ at: "Suvar's Rest" })],
      ),
      condition(
        'in forest',
        words.inTerrain('forest'),
        [alone({ at: 'I5' }), alone({ at: 'Forge' })],
        [alone(HERE)],
      ),
      condition('in the wilderness', words.inWilderness(), [alone({ at: 'I9' })], [alone(HERE)]),
      condition('on a road', words.onRoad(), [alone(HERE)], [alone({ at: 'I9' })]),
      condition('hurt', words.hurt(), [alone({ damage: 1 })], [alone()]),
      condition('unhurt', words.unhurt(), [alone()], [alone({ damage: 1 })]),
      condition('with gold', words.hasGold(2), [alone({ gold: 2 })], [alone({ gold: 1 })]),
      condition(
        'with goods',
        words.hasAsset('goods'),
        [alone({ assets: [RING, FURS] })],
        [alone({ assets: [RING] })],
      ),
      condition('without cards', words.hasNoCards(), [alone()], [alone({ hand: ['blank'] })]),
      condition('with quests', words.hasQuests(1), [alone({ quests: [ERRAND] })], [alone()]),
      condition('with skills', words.hasLearned(1), [alone({ learned: ['Guile'] })], [alone()]),
      condition('with trophies', words.hasTrophies(1), [alone({ trophies: ['social'] })], [alone()]),
      condition('with lore', words.hasStory(2, 'lore'), [alone({ lore: 2 })], [alone({ lore: 1 })]),
      condition('in company', words.withAnotherHero(), [two(HERE, HERE)], [two(HERE, { at: 'H8' })]),
      condition(
        'in a place',
        words.inPlace('Greenwood'),
        [alone({ at: 'O11' }), alone({ at: 'O12' })],
        [alone(HERE)],
      ),
    ];
    for (const one of CONDITIONS) {
      check(one);
      check(never({ ...one, no: [] }), nobody);
    }
    check(condition('in Act 2', words.inAct(2), [alone({}, { act: 2 })], [alone()]));
    check(condition('not hurt', words.not(words.hurt()), [alone()], [alone({ damage: 1 })]));
    expect(() => words.inPlace('Nowhere')).toThrow('no such place');
  });
});

describe('amounts', () => {
  it('follow what they count', () => {
    const count = (start: Start<Runebound>, amount: Amount): number => {
      const g = stateOf(start);
      return amountOf(g, ann(g), amount);
    };
    const rich = alone({
      lore: 3,
      trophies: ['social', 'combat'],
      quests: [ERRAND],
      learned: ['Guile'],
      at: 'H9',
    });
    expect(count(rich, words.perStoryToken(2, 'lore'))).toBe(6);
    expect(count(rich, words.perTrophy(3))).toBe(6);
    expect(count(rich, words.perQuest(2))).toBe(2);
    expect(count(rich, words.perLearned(4))).toBe(4);
    expect(count(rich, words.equalTo('mind'))).toBe(4); // 2 and Guile's 2
    expect(count(king(HERE, ['A1', 'A1']), words.perZombie(2))).toBe(4);
    expect(count(rich, words.perRound(1))).toBe(0);
    expect(count(fight(), words.perToken(1, 'foe', 'enemy'))).toBe(3);
    expect(count(fight(), words.perToken(1, 'own', 'magic'))).toBe(1);
    expect(count(rich, words.perToken(1, 'own', 'magic'))).toBe(0);
  });
});
