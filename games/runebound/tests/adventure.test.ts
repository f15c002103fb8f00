import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { ADVENTURES, GEM_AT, hexCalled } from '../rules/map/hexes.ts';
import { closed, facts, hero, logged, names, offers, pick, type T } from './look.ts';
import { enemyCasts, foe, heroCasts, position } from './position.ts';

const fair = (name: string) => ({ name, options: ['gain 1 gold', 'gain 2 gold'] });
const gemUp = (t: T, label: string): boolean => t.state.gems[GEM_AT[hexCalled(label)]!]!;

describe('adventuring', () => {
  ruleTest('takes a faceup gem in the hex and two actions [RB-ADV-01, RB-ADV-02]', (open) => {
    const t = open(position({ players: [{ at: 'I10' }] }));
    expect(t.offered).toContain('adventure');
    const late = open(position({ players: [{ at: 'I10', actions: 1 }] }));
    expect([late.offered.includes('adventure'), closed(late).adventure]).toEqual([false, 'RB-ADV-02']);
    expect(closed(open(position({ players: [{ at: 'H9' }] }))).adventure).toBe('RB-ADV-01');
  });

  ruleTest('is not possible where the gem is facedown [RB-ADV-03]', (open) => {
    const t = open(position({ players: [{ at: 'I10' }], 'facedown gems': ['I10'] }));
    expect([t.offered.includes('adventure'), closed(t).adventure]).toEqual([false, 'RB-ADV-03']);
  });

  ruleTest(
    'turns the gem facedown and draws from its deck, at once resolved [RB-ADV-04, RB-ADV-05]',
    (open) => {
      const t = open(
        position({ players: [{ at: 'I10', gold: 0 }], decks: { social: [fair('Fair'), fair('Feast')] } }),
      );
      pick(t, 'adventure');
      expect([gemUp(t, 'I10'), t.prompt, names(t, 'resolving')]).toEqual([false, 'rb.ask.event', ['Fair']]);
      pick(t, 'option:1');
      expect([hero(t).gold, names(t, 'social-discard')]).toEqual([1, ['Fair']]);
    },
  );

  it('has enemies, events and quests for its decks, mostly one kind in each [RB-ADV-07]', () => {
    const most = { combat: 'enemy', exploration: 'quest', social: 'event' } as const;
    for (const deck of ADVENTURES) {
      const cards = content.adventures.filter((card) => card.deck === deck);
      expect(cards.filter(({ kind }) => kind === most[deck]).length).toBeGreaterThan(cards.length / 2);
    }
  });

  ruleTest(
    'with an empty deck only turns the gem; the deck is not refilled [RB-ADV-08, RB-ADV-09]',
    (open) => {
      const t = open(
        position({
          players: [{ at: 'I10' }],
          decks: { social: { only: [] } },
          discards: { social: [fair('Fair')] },
        }),
      );
      pick(t, 'adventure');
      expect([gemUp(t, 'I10'), hero(t).actions, t.prompt]).toEqual([false, 1, 'rb.ask.turn']);
      expect(names(t, 'social-discard')).toEqual(['Fair']);
    },
  );

  ruleTest('an ability that draws from an empty deck draws nothing [RB-ADV-10]', (open) => {
    const lure = { name: 'Lure', options: ['draw 1 combat card', 'gain 1 gold'] };
    const t = open(position({ players: [{ at: 'I10' }], decks: { social: [lure], combat: { only: [] } } }));
    pick(t, 'adventure', 'option:1');
    expect([t.prompt, names(t, 'social-discard')]).toEqual(['rb.ask.turn', ['Lure']]);
  });

  ruleTest(
    'cards drawn together are seen together and resolved in any order [RB-ADV-11, RB-DECK-01]',
    (open) => {
      const lure = { name: 'Lure', options: ['draw 2 social cards', 'gain 1 gold'] };
      const t = open(
        position({ players: [{ at: 'I10' }], decks: { social: [lure, fair('Fair'), fair('Feast')] } }),
      );
      pick(t, 'adventure', 'option:1');
      expect([t.prompt, offers(t)]).toEqual(['rb.ask.resolve-next', ['Fair', 'Feast']]);
      pick(t, 'Feast', 'option:1');
      expect([t.prompt, names(t, 'resolving')]).toEqual(['rb.ask.event', ['Lure', 'Fair']]);
    },
  );

  ruleTest('a drawn card is resolved by whoever drew it, in whatever seat', (open) => {
    for (const [active, seat] of [
      ['p1', 0],
      ['p2', 1],
      ['p3', 2],
    ] as const) {
      const players = [0, 1, 2].map((one) => ({ at: one === seat ? 'I10' : 'A13', gold: 0 }));
      const t = open(position({ players, active, first: active, decks: { social: [fair('Fair')] } }));
      pick(t, 'adventure');
      expect([t.asked, t.prompt]).toEqual([seat, 'rb.ask.event']);
      pick(t, 'option:2');
      expect([hero(t, seat).gold, t.asked]).toEqual([2, seat]);
    }
  });

  ruleTest('each card is resolved as its type asks [RB-ADV-05, RB-ENEMY-01, RB-QUEST-01]', (open) => {
    const quest = open(position({ players: [{ at: 'J5' }], decks: { exploration: ['The Twisted Path'] } }));
    pick(quest, 'adventure');
    expect(facts(quest).quests).toEqual(['The Twisted Path']);
    const enemy = open(
      position({
        players: [{ at: 'J8', casts: heroCasts('physical', 'magic', 'surge') }, {}],
        decks: { combat: [foe()] },
        chance: {
          'cast enemy-1': ['enemy'],
          'cast enemy-2': ['enemy'],
          'cast enemy-3': ['enemy'],
          'cast enemy-4': ['surge'],
          'cast enemy-5': ['double'],
        },
      }),
    );
    pick(enemy, 'adventure');
    expect([enemy.prompt, logged(enemy).includes('engages')]).toEqual(['rb.ask.combat-action', true]);
    expect(enemyCasts('a')).toEqual({ 'enemy-1': 'a' });
  });
});

describe('events', () => {
  const drawn = (open: (start: ReturnType<typeof position>) => T, options: string[], more = {}): T =>
    pick(
      open(
        position({
          players: [{ at: 'I10', gold: 0 }, { at: 'I10' }],
          decks: { social: [{ name: 'Fair', options }] },
          ...more,
        }),
      ),
      'adventure',
    );

  ruleTest(
    'offer two options, both always open, seen by all [RB-EVENT-01, RB-EVENT-02, RB-EVENT-03]',
    (open) => {
      const t = drawn(open, ['gain 1 gold', 'heal 3']); // nothing to heal
      expect([t.asked, offers(t)]).toEqual([0, ['gain 1 gold', 'heal 3 damage']]);
      const shown = t.view(1).zones.resolving as unknown as { def: string }[];
      expect(shown[0]!.def).toContain('Fair');
      pick(t, 'heal');
      expect([t.prompt, names(t, 'social-discard')]).toEqual(['rb.ask.turn', ['Fair']]);
    },
  );

  ruleTest('are resolved as far as possible [RB-EVENT-04]', (open) => {
    const t = drawn(open, ['heal 2; gain 2 gold', 'gain 1 gold']);
    pick(t, 'option:1');
    expect(hero(t).gold).toBe(2);
  });

  ruleTest('are discarded when their test fails [RB-EVENT-05, RB-TEST-11]', (open) => {
    const t = drawn(open, ['test mind to gain 2 gold; take this card as a trophy', 'gain 1 gold'], {
      decks: {
        social: [
          { name: 'Fair', options: ['test mind to gain 2 gold; take this card as a trophy', 'gain 1 gold'] },
        ],
        skill: ['blank', 'blank'],
      },
    });
    pick(t, 'option:1');
    expect([hero(t).gold, names(t, 'social-discard'), facts(t).trophies.all]).toEqual([0, ['Fair'], 0]);
  });

  ruleTest('are trophies only where they say so [RB-EVENT-06, RB-EVENT-07]', (open) => {
    const t = drawn(open, ['gain 1 gold', 'gain 1 gold; take this card as a trophy']);
    pick(t, 'option:1');
    expect([facts(t).trophies.all, names(t, 'social-discard')]).toEqual([0, ['Fair']]);
    const other = drawn(open, ['gain 1 gold', 'gain 1 gold; take this card as a trophy']);
    pick(other, 'option:2');
    expect([facts(other).trophies.social, names(other, 'social-discard')]).toEqual([1, []]);
  });

  ruleTest(
    'a rumor stays with the hero, in any number, and its other option is gone [RB-EVENT-08, RB-EVENT-09, RB-EVENT-10]',
    (open) => {
      const t = open(
        position({
          players: [{ at: 'I10', rumors: ['Helpful Ally'] }, {}],
          decks: { social: ['A Letter for the Fort'] },
        }),
      );
      pick(t, 'adventure', 'option:1');
      expect(facts(t).rumors).toEqual(['Helpful Ally', 'A Letter for the Fort']);
      expect(names(t, 'social-discard')).toEqual([]);
      expect(offers(t).some((text) => text.includes('test'))).toBe(false);
    },
  );

  ruleTest(
    'Helpful Ally: learn from the hand of a hero in the same hex, who gets the card [RB-EVENT-11, RB-EVENT-12]',
    (open) => {
      const secret = { name: 'Hidden Art', attribute: 'mind', orbs: { combat: 3 } };
      const t = open(
        position({
          players: [
            { at: 'H9', rumors: ['Helpful Ally'] },
            { at: 'H9', hand: [secret, 'blank'] },
          ],
        }),
      );
      pick(t, 'use Helpful Ally');
      expect([t.prompt, t.asked, offers(t)[0]]).toEqual(['rb.ask.learn-free', 0, 'Hidden Art']);
      pick(t, 'Hidden Art');
      expect([facts(t, 0).learned, facts(t, 0).rumors, hero(t).actions]).toEqual([['Hidden Art'], [], 2]);
      expect([facts(t, 1).trophies.social, (facts(t, 1).hand as string[]).length]).toEqual([1, 1]);
      const alone = open(position({ players: [{ at: 'H9', rumors: ['Helpful Ally'] }, { at: 'H8' }] }));
      expect(offers(alone).some((text) => text.includes('Helpful Ally'))).toBe(false);
    },
  );

  ruleTest(
    'Helpful Ally: the test of mind or spirit, with an exertion [RB-EVENT-13, RB-EX-12, RB-TEST-16]',
    (open) => {
      const t = open(
        position({
          players: [{ hero: 'Master Thorn', at: 'I10', hand: ['Tireless'] }],
          decks: { social: ['Helpful Ally'], skill: ['blank', 'blank', 'blank', 'success'] },
        }),
      );
      pick(t, 'adventure', 'option:2');
      expect([t.prompt, t.offered]).toEqual(['rb.ask.attribute', ['mind', 'spirit']]);
      pick(t, 'mind');
      expect([names(t, 'revealed').length, t.state.test!.successes]).toEqual([3, 0]);
      pick(t, 'exert');
      expect([facts(t).trophies.social, names(t, 'skill-discard').length]).toEqual([1, 5]);
      expect(names(t, 'revealed')).toEqual([]);
    },
  );

  ruleTest('Tales of Old: 1 gold and the trophy, and nothing more [RB-EVENT-14, RB-EX-13]', (open) => {
    const t = open(
      position({
        players: [{ at: 'I10', gold: 0 }],
        decks: { social: ['Tales of Old'], skill: ['blank', 'success'] },
      }),
    );
    pick(t, 'adventure', 'test body');
    expect([hero(t).gold, facts(t).trophies.social, hero(t).damage]).toEqual([1, 1, 0]);
  });
});
