import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { gainGold, trigger } from '../rules/effects/index.ts';
import { withCharm } from './charm.ts';
import { FOE, fight, HERO, passBoth } from './fight.ts';
import { combat, facts, hero, logged, names, offers, pick, type T } from './look.ts';
import { dice, foe, heroCasts, position } from './position.ts';

const twice = (shown: readonly (string | readonly string[])[]) =>
  shown.map((one) => [String(one), String(one)]);

/** A fight whose first round is over, with this on the retreat die. */
const retreating = (open: (start: ReturnType<typeof position>) => T, at: string, ...faces: string[]): T =>
  passBoth(
    open(
      fight({
        hero: twice(HERO),
        foe: twice(FOE),
        player: { at, gold: 0 },
        more: { chance: dice(...faces) },
      }),
    ),
  );

describe('retreating', () => {
  ruleTest('is offered in the retreat phase of each round [RB-RETREAT-01]', (open) => {
    const t = retreating(open, 'I9');
    expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.retreat']);
    pick(t, 'no');
    passBoth(t);
    expect(t.prompt).toBe('rb.ask.retreat');
  });

  ruleTest(
    'rolls one die, which may be spent to move out; that ends the combat [RB-RETREAT-02, RB-RETREAT-03]',
    (open) => {
      const t = retreating(open, 'I9', 'plains');
      pick(t, 'yes');
      expect([t.prompt, t.offered.includes('hex:I8'), t.offered.includes('hex:J8')]).toEqual([
        'rb.ask.retreat-to',
        true,
        false,
      ]);
      pick(t, 'hex:I8');
      expect([facts(t).at, t.state.combat, t.prompt]).toEqual(['Riverlands I8', null, 'rb.ask.turn']);
    },
  );

  ruleTest('discards the enemy, without reward or trophy [RB-RETREAT-04]', (open) => {
    const t = retreating(open, 'I9', 'plains');
    pick(t, 'yes', 'hex:I8');
    expect([names(t, 'combat-discard'), hero(t).gold, facts(t).trophies.all]).toEqual([['Brute'], 0, 0]);
  });

  ruleTest('that fails or is given up starts a new round and costs nothing [RB-RETREAT-05]', (open) => {
    const fails = retreating(open, 'I9', 'forest/hills');
    pick(fails, 'yes');
    expect([combat(fails).round, hero(fails).damage]).toEqual([2, 0]);
    const stays = retreating(open, 'I9', 'plains');
    pick(stays, 'yes', 'stay');
    expect(combat(stays).round).toBe(2);
  });

  ruleTest('is not possible after a defeat [RB-RETREAT-06]', (open) => {
    const t = open(fight({ player: { damage: 8 } }));
    pick(t, 'pass', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect([t.prompt, logged(t).includes('tries-retreat')]).toEqual(['rb.ask.turn', false]);
  });

  ruleTest(
    'between heroes goes to the attacker first, then to the other [RB-RETREAT-07, RB-RETREAT-08]',
    (open) => {
      const duel = () =>
        passBoth(
          open(
            position({
              players: [
                { at: 'I9', casts: heroCasts(...twice(HERO)) },
                { at: 'I9', casts: heroCasts(...twice(HERO)) },
              ],
              combat: { challenged: 'p2' },
              chance: dice('plains'),
            }),
          ),
        );
      const first = duel();
      expect([first.asked, first.prompt]).toEqual([0, 'rb.ask.retreat']);
      pick(first, 'yes', 'hex:I8');
      expect([first.state.combat, first.prompt]).toEqual([null, 'rb.ask.turn']); // the other is not asked
      const second = duel();
      pick(second, 'no');
      expect([second.asked, second.prompt]).toEqual([1, 'rb.ask.retreat']);
      pick(second, 'yes', 'hex:I8');
      expect([facts(second, 1).at, facts(second, 0).at]).toEqual(['Riverlands I8', 'plains I9']);
    },
  );

  ruleTest('follows all rules for moving with a die [RB-RETREAT-09]', (open) => {
    const river = retreating(open, 'L3', 'plains');
    pick(river, 'yes');
    expect(river.offered).not.toContain('hex:L4');
    const road = retreating(open, 'G5', 'mountain/water');
    pick(road, 'yes');
    expect(offers(road)).toEqual(expect.arrayContaining(['Tamalir', 'plains G4']));
  });

  ruleTest('into a hex with a zombie does its damage [RB-SCENARIO-28]', (open) => {
    const t = passBoth(
      open(
        fight({
          player: { at: 'I9' },
          more: { scenario: 'corpse-king', zombies: ['I8'], chance: dice('plains') },
        }),
      ),
    );
    pick(t, 'yes', 'hex:I8');
    expect([hero(t).damage, t.state.combat]).toEqual([2, null]);
  });

  ruleTest('is possible by exerting for the die [RB-EXERT-03]', (open) => {
    const t = passBoth(
      open(
        fight({ player: { at: 'I9', hand: ['blank'] }, more: { chance: dice('forest/hills', 'plains') } }),
      ),
    );
    pick(t, 'yes', 'exert to reroll forest/hills', 'hex:I8');
    expect([facts(t).at, facts(t).hand]).toEqual(['Riverlands I8', []]);
  });
});

describe('challenges', () => {
  const duel = (players: object[] = [{}, {}], more: object = {}) =>
    position({
      players: [
        { at: 'I9', casts: heroCasts(...HERO), ...players[0] },
        { at: 'I9', casts: heroCasts(...HERO), ...players[1] },
      ],
      combat: { challenged: 'p2' },
      ...more,
    });

  ruleTest('need an ability [RB-CHALLENGE-01]', (open) => {
    const t = open(position({ players: [{ at: 'H9' }, { at: 'H9' }] }));
    expect(offers(t).some((text) => text.includes('challenge'))).toBe(false);
    const corbin = open(position({ players: [{ hero: 'Corbin', at: 'H9' }, { at: 'H9' }] }));
    expect(offers(corbin).some((text) => text.startsWith('Settle a Bounty'))).toBe(true);
  });

  ruleTest(
    'are a combat between two heroes, each with own tokens and decisions [RB-CHALLENGE-02, RB-CHALLENGE-04]',
    (open) => {
      const t = open(duel());
      expect([t.asked, Object.keys(combat(t).defender.pool).length]).toEqual([0, 3]);
      pick(t, 'deal physical');
      expect([hero(t, 1).damage, t.asked]).toEqual([2, 1]);
      expect(offers(t)).toContain('deal physical damage');
    },
  );

  ruleTest('give ties of initiative to the challenger [RB-CHALLENGE-03]', (open) => {
    const t = open(duel());
    expect([combat(t).turn, t.asked]).toEqual(['attacker', 0]);
  });

  ruleTest(
    'defeat a hero and do not eliminate it; there is no reward and no trophy [RB-CHALLENGE-05, RB-CHALLENGE-06]',
    (open) => {
      const t = open(duel([{ gold: 0 }, { damage: 8, gold: 5 }]));
      pick(t, 'deal physical');
      expect([facts(t, 1).defeated, facts(t, 1).eliminated, hero(t, 1).gold]).toEqual([true, false, 5]);
      expect([hero(t).gold, facts(t).trophies.all, t.prompt]).toEqual([0, 0, 'rb.ask.turn']);
    },
  );

  const bounty = (damage: number, other: number) =>
    position({
      players: [
        {
          hero: 'Corbin',
          at: 'H9',
          gold: 0,
          damage,
          casts: { 'corbin-1': 'physical', 'corbin-2': 'physical', 'corbin-3': 'agility' },
        },
        { at: 'H9', gold: 0, damage: other, casts: heroCasts('physical', 'magic', 'surge') },
      ],
      decks: { combat: [foe()] },
    });

  ruleTest('tell who has won and who has lost', (open) => {
    const won = (seat: number, loser: number) =>
      trigger(
        'challengeWon',
        {
          text: 'rb.when.challengeWon',
          when: (_, __, event) => event.seat === seat && event.loser === loser,
        },
        gainGold(5 + seat), // charms are told apart by what they say
      );
    const first = open(withCharm(duel([{ gold: 0 }, { damage: 8 }]), won(0, 1)));
    pick(first, 'deal physical');
    expect(hero(first).gold).toBe(5);
    const second = open(withCharm(duel([{ gold: 0, damage: 8 }, {}]), won(1, 0)));
    pick(second, 'pass', 'deal physical');
    expect([facts(second).defeated, hero(second).gold]).toEqual([true, 6]);
  });

  ruleTest('of Corbin pay him 2 gold and a combat trophy, once a hero [RB-CHALLENGE-06]', (open) => {
    const t = open(bounty(0, 8));
    pick(t, 'Settle a Bounty', 'deal physical', ['2 physical']);
    expect([hero(t).gold, facts(t).trophies.combat, hero(t).actions]).toEqual([2, 1, 2]);
    expect(offers(t).some((text) => text.startsWith('Settle a Bounty'))).toBe(false);
  });

  ruleTest(
    'of Corbin give the challenged hero nothing, and no retreat [RB-CHALLENGE-07, RB-CHALLENGE-08]',
    (open) => {
      const t = open(bounty(9, 0));
      pick(t, 'Settle a Bounty', 'pass', 'deal physical');
      expect([facts(t, 0).defeated, hero(t, 1).gold, facts(t, 1).trophies.all]).toEqual([true, 0, 0]);
      expect([hero(t, 0).gold, facts(t, 0).trophies.all]).toEqual([0, 0]); // and Corbin, who lost, nothing either
      const again = (one: string) => [one, one];
      const casts = {
        'corbin-1': again('physical'),
        'corbin-2': again('physical'),
        'corbin-3': again('agility'),
      };
      const u = open(
        position({
          players: [
            { hero: 'Corbin', at: 'H9', casts },
            { at: 'H9', casts: heroCasts(...twice(HERO)) },
          ],
        }),
      );
      pick(u, 'Settle a Bounty', 'pass', 'pass');
      expect([u.prompt, combat(u).round]).toEqual(['rb.ask.combat-action', 2]);
    },
  );
});
