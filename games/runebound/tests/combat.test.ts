import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Piece } from '../rules/state.ts';
import { FOE, fight, HERO, passBoth } from './fight.ts';
import { combat, facts, hero, logged, names, offers, pick } from './look.ts';
import { enemyCasts, foe, heroCasts, plainHero, position } from './position.ts';

describe('the phases of a combat', () => {
  ruleTest('engaging resolves before the first cast, once [RB-COMBAT-01, RB-ASSET-10]', (open) => {
    const t = open(
      fight({
        player: { assets: ['Horn of Courage'], casts: { ...heroCasts(...HERO), A01: 'dash' } },
        more: { decks: { skill: ['blank'] } },
      }),
    );
    const keys = logged(t).filter((key) => ['draws-skills', 'casts'].includes(key));
    expect(keys).toEqual(['draws-skills', 'casts', 'casts']);
    expect(facts(t).hand).toHaveLength(1);
  });

  ruleTest(
    'a round has three phases and is followed by another [RB-COMBAT-02, RB-COMBAT-03, RB-COMBAT-19]',
    (open) => {
      const twice = (symbol: string) => [symbol, symbol, symbol];
      const t = open(
        fight({
          hero: HERO.map((one) => twice(String(one))),
          foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'].map(twice),
        }),
      );
      for (const round of [1, 2]) {
        expect([combat(t).round, t.prompt]).toEqual([round, 'rb.ask.combat-action']);
        passBoth(t);
        expect(t.prompt).toBe('rb.ask.retreat');
        pick(t, 'no');
      }
      expect(combat(t).round).toBe(3);
    },
  );

  ruleTest('both sides cast all their tokens [RB-COMBAT-04, RB-COMBAT-05, RB-ENEMY-03]', (open) => {
    const t = open(
      fight({ player: { assets: ['Notched Sword'], casts: { ...heroCasts(...HERO), A03: 'physical' } } }),
    );
    expect(Object.keys(combat(t).attacker.pool)).toHaveLength(4);
    expect(combat(t).attacker.pool.A03).toBe('1 physical');
    expect(Object.keys(combat(t).defender.pool)).toEqual([
      'enemy-1',
      'enemy-2',
      'enemy-3',
      'enemy-4',
      'enemy-5',
    ]);
  });

  ruleTest('a later cast brings back what was spent [RB-COMBAT-06, RB-TOKEN-12]', (open) => {
    const t = open(
      fight({
        hero: [
          ['physical', 'shield'],
          ['magic', 'magic'],
          ['surge', 'dash'],
        ],
        foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'].map((one) => [one, one]),
      }),
    );
    pick(t, 'deal physical');
    expect(Object.keys(combat(t).attacker.pool)).toHaveLength(2);
    passBoth(t);
    pick(t, 'no');
    expect(combat(t).attacker.pool).toEqual({
      '2 physical/shield': '1 shield',
      'golden magic/agility': '1 magic',
      'surge/dash': '1 dash',
    });
  });

  ruleTest(
    'more golden symbols act first; a tie goes to the attacker [RB-COMBAT-08, RB-COMBAT-09]',
    (open) => {
      expect(open(fight()).asked).toBe(0); // 1 against 0
      expect(open(fight({ foe: ['dash', 'enemy', 'enemy', 'surge', 'double'] })).asked).toBe(0); // 1 against 1
      expect(open(fight({ foe: ['dash', 'enemy', 'enemy', 'enemy', 'double'] })).asked).toBe(1); // 1 against 2
    },
  );

  ruleTest('initiative is counted once, at the beginning of the phase [RB-COMBAT-07]', (open) => {
    const t = open(
      fight({ hero: ['physical', 'agility', 'surge'], foe: ['enemy', 'enemy', 'enemy', 'surge', 'dash'] }),
    );
    expect([t.asked, combat(t).turn]).toEqual([1, 'defender']);
    pick(t, 'deal enemy damage', ['1 damage (dash on its back)']);
    expect(t.asked).toBe(0);
  });

  ruleTest('against an enemy the hero is the attacker [RB-COMBAT-10]', (open) => {
    const t = open(fight());
    expect([t.state.combat!.heroes, t.state.combat!.seats]).toEqual([
      [0, -1],
      [0, 1],
    ]);
  });

  ruleTest('the sides alternate [RB-COMBAT-11]', (open) => {
    const t = open(fight());
    const order: number[] = [];
    for (const answer of ['deal magic', 'deal enemy damage', 'deal physical', 'pass']) {
      order.push(t.asked);
      pick(t, answer);
      if (t.prompt === 'rb.ask.attack') pick(t, ['1 damage (dash on its back)']);
    }
    expect(order).toEqual([0, 1, 0, 1]);
  });

  ruleTest(
    'who has passed acts no more in the round; the other goes on [RB-COMBAT-12, RB-COMBAT-13, RB-COMBAT-15]',
    (open) => {
      const t = open(fight());
      pick(t, 'pass');
      for (let i = 1; i <= 3; i++) {
        expect(t.asked).toBe(1);
        pick(t, 'deal enemy damage');
        if (t.prompt === 'rb.ask.attack') pick(t, ['1 damage']);
      }
      expect(combat(t).attacker.damage).toBe(3);
    },
  );

  ruleTest('who has passed can still spend shields [RB-COMBAT-14]', (open) => {
    const t = open(fight({ hero: ['shield', 'magic', 'surge'] }));
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)', '1 damage (1 shield on its back)']);
    expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.shields']);
    pick(t, ['1 shield (2 physical on its back)']);
    expect(combat(t).attacker.damage).toBe(1);
  });

  ruleTest('who has nothing to do must pass [RB-COMBAT-16]', (open) => {
    const t = open(fight({ hero: ['shield', 'magic', 'dash'] }));
    pick(t, 'deal magic', 'pass'); // a shield and a dash are left
    expect([t.prompt, t.logged('rb.log.passes-combat').length]).toEqual(['rb.ask.retreat', 2]);
  });

  ruleTest('surges without an ability to spend them on are no combat action [RB-COMBAT-16]', (open) => {
    const t = open(fight({ hero: ['shield', 'magic', 'surge'] }));
    pick(t, 'deal magic', 'pass');
    expect(t.prompt).toBe('rb.ask.retreat');
  });

  ruleTest('the phase ends when both have passed [RB-COMBAT-17]', (open) => {
    const t = open(fight());
    pick(t, 'pass');
    expect(t.prompt).toBe('rb.ask.combat-action');
    pick(t, 'pass');
    expect(t.prompt).toBe('rb.ask.retreat');
  });

  ruleTest('it ends at once when a side is defeated [RB-COMBAT-18, RB-DEFEAT-02]', (open) => {
    const t = open(fight({ enemy: foe({ health: 2 }) }));
    pick(t, 'deal physical');
    expect([t.state.combat, t.prompt, t.asked]).toEqual([null, 'rb.ask.turn', 0]);
    expect(logged(t)).not.toContain('passes-combat');
  });

  ruleTest('cards give combat actions of their own [RB-COMBAT-20, RB-COMBAT-28, RB-EXERT-01]', (open) => {
    const player = {
      hero: 'Lord Hawthorne',
      hand: ['Guile', 'Tireless'],
      casts: {
        'hawthorne-1': ['shield', 'physical'],
        'hawthorne-2': ['physical'],
        'hawthorne-3': ['dash', 'physical'],
      },
    };
    const t = open(fight({ player }));
    pick(t, 'Vicious Strike', 'Guile', [
      '1 shield (2 physical on its back)',
      'dash (1 physical on its back)',
    ]);
    expect(combat(t).attacker.pool).toEqual({
      'hawthorne-1': '2 physical',
      'hawthorne-2': '1 physical',
      'hawthorne-3': '1 physical',
    });
    pick(t, 'no'); // Reach
    expect([t.asked, facts(t).hand, names(t, 'skill-discard')]).toEqual([1, ['Tireless'], ['Guile']]);
    pick(t, 'pass');
    expect(offers(t).some((text) => text.includes('Vicious Strike'))).toBe(false);
  });

  ruleTest('its effects reach nobody else’s tokens [RB-COMBAT-21]', (open) => {
    const trickster = plainHero(0, { surge: { '1 Trick': "flip any number of either side's tokens" } });
    const players = [{ at: 'H9', hero: trickster, casts: heroCasts(...HERO) }, { at: 'H9' }, { at: 'H9' }];
    const t = open(fight({ more: { players } }));
    pick(t, 'Trick');
    t.choose(t.offered); // all that can be flipped
    expect(t.logged('rb.log.flip')).toHaveLength(2 + 5);
    const sides = (seat: number) =>
      t.state.zones[`tokens:${seat}`]!.map((one) => (one as never as Piece).side);
    expect([sides(1), sides(2)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  ruleTest('nobody outside the combat is hurt in it [RB-DAMAGE-03]', (open) => {
    const t = open(fight({ more: { players: [{ casts: heroCasts(...HERO) }, { at: 'H9' }, { at: 'H9' }] } }));
    expect(t.asked).toBe(0);
    pick(t, 'deal physical');
    expect([hero(t, 0).damage, hero(t, 1).damage, hero(t, 2).damage, combat(t).defender.damage]).toEqual([
      0, 0, 0, 2,
    ]);
  });

  ruleTest('a pass holds though tokens come back to the pool [RB-COMBAT-22]', (open) => {
    const enemy = foe({ health: 9, surge: { '1 Boon': "recast 1 of your foe's spent tokens" } });
    const t = open(fight({ enemy, hero: [['physical', 'physical'], 'magic', 'surge'] }));
    pick(t, 'deal physical', 'pass', 'pass');
    expect(t.prompt).toBe('rb.ask.retreat');
    const u = open(fight({ enemy, hero: [['physical', 'physical'], 'magic', 'surge'] }));
    pick(u, 'deal physical', 'deal enemy damage', ['1 damage (dash on its back)'], 'pass', 'Boon');
    expect([u.asked, combat(u).attacker.pool['2 physical/shield'], combat(u).attacker.passed]).toEqual([
      1,
      '2 physical',
      true,
    ]);
  });

  ruleTest(
    'uses once a combat round come back with each cast, once a combat do not [RB-COMBAT-23, RB-COMBAT-27]',
    (open) => {
      const twice = (one: string) => [one, one];
      const player = {
        hero: 'Lord Hawthorne',
        hand: ['blank', 'blank'],
        casts: {
          'hawthorne-1': twice('shield'),
          'hawthorne-2': twice('physical'),
          'hawthorne-3': twice('dash'),
        },
      };
      const t = open(fight({ player, foe: ['enemy', 'enemy', 'enemy', 'surge', 'double'].map(twice) }));
      pick(t, 'Vicious Strike');
      t.choose(t.offered[0]!); // which skill to discard
      pick(t, []);
      expect(t.prompt).toBe('effect.may-ask');
      pick(t, 'yes');
      expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.combat-action']); // he acts again
      pick(t, 'deal physical');
      expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.combat-action']); // Reach is used up
      passBoth(t);
      pick(t, 'no', 'Vicious Strike', []);
      expect([t.asked, combat(t).round]).toEqual([1, 2]);
    },
  );

  ruleTest('uses once a combat come back with a new combat [RB-COMBAT-23]', (open) => {
    const again = (one: string) => [one, one];
    const casts = {
      'hawthorne-1': again('physical'),
      'hawthorne-2': again('physical'),
      'hawthorne-3': again('physical'),
    };
    const t = open(
      fight({
        player: { hero: 'Lord Hawthorne', at: 'J8', casts },
        enemy: foe({ health: 3 }),
        foe: FOE.map((one) => again(String(one))),
        more: { decks: { combat: [foe({ name: 'Wolf', health: 3 })] } },
      }),
    );
    pick(t, 'deal physical', ['1 physical (agility on its back)'], 'yes', 'deal physical', [
      '2 physical (1 shield on its back)',
    ]);
    expect([t.state.combat, t.prompt]).toEqual([null, 'rb.ask.turn']);
    pick(t, 'adventure', 'deal physical', ['1 physical (agility on its back)']);
    expect(t.prompt).toBe('effect.may-ask');
  });

  ruleTest('in a challenge both heroes engage [RB-COMBAT-24]', (open) => {
    const t = open(
      position({
        players: [
          { at: 'H9', casts: heroCasts(...HERO) },
          { at: 'H9', assets: ['Horn of Courage'], casts: { ...heroCasts(...HERO), A01: 'dash' } },
        ],
        combat: { challenged: 'p2' },
        decks: { skill: ['blank'] },
      }),
    );
    expect(facts(t, 1).hand).toHaveLength(1);
    expect(t.asked).toBe(0);
  });

  ruleTest(
    'afterwards tokens are back and stacks undone; damage stays [RB-COMBAT-25, RB-COMBAT-26]',
    (open) => {
      const t = open(
        fight({
          hero: ['physical', 'magic', 'surge'],
          enemy: foe({ health: 2 }),
          foe: ['dash', 'enemy', 'enemy', 'enemy', 'double'],
        }),
      );
      pick(
        t,
        'stack',
        '1 damage (1 shield on its back)',
        'pass',
        'deal enemy damage',
        ['1 damage (1 shield on its back)'],
        'pass',
      );
      expect([t.prompt, hero(t).damage]).toEqual(['rb.ask.retreat', 2]);
      expect(names(t, 'enemy-tokens').length).toBe(8);
      const u = open(
        fight({ enemy: foe({ health: 2 }), foe: ['dash', 'enemy', 'enemy', 'enemy', 'double'] }),
      );
      pick(u, 'stack', '1 damage (1 shield on its back)', 'deal magic');
      pick(u, 'deal enemy damage', ['1 damage (agility on its back)'], 'deal physical');
      expect([u.state.combat, hero(u).damage]).toEqual([null, 1]);
      const tokens = [...u.state.zones['enemy-tokens']!, ...u.state.zones['tokens:0']!];
      expect(tokens.every((token) => (token as { state?: number }).state === 0)).toBe(true);
      expect(tokens.every((token) => (token as { on?: number }).on === 0)).toBe(true);
    },
  );

  ruleTest('cards drawn in a combat wait until it is over [RB-COMBAT-29]', (open) => {
    const seer = plainHero(0, { surge: { '1 Omen': 'draw 1 exploration card' } });
    const more = { decks: { exploration: ['The Goat Track'] } };
    const t = open(fight({ player: { hero: seer }, enemy: foe({ health: 2 }), more }));
    pick(t, 'Omen');
    expect([facts(t).quests, names(t, 'drawn:0')]).toEqual([[], ['The Goat Track']]);
    pick(t, 'pass', 'deal physical');
    expect([t.state.combat, facts(t).quests]).toEqual([null, ['The Goat Track']]);
  });

  ruleTest('the enemy’s tokens are cast alike for every enemy [RB-ENEMY-03]', (open) => {
    expect(Object.keys(enemyCasts('a', 'b', 'c', 'd', 'e'))).toHaveLength(5);
    const t = open(fight());
    expect(combat(t).defender.pool['enemy-5']).toBe('1 double');
  });
});
