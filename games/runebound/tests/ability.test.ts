import { pieces } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  enemy as enemyCard,
  gainGold,
  heal,
  inCombat,
  onEngage,
  print,
  spendStory,
  surge,
} from '../rules/effects/index.ts';
import { isDefeated } from '../rules/heroes.ts';
import { fighting, use } from './charm.ts';
import { fight, HERO, passBoth } from './fight.ts';
import { combat, facts, hero, logged, names, offers, pick, type T } from './look.ts';
import { dice, enemyCasts, foe, heroCasts, plainHero, position } from './position.ts';

describe('abilities', () => {
  it('are a paragraph each [RB-ABILITY-01]', () => {
    const card = print([surge(1, 'One', heal(1)), surge(2, 'Two', heal(2)), onEngage(gainGold(1))]);
    expect([card.text.length, card.surges.length]).toEqual([3, 2]);
  });

  ruleTest('are triggered on the hero’s own cards alone [RB-ABILITY-02]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', casts: heroCasts(...HERO) },
          { at: 'H9', assets: ['Horn of Courage'] },
        ],
        combat: { enemy: foe(), casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double') },
      }),
    );
    expect([facts(t, 1).hand, facts(t, 0).hand]).toEqual([[], []]); // the other's horn is silent
    const apart = open(position({ players: [{ at: 'H9' }, { at: 'H8', learned: ['Tireless'] }] }));
    expect(offers(apart).some((text) => text.includes('Tireless'))).toBe(false);
    pick(apart, 'end');
    expect(offers(apart).some((text) => text.includes('Tireless'))).toBe(true);
  });

  ruleTest('of cards given away serve the hero no more [RB-ABILITY-03]', (open) => {
    const boots = { name: 'Boots', type: 'movement', bonus: { speed: 2 } };
    const t = open(
      position({
        players: [
          { at: 'H9', gold: 0, assets: [boots] },
          { at: 'H9', gold: 0 },
        ],
      }),
    );
    expect([facts(t, 0).speed, facts(t, 1).speed]).toEqual([5, 3]);
    pick(t, 'barter', ['Boots'], 'yes');
    expect([facts(t, 0).speed, facts(t, 1).speed]).toEqual([3, 5]);
  });

  ruleTest('resolve in printed order, and so do the effects of a sentence [RB-ABILITY-04]', (open) => {
    const enemy = foe({ health: 9, surge: { '1 Leech': 'deal 1; heal 1' } });
    const t = open(fight({ enemy, damage: 3 }));
    pick(t, 'pass', 'Leech');
    expect(logged(t, 'surge')).toEqual(['suffers', 'foe-heals']);
  });

  ruleTest(
    'once per turn can be used at any moment of the own turn, inside an action too [RB-ABILITY-05, RB-ABILITY-06]',
    (open) => {
      const t = open(
        position({
          players: [{ hero: 'Elder Mok', at: 'I9', damage: 3, hand: ['Guile'] }],
          decks: { skill: ['Tireless'] },
          chance: dice('plains', 'plains', 'plains', 'plains', 'plains'),
        }),
      );
      pick(t, 'rest', 'Restore Spirit');
      expect([t.prompt, facts(t).hand]).toEqual(['rb.ask.dice', ['Tireless']]);
      pick(t, 'keep');
      expect(offers(t).some((text) => text.startsWith('Restore'))).toBe(false);
    },
  );

  ruleTest('on engaging resolve for the challenger before the challenged', (open) => {
    const horned = (at: string) => ({
      at,
      assets: [{ name: 'Horn', engage: 'draw 1 skill' }],
      casts: heroCasts(...HERO),
    });
    const t = open(
      position({
        players: [horned('H9'), horned('H9'), {}],
        first: 'p2',
        active: 'p1',
        combat: { challenged: 'p2' },
      }),
    );
    expect(t.logged('rb.log.draws-skills').map(({ args }) => args!.hero)).toEqual(['Ann', 'Ben']);
  });

  ruleTest('of one player are ordered by that player [RB-ABILITY-08]', (open) => {
    const horn = (name: string, type: string, engage: string) => ({ name, type, engage });
    const t = open(
      fight({
        player: {
          gold: 0,
          damage: 2,
          assets: [horn('Horn', 'equipment', 'gain 1 gold'), horn('Cloak', 'clothing', 'heal 1')],
        },
      }),
    );
    expect([t.asked, t.prompt, t.offered.length]).toEqual([0, 'kernel.order-abilities', 2]);
    t.choose([...t.offered].reverse());
    expect(logged(t).slice(0, 2)).toEqual(['heals', 'gains-gold']);
  });

  ruleTest('of an enemy count as those of the player who controls it [RB-ABILITY-14]', (open) => {
    const enemy = foe({ health: 9, engage: 'deal 1' });
    const t = open(fight({ enemy, player: { assets: [{ name: 'Horn', engage: 'gain 1 gold' }], gold: 0 } }));
    expect(logged(t).slice(0, 2)).toEqual(['gains-gold', 'suffers']); // the active player's first
  });

  ruleTest(
    'that are cancelled do not resolve; the one who cancels pays too [RB-ABILITY-09, RB-EX-21]',
    (open) => {
      const t = open(
        fight({
          enemy: 'Sorcerer',
          foe: ['enemy', 'enemy', 'agility', 'surge', 'double'],
          hero: ['shield', 'magic', 'dash'],
        }),
      );
      pick(t, 'deal magic', 'Blast'); // two surges: the surge and the agility
      expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.cancel']);
      pick(t, 'yes');
      expect([hero(t).damage, combat(t).attacker.spent]).toEqual([
        0,
        ['2 physical/shield', 'golden magic/agility'],
      ]);
      expect([combat(t).defender.spent, logged(t).includes('pays-to-cancel')]).toEqual([
        ['enemy-3', 'enemy-4'],
        true,
      ]);
      expect(offers(t).some((text) => text.startsWith('Blast'))).toBe(false);
    },
  );

  ruleTest('Blast deals 3 unless its foe pays [RB-ENEMY-19]', (open) => {
    const t = open(
      fight({
        enemy: 'Sorcerer',
        foe: ['enemy', 'enemy', 'agility', 'surge', 'double'],
        hero: ['shield', 'magic', 'dash'],
      }),
    );
    pick(t, 'deal magic', 'Blast', 'no', []);
    expect(hero(t).damage).toBe(3);
  });

  ruleTest('are offered only if their cost can be paid in full [RB-ABILITY-16]', (open) => {
    const t = open(
      position({
        players: [{ at: 'Tamalir', gold: 2 }],
        'story track': ['The Archivists'],
        decks: { story: [] },
      }),
    );
    expect(offers(t).some((text) => text.includes('Archivists'))).toBe(false);
    const rich = open(
      position({
        players: [{ at: 'Tamalir', gold: 3 }],
        'story track': ['The Archivists'],
        decks: { story: [] },
      }),
    );
    expect(offers(rich).some((text) => text.includes('Archivists'))).toBe(true);
  });

  ruleTest('Stalk Prey: every die matches in a city [RB-ABILITY-17, RB-EX-07]', (open) => {
    const player = {
      hero: 'Lyssa',
      at: 'Tamalir',
      casts: { 'lyssa-1': 'shield', 'lyssa-2': 'agility', 'lyssa-3': 'surge' },
    };
    const t = open(fight({ player, more: { chance: dice('plains', 'mountain/water', 'forest/hills') } }));
    pick(t, 'Stalk Prey');
    expect(combat(t).defender.damage).toBe(3);
    const wild = open(
      fight({ player: { ...player, at: 'J8' }, more: { chance: dice('plains', 'mountain/water', 'wild') } }),
    );
    pick(wild, 'Stalk Prey');
    expect(combat(wild).defender.damage).toBe(2);
  });

  ruleTest('X follows the state of the game [RB-ABILITY-12]', (open) => {
    const t = open(
      position({
        players: [
          {
            learned: ['Battle Hymn'],
            hand: [{ name: 'Calm', attribute: 'spirit', orbs: { gray: 1 }, bonus: { spirit: 1 } }],
            trophies: ['combat'],
          },
        ],
      }),
    );
    expect(facts(t).health).toBe(11);
    pick(t, 'learn Calm');
    expect(facts(t).health).toBe(12);
  });
});

describe('enemies', () => {
  ruleTest('are controlled by the player on the right [RB-ENEMY-02]', (open) => {
    for (const [active, controller] of [
      ['p1', 2],
      ['p2', 0],
      ['p3', 1],
    ] as const) {
      const casts = heroCasts(...HERO);
      const t = open(
        position({
          players: [
            { at: 'H9', casts },
            { at: 'H8', casts },
            { at: 'H10', casts },
          ],
          active,
          first: active,
          combat: { enemy: foe(), casts: enemyCasts('dash', 'enemy', 'enemy', 'enemy', 'dash') },
          chance: {},
        }),
      );
      expect(t.asked).toBe(controller);
    }
  });

  ruleTest('use the master token in Act 2 [RB-ENEMY-04, RB-ENEMY-16]', (open) => {
    const start = (more: object) =>
      open(fight({ more: { act: 2, chance: { 'cast master': ['enemy'] }, ...more } }));
    expect(combat(start({})).defender.pool.master).toBe('2 enemy');
    expect(combat(start({ time: 12, 'act 2 is over': true })).defender.pool.master).toBe('2 enemy');
    expect(combat(open(fight())).defender.pool.master).toBeUndefined();
  });

  ruleTest('cannot retreat [RB-ENEMY-05]', (open) => {
    const t = open(fight());
    pick(t, 'pass', 'pass');
    expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.retreat']);
    expect(t.match.choice!.seat).toBe(0);
  });

  ruleTest('give their reward first and then themselves as a trophy [RB-ENEMY-06]', (open) => {
    const t = open(fight({ enemy: foe({ health: 2 }), player: { gold: 0 } }));
    pick(t, 'deal physical');
    expect(logged(t, 'defeats')).toEqual(['gains-gold', 'takes-trophy']);
    expect([hero(t).gold, names(t, 'trophies:0')]).toEqual([1, ['Brute']]);
  });

  ruleTest('with an "or" let the hero pick [RB-ENEMY-07]', (open) => {
    const t = open(fight({ enemy: 'Dreadbringer', damage: 5, player: { gold: 0 } }));
    pick(t, 'deal physical');
    expect(offers(t)).toEqual(['gain 3 gold', 'gain 1 lore']);
    pick(t, 'gain 1 lore');
    expect([hero(t).gold, hero(t).story]).toEqual([0, 1]);
  });

  ruleTest(
    'keep their damage from round to round and lose it when discarded [RB-ENEMY-12, RB-ENEMY-13]',
    (open) => {
      const again = (one: string) => [one, one];
      const t = open(
        fight({
          hero: HERO.map((one) => again(String(one))),
          foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'].map(again),
          player: { at: 'I9' },
          more: { chance: dice('plains') },
        }),
      );
      pick(t, 'deal physical', 'pass', 'deal magic', 'no');
      expect([combat(t).round, combat(t).defender.damage]).toEqual([2, 3]);
      pick(t, 'pass', 'pass', 'yes', 'hex:I8');
      const damageIn = (at: T, zone: string) => pieces(at.state, zone).map(({ damage }) => damage);
      expect(damageIn(t, 'combat-discard')).toEqual([0]);
      const won = open(fight({ enemy: foe({ health: 2 }) }));
      pick(won, 'deal physical');
      expect(damageIn(won, 'trophies:0')).toEqual([0]);
    },
  );

  ruleTest('have health raised as their card says [RB-ENEMY-11, RB-ENEMY-17]', (open) => {
    for (const [lore, health] of [
      [0, 6],
      [3, 9],
    ] as const) {
      const t = open(fight({ enemy: 'Dragon Hybrid', player: { lore } }));
      expect(combat(t).defender.health).toBe(health);
    }
  });

  it('have traits that do nothing by themselves [RB-ENEMY-09]', () => {
    const plain = { name: 'Wolf', deck: 'combat' as const, health: 4, abilities: [] };
    const { traits: _, ...bare } = enemyCard({ ...plain, traits: [] });
    const { traits, ...savage } = enemyCard({ ...plain, traits: ['Savage'] });
    expect([savage, traits]).toEqual([bare, ['Savage']]);
  });

  ruleTest('stand on story cards and on scenario cards too [RB-ENEMY-10]', (open) => {
    const story = open(
      position({
        players: [{ at: 'The Razorbacks M4' }, {}],
        'story track': ['The Herald on the Ridge'],
        decks: { story: [] },
        chance: { '*': 'seeded' },
      }),
    );
    pick(story, 'use The Herald on the Ridge');
    expect([names(story, 'foe:1'), story.state.combat!.kind]).toEqual([['Ashwing the Herald'], 'story']);
    const scenario = open(
      position({ players: [{ at: 'A1' }, {}], villain: 'A1', act: 2, chance: { '*': 'seeded' } }),
    );
    pick(scenario, 'use The Ascendance of Margath');
    expect([names(scenario, 'foe:1'), scenario.state.combat!.kind]).toEqual([
      ['High Lord Margath'],
      'villain',
    ]);
  });

  ruleTest('Dreadbringer heals 2 and breathes fire for 5 [RB-ENEMY-20]', (open) => {
    const t = open(
      fight({
        enemy: 'Dreadbringer',
        damage: 4,
        hero: ['shield', 'agility', 'dash'],
        more: { act: 2, chance: { 'cast master': ['surge'] } },
        foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'],
      }),
    );
    pick(t, 'Regenerate', 'pass');
    expect(combat(t).defender.damage).toBe(2);
    const u = open(
      fight({
        enemy: 'Dreadbringer',
        hero: ['physical', 'agility', 'dash'],
        more: { act: 2, chance: { 'cast master': ['surge'] } },
        foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'],
      }),
    );
    pick(u, 'stack', '1 surge (1 damage on its back)', 'pass', 'Breathe Fire');
    expect([hero(u).damage, isDefeated(u.state, 0)]).toEqual([5, false]);
  });

  ruleTest('that an ability takes as a trophy give no reward [RB-ENEMY-08]', (open) => {
    const hero_ = plainHero(0, { surge: { '1 Snare': 'take the enemy as a trophy' } });
    const t = open(fight({ player: { hero: hero_, gold: 0 } }));
    pick(t, 'Snare');
    expect([t.state.combat, names(t, 'trophies:0'), hero(t).gold]).toEqual([null, ['Brute'], 0]);
  });

  ruleTest('that the rules play aim to defeat the hero [RB-SPORT-03, RB-ENEMY-15]', (open) => {
    const t = open(
      position({
        players: [{ damage: 6, casts: heroCasts('physical', 'magic', 'surge') }],
        combat: {
          enemy: foe({ health: 9 }),
          casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double'),
        },
      }),
    );
    pick(t, 'deal magic'); // three damage in the pool are enough
    expect([facts(t).defeated, names(t, 'combat-discard')]).toEqual([true, ['Brute']]);
  });
});

describe('wording and precedence', () => {
  ruleTest('what is worded "may" can be declined; what is not cannot [RB-CORE-07, RB-CORE-09]', (open) => {
    const t = open(
      position({
        players: [{ hero: 'Master Thorn', at: 'I10', hand: ['blank'] }],
        decks: { social: [{ name: 'Gift', options: ['take this card as a trophy', 'heal 1'] }] },
      }),
    );
    pick(t, 'adventure', 'option:1', 'no');
    expect([facts(t).at, (facts(t).hand as string[]).length]).toEqual(['plains I10', 1]);
    const must = open(
      fight({ player: { assets: ['Horn of Courage'], casts: { ...heroCasts(...HERO), A01: 'dash' } } }),
    );
    expect(facts(must).hand).toHaveLength(1); // drawn without asking
  });

  ruleTest('surge abilities are optional [RB-CORE-08]', (open) => {
    const t = open(fight({ enemy: 'Dreadbringer' }));
    pick(t, 'pass');
    expect(offers(t)).toContain('pass');
    pick(t, 'pass');
    expect(t.prompt).toBe('rb.ask.retreat');
  });

  ruleTest(
    'a card beats a rule, and "cannot" on a card beats what would be allowed [RB-CORE-02, RB-CORE-04]',
    (open) => {
      const t = open(
        fight({
          enemy: 'Mist Witch',
          player: { hero: plainHero(0, { surge: { '1 Jab': 'deal 1 magic' } }) },
        }),
      );
      expect(offers(t)).toEqual(['pass', 'deal physical damage', 'deal magic damage']); // no surge ability
    },
  );

  ruleTest('a card that permits what a rule forbids does permit it [RB-CORE-06]', (open) => {
    const tokens = [
      ['2 physical', 'shield'],
      ['golden magic', 'agility'],
      ['surge', 'dash'],
    ];
    const blade = plainHero(0, { tokens, spends: ['magic', 'physical'] });
    const t = open(fight({ player: { hero: blade } })); // RB-SYMBOL-06 keeps the two apart
    pick(t, 'deal physical', ['2 physical (1 shield on its back)', '1 magic (agility on its back)']);
    expect(combat(t).defender.damage).toBe(3);
    const idle = ['dash', 'shield', 'agility', 'surge', 'dash'].map((one) => [one, one, one]);
    const imp = open(
      fight({ enemy: 'Gilded Imp', hero: HERO.map((one) => Array(3).fill(String(one))), foe: idle }),
    );
    pick(passBoth(imp), 'no');
    pick(passBoth(imp), 'no'); // RB-ENEMY-05: an enemy cannot retreat, and this one gets away
    expect([imp.state.combat, names(imp, 'exploration-discard')]).toEqual([null, ['Gilded Imp']]);
  });

  const rich = () =>
    position({
      players: [
        { at: 'H9', gold: 1 },
        {
          at: 'H9',
          gold: 9,
          assets: [{ name: 'Furs', type: 'goods', trade: 2, 'traded in': ['town'] }],
          learned: ['Tireless'],
          hand: [{ name: 'Art', orbs: { combat: 1 } }],
          trophies: ['combat'],
          quests: [{ name: 'Errand', at: ['H9'], outcomes: [{ needs: ['plains'] }] }],
          rumors: ['Helpful Ally'],
        },
      ],
    });

  ruleTest('nobody touches what is another’s without an ability [RB-CORE-10]', (open) => {
    const t = open(rich());
    expect(t.offered).toEqual(['move', 'rest', 'train', 'idle', 'barter', 'hear-offer', 'end']);
  });

  ruleTest('save by bartering, which needs no card but consent [RB-CORE-11]', (open) => {
    const purses = (t: T) => [hero(t, 0).gold, hero(t, 1).gold, facts(t, 0).assets, facts(t, 1).assets];
    const asking = (answer: string) => pick(open(rich()), 'barter', 1, 4, ['Furs'], answer);
    expect(purses(asking('no'))).toEqual([1, 9, [], ['Furs']]);
    expect(purses(asking('yes'))).toEqual([4, 6, ['Furs'], []]);
  });

  ruleTest('players spend only what is their own [RB-CORE-14]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'Forge', gold: 0 },
          { at: 'Forge', gold: 9 },
        ],
        markets: { Forge: [{ name: 'Axe', cost: 2 }] },
      }),
    );
    pick(t, 'shop');
    expect(offers(t)).not.toContain('buy Axe');
  });

  ruleTest('spent tokens return to the bank, unless they are combat tokens [RB-CORE-15]', (open) => {
    const spending = inCombat(heal(1), { cost: spendStory(2, 'lore') });
    const t = open(fighting(spending, { player: { lore: 3, damage: 1 } }));
    use(t);
    expect([hero(t, 0).story, hero(t, 1).story, hero(t, 0).damage]).toEqual([1, 0, 0]);
    pick(t, 'deal physical');
    expect(names(t, 'tokens:0')).toHaveLength(3); // the spent token is still the hero's own
  });

  ruleTest('"you" is player and hero at once [RB-CORE-12]', (open) => {
    const t = open(fight({ enemy: foe({ health: 2 }), player: { gold: 0 } }));
    pick(t, 'deal physical');
    expect([hero(t, 0).gold, t.asked]).toEqual([1, 0]);
  });

  ruleTest('where both a card and a rule can be obeyed, both are [RB-CORE-03]', (open) => {
    const t = open(
      position({
        players: [{ hand: ['blank', 'blank', 'blank'], at: 'I10' }],
        decks: { social: [{ name: 'Gift', options: ['draw 2 skills', 'heal 1'] }] },
      }),
    );
    pick(t, 'adventure', 'option:1');
    expect(t.prompt).toBe('rb.ask.hand-limit'); // the card draws, and the rule still limits the hand
  });
});

describe('what is in plain view', () => {
  ruleTest(
    'is everything a player controls but hands and the fronts of trophies [RB-INFO-01, RB-INFO-02]',
    (open) => {
      const t = open(
        position({
          players: [
            {
              assets: [{ name: 'Ring' }],
              learned: ['Tireless'],
              quests: ['The Goat Track'],
              rumors: ['Helpful Ally'],
              hand: ['blank', 'blank'],
            },
            {},
          ],
        }),
      );
      const { zones } = t.view(1);
      for (const zone of ['assets:0', 'learned:0', 'quests:0', 'rumors:0', 'tokens:0', 'hero:0']) {
        expect((zones[zone] as readonly { def?: string }[])[0]!.def, zone).toBeDefined();
      }
      expect([zones['hand:0'], (t.view(0).zones['hand:0'] as readonly unknown[]).length]).toEqual([2, 2]);
    },
  );

  ruleTest('is of no deck more than how many cards it has [RB-INFO-04]', (open) => {
    const t = open(position({ players: [{}, {}] }));
    const decks = ['skill', 'asset', 'combat', 'exploration', 'social', 'story'].map((one) => `${one}-deck`);
    for (const seat of [-1, 0, 1]) {
      const { zones } = t.view(seat);
      for (const deck of decks)
        expect(zones[deck], `${deck}, seat ${seat}`).toBe(pieces(t.state, deck).length);
    }
  });
});
