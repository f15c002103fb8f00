import type { Start } from '@questwright/kernel/testing';
import { describe, it } from 'vitest';
import * as words from '../rules/effects/index.ts';
import type { Runebound } from '../rules/state.ts';
import {
  alone,
  type Case,
  check,
  ERRAND,
  effect,
  FURS,
  HERE,
  king,
  never,
  nobody,
  RING,
  touched,
  two,
} from './cases.ts';
import { fight } from './fight.ts';

/** Twelve assets of which each costs 4 or more. */
const DEAR = {
  Forge: ['Sawtooth Axe', 'Truesteel Axe', 'Ringmail'],
  Tamalir: ['War Mage’s Robe', 'Case of Philters', 'Talon Gauntlet'],
  Dawnsmoor: ['Staff of Light', 'Thornmail', 'Yew Bow'],
  Riverwatch: ['Warded Plate', 'Blooded Courser', 'Peddler’s Coat'],
};

/** With dice of a seat's on the table. */
const rolled = (start: Start<Runebound>, seat = 0): Start<Runebound> =>
  touched(start, (g) => {
    g.roll = { seat, faces: [0, 1], spent: 0, rerolled: [], why: 'move' };
  });

describe('an effect that would do nothing between actions is known to', () => {
  const OUTSIDE: Case[] = [
    effect('draw an adventure', words.drawAdventure('combat'), [alone()]),
    effect('draw any adventure', words.drawAnyAdventure(), [alone()]),
    effect(
      'resolve another quest',
      words.resolveAnotherQuest(),
      [alone({ quests: [ERRAND] })],
      [alone(), alone({ quests: ['Beast of the Hollows'] })],
    ),
    effect('fight', words.fight('ashwing', 'Ashwing'), [alone()], [alone({ damage: 9 }), fight()]),
    effect(
      'refresh a gem',
      words.refreshOneGem('combat'),
      [alone({}, { 'facedown gems': ['J8'] })],
      [alone(), alone({}, { 'facedown gems': ['I10'] })],
    ),
    effect('refresh any gem', words.refreshOneGem(), [alone({}, { 'facedown gems': ['I10'] })], [alone()]),
    effect(
      'take a trophy off a discard pile',
      words.trophyFromDiscard('social'),
      [alone({}, { discards: { social: ['Tales of Old'] } })],
      [alone()],
    ),
    effect(
      'look at a deck',
      words.scry('social'),
      [alone()],
      [alone({}, { decks: { social: { only: [] } } })],
    ),
    effect('heal', words.heal(2), [alone({ damage: 1 })], [alone()]),
    effect('heal all', words.healAll(), [alone({ damage: 1 })], [alone()]),
    effect('take damage', words.takeDamage(1), [alone()]),
    effect('be delayed', words.beDelayed(), [alone()], [alone({ delayed: true })]),
    effect('rest', words.restNow(), [alone({ damage: 1 })], [alone(), fight({ player: { damage: 1 } })]),
    effect('train', words.trainNow(), [alone()]),
    effect('get up', words.getUp(), [alone({ delayed: true })], [alone()]),
    effect('gain gold', words.gainGold(1), [alone()]),
    effect(
      'gain gold for each trophy',
      words.gainGold(words.perTrophy(1)),
      [alone({ trophies: ['social'] })],
      [alone()],
    ),
    effect('lose gold', words.loseGold(1), [alone({ gold: 1 })], [alone({ gold: 0 })]),
    effect('draw skills', words.drawSkills(1), [alone()]),
    effect('draw no skills', words.drawSkills(words.perQuest(1)), [alone({ quests: [ERRAND] })], [alone()]),
    effect('discard skills', words.discardSkills(1), [alone({ hand: ['blank'] })], [alone()]),
    effect('gain a trophy', words.gainTrophy(1), [alone()]),
    effect(
      'gain a trophy for each skill',
      words.gainTrophy(words.perLearned(1)),
      [alone({ learned: ['Guile'] })],
      [alone()],
    ),
    effect('lose a trophy', words.loseTrophy(), [alone({ trophies: ['combat'] })], [alone()]),
    effect('gain lore', words.gainLore(), [alone()], [alone({}, { scenario: 'corpse-king' })]),
    effect('gain a companion', words.gainCompanion(), [alone({}, { scenario: 'corpse-king' })], [alone()]),
    effect('lose lore', words.loseStory(1, 'lore'), [alone({ lore: 1 })], [alone()]),
    effect('learn for free', words.learnFree(), [alone({ hand: ['blank'] })], [alone()]),
    effect(
      'take an asset',
      words.takeAssetOfCost(3),
      [alone({}, { markets: { ...DEAR, Forge: ['Sawtooth Axe', 'Truesteel Axe', 'Horn of Courage'] } })],
      [alone({}, { markets: DEAR })],
    ),
    effect('discard an asset', words.discardAsset(), [alone({ assets: [RING] })], [alone()]),
    effect('gain actions', words.gainActions(1), [alone()], [two({}, {}, { active: 'p2', first: 'p2' })]),
    effect(
      'buy anywhere',
      words.buyAnywhere(1),
      [alone({ gold: 3 }, { markets: DEAR })],
      [alone({ gold: 2 }, { markets: DEAR })],
    ),
    effect('sell anywhere', words.sellAnywhere(), [alone({ assets: [RING] })], [alone()]),
    effect('take gold from another', words.takeGoldFromThatHero(1), [alone()]),
    effect('move', words.moveHexes(1), [alone()], [fight()]),
    effect(
      'move not at all',
      words.moveHexes(words.perTrophy(1)),
      [alone({ trophies: ['social'] })],
      [alone()],
    ),
    effect('go to a city', words.goToSite('city'), [alone()], [fight()]),
    effect('go to a place', words.goToPlace('Forge'), [alone()], [alone({ at: 'Forge' })]),
    effect('go to water', words.goToTerrain('water', 1), [alone({ at: 'L9' })], [alone({ at: 'H9' })]),
    effect('reroll dice', words.rerollDice('all'), [rolled(alone())], [alone(), rolled(two({}, {}), 1)]),
    effect(
      'move with dice',
      words.moveWithDice(),
      [alone()],
      [rolled(alone()), alone({ assets: [{ name: 'Chains', bonus: { speed: -3 } }] })],
    ),
    effect('roll for something', words.forEachMatch(1, 'own hex', words.gainGold), [alone()]),
    effect(
      'each hero',
      words.forHero(words.eachHero, words.loseGold(1)),
      [two({ gold: 0 }, { gold: 1 })],
      [two({ gold: 0 }, { gold: 0 })],
    ),
    effect(
      'learn from another',
      words.learnFromAnothersHand(),
      [two(HERE, { ...HERE, hand: ['blank'] })],
      [two(HERE, HERE), two(HERE, { at: 'H8', hand: ['blank'] })],
    ),
    effect(
      'trade goods',
      words.tradeGoods(),
      [alone({ assets: [FURS] })],
      [alone({ assets: [RING] }), alone()],
    ),
    effect('kill a zombie', words.killZombie(1), [king(HERE, ['H9'])], [king(HERE, ['H8'])]),
    effect('banish a zombie', words.banishZombie(), [king(HERE, ['A1'])], [king(HERE, [])]),
    effect('move a zombie', words.moveZombie(), [king(HERE, ['A1'])], [king(HERE, [])]),
    effect(
      'test for something',
      words.test('mind', 0, { pass: words.loseGold(1) }),
      [alone({ gold: 1 })],
      [alone({ gold: 0 })],
    ),
    effect(
      'test lest something',
      words.test('mind', 0, { pass: words.loseGold(1), fail: words.heal(1) }),
      [alone({ gold: 0, damage: 1 })],
      [alone({ gold: 0 })],
    ),
    effect(
      'pay for something',
      words.paying(words.payGold(2), words.heal(1)),
      [alone({ gold: 2, damage: 1 })],
      [alone({ gold: 1, damage: 1 }), alone({ gold: 2 })],
    ),
  ];

  it('when a hero is meant', () => {
    for (const one of OUTSIDE) check(one);
  });

  it('when none is', () => {
    const ofNoHero = [
      'refresh a gem',
      'refresh any gem',
      'each hero',
      'each other hero',
      'banish a zombie',
      'move a zombie',
    ];
    for (const one of OUTSIDE) if (!ofNoHero.includes(one.what)) check(never(one), nobody);
  });
});
