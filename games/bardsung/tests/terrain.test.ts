import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, facts, foe, hero, offers, pick, position, strike } from './position.ts';

type Words = Record<string, unknown>;

/** An ogre in the second zone pushes Ann out of it. */
const pushed = (terrain: Words, more: Words = {}) =>
  position({
    heroes: [{ at: '1B' }, { at: '1D' }],
    enemies: [foe('Ogre', '1B', { behaviour: [{ first: ['attack in range'] }], effects: ['push'] })],
    order: ['Ogre'],
    terrain,
    ...more,
    chance: { defence: [1], ...(more.chance as object) },
  });

/** Ann pushes an ogre out of the second zone. */
const pushes = (terrain: Words, chance: Words = {}) =>
  position({
    heroes: [{ at: '1B', abilities: [strike({ hit: ['push'] })] }, {}],
    enemies: [foe('Ogre', '1B')],
    terrain,
    chance: { attack: [12], 'damage d6': [1], ...chance } as never,
  });

const enemy = (t: Parameters<typeof facts>[0]) =>
  t.state.zones.enemies![0] as unknown as { marks: number; poison: number };
const BURN = 1 << 3;
const FROSTBITE = 1 << 5;

describe('terrain', () => {
  ruleTest('firepit: a model pushed in burns [BS-TERRAIN-01], and walking in does nothing', (open) => {
    const t = pick(open(pushes({ firepit: ['1C'] })), 'Strike', 'zone:1C');
    expect(enemy(t).marks).toBe(BURN);
    const u = pick(open(position({ heroes: [{}, {}], terrain: { firepit: ['1B'] } })), 'move:1B');
    expect(hero(u, 'Ann').conditions).toEqual([]);
  });

  ruleTest('an enemy’s push from the next zone must go into the firepit [BS-TERRAIN-02]', (open) => {
    const t = open(pushed({ firepit: ['1C'] }));
    expect(hero(t, 'Ann')).toMatchObject({ at: '1C', conditions: ['burn'] });
  });

  ruleTest('a hero’s push of an enemy need not [BS-TERRAIN-02]', (open) => {
    expect(offers(pick(open(pushes({ firepit: ['1C'] })), 'Strike'))).toEqual(['zone:1A', 'zone:1C', 'stay']);
  });

  ruleTest(
    'water: a hero who moves or is pushed in makes an event roll [BS-TERRAIN-03, BS-EVENT-03]',
    (open) => {
      const t = open(position({ heroes: [{}, {}], terrain: { water: ['1B'] }, chance: { event: [2] } }));
      pick(t, 'move:1B');
      expect(facts(t).echo).toBe('loud');
      const u = open(pushed({ water: ['1A', '1C'] }, { chance: { event: [2] } }));
      pick(u, 'zone:1A');
      expect(facts(u).echo).toBe('loud');
    },
  );

  ruleTest('gas: a model whose turn ends there is poisoned [BS-TERRAIN-04]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        enemies: [foe('Ogre', '1B')],
        order: ['Ogre'],
        terrain: { gas: ['1A', '1B'] },
      }),
    );
    expect(enemy(t).poison).toBe(1);
    pick(t, 'end');
    expect(hero(t, 'Ann').conditions).toEqual(['poison']);
    expect(hero(t, 'Ben').conditions).toEqual([]);
  });

  ruleTest('rubble: empowers one defence roll and is used up [BS-TERRAIN-05]', (open) => {
    const t = open(pushed({ rubble: ['1B'] }, { chance: { defence: [8], empower: [4] } }));
    expect([hero(t, 'Ann').at, facts(t).terrain]).toEqual(['1B', []]);
  });

  ruleTest('under a pulse one rubble token is for the first hero who rolls there [BS-TERRAIN-25]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        enemies: [
          foe('Ogre', '1A', { pulse: true, behaviour: [{ first: ['attack in range'] }], effects: ['wound'] }),
        ],
        order: ['Ogre', 'Ben', 'Ann'],
        terrain: { rubble: ['1A'] },
        chance: { defence: [8, 8], empower: [4] },
      }),
    );
    expect([hero(t, 'Ben').wounds, hero(t, 'Ann').wounds]).toEqual([0, 1]);
  });

  ruleTest(
    'banner: the first enemy card exhausted in a round acts again at its end [BS-TERRAIN-07, BS-EX-08]',
    (open) => {
      const t = open(
        position({
          heroes: [{ at: '1D' }, { at: '1D' }],
          enemies: [foe('Hobgoblin', '1A'), foe('Rat', '1B')],
          order: ['Hobgoblin', 'Ann', 'Rat', 'Ben'],
          terrain: { banner: ['1C'] },
          chance: { event: [4], 'marching order': ['keep'] },
        }),
      );
      expect([facts(t).order, facts(t).exhausted]).toEqual([['Ann', 'Rat', 'Ben', 'Hobgoblin'], []]);
      pick(t, 'end');
      expect([facts(t).order, facts(t).exhausted]).toEqual([
        ['Ann', 'Rat', 'Ben', 'Hobgoblin'],
        ['Ann', 'Rat'],
      ]);
      pick(t, 'end');
      expect(facts(t).round).toBe(2);
    },
  );

  ruleTest('banner: a hero takes it down with an action when no enemy is there [BS-TERRAIN-08]', (open) => {
    const start = (at: string) =>
      open(
        position({
          heroes: [{}, {}],
          enemies: [foe('Ogre', at)],
          order: ['Ann', 'Ben'],
          terrain: { banner: ['1A'] },
        }),
      );
    expect(closed(start('1A')).banner).toBe('BS-TERRAIN-08');
    const t = pick(start('1B'), 'banner');
    expect([facts(t).terrain, facts(t).actions]).toEqual([[], 1]);
  });

  ruleTest(
    'vines: leaving is a parting blow against 10, and failing it pins [BS-TERRAIN-09, BS-TERRAIN-10, BS-TERRAIN-27]',
    (open) => {
      const start = (defence: number) =>
        open(
          position({
            heroes: [{ resilience: 1 }, {}],
            terrain: { vines: ['1A'] },
            chance: { defence: [defence] },
          }),
        );
      expect(hero(pick(start(9), 'move:1B'), 'Ann')).toMatchObject({ at: '1B', conditions: [], wounds: 0 });
      expect(hero(pick(start(8), 'move:1B'), 'Ann')).toMatchObject({
        at: '1B',
        conditions: ['pinned'],
        wounds: 0,
      });
    },
  );

  ruleTest('vines do nothing while an enemy is in their zone [BS-TERRAIN-11]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        enemies: [foe('Ogre')],
        order: ['Ann'],
        terrain: { vines: ['1A'] },
        chance: { defence: [11] },
      }),
    );
    expect(hero(pick(t, 'move:1B'), 'Ann')).toMatchObject({ wounds: 1, conditions: [] });
  });

  ruleTest(
    'stalagmites: a hero who moves or is pushed in bleeds [BS-TERRAIN-12]; an enemy’s push must go there [BS-TERRAIN-13]',
    (open) => {
      const t = open(position({ heroes: [{}, {}], terrain: { stalagmites: ['1B'] } }));
      expect(hero(pick(t, 'move:1B'), 'Ann').conditions).toEqual(['bleed']);
      expect(hero(open(pushed({ stalagmites: ['1C'] })), 'Ann')).toMatchObject({
        at: '1C',
        conditions: ['bleed'],
      });
    },
  );

  ruleTest('stalagmites: an enemy pushed in is wounded on 4, 5 or 6 [BS-TERRAIN-14]', (open) => {
    const at = (roll: number) =>
      facts(pick(open(pushes({ stalagmites: ['1C'] }, { stalagmites: [roll] })), 'Strike', 'zone:1C'))
        .enemies;
    expect([at(3), at(4)]).toEqual([['Ogre 1C'], ['Ogre 1C 1 wounded']]);
  });

  ruleTest('drift: a model whose turn ends there suffers frostbite [BS-TERRAIN-15]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        enemies: [foe('Ogre', '1B')],
        order: ['Ogre'],
        terrain: { drift: ['1A', '1B'] },
      }),
    );
    expect(enemy(t).marks).toBe(FROSTBITE);
    pick(t, 'end');
    expect(hero(t, 'Ann').conditions).toEqual(['frostbite']);
  });

  ruleTest('drift melts when a model in its zone suffers burn [BS-TERRAIN-16]', (open) => {
    const t = open(
      pushed(
        { drift: ['1B', '1C'] },
        { enemies: [foe('Ogre', '1B', { behaviour: [{ first: ['attack in range'] }], effects: ['burn'] })] },
      ),
    );
    expect(facts(t).terrain).toEqual(['drift 1C']);
  });

  ruleTest(
    'mushrooms: on a 6 each model of the tile is poisoned once, and the patches go [BS-TERRAIN-17, BS-TERRAIN-24, BS-END-06]',
    (open) => {
      const t = open(
        position({
          heroes: [{ at: '1A' }, { at: '2A' }],
          enemies: [foe('Ogre', '1B')],
          order: ['Ann', 'Ben', 'Ogre'],
          exhausted: ['Ben', 'Ogre'],
          tiles: [
            { draw: 'AB>', at: [4, 6] },
            { draw: '<A', at: [6, 6], sort: 'corridor' },
          ],
          terrain: { mushrooms: ['1A', '1B'] },
          chance: { event: [6], 'marching order': ['keep'] },
        }),
      );
      pick(t, 'end');
      expect([
        hero(t, 'Ann').conditions,
        hero(t, 'Ben').conditions,
        enemy(t).poison,
        facts(t).terrain,
      ]).toEqual([['poison'], [], 1, []]);
    },
  );

  ruleTest(
    'mushrooms: out of battle a hero picks them for three gold, without an action [BS-TERRAIN-18, BS-TERRAIN-23]',
    (open) => {
      const t = open(
        position({ heroes: [{ con: 2 }, {}], terrain: { mushrooms: ['1A'] }, chance: { test: [12] } }),
      );
      pick(t, 'mushrooms');
      expect([facts(t).gold, facts(t).actions, facts(t).terrain, hero(t, 'Ann').conditions]).toEqual([
        3,
        2,
        [],
        [],
      ]);
      expect(
        closed(
          open(
            position({
              heroes: [{}, {}],
              enemies: [foe('Ogre', '1D')],
              order: ['Ann'],
              terrain: { mushrooms: ['1A'] },
            }),
          ),
        ).mushrooms,
      ).toBe('BS-TERRAIN-18');
    },
  );

  ruleTest('mushrooms: constitution and nothing else helps against the spores [BS-TERRAIN-22]', (open) => {
    const after = (mods: Words) =>
      hero(
        pick(
          open(position({ heroes: [mods, {}], terrain: { mushrooms: ['1A'] }, chance: { test: [11] } })),
          'mushrooms',
        ),
        'Ann',
      ).conditions;
    expect(after({ con: 3 })).toEqual([]);
    expect(after({ str: 4, dex: 4, int: 4, wis: 4, cha: 4 })).toEqual(['poison']);
  });

  ruleTest(
    'a 6 does nothing by terrain that does not name it [BS-TERRAIN-24], nor does a 5 [BS-EVENT-02]',
    (open) => {
      const after = (event: number, terrain: object, conditions: string[] = []) => {
        const t = open(
          position({
            heroes: [{ conditions }, {}],
            exhausted: ['Ben'],
            terrain,
            chance: { event: [event], 'marching order': ['keep'] },
          }),
        );
        pick(t, 'end');
        return [hero(t, 'Ben').conditions, facts(t).terrain];
      };
      expect(after(6, { gas: ['1D'] })).toEqual([[], ['gas 1D']]);
      expect(after(6, { mushrooms: ['1D'] })).toEqual([['poison'], []]);
      expect(after(5, { mushrooms: ['1D'] })).toEqual([[], ['mushrooms 1D']]);
      // With a bleeding hero a 6 counts as a 5.
      expect(after(6, { mushrooms: ['1D'] }, ['bleed'])).toEqual([[], ['mushrooms 1D']]);
    },
  );

  ruleTest('mushrooms: failing 14 with constitution poisons [BS-TERRAIN-19, BS-TERRAIN-22]', (open) => {
    const t = open(
      position({ heroes: [{ con: 2, str: 4 }, {}], terrain: { mushrooms: ['1A'] }, chance: { test: [11] } }),
    );
    expect(hero(pick(t, 'mushrooms'), 'Ann').conditions).toEqual(['poison']);
  });

  ruleTest(
    'with a firepit and stalagmites next to the hero, the heroes pick which [BS-TERRAIN-21]',
    (open) => {
      expect(offers(open(pushed({ firepit: ['1A'], stalagmites: ['1C'] })))).toEqual(['zone:1A', 'zone:1C']);
    },
  );

  ruleTest('who dodges into a zone moves into it and is not pushed [BS-TERRAIN-26]', (open) => {
    const t = open(
      position({
        heroes: [{ at: '1B', abilities: [strike({ hit: ['dodge'] })] }, {}],
        enemies: [foe('Ogre', '1B')],
        terrain: { firepit: ['1A'], stalagmites: ['1C'] },
        chance: { attack: [12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike', 'zone:1A');
    expect(hero(t, 'Ann').conditions).toEqual([]);
  });
});

describe('moving', () => {
  ruleTest(
    'leaving enemies by a move action is one parting blow against the highest TN [BS-MOVE-01, BS-MOVE-02]',
    (open) => {
      const start = (defence: number) =>
        open(
          position({
            heroes: [{ resilience: 2 }, {}],
            enemies: [foe('Rat', '1A', { tn: 10 }), foe('Ogre', '1A', { tn: 14 })],
            order: ['Ann'],
            chance: { defence: [defence] },
          }),
        );
      expect(hero(pick(start(12), 'move:1C'), 'Ann')).toMatchObject({ at: '1C', wounds: 0 });
      expect(hero(pick(start(11), 'move:1C'), 'Ann')).toMatchObject({ at: '1C', wounds: 1 });
    },
  );

  ruleTest('pushes and dodges cause none [BS-MOVE-03], and enemies suffer none [BS-MOVE-04]', (open) => {
    const t = open(
      position({
        heroes: [{ at: '1A', abilities: [strike({ hit: ['dodge'] })] }, { at: '1B' }],
        enemies: [foe('Ogre', '1A', { speed: 1, behaviour: [{ first: ['towards most wounded'] }] })],
        order: ['Ann', 'Ogre', 'Ben'],
        chance: { attack: [12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike', 'zone:1B', 'end');
    expect([hero(t, 'Ann'), facts(t).enemies]).toMatchObject([{ at: '1B', wounds: 0 }, ['Ogre 1B']]);
  });

  ruleTest('a parting blow is a defence roll, not an attack [BS-MOVE-07]', (open) => {
    const t = open(
      position({
        heroes: [{ resilience: 4, conditions: ['sundered', 'blessing'] }, {}],
        enemies: [foe('Ogre', '1A', { conditions: ['weaken'] })],
        order: ['Ann'],
        terrain: { rubble: ['1A'] },
        chance: { defence: [2, 11] },
      }),
    );
    pick(t, 'move:1B');
    expect([hero(t, 'Ann'), facts(t).terrain, enemy(t).marks]).toMatchObject([
      { wounds: 1, conditions: [] },
      ['rubble 1A'],
      1 << 9,
    ]);
  });
});
