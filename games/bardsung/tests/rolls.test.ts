import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, foe, hero, offers, pick, position, strike } from './position.ts';

type Words = Record<string, unknown>;
const duel = (attacker: Words, target: Words, chance: Record<string, number[]>, more: Words = {}) =>
  position({ heroes: [attacker, {}], enemies: [foe('Ogre', '1A', target)], chance, ...more });

describe('action rolls', () => {
  ruleTest(
    'are a d20 and the modifier named, at the target number or above [BS-ROLL-01, BS-ATK-02, BS-PROFILE-04]',
    (open) => {
      const at = (roll: number) =>
        open(duel({ str: 2, abilities: [strike()] }, {}, { attack: [roll], 'damage d6': [1] }));
      expect(facts(pick(at(10), 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
      expect(facts(pick(at(9), 'Strike')).enemies).toEqual(['Ogre 1A']);
    },
  );

  ruleTest('a hero without a modifier adds nothing [BS-ROLL-03]', (open) => {
    const at = (roll: number) =>
      open(duel({ abilities: [strike()] }, {}, { attack: [roll], 'damage d6': [1] }));
    expect(facts(pick(at(12), 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
    expect(facts(pick(at(11), 'Strike')).enemies).toEqual(['Ogre 1A']);
  });

  ruleTest('the number to hit an enemy is also the number to defend against it [BS-PROFILE-04]', (open) => {
    const struck = (defence: number) =>
      open(
        duel(
          { resilience: 0 },
          { tn: 13, behaviour: [{ first: ['attack in range'] }], effects: ['wound'] },
          { defence: [defence] },
          { order: ['Ogre'], heroes: [{ resilience: 0 }] },
        ),
      );
    expect([hero(struck(13), 'Ann').wounds, hero(struck(12), 'Ann').wounds]).toEqual([0, 1]);
    const hit = (attack: number) =>
      pick(
        open(duel({ abilities: [strike()] }, { tn: 13 }, { attack: [attack], 'damage d6': [1] })),
        'Strike',
      );
    expect([facts(hit(13)).enemies, facts(hit(12)).enemies]).toEqual([['Ogre 1A 1 wounded'], ['Ogre 1A']]);
  });

  ruleTest(
    'each characteristic has a modifier of its own, or adds nothing [BS-ROLL-02, BS-ROLL-03]',
    (open) => {
      for (const [i, one] of ['str', 'dex', 'con', 'int', 'wis', 'cha'].entries()) {
        const start = (mods: Words) =>
          open(duel({ ...mods, abilities: [strike({ with: one })] }, {}, { attack: [9], 'damage d6': [1] }));
        expect(facts(pick(start({ [one]: 3 }), 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
        const other = ['str', 'dex', 'con', 'int', 'wis', 'cha'][(i + 1) % 6]!;
        expect(facts(pick(start({ [other]: 3 }), 'Strike')).enemies).toEqual(['Ogre 1A']);
      }
    },
  );

  ruleTest('advantage takes the higher of two, disadvantage the lower [BS-DICE-01, BS-DICE-02]', (open) => {
    const up = open(
      duel(
        { abilities: [strike()] },
        { modifiers: ['physical vulnerable'] },
        { attack: [3, 12], 'damage d6': [1] },
      ),
    );
    expect(facts(pick(up, 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
    const down = open(
      duel({ abilities: [strike()] }, { modifiers: ['physical resilient'] }, { attack: [12, 3] }),
    );
    expect(facts(pick(down, 'Strike')).enemies).toEqual(['Ogre 1A']);
  });

  ruleTest(
    'both cancel out to a plain roll, and the tokens of both are used up [BS-DICE-09, BS-DICE-12]',
    (open) => {
      const t = open(
        duel(
          { conditions: ['blessing', 'fatigue'], abilities: [strike()] },
          {},
          { attack: [12], 'damage d6': [1] },
        ),
      );
      expect(facts(pick(t, 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
      expect(hero(t, 'Ann').conditions).toEqual([]);
    },
  );

  ruleTest('several sources add one die, not several [BS-DICE-10]', (open) => {
    const t = open(
      duel(
        { conditions: ['blessing'], abilities: [strike()] },
        { conditions: ['bane'], modifiers: ['physical vulnerable'] },
        { attack: [1, 12], 'damage d6': [1] },
      ),
    );
    expect(facts(pick(t, 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
  });

  ruleTest(
    'a reroll takes all the dice again, also the d4, and its result stands [BS-DICE-03, BS-DICE-11, BS-FATE-02]',
    (open) => {
      const t = open(
        duel(
          { at: '1B', abilities: [strike({ range: 1 })] },
          {},
          { attack: [4, 9], empower: [4, 3], 'damage d6': [1] },
          {
            terrain: { elevation: ['1B'] },
            fate: 2,
          },
        ),
      );
      pick(t, 'Strike');
      expect(offers(t)).toEqual(['yes', 'no']);
      t.answer(1, 'yes');
      // The damage roll is below toughness: fate could be spent on that, too.
      pick(t, 'no');
      expect([facts(t).fate, facts(t).enemies]).toEqual([1, ['Ogre 1A 1 wounded']]);
    },
  );

  ruleTest('the new result of a reroll stands even if it is worse [BS-DICE-03]', (open) => {
    const t = open(duel({ abilities: [strike()] }, {}, { attack: [11, 4] }, { fate: 1 }));
    pick(t, 'Strike', 'yes');
    expect(t.logged('bs.log.roll-ends')).toMatchObject([{ args: { total: 4, tn: 12, outcome: 'failure' } }]);
  });

  ruleTest('no roll is made a third time [BS-DICE-04]', (open) => {
    const t = open(duel({ abilities: [strike()] }, {}, { attack: [4, 5] }, { fate: 3 }));
    pick(t, 'Strike', 'yes');
    expect(offers(t)).not.toContain('yes');
    expect(facts(t).fate).toBe(2);
  });

  ruleTest('a success asks nothing [BS-FATE-04]', (open) => {
    const t = open(
      duel({ abilities: [strike({ die: 4 })] }, {}, { attack: [12], 'damage d4': [4] }, { fate: 3 }),
    );
    pick(t, 'Strike');
    expect(offers(t)).toContain('end');
  });

  ruleTest('empower adds a d4 [BS-DICE-05, BS-TERRAIN-06]', (open) => {
    const start = (at: string) =>
      open(
        duel(
          { at, abilities: [strike({ range: 3 })] },
          {},
          { attack: [9], empower: [3], 'damage d6': [1] },
          { terrain: { elevation: ['1A', '1B'] } },
        ),
      );
    expect(facts(pick(start('1B'), 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
    expect(facts(pick(start('1A'), 'Strike')).enemies).toEqual(['Ogre 1A']);
  });

  ruleTest('1 and 20 mean nothing special [BS-ROLL-06]', (open) => {
    const easy = open(duel({ str: 4, abilities: [strike()] }, { tn: 5 }, { attack: [1], 'damage d6': [1] }));
    expect(facts(pick(easy, 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
    const hard = open(duel({ abilities: [strike()] }, { tn: 21 }, { attack: [20] }));
    expect(facts(pick(hard, 'Strike')).enemies).toEqual(['Ogre 1A']);
  });

  ruleTest('a charm readies all fate tokens, for a reroll too [BS-TOKEN-01, BS-FATE-05]', (open) => {
    const t = open(
      duel(
        { abilities: [strike()] },
        {},
        { attack: [4, 12], 'damage d6': [1] },
        { fate: 0, supplies: { charm: 1 } },
      ),
    );
    pick(t, 'Strike', 'yes');
    expect([facts(t).fate, facts(t).supplies]).toMatchObject([2, { charm: 0 }]);
    const u = open(duel({}, {}, {}, { fate: 1, supplies: { charm: 2 } }));
    pick(u, 'charm');
    expect([facts(u).fate, facts(u).actions]).toEqual([3, 2]);
    expect(offers(u)).not.toContain('charm');
  });
});

describe('attacks of heroes', () => {
  ruleTest('are made with an attack ability on an enemy within range [BS-ATK-01, BS-ATK-08]', (open) => {
    const start = (range: number) => open(duel({ at: '1C', abilities: [strike({ range })] }, {}, {}));
    expect(offers(start(2))).toContain('Strike');
    expect(offers(start(1))).not.toContain('Strike');
  });

  ruleTest('only enemies within range can be chosen; range 0 is the own zone [BS-ATK-08]', (open) => {
    const targets = (range: number) => {
      const start = position({
        heroes: [{ at: '1B', abilities: [strike({ range })] }, {}],
        enemies: [foe('Ogre', '1B'), foe('Imp', '1B'), foe('Bat', '1C'), foe('Rat', '1D')],
        order: ['Ann'],
      });
      return offers(pick(open(start), 'Strike'));
    };
    expect(targets(0)).toEqual(['Ogre', 'Imp']);
    expect(targets(1)).toEqual(['Ogre', 'Imp', 'Bat']);
  });

  ruleTest('range is counted through open ways [BS-ATK-08]', (open) => {
    const start = (closed: boolean) =>
      open(
        position({
          heroes: [{ at: '2A', abilities: [strike({ range: 2 })] }, {}],
          enemies: [foe('Ogre', '1B')],
          tiles: [
            { draw: 'AB>', at: [4, 6] },
            { draw: '<A', at: [6, 6], sort: 'corridor' },
          ],
          doors: [{ at: '1B', to: '2A', closed }],
        }),
      );
    expect(offers(start(false))).toContain('Strike');
    expect(offers(start(true))).not.toContain('Strike');
  });

  ruleTest('a failed attack roll ends the attack [BS-ATK-03]', (open) => {
    const t = open(duel({ abilities: [strike({ hit: ['push', 'inspire'] })] }, {}, { attack: [3] }));
    pick(t, 'Strike');
    expect([facts(t).enemies, facts(t).fate]).toEqual([['Ogre 1A'], 0]);
  });

  ruleTest(
    'the damage die decides between hit and critical hit [BS-ATK-04, BS-ATK-05, BS-ATK-06, BS-EX-02]',
    (open) => {
      const start = (damage: number) =>
        open(
          duel(
            { abilities: [strike({ die: 8, hit: ['bane'], critical: ['burn'] })] },
            { toughness: 5 },
            { attack: [12], 'damage d8': [damage] },
          ),
        );
      const marks = (damage: number) =>
        (pick(start(damage), 'Strike').state.zones.enemies![0] as unknown as { marks: number }).marks;
      expect([marks(5), marks(4)]).toEqual([1 << 3, 1 << 0]);
    },
  );

  ruleTest('the number on the die is no count of wounds [BS-ATK-07]', (open) => {
    const t = open(
      duel({ abilities: [strike({ die: 12 })] }, { toughness: 12 }, { attack: [12], 'damage d12': [11] }),
    );
    expect(facts(pick(t, 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
  });

  ruleTest('without a die of its own the attack takes that of the weapon [BS-ATK-09]', (open) => {
    const t = open(
      duel(
        { weapons: [{ name: 'Maul', die: 10 }], abilities: [{ ...strike(), die: undefined }] },
        {},
        { attack: [12], 'damage d10': [1] },
      ),
    );
    expect(facts(pick(t, 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
  });

  ruleTest('an attack with a die of its own takes that, whatever the weapon [BS-ATK-09]', (open) => {
    const armed = { weapons: [{ name: 'Maul', die: 10 }], abilities: [strike()] };
    const t = open(duel(armed, {}, { attack: [12], 'damage d6': [1] }));
    expect(facts(pick(t, 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
  });

  ruleTest('a damage roll is no action roll: blessing waits [BS-ROLL-07]', (open) => {
    const t = open(
      position({
        heroes: [
          { abilities: [strike({ hit: ['blessing'], critical: ['blessing'] }), strike({ name: 'Second' })] },
          {},
        ],
        enemies: [foe('Ogre')],
        chance: { attack: [12, 2, 12], 'damage d6': [1, 1] },
      }),
    );
    pick(t, 'Strike');
    expect(hero(t, 'Ann').conditions).toEqual(['blessing']);
    pick(t, 'Second');
    expect([hero(t, 'Ann').conditions, facts(t).enemies]).toEqual([[], ['Ogre 1A 1 wounded']]);
  });

  ruleTest(
    'a fate cost exhausts a token, and without one the ability cannot be used [BS-ABIL-04]',
    (open) => {
      const start = (fate: number) =>
        open(duel({ abilities: [{ name: 'Hymn', fate: true, skill: ['blessing'] }] }, {}, {}, { fate }));
      const t = start(1);
      pick(t, 'Hymn');
      expect([facts(t).fate, hero(t, 'Ann').conditions]).toEqual([0, ['blessing']]);
      expect(offers(start(0))).not.toContain('Hymn');
    },
  );

  ruleTest(
    'physical or magical matters against what an enemy resists [BS-PROP-01, BS-MOD-01, BS-EX-01]',
    (open) => {
      const start = (property: string, attack: number[]) =>
        open(
          duel(
            { dex: 2, abilities: [strike({ with: 'dex', property })] },
            { modifiers: ['physical resilient'] },
            { attack, 'damage d6': [1] },
          ),
        );
      expect(facts(pick(start('physical', [15, 9]), 'Strike')).enemies).toEqual(['Ogre 1A']);
      expect(facts(pick(start('magical', [15]), 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
    },
  );

  for (const [line, modifier, property, dice, isHit] of [
    ['BS-MOD-02', 'physical vulnerable', 'physical', [2, 15], true],
    ['BS-MOD-03', 'magical resilient', 'magical', [15, 2], false],
    ['BS-MOD-04', 'magical vulnerable', 'magical', [2, 15], true],
  ] as const) {
    ruleTest(`${modifier} [${line}]`, (open) => {
      const start = (of: string, attack: readonly number[]) =>
        open(
          duel(
            { abilities: [strike({ property: of })] },
            { modifiers: [modifier] },
            { attack: [...attack], 'damage d6': [1] },
          ),
        );
      expect(facts(pick(start(property, dice), 'Strike')).enemies).toEqual([
        isHit ? 'Ogre 1A 1 wounded' : 'Ogre 1A',
      ]);
      const other = property === 'physical' ? 'magical' : 'physical';
      expect(facts(pick(start(other, [12]), 'Strike')).enemies).toEqual(['Ogre 1A 1 wounded']);
    });
  }

  ruleTest(
    'an area takes in the others of the zone with one roll, and their bane stays [BS-PROP-03, BS-PROP-05, BS-PROP-08]',
    (open) => {
      const t = open(
        position({
          heroes: [{ abilities: [strike({ area: true })] }, {}],
          enemies: [foe('Ogre', '1A'), foe('Rat', '1A', { conditions: ['bane'] }), foe('Bat', '1B')],
          chance: { attack: [12], 'damage d6': [1] },
        }),
      );
      pick(t, 'Strike', 'Ogre');
      expect(facts(t).enemies).toEqual(['Ogre 1A 1 wounded', 'Rat 1A 1 wounded', 'Bat 1B']);
      expect(t.state.zones.enemies![1]).toMatchObject({ marks: 1 });
    },
  );

  ruleTest('a critical hit on the target is one on all in its area, however tough [BS-PROP-05]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike({ area: true })] }, {}],
        enemies: [foe('Ogre', '1A', { toughness: 4 }), foe('Rat', '1A', { toughness: 6 }), foe('Bat', '1B')],
        chance: { attack: [12], 'damage d6': [4] },
      }),
    );
    pick(t, 'Strike', 'Ogre');
    expect(facts(t).enemies).toEqual(['Bat 1B']);
  });

  ruleTest('an area does nothing if the attack roll fails [BS-PROP-06]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike({ area: true })] }, {}],
        enemies: [foe('Ogre'), foe('Rat')],
        chance: { attack: [2] },
      }),
    );
    pick(t, 'Strike', 'Ogre');
    expect(facts(t).enemies).toEqual(['Ogre 1A', 'Rat 1A']);
  });

  ruleTest('of an area, what is for the party happens once [BS-EFFECT-19]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike({ area: true, hit: ['inspire'] })] }, {}],
        enemies: [foe('Ogre'), foe('Rat')],
        fate: 0,
        chance: { attack: [12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike', 'Ogre');
    expect(facts(t).fate).toBe(1);
  });
});

describe('attacks of enemies', () => {
  const struck = (enemy: Words, heroes: Words[], chance: Record<string, number[]>, more: Words = {}) =>
    position({
      heroes,
      enemies: [
        foe('Ogre', '1A', { behaviour: [{ first: ['attack in range'] }], effects: ['wound'], ...enemy }),
      ],
      order: ['Ogre'],
      chance,
      ...more,
    });

  ruleTest(
    'the target rolls a d20 and resilience against the TN [BS-DEF-01, BS-DEF-02, BS-DEF-03]',
    (open) => {
      expect(hero(open(struck({}, [{ resilience: 3 }], { defence: [9] })), 'Ann').wounds).toBe(0);
      expect(hero(open(struck({}, [{ resilience: 3 }], { defence: [8] })), 'Ann').wounds).toBe(1);
    },
  );

  ruleTest('powerful gives the defence disadvantage [BS-PROP-02]', (open) => {
    expect(hero(open(struck({ powerful: true }, [{}], { defence: [20, 3] })), 'Ann').wounds).toBe(1);
  });

  ruleTest(
    'a pulse attacks all heroes within range, each with a roll, by initiative [BS-PROP-04, BS-PROP-07]',
    (open) => {
      const t = open(
        struck(
          { pulse: true, range: 1 },
          [{ at: '1B' }, {}, { at: '1C' }],
          { defence: [3, 18] },
          { order: ['Ogre', 'Ben', 'Ann', 'Cid'] },
        ),
      );
      expect(['Ann', 'Ben', 'Cid'].map((name) => hero(t, name).wounds)).toEqual([0, 1, 0]);
      const both = struck({ pulse: true, range: 1 }, [{ at: '1B' }, {}, { at: '1C' }], { defence: [3, 4] });
      const u = open(both);
      expect(['Ann', 'Ben', 'Cid'].map((name) => hero(u, name).wounds)).toEqual([1, 1, 0]);
    },
  );
});
