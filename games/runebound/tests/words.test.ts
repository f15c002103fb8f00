import { anotherHero } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Ability } from '../rules/definitions.ts';
import * as words from '../rules/effects/index.ts';
import { hexCalled } from '../rules/map/hexes.ts';
import { makePiece } from '../rules/pieces.ts';
import { doing, fighting, use, withCharm } from './charm.ts';
import { fight, passBoth } from './fight.ts';
import { combat, facts, hero, names, offers, pick, type T } from './look.ts';
import { dice, heroCasts, plainHero, position } from './position.ts';

/** The same in two combat rounds. */
const TWICE = heroCasts(['physical', 'physical'], ['magic', 'magic'], ['surge', 'surge']);

describe('what hero cards change', () => {
  ruleTest('bonuses while a condition holds', (open) => {
    const t = open(
      withCharm(position({ players: [{ at: 'H9' }] }), words.plusWhile(words.inSite('town'), { speed: 2 })),
    );
    expect(facts(t).speed).toBe(5);
    pick(t, 'move', 'hex:H8');
    expect(facts(t).speed).toBe(3);
  });

  ruleTest('prices of assets, sales, goods and skills', (open) => {
    const furs = { name: 'Furs', type: 'goods', cost: 1, trade: 3, 'traded in': ['city'] };
    const t = open(
      withCharm(
        position({
          players: [{ at: 'Forge', gold: 3, assets: [furs], hand: [{ name: 'Art', orbs: { gray: 1 } }] }],
          markets: { Forge: [{ name: 'Axe', type: 'weapon', cost: 4 }] },
        }),
        words.cheaper(2, 'weapon'),
        words.betterTrade(2),
        words.betterSale(1),
        words.cheaperSkills(1),
      ),
    );
    pick(t, 'learn Art', 'shop', [], 'buy Axe');
    expect([hero(t).gold, facts(t).learned]).toEqual([1, ['Art']]);
    pick(t, 'use Furs');
    expect(hero(t).gold).toBe(6);
    pick(t, 'shop', ['Axe']);
    expect(hero(t).gold).toBe(11);
  });

  ruleTest('what dice must show to move', (open) => {
    const rolled = (at: string, face: string, ...abilities: Ability[]): string[] => {
      const body = plainHero(0, { speed: 1 });
      const t = open(
        withCharm(position({ players: [{ hero: body, at }], chance: dice(face) }), ...abilities),
      );
      return pick(t, 'move', 'roll').offered;
    };
    expect(rolled('I9', 'plains', words.anyDieInto('mountain'))).toContain('hex:J8');
    expect(rolled('I9', 'plains/forest', words.dieServesAs('forest', 'mountain'))).toContain('hex:J8');
    expect(rolled('L3', 'plains', words.anyDieOverRivers())).toContain('hex:L4');
  });

  ruleTest('how many cards a test reveals', (open) => {
    const trial = { name: 'Trial', options: ['test mind to gain 1 gold', 'heal 1'] };
    const t = open(
      withCharm(
        position({ players: [{ at: 'I10', hand: ['blank'] }], decks: { social: [trial] } }),
        words.plusOnTests(2, 'mind'),
      ),
    );
    pick(t, 'adventure', 'option:1');
    expect(names(t, 'revealed')).toHaveLength(4);
  });

  ruleTest('initiative, and the foe’s retreat', (open) => {
    const t = open(fighting(words.plusInitiative(2), { foe: ['dash', 'enemy', 'enemy', 'enemy', 'double'] }));
    expect(t.asked).toBe(0);
    const u = open(
      withCharm(
        position({
          players: [
            { at: 'H9', casts: TWICE },
            { at: 'H9', casts: TWICE },
          ],
          combat: { challenged: 'p2' },
        }),
        words.foeCannotRetreat(),
      ),
    );
    passBoth(u);
    expect([u.asked, u.prompt]).toEqual([0, 'rb.ask.retreat']);
    pick(u, 'no');
    expect(combat(u).round).toBe(2); // the other was not asked
  });
});

describe('what effects do to heroes', () => {
  ruleTest('go to a site, a place, or a terrain near by', (open) => {
    const t = open(doing(words.goToSite('shrine')));
    use(t, "Suvar's Rest");
    expect(facts(t).at).toBe("Suvar's Rest");
    expect(facts(use(open(doing(words.goToPlace('Skydown'))))).at).toBe('Skydown');
    const u = open(doing(words.goToTerrain('mountain', 2)));
    use(u);
    expect(facts(u).at).toBe("Mennara's Teeth J8");
  });

  ruleTest('move with dice, rest and train for no further action', (open) => {
    const t = open(
      doing(words.moveWithDice(), { players: [{ at: 'H9' }], chance: dice('plains', 'plains', 'plains') }),
    );
    use(t, 'hex:H8', 'stop');
    expect([facts(t).at, hero(t).actions]).toEqual(['plains H8', 2]);
    expect(hero(use(open(doing(words.restNow(), { players: [{ damage: 4 }] })))).damage).toBe(0);
    expect(facts(use(open(doing(words.trainNow())))).hand).toHaveLength(3);
  });

  ruleTest('get up, and gain actions', (open) => {
    const t = open(withCharm(position({ players: [{ delayed: true }] }), words.freely(words.getUp())));
    use(t);
    expect([hero(t).delayed, hero(t).actions]).toEqual([false, 3]);
    expect(hero(use(open(doing(words.gainActions(2))))).actions).toBe(4);
  });

  ruleTest('reroll dice of the hero’s choice', (open) => {
    const t = open(
      withCharm(
        position({ players: [{ at: 'I9' }], chance: dice('mountain/water', 'plains', 'plains', 'wild') }),
        words.onDice(words.rerollDice(1), { once: 'turn' }),
      ),
    );
    pick(t, 'move', 'roll');
    use(t, ['mountain/water']);
    expect(t.state.roll!.faces[0]).toBe(0);
  });

  ruleTest('add successes to a test', (open) => {
    const trial = { name: 'Trial', options: ['test mind to gain 1 gold', 'heal 1'] };
    const t = open(
      withCharm(
        position({
          players: [{ at: 'I10', gold: 0 }],
          decks: { social: [trial], skill: ['blank', 'blank'] },
        }),
        words.inTest(words.addSuccesses(1), { once: 'turn' }),
      ),
    );
    pick(t, 'adventure', 'option:1');
    use(t);
    expect(hero(t).gold).toBe(1);
  });

  ruleTest('lose trophies, story tokens, gold, assets and skills', (open) => {
    const lose = words.inOrder(
      words.loseTrophy(),
      words.loseStory(1, 'lore'),
      words.loseGold(2),
      words.discardSkills(1),
    );
    const t = open(doing(lose, { players: [{ gold: 1, lore: 2, trophies: ['social'], hand: ['blank'] }] }));
    use(t);
    expect([facts(t).trophies.all, facts(t).lore, hero(t).gold, facts(t).hand]).toEqual([0, 1, 0, []]);
    const u = open(
      doing(words.discardAsset(), { players: [{ assets: [{ name: 'Cloak', type: 'clothing' }] }] }),
    );
    use(u, 'Cloak');
    expect(facts(u).assets).toEqual(['Charm']);
  });

  ruleTest('buy and sell wherever the hero is', (open) => {
    const markets = { Forge: [{ name: 'Axe', type: 'weapon', cost: 4 }] };
    const t = open(doing(words.buyAnywhere(1), { players: [{ at: 'H9', gold: 3 }], markets }));
    use(t, 'Axe');
    expect([facts(t).assets, hero(t).gold, names(t, 'market:Forge').length]).toEqual([
      ['Charm', 'Axe'],
      0,
      3,
    ]);
    const u = open(
      doing(words.sellAnywhere(2), {
        players: [{ gold: 0, assets: [{ name: 'Cloak', type: 'clothing', cost: 3 }] }],
      }),
    );
    use(u, 'Cloak');
    expect(hero(u).gold).toBe(5);
  });
});

describe('what effects do with adventures', () => {
  ruleTest('draw from a deck of choice, look at its top, take from its discards', (open) => {
    const t = open(
      doing(words.drawAnyAdventure(), { players: [{}], decks: { exploration: ['The Goat Track'] } }),
    );
    use(t, 'exploration');
    expect(facts(t).quests).toEqual(['The Goat Track']);
    const u = open(
      doing(words.scry('exploration'), {
        players: [{}, {}],
        decks: { exploration: ['The Goat Track', 'The Twisted Path'] },
      }),
    );
    use(u, 'yes');
    expect(names(u, 'exploration-deck')[0]).toBe('The Twisted Path');
    expect(names(u, 'exploration-deck').at(-1)).toBe('The Goat Track');
    const v = open(
      doing(words.trophyFromDiscard('social'), { players: [{}], discards: { social: ['Tales of Old'] } }),
    );
    use(v);
    expect(names(v, 'trophies:0')).toEqual(['Tales of Old']);
  });

  ruleTest('turn one gem or all of them faceup', (open) => {
    const doc = { players: [{}], 'facedown gems': ['J8', 'I10', 'A4'] };
    const t = open(doing(words.refreshOneGem('social'), doc));
    use(t);
    expect(t.state.gems.filter((up) => up)).toHaveLength(25);
    expect(use(open(doing(words.refreshGems(), doc))).state.gems.every((up) => up)).toBe(true);
  });

  ruleTest('fight an enemy that is on no adventure card, and go on after it', (open) => {
    const effect = words.inOrder(words.fight('high-lord-margath', 'High Lord Margath'), words.gainGold(1));
    const t = open(
      doing(effect, {
        players: [{ gold: 0, at: 'I9', casts: heroCasts('physical', 'magic', 'surge') }, {}],
        chance: { ...dice('plains'), '*': 'seeded' },
      }),
    );
    use(t);
    expect(t.state.combat!.kind).toBe('story');
    passBoth(t);
    pick(t, 'yes', 'hex:I8');
    expect([t.state.combat, hero(t).gold, names(t, 'aside')]).toEqual([null, 1, ['High Lord Margath']]);
  });
});

describe('what effects do to others', () => {
  ruleTest('each hero', (open) => {
    const three = { players: [{ gold: 0 }, { gold: 0 }, { gold: 0 }] };
    const golds = (t: T): number[] => t.state.heroes.map(({ gold }) => gold);
    expect(golds(use(open(doing(words.forHero(words.eachHero, words.gainGold(1)), three))))).toEqual([
      1, 1, 1,
    ]);
  });

  ruleTest('take gold from that hero', (open) => {
    const rob = words.inOrder(words.forHero(anotherHero, words.beDelayed()), words.takeGoldFromThatHero(3));
    const t = open(
      doing(rob, {
        players: [
          { at: 'H9', gold: 0 },
          { at: 'H9', gold: 2 },
        ],
      }),
    );
    use(t);
    expect([hero(t, 0).gold, hero(t, 1).gold, hero(t, 1).delayed]).toEqual([2, 0, true]);
  });

  ruleTest('zombies move, come and go', (open) => {
    const doc = { scenario: 'corpse-king', players: [{}], zombies: ['A1'] };
    const t = open(doing(words.moveZombie(), doc));
    use(t, 'hex:B1');
    expect(t.state.zombies).toEqual([hexCalled('B1')]);
    expect(use(open(doing(words.banishZombie(), doc))).state.zombies).toEqual([]);
    expect(use(open(doing(words.placeZombies(2, 'Elmford'), doc))).state.zombies).toHaveLength(3);
  });
});

describe('what effects do in a combat', () => {
  ruleTest('flee without a die, but not from where nobody retreats', (open) => {
    const t = open(fighting(words.combatAction(words.flee()), { player: { at: 'I9' } }));
    use(t, 'hex:J8');
    expect([facts(t).at, t.state.combat, names(t, 'combat-discard')]).toEqual([
      "Mennara's Teeth J8",
      null,
      ['Brute'],
    ]);
  });

  ruleTest('damage that grows, cannot be blocked, or is cancelled', (open) => {
    const shields = ['enemy', 'shield', 'enemy', 'surge', 'double'];
    const more = words.onBlow('by you', words.inOrder(words.changeBlow(2), words.cannotBeBlocked()));
    const t = open(fighting(more, { foe: shields }));
    pick(t, 'deal magic');
    expect([combat(t).defender.damage, t.prompt]).toEqual([3, 'rb.ask.combat-action']);
    const u = open(fighting(words.onBlow('to you', words.may(words.cancel()), { once: 'combat' })));
    pick(u, 'pass', 'deal enemy damage', ['1 damage (dash on its back)'], 'yes');
    expect(hero(u).damage).toBe(0);
    pick(u, 'deal enemy damage', ['1 damage (1 shield on its back)']);
    expect(hero(u).damage).toBe(1); // once per combat
  });

  ruleTest(
    'a surge of the foe is cancelled: paid, used, without effect [RB-ABILITY-11, RB-ABILITY-13, RB-EX-21]',
    (open) => {
      const enemy = { name: 'Brute', health: 9, surge: { '1 Slice': 'deal 2' } };
      const more = { act: 2, chance: { 'cast master': ['surge'] } };
      const t = open(fighting(words.onFoesSurge(words.may(words.cancel())), { enemy, more }));
      pick(t, 'pass', 'Slice', '1 surge (1 damage on its back)', 'yes');
      expect([hero(t).damage, combat(t).defender.spent]).toEqual([0, ['enemy-4']]);
      expect(combat(t).defender.pool.master).toBe('1 surge'); // it could pay again
      expect(offers(t).some((text) => text.startsWith('Slice'))).toBe(false);
    },
  );

  ruleTest('cancelled or prevented, it does not happen [RB-ABILITY-09]', (open) => {
    const enemy = { name: 'Brute', health: 9, surge: { '1 Slice': 'deal 2' } };
    const cancelled = open(fighting(words.onFoesSurge(words.cancel()), { enemy }));
    pick(cancelled, 'pass', 'Slice');
    const prevented = open(fighting(words.onBlow('to you', words.cancel()), { enemy }));
    pick(prevented, 'pass', 'Slice');
    expect([hero(cancelled).damage, hero(prevented).damage]).toEqual([0, 0]);
    const outside = open(
      withCharm(
        position({ scenario: 'corpse-king', players: [{ at: 'H9' }], zombies: ['H8'] }),
        words.trigger('wouldTake', { text: 'rb.when.damaged', when: () => true }, words.cancel()),
      ),
    );
    pick(outside, 'move', 'hex:H8');
    expect(hero(outside).damage).toBe(0);
  });

  ruleTest('it is cancelled just before it would happen, and at no other time [RB-ABILITY-10]', (open) => {
    const enemy = { name: 'Brute', health: 9, surge: { '1 Slice': 'deal 2' } };
    const t = open(fighting(words.onFoesSurge(words.may(words.cancel())), { enemy }));
    expect(offers(t).some((text) => text.includes('Charm'))).toBe(false);
    pick(t, 'pass', 'Slice');
    expect([t.asked, combat(t).defender.spent, hero(t).damage]).toEqual([0, ['enemy-4'], 0]); // paid, not done
    pick(t, 'no');
    expect([hero(t).damage, t.asked]).toEqual([2, 1]);
  });

  ruleTest('the foe has to do something', (open) => {
    const t = open(fighting(words.combatAction(words.foeDoes(words.heal(1))), { damage: 3 }));
    use(t);
    expect(combat(t).defender.damage).toBe(2);
  });

  ruleTest('symbols count twice, surges are forbidden, spent tokens return', (open) => {
    const t = open(fighting(words.inCombat(words.doubleAll('physical'), { once: 'combat' })));
    use(t);
    pick(t, 'deal physical');
    expect(combat(t).defender.damage).toBe(4);
    const enemy = { name: 'Brute', health: 9, surge: { '1 Slice': 'deal 2' } };
    const u = open(fighting(words.combatAction(words.forbidSurges()), { enemy }));
    use(u);
    expect(offers(u).some((text) => text.startsWith('Slice'))).toBe(false);
    const v = open(fighting(words.combatAction(words.returnSpent(1, 'physical'), { once: 'combat' })));
    pick(v, 'deal physical', 'pass');
    use(v);
    expect(combat(v).attacker.pool['2 physical/shield']).toBe('2 physical');
  });

  ruleTest('amounts follow what they count', (open) => {
    const t = open(fighting(words.combatAction(words.deal(words.perToken(1, 'foe', 'enemy'), 'magic'))));
    use(t);
    expect(combat(t).defender.damage).toBe(3);
  });

  ruleTest('two abilities of one card on the same event resolve in printed order [RB-ABILITY-04]', (open) => {
    const t = open(
      withCharm(
        fight({ player: { gold: 0, damage: 1 } }),
        words.onEngage(words.gainGold(1)),
        words.onEngage(words.heal(1)),
      ),
    );
    expect(t.log.map(({ key }) => key).slice(0, 2)).toEqual(['rb.log.gains-gold', 'rb.log.heals']);
  });
});

describe('abilities that happen together', () => {
  ruleTest(
    'the active player’s first, then the others’ in turn order from the first player [RB-ABILITY-07, RB-ABILITY-15]',
    (open) => {
      const whoever = words.trigger(
        'rested',
        { text: 'rb.when.rested', when: () => true },
        words.gainGold(1),
      );
      const start = withCharm(position({ players: [{}, {}, {}], first: 'p3', active: 'p1' }), whoever);
      const t = open({
        ...start,
        arrange: (g) => {
          start.arrange!(g);
          const { def } = g.zones['assets:0']!.at(-1)!;
          for (const seat of [1, 2]) makePiece(g, def, `assets:${seat}`);
        },
      });
      pick(t, 'rest');
      expect(t.logged('rb.log.gains-gold').map(({ args }) => args!.hero)).toEqual(['Ann', 'Cid', 'Ben']);
    },
  );

  ruleTest('once per turn never means another hero’s turn [RB-ABILITY-05]', (open) => {
    const casts = { 'mok-1': 'magic', 'mok-2': 'agility', 'mok-3': 'surge' };
    const t = open(
      position({
        players: [
          { at: 'H9', casts: heroCasts('physical', 'magic', 'surge') },
          { hero: 'Elder Mok', at: 'H9', hand: ['blank'], casts },
        ],
        combat: { challenged: 'p2' },
      }),
    );
    while (t.asked !== 1) pick(t, 'pass');
    expect([
      offers(t).includes('deal magic damage'),
      offers(t).some((text) => text.startsWith('Restore')),
    ]).toEqual([true, false]);
  });
});
