import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, foe, hero, offers, pick, position, strike } from './position.ts';

type Words = Record<string, unknown>;

/** Ann strikes an ogre in the second zone, and hits it; her effects are these. */
const hits = (effects: string[], more: Words = {}, ann: Words = {}) =>
  position({
    heroes: [{ at: '1B', ...ann, abilities: [strike({ hit: effects, critical: effects })] }, {}],
    enemies: [foe('Ogre', '1B')],
    ...more,
    chance: { attack: [12], 'damage d6': [1], ...(more.chance as object) },
  });

/** An ogre in the second zone strikes Ann, whose defence fails. */
const isStruck = (effects: string[], more: Words = {}, ann: Words = {}) =>
  position({
    heroes: [{ at: '1B', ...ann }, {}],
    enemies: [foe('Ogre', '1B', { behaviour: [{ first: ['attack in range'] }], effects })],
    order: ['Ogre'],
    ...more,
    chance: { defence: [1], ...(more.chance as object) },
  });

const enemy = (t: Parameters<typeof facts>[0]) =>
  t.state.zones.enemies![0] as unknown as { marks: number; poison: number; stunned: number };

describe('effects of attacks', () => {
  ruleTest('wound [BS-EFFECT-01] and serious wound [BS-EFFECT-02]', (open) => {
    expect(hero(open(isStruck(['wound'])), 'Ann')).toMatchObject({ wounds: 1, serious: 0 });
    expect(hero(open(isStruck(['serious wound'])), 'Ann')).toMatchObject({ wounds: 1, serious: 1 });
  });

  ruleTest(
    'a push by a hero may put the target next to its zone; the hero picks [BS-EFFECT-03, BS-EFFECT-14]',
    (open) => {
      const t = open(hits(['push']));
      pick(t, 'Strike');
      expect([t.asked, offers(t)]).toEqual([0, ['zone:1A', 'zone:1C', 'stay']]);
      pick(t, 'zone:1C');
      expect(facts(t).enemies).toEqual(['Ogre 1C']);
      const u = pick(open(hits(['push'])), 'Strike', 'stay');
      expect(facts(u).enemies).toEqual(['Ogre 1B']);
    },
  );

  ruleTest(
    'a push by an enemy is carried out, and the heroes pick where [BS-EFFECT-14, BS-EFFECT-15]',
    (open) => {
      const t = open(isStruck(['push']));
      expect(offers(t)).toEqual(['zone:1A', 'zone:1C']);
      t.answer(1, 'zone:1A');
      expect(hero(t, 'Ann').at).toBe('1A');
      const alone = open(
        isStruck(
          ['push', 'wound'],
          {
            tiles: [{ draw: 'A' }],
            enemies: [
              foe('Ogre', '1A', { behaviour: [{ first: ['attack in range'] }], effects: ['push', 'wound'] }),
            ],
          },
          { at: '1A' },
        ),
      );
      expect(hero(alone, 'Ann')).toMatchObject({ at: '1A', wounds: 1 });
    },
  );

  ruleTest(
    'dodge puts the attacker next to its zone [BS-EFFECT-04]; an enemy’s is carried out [BS-EFFECT-18]',
    (open) => {
      const t = open(hits(['dodge']));
      pick(t, 'Strike');
      expect(offers(t)).toEqual(['zone:1A', 'zone:1C', 'stay']);
      pick(t, 'zone:1A');
      expect(hero(t, 'Ann').at).toBe('1A');
      const u = open(isStruck(['dodge']));
      expect(offers(u)).toEqual(['zone:1A', 'zone:1C']);
      pick(u, 'zone:1C');
      expect(facts(u).enemies).toEqual(['Ogre 1C']);
    },
  );

  ruleTest('inspire readies one fate token [BS-EFFECT-05, BS-FATE-03]', (open) => {
    expect(facts(pick(open(hits(['inspire'], { fate: 0 })), 'Strike')).fate).toBe(1);
  });

  for (const [line, effect, order] of [
    ['BS-EFFECT-06', 'quicken', ['Cid', 'Ann', 'Ben', 'Ogre', 'Dot', 'Eve']],
    ['BS-EFFECT-07', 'haste', ['Ann', 'Cid', 'Ben', 'Ogre', 'Dot', 'Eve']],
    ['BS-EFFECT-08', 'slow', ['Cid', 'Ben', 'Ann', 'Dot', 'Ogre', 'Eve']],
    ['BS-EFFECT-09', 'stop', ['Cid', 'Ben', 'Ann', 'Dot', 'Eve', 'Ogre']],
  ] as const) {
    ruleTest(`${effect} [${line}]`, (open) => {
      const t = open(
        position({
          heroes: [{ abilities: [strike({ hit: [effect] })] }, {}, {}, {}, {}],
          enemies: [foe('Ogre')],
          order: ['Cid', 'Ben', 'Ann', 'Ogre', 'Dot', 'Eve'],
          exhausted: ['Cid', 'Ben'],
          chance: { attack: [12], 'damage d6': [1] },
        }),
      );
      pick(t, 'Strike');
      expect(facts(t).order).toEqual(order);
    });
  }

  ruleTest('stop goes all the way, and the cards between close up [BS-EFFECT-09, BS-EFFECT-12]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike({ hit: ['stop'] })] }, {}, {}],
        enemies: [foe('Ogre')],
        order: ['Ann', 'Ogre', 'Ben', 'Cid'],
        chance: { attack: [12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike');
    expect(facts(t).order).toEqual(['Ann', 'Ben', 'Cid', 'Ogre']);
  });

  ruleTest('at the end of the order nothing changes [BS-EFFECT-13]', (open) => {
    for (const effect of ['quicken', 'haste', 'slow', 'stop']) {
      const t = pick(open(hits([effect], { order: ['Ann', 'Ben', 'Ogre'] })), 'Strike');
      expect(facts(t).order).toEqual(['Ann', 'Ben', 'Ogre']);
    }
  });

  ruleTest('an enemy’s quicken and haste move the card of its type [BS-EFFECT-17]', (open) => {
    const order = (effect: string) => {
      const start = isStruck([effect], {
        heroes: [{ at: '1B' }, {}, {}],
        order: ['Ann', 'Cid', 'Ogre', 'Ben'],
        exhausted: ['Ann', 'Cid'],
      });
      return facts(open(start)).order;
    };
    expect(order('quicken')).toEqual(['Ann', 'Ogre', 'Cid', 'Ben']);
    expect(order('haste')).toEqual(['Ogre', 'Ann', 'Cid', 'Ben']);
  });

  ruleTest(
    'the conditions put their tokens on the target [BS-EFFECT-10], blessing on the attacker [BS-EFFECT-11]',
    (open) => {
      for (const one of [
        'bleed',
        'burn',
        'fatigue',
        'frostbite',
        'pinned',
        'poison',
        'silence',
        'stunned',
        'sundered',
      ])
        expect(hero(open(isStruck([one])), 'Ann').conditions).toEqual([one]);
      expect(enemy(pick(open(hits(['bane'])), 'Strike')).marks).toBe(1 << 0);
      expect(enemy(pick(open(hits(['weaken'])), 'Strike')).marks).toBe(1 << 9);
      expect(hero(pick(open(hits(['blessing'])), 'Strike'), 'Ann').conditions).toEqual(['blessing']);
    },
  );

  ruleTest('effects apply in the order printed [BS-EFFECT-16]', (open) => {
    const t = open(isStruck(['wound', 'frostbite']));
    expect(hero(t, 'Ann')).toMatchObject({ serious: 0, conditions: ['frostbite'] });
    const u = open(isStruck(['frostbite', 'wound']));
    expect(hero(u, 'Ann')).toMatchObject({ serious: 1, conditions: [] });
  });
});

describe('conditions', () => {
  const nextRound = { event: [4], 'marching order': ['keep'] };
  const alone = (ann: Words, more: Words = {}) =>
    position({ heroes: [ann], ...more, chance: { ...nextRound, ...(more.chance as object) } });

  ruleTest('bane: advantage on the next attack against it, and gone [BS-COND-01]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike()] }, {}],
        enemies: [foe('Ogre', '1A', { conditions: ['bane'] })],
        chance: { attack: [2, 12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike');
    expect([facts(t).enemies, enemy(t).marks]).toEqual([['Ogre 1A 1 wounded'], 0]);
  });

  ruleTest(
    'bleed lowers every event roll by one for each hero [BS-COND-02, BS-COND-30, BS-EX-05, BS-EVENT-02]',
    (open) => {
      const start = (event: number, bleeding: number) =>
        open(
          position({
            heroes: [0, 1].map((i) => ({ conditions: i < bleeding ? ['bleed'] : [] })),
            exhausted: ['Ben'],
            chance: { event: [event], 'marching order': ['keep'] },
          }),
        );
      expect(facts(pick(start(4, 2), 'end')).echo).toBe('loud');
      expect(facts(pick(start(4, 1), 'end')).echo).toBe('quiet');
      expect(facts(pick(start(3, 1), 'end')).echo).toBe('loud');
    },
  );

  ruleTest('rest takes bleed, poison and silence [BS-COND-03, BS-COND-13, BS-COND-21]', (open) => {
    const t = open(
      alone(
        { conditions: ['bleed', 'poison', 'poison', 'silence', 'fatigue'] },
        { supplies: { firewood: 1 }, chance: { event: [4] } },
      ),
    );
    pick(t, 'rest');
    expect(hero(t, 'Ann').conditions).toEqual(['fatigue']);
  });

  ruleTest('blessing: advantage on the next action roll, and gone [BS-COND-04]', (open) => {
    const t = open(
      position({
        heroes: [{ conditions: ['blessing'], abilities: [strike()] }, {}],
        enemies: [foe('Ogre')],
        chance: { attack: [2, 12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike');
    expect([facts(t).enemies, hero(t, 'Ann').conditions]).toEqual([['Ogre 1A 1 wounded'], []]);
  });

  ruleTest('blessing and fatigue touch defence rolls and tests as well [BS-ROLL-05, BS-COND-06]', (open) => {
    const t = open(
      position({
        heroes: [{ conditions: ['fatigue'] }],
        enemies: [foe('Ogre', '1A', { behaviour: [{ first: ['attack in range'] }], effects: ['wound'] })],
        order: ['Ogre'],
        chance: { defence: [20, 2] },
      }),
    );
    expect(hero(t, 'Ann')).toMatchObject({ wounds: 1, conditions: [] });
    const u = open(
      alone(
        { conditions: ['blessing'], serious: [{ name: 'Gash', with: 'con', tn: 10 }] },
        { chance: { test: [2, 10] } },
      ),
    );
    pick(u, 'Gash');
    expect(hero(u, 'Ann')).toMatchObject({ wounds: 1, serious: 0, conditions: [] });
  });

  ruleTest('burn comes in the first step of the end phase, before delayed cards [BS-COND-22]', (open) => {
    const t = open(
      position({
        heroes: [{ grit: 9 }, { conditions: ['burn'] }],
        tiles: [{ draw: 'AB>', at: [2, 6] }],
        exhausted: ['Ben'],
        corridors: [{ draw: '<A', aspect: 'challenge' }],
        challenges: [{ name: 'Cold Snap', timing: 'delayed', effect: ['frostbite'] }],
        chance: { event: [4], 'marching order': ['keep'] },
      }),
    );
    pick(t, 'move:1B', 'explore', 'end');
    const keys = t.log.map(({ key }) => key);
    expect(keys.indexOf('bs.log.wound')).toBeGreaterThan(keys.indexOf('bs.log.end-phase'));
    expect(keys.indexOf('bs.log.wound')).toBeLessThan(keys.indexOf('bs.log.delayed'));
  });

  ruleTest('burn: a wound at the end of the round, and gone [BS-COND-05, BS-COND-22, BS-END-02]', (open) => {
    const t = open(
      alone(
        { conditions: ['burn'] },
        { enemies: [foe('Ogre', '1D', { conditions: ['burn'] })], exhausted: ['Ogre'] },
      ),
    );
    pick(t, 'end');
    expect([hero(t, 'Ann'), facts(t).enemies]).toMatchObject([
      { wounds: 1, conditions: [] },
      ['Ogre 1D 1 wounded'],
    ]);
    const suffered = t.log
      .filter(({ key }) => ['bs.log.wound', 'bs.log.enemy-wounded'].includes(key))
      .map(({ key }) => key);
    expect(suffered).toEqual(['bs.log.wound', 'bs.log.enemy-wounded']);
  });

  ruleTest(
    'frostbite makes a hero’s next wound serious [BS-COND-07], and not a serious one [BS-COND-27]',
    (open) => {
      expect(hero(open(isStruck(['wound'], {}, { conditions: ['frostbite'] })), 'Ann')).toMatchObject({
        serious: 1,
        conditions: [],
      });
      expect(hero(open(isStruck(['serious wound'], {}, { conditions: ['frostbite'] })), 'Ann')).toMatchObject(
        { serious: 1, conditions: ['frostbite'] },
      );
    },
  );

  ruleTest(
    'frostbite brings an enemy one more wound, and its grit entry resolves [BS-COND-08, BS-EX-06]',
    (open) => {
      const t = open(
        hits(['wound'], { enemies: [foe('Ogre', '1B', { conditions: ['frostbite'] }), foe('Rat', '1D')] }),
      );
      pick(t, 'Strike');
      expect(facts(t).enemies).toEqual(['Rat 1D']);
    },
  );

  ruleTest(
    'a pinned card keeps its place at the shuffle, and is pinned no longer [BS-COND-09, BS-COND-10, BS-COND-28]',
    (open) => {
      const t = open(
        position({
          heroes: [{}, { conditions: ['pinned'] }, {}],
          order: ['Ann', 'Ben', 'Cid'],
          exhausted: ['Ben', 'Cid'],
          chance: { event: [4], 'marching order': [['Cid', 'Ann']] },
        }),
      );
      pick(t, 'end');
      expect([facts(t).order, hero(t, 'Ben').conditions]).toEqual([['Cid', 'Ben', 'Ann'], []]);
    },
  );

  ruleTest('one pinned model pins the card of its type [BS-COND-28]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        enemies: [foe('Rat', '1D'), { name: 'Rat', at: '1C', conditions: ['pinned'] }],
        order: ['Ann', 'Rat', 'Ben'],
        exhausted: ['Rat', 'Ben'],
        chance: { event: [4], 'marching order': [['Ben', 'Ann']] },
      }),
    );
    pick(t, 'end');
    expect(facts(t).order).toEqual(['Ben', 'Rat', 'Ann']);
  });

  ruleTest(
    'poison adds up; first a wound for each token there is, then the new one [BS-COND-11, BS-COND-12, BS-EX-03]',
    (open) => {
      const t = open(isStruck(['poison'], {}, { conditions: ['poison', 'poison'] }));
      expect(hero(t, 'Ann')).toMatchObject({ wounds: 2, conditions: ['poison', 'poison', 'poison'] });
    },
  );

  ruleTest(
    'stunned adds up, takes an action each, and one token goes when the turn ends [BS-COND-15, BS-COND-16, BS-COND-17, BS-EX-07]',
    (open) => {
      expect(hero(open(isStruck(['stunned'], {}, { conditions: ['stunned'] })), 'Ann').conditions).toEqual([
        'stunned',
        'stunned',
      ]);
      const t = open(alone({ conditions: ['stunned'] }));
      expect(facts(t).actions).toBe(1);
      pick(t, 'end');
      expect([facts(t).actions, hero(t, 'Ann').conditions]).toEqual([3, []]);
    },
  );

  ruleTest(
    'two stunned tokens take two actions, and one goes with each turn [BS-COND-16, BS-COND-17]',
    (open) => {
      const t = open(alone({ conditions: ['stunned', 'stunned'] }));
      expect(facts(t).actions).toBe(0);
      pick(t, 'end');
      expect([facts(t).actions, hero(t, 'Ann').conditions]).toEqual([2, ['stunned']]);
    },
  );

  ruleTest('actions never fall below none, and the turn still ends [BS-COND-23]', (open) => {
    const t = open(position({ heroes: [{ conditions: ['stunned', 'stunned', 'stunned'] }, {}] }));
    expect([facts(t).actions, offers(t)]).toEqual([0, ['end']]);
    pick(t, 'end');
    expect(hero(t, 'Ann').conditions).toEqual(['stunned', 'stunned']);
  });

  ruleTest(
    'sundered: the next defence roll without modifiers, but with its d4 [BS-COND-18, BS-COND-26]',
    (open) => {
      const t = open(
        isStruck(
          ['wound'],
          { terrain: { rubble: ['1B'] }, chance: { defence: [8], empower: [3] } },
          { resilience: 4, conditions: ['sundered'] },
        ),
      );
      expect(hero(t, 'Ann')).toMatchObject({ wounds: 1, conditions: [] });
      const u = open(
        isStruck(
          ['wound'],
          { terrain: { rubble: ['1B'] }, chance: { defence: [8], empower: [4] } },
          { resilience: 4, conditions: ['sundered'] },
        ),
      );
      expect(hero(u, 'Ann').wounds).toBe(0);
    },
  );

  ruleTest('weaken: advantage for the defence against its next attack, and gone [BS-COND-19]', (open) => {
    const t = open(
      isStruck([], {
        enemies: [
          foe('Ogre', '1B', {
            behaviour: [{ first: ['attack in range'] }],
            effects: ['wound'],
            conditions: ['weaken'],
          }),
        ],
        chance: { defence: [2, 12] },
      }),
    );
    expect([hero(t, 'Ann').wounds, enemy(t).marks]).toEqual([0, 0]);
  });

  ruleTest('weaken on a pulse helps each of its defence rolls [BS-COND-25]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        enemies: [
          foe('Ogre', '1A', {
            pulse: true,
            behaviour: [{ first: ['attack in range'] }],
            effects: ['wound'],
            conditions: ['weaken'],
          }),
        ],
        order: ['Ogre'],
        chance: { defence: [2, 12, 2, 12] },
      }),
    );
    expect(['Ann', 'Ben'].map((name) => hero(t, name).wounds)).toEqual([0, 0]);
  });

  ruleTest('of the others a model has one token at most [BS-COND-20]', (open) => {
    expect(hero(open(isStruck(['burn', 'burn'])), 'Ann').conditions).toEqual(['burn']);
  });

  ruleTest(
    'what is worded for heroes does nothing to enemies, and the other way round [BS-COND-24]',
    (open) => {
      const t = pick(open(hits(['bleed', 'fatigue', 'silence', 'stunned', 'sundered'])), 'Strike');
      expect(enemy(t)).toMatchObject({ marks: 0, stunned: 0 });
      expect(hero(open(isStruck(['bane', 'weaken'])), 'Ann').conditions).toEqual([]);
    },
  );
});
