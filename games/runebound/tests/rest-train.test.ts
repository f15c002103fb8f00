import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, hero, names, offers, pick } from './look.ts';
import { dice, heroCasts, position } from './position.ts';

const MW = 'mountain/water';

describe('resting', () => {
  ruleTest('heals all damage in a town, city, stronghold or shrine [RB-REST-01]', (open) => {
    for (const at of ['Market Town', 'Tamalir', 'Sundergard', "Suvar's Rest"]) {
      const t = open(position({ players: [{ at, damage: 8 }] }));
      pick(t, 'rest');
      expect([hero(t).damage, hero(t).actions], at).toEqual([0, 2]);
    }
  });

  ruleTest(
    'rolls five dice in the wilderness, each match healing one [RB-REST-02, RB-REST-03, RB-EX-10]',
    (open) => {
      const t = open(
        position({
          players: [{ hero: 'Elder Mok', at: 'Wyrmwood', damage: 5 }],
          chance: dice('plains/forest', 'forest/hills', 'wild', 'plains', MW),
        }),
      );
      pick(t, 'rest');
      expect(hero(t).damage).toBe(2);
    },
  );

  ruleTest('heals no more than there is [RB-DAMAGE-12]', (open) => {
    const t = open(position({ players: [{ at: 'I9', damage: 2 }], chance: dice(...Array(5).fill('wild')) }));
    pick(t, 'rest');
    expect(hero(t).damage).toBe(0);
  });

  ruleTest('rolls five whatever the speed [RB-REST-02]', (open) => {
    const boots = { name: 'Boots', type: 'movement', bonus: { speed: 4 } };
    const t = open(
      position({
        players: [{ at: 'I9', damage: 9 - 1, assets: [boots], hand: ['blank'] }],
        chance: dice('plains', 'plains', 'plains', 'plains', 'plains'),
      }),
    );
    pick(t, 'rest');
    expect(t.state.roll!.faces).toHaveLength(5);
  });

  ruleTest('on a road matches the terrain beneath [RB-REST-04, RB-HEX-08]', (open) => {
    const t = open(
      position({
        players: [{ at: 'G4', damage: 5 }],
        chance: dice('plains', MW, MW, 'forest/hills', 'hills/plains'),
      }),
    );
    pick(t, 'rest');
    expect(hero(t).damage).toBe(3);
  });

  ruleTest('is open to a hero without damage [RB-REST-05]', (open) => {
    const t = open(position({ players: [{ at: 'H9' }] }));
    pick(t, 'rest');
    expect([hero(t).damage, hero(t).actions]).toEqual([0, 2]);
  });
});

describe('training', () => {
  const skill = (name: string) => ({ name, attribute: 'body' });

  ruleTest(
    'draws as many skills as the hand size, whatever is held [RB-TRAIN-01, RB-TRAIN-02, RB-SKILL-12]',
    (open) => {
      const t = open(
        position({
          players: [{ hand: [skill('Old One'), skill('Old Two')] }],
          decks: { skill: [skill('New One'), skill('New Two'), skill('New Three'), skill('Next')] },
        }),
      );
      pick(t, 'train');
      expect(offers(t)).toEqual(['Old One', 'Old Two', 'New One', 'New Two', 'New Three']);
      pick(t, 'Old One', 'New Two');
      expect(facts(t).hand).toEqual(['Old Two', 'New One', 'New Three']);
      expect(names(t, 'skill-discard')).toEqual(['New Two', 'Old One']);
    },
  );

  ruleTest('lets nothing be learned between draw and discard [RB-TRAIN-03, RB-SKILL-04]', (open) => {
    const t = open(
      position({
        players: [{ hand: ['blank', 'blank', 'blank'], trophies: ['combat', 'combat', 'combat', 'combat'] }],
      }),
    );
    pick(t, 'train');
    const held = t.state.zones['hand:0']!.map(({ id }) => `card:${id}`);
    expect([t.prompt, t.offered, held.length]).toEqual(['rb.ask.hand-limit', held, 6]); // discarding is all there is
  });
});

describe('exerting', () => {
  ruleTest('discards one skill of the hero’s choice, and needs one [RB-EXERT-01, RB-EXERT-02]', (open) => {
    const players = [{ at: 'I9', damage: 5, hand: ['Tireless', 'Guile'] }];
    const t = open(position({ players, chance: dice(MW, MW, MW, MW, MW, 'plains', 'plains') }));
    pick(t, 'rest', 'exert');
    expect(offers(t)).toEqual(['Tireless', 'Guile']);
    pick(t, 'Guile');
    expect([facts(t).hand, names(t, 'skill-discard')]).toEqual([['Tireless'], ['Guile']]);
    pick(t, 'exert to reroll mountain/water');
    expect([t.prompt, hero(t).damage]).toEqual(['rb.ask.turn', 3]); // no card left, nothing to ask
  });

  ruleTest('the same die may be rerolled again [RB-EXERT-04]', (open) => {
    const players = [{ at: 'I9', damage: 5, hand: ['blank', 'blank', 'blank'] }];
    const t = open(position({ players, chance: dice(MW, 'wild', 'wild', 'wild', 'wild', MW, 'plains') }));
    pick(t, 'rest', 'exert to reroll mountain/water');
    t.choose(t.offered[0]!);
    pick(t, 'exert to reroll mountain/water');
    t.choose(t.offered[0]!);
    pick(t, 'keep');
    expect(hero(t).damage).toBe(0);
  });

  ruleTest('is possible only for an effect that calls for it [RB-EXERT-05, RB-SKILL-13]', (open) => {
    const t = open(position({ players: [{ hand: ['blank', 'blank'] }] }));
    expect(offers(t).some((text) => /exert|discard/.test(text))).toBe(false);
  });

  ruleTest('does not take learned skills [RB-EXERT-06]', (open) => {
    const players = [{ at: 'I9', damage: 5, learned: ['Tireless'] }];
    const t = open(position({ players, chance: dice(MW, MW, MW, MW, MW) }));
    pick(t, 'rest');
    expect([t.prompt, facts(t).learned]).toEqual(['rb.ask.dice', ['Tireless']]); // Tireless itself can be used
    expect(offers(t).some((text) => text.startsWith('exert'))).toBe(false);
  });

  ruleTest('rerolls a die until it is spent, also between two dice of a move [RB-EXERT-07]', (open) => {
    const t = open(
      position({ players: [{ at: 'I9', hand: ['blank'] }], chance: dice('plains', MW, MW, 'plains') }),
    );
    pick(t, 'move', 'roll', 'hex:I8', 'exert to reroll mountain/water', 'hex:I7');
    expect(facts(t).at).toBe('Gardens of Tarn');
  });
});

describe('delayed heroes', () => {
  ruleTest('must spend the next action to get up [RB-DELAY-01]', (open) => {
    const t = open(position({ players: [{ delayed: true }] }));
    expect(t.offered).toEqual(['get-up']);
    pick(t, 'get up');
    expect([hero(t).delayed, hero(t).actions, t.offered.includes('move')]).toEqual([false, 2, true]);
  });

  ruleTest(
    'may learn and use abilities, but none that costs an action [RB-DELAY-02, RB-DELAY-07]',
    (open) => {
      const goods = { name: 'Furs', type: 'goods', trade: 2, 'traded in': ['town'] };
      const t = open(
        position({
          players: [
            {
              hero: 'Elder Mok',
              at: 'H9',
              delayed: true,
              hand: [{ name: 'Art', attribute: 'mind', orbs: { social: 1 } }],
              trophies: ['social'],
              assets: [goods],
            },
          ],
        }),
      );
      expect(offers(t)).toEqual([
        'get up',
        'learn Art for 1 social trophy',
        'Restore Spirit (Elder Mok): draw 1 skill',
      ]);
    },
  );

  ruleTest('who are defeated too must recover first [RB-DELAY-03]', (open) => {
    const t = open(position({ players: [{ at: 'H9', delayed: true, damage: 9 }] }));
    expect(t.offered).toEqual(['rest']);
    pick(t, 'rest');
    expect(t.offered).toEqual(['get-up']);
  });

  ruleTest('stay so into the next turn without an action left [RB-DELAY-04]', (open) => {
    const t = open(position({ players: [{ delayed: true, actions: 0 }, {}] }));
    pick(t, 'end', 'end');
    expect([t.asked, t.offered]).toEqual([0, ['get-up']]);
  });

  ruleTest('are not delayed twice [RB-DELAY-05]', (open) => {
    const bog = { name: 'Bog', options: ['become delayed; become delayed', 'heal 1'] };
    const t = open(position({ players: [{ at: 'I10' }], decks: { social: [bog] } }));
    pick(t, 'adventure', 'option:1', 'get up');
    expect([hero(t).delayed, t.offered]).toEqual([false, ['end']]);
  });

  ruleTest('can be challenged and fight [RB-DELAY-06]', (open) => {
    const t = open(
      position({
        players: [
          {
            hero: 'Corbin',
            at: 'H9',
            casts: { 'corbin-1': 'physical', 'corbin-2': 'shield', 'corbin-3': 'agility' },
          },
          { at: 'H9', delayed: true, casts: heroCasts('physical', 'magic', 'surge') },
        ],
      }),
    );
    pick(t, 'Settle a Bounty');
    expect(t.state.combat!.heroes).toEqual([0, 1]);
    expect([t.asked, offers(t)]).toEqual([1, ['pass', 'deal physical damage', 'deal magic damage']]);
    pick(t, 'deal physical', ['1 shield']);
    expect([hero(t, 0).damage, hero(t, 1).delayed]).toEqual([1, true]);
  });
});
