import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { game } from '../rules/index.ts';
import { closed, facts, foe, hero, offers, pick, position } from './position.ts';

type Words = Record<string, unknown>;

/** Ann stands at the eastern portal of a room in the middle of the mat. */
const atPortal = (more: Words = {}, ann: Words = {}) =>
  position({
    heroes: [{ at: '1B', ...ann }, { at: '1A' }],
    tiles: [{ draw: 'AB>', at: [6, 6] }],
    ...more,
  });

const tiles = (t: Parameters<typeof facts>[0]) =>
  t.state.tiles.slice(1).map(({ col, row, turn }) => [col, row, turn]);

describe('exploring', () => {
  ruleTest(
    'draws from the deck that fits and joins the tile to the portal [BS-HERO-08, BS-EXPL-01]',
    (open) => {
      const fromRoom = open(atPortal({ corridors: [{ draw: '<AB' }], rooms: [{ draw: '<AAA' }] }));
      pick(fromRoom, 'explore');
      expect([tiles(fromRoom), facts(fromRoom).actions, fromRoom.state.zones['room-deck']!.length]).toEqual([
        [[8, 6, 0]],
        1,
        1,
      ]);
      const fromCorridor = open(
        atPortal({
          tiles: [{ draw: 'AB>', at: [6, 6], sort: 'corridor' }],
          corridors: [{ draw: '<AB' }],
          rooms: [{ draw: '<AAA' }],
        }),
      );
      pick(fromCorridor, 'explore');
      expect(fromCorridor.state.zones['room-deck']).toHaveLength(0);
    },
  );

  ruleTest('only a portal with no tile beyond, from its own zone [BS-EXPL-02]', (open) => {
    const there = {
      tiles: [
        { draw: 'AB>', at: [4, 6] },
        { draw: '<AB>', at: [6, 6], sort: 'corridor' },
      ],
      rooms: [{ draw: '<A' }],
    };
    const at = (zone: string) =>
      offers(open(position({ heroes: [{ at: zone }, {}], ...there }))).includes('explore');
    expect([at('1B'), at('2A'), at('2B')]).toEqual([false, false, true]);
  });

  ruleTest(
    'the heroes turn the tile as they like, if a portal meets the explored one [BS-EXPL-03]',
    (open) => {
      const t = open(atPortal({ corridors: [{ draw: '<AB>' }] }));
      pick(t, 'explore');
      expect(offers(t)).toEqual(['lay:8,6,0', 'lay:8,6,2']);
      t.answer(1, 'lay:8,6,2');
      expect(tiles(t)).toEqual([[8, 6, 2]]);
    },
  );

  ruleTest('a fixed entrance takes that choice away [BS-EXPL-04]', (open) => {
    const t = open(atPortal({ corridors: [{ draw: '<AB>', entrance: 1 }] }));
    pick(t, 'explore');
    expect(tiles(t)).toEqual([[8, 6, 2]]);
  });

  ruleTest('a closed door parts zones whose portals meet [BS-ZONE-03]', (open) => {
    const moves = (closed: boolean) => {
      const start = position({
        heroes: [{ at: '1B', speed: 1 }],
        tiles: [
          { draw: 'AB>', at: [4, 6] },
          { draw: '<A', at: [6, 6], sort: 'corridor' },
        ],
        doors: [{ at: '1B', to: '2A', closed }],
      });
      return offers(open(start)).filter((id) => id.startsWith('move'));
    };
    expect([moves(false), moves(true)]).toEqual([['move:1A', 'move:2A'], ['move:1A']]);
  });

  ruleTest(
    'zones are adjacent where portals meet, and across a border of one tile [BS-ZONE-01, BS-ZONE-02, BS-ZONE-03]',
    (open) => {
      const t = open(
        position({
          heroes: [
            { at: '1A', speed: 1 },
            { at: '1B', speed: 1 },
          ],
          // A meets B below it, B meets C, and a wall parts A from C; the portal of B leads to the second tile.
          tiles: [
            { draw: 'AC\nBC\nv.', at: [6, 6], walls: ['AC'] },
            { draw: '^\nA', at: [6, 8], sort: 'corridor' },
          ],
        }),
      );
      expect(offers(t).filter((id) => id.startsWith('move'))).toEqual(['move:1B']);
      pick(t, 'end');
      expect(offers(t).filter((id) => id.startsWith('move'))).toEqual(['move:1A', 'move:1C', 'move:2A']);
    },
  );

  ruleTest('any number of models fits in a zone [BS-ZONE-04]', (open) => {
    const rats = Array.from({ length: 12 }, (_, i) =>
      i === 0 ? foe('Rat', '1B') : { name: 'Rat', at: '1B' },
    );
    const t = open(position({ heroes: [{}, { at: '1B' }], enemies: rats, order: ['Ann'] }));
    pick(t, 'move:1B');
    expect(hero(t, 'Ann').at).toBe('1B');
  });

  ruleTest('doors come into play open [BS-EXPL-05]', (open) => {
    const t = open(atPortal({ corridors: [{ draw: '<AB>', doors: [0, 1] }] }));
    pick(t, 'explore', 'lay:8,6,0');
    expect(t.state.zones.doors!.map((door) => (door as unknown as { turned: boolean }).turned)).toEqual([
      false,
      false,
    ]);
  });

  ruleTest('a closed door is explored through with one action, which opens it [BS-EXPL-06]', (open) => {
    const t = open(atPortal({ doors: [{ at: '1B', closed: true }], corridors: [{ draw: '<AB' }] }));
    pick(t, 'explore');
    expect([facts(t).actions, t.state.zones.doors![0]]).toMatchObject([1, { turned: false }]);
  });

  ruleTest('closing a door while monsters are in play costs a toolkit [BS-EXPL-07]', (open) => {
    const start = (toolkit: number, more: Words = {}) =>
      open(atPortal({ doors: [{ at: '1B' }], supplies: { toolkit }, ...more }));
    const inPlay = { enemies: [foe('Ogre', '1A')], order: ['Ann'] };
    const t = pick(start(1, inPlay), 'door');
    expect(t.state.supplies.toolkit).toBe(0);
    expect(closed(start(0, inPlay)).door).toBe('BS-EXPL-07');
    expect(pick(start(1), 'door').state.supplies.toolkit).toBe(1);
  });

  ruleTest(
    'runes are looked up in the table of the encounter: enemies by the number of heroes, and terrain [BS-EXPL-09, BS-EXPL-10]',
    (open) => {
      const t = open(
        atPortal({
          corridors: [{ draw: '<AB', runes: { A: 'moon', B: ['sun'] } }],
          encounter: {
            runes: { sun: { enemy: { name: 'Rat' }, count: [1, 3, 4, 5, 6] }, moon: { terrain: 'gas' } },
          },
        }),
      );
      expect(() => pick(t, 'explore')).not.toThrow();
      expect([facts(t).enemies, facts(t).terrain]).toEqual([['Rat 2B', 'Rat 2B', 'Rat 2B'], ['gas 2A']]);
    },
  );

  ruleTest(
    'a new type joins at the right end and acts in the same round [BS-MARCH-01, BS-MARCH-03]; one that is there adds no card [BS-MARCH-04]',
    (open) => {
      const rune = (enemy: Words) => ({
        corridors: [{ draw: '<A', runes: { A: 'sun' } }],
        encounter: { runes: { sun: { enemy, count: 1 } } },
      });
      const t = open(atPortal(rune({ name: 'Rat' })));
      pick(t, 'explore');
      expect([facts(t).order, facts(t).exhausted]).toEqual([['Ann', 'Ben', 'Rat'], []]);
      const u = open(
        atPortal({
          ...rune({ name: 'Rat' }),
          enemies: [foe('Rat', '1A')],
          order: ['Rat', 'Ann', 'Ben'],
          exhausted: ['Rat'],
        }),
      );
      pick(u, 'explore');
      expect([facts(u).order, facts(u).exhausted, facts(u).enemies]).toEqual([
        ['Rat', 'Ann', 'Ben'],
        ['Rat'],
        ['Rat 1A', 'Rat 2A'],
      ]);
    },
  );

  ruleTest('if that card is exhausted they first act in the next round [BS-MARCH-05]', (open) => {
    const t = open(
      atPortal({
        corridors: [{ draw: '<A', runes: { A: 'sun' } }],
        encounter: { runes: { sun: { enemy: { name: 'Rat' }, count: 1 } } },
        enemies: [foe('Rat', '1A', { behaviour: [{ first: ['attack in range'] }], effects: ['wound'] })],
        order: ['Rat', 'Ann', 'Ben'],
        exhausted: ['Rat'],
      }),
    );
    pick(t, 'explore', 'end');
    expect([facts(t).acting, hero(t, 'Ben').wounds]).toEqual(['Ben', 0]);
  });

  ruleTest('a tile that fits no way round is discarded and the next drawn [BS-EXPL-12]', (open) => {
    const t = open(
      atPortal({
        corridors: [{ draw: '^\nA', name: 'Long', walls: [] }, { draw: '<AAAAAAAAAAAAAAA' }, { draw: '<AB' }],
      }),
    );
    pick(t, 'explore');
    expect(tiles(t).length).toBe(1);
  });

  ruleTest('if no card fits, the portal is a dead end [BS-EXPL-12]', (open) => {
    const t = open(atPortal({ corridors: [{ draw: '<AAAAAAAAAAAAAAA' }] }));
    pick(t, 'explore');
    expect([tiles(t), closed(t).explore, t.state.zones['corridor-discard']!.length]).toEqual([
      [],
      'BS-EXPL-12',
      1,
    ]);
  });

  ruleTest('an empty deck is refilled from its discards [BS-EXPL-13]', (open) => {
    const t = open(
      position({
        heroes: [{ at: '1A', speed: 1, third: true }, {}],
        tiles: [{ draw: '<AB>', at: [6, 6] }],
        corridors: [{ draw: '<AAAAAAAAAAAA' }, { draw: '<A' }],
        chance: { 'corridor deck': ['keep'] },
      }),
    );
    // West of the room there is no place for the long corridor, east of it there is.
    pick(t, 'explore');
    expect(t.state.zones['corridor-discard']).toHaveLength(1);
    pick(t, 'move:1B', 'explore');
    expect(t.state.tiles.map(({ col }) => col)).toEqual([6, 5, 8]);
  });

  ruleTest(
    'steps of a new tile: terrain, enemies, then the aspect [BS-EXPL-15]; while enemies are in play as well [BS-EXPL-16]',
    (open) => {
      const t = open(
        atPortal({
          enemies: [foe('Ogre', '1A')],
          order: ['Ann'],
          corridors: [{ draw: '<A', runes: { A: 'sun' }, aspect: 'battle' }],
          battles: [{ name: 'Ambush', effect: ['wound'] }],
          encounter: { runes: { sun: { enemy: { name: 'Rat' }, count: 1 } } },
        }),
      );
      pick(t, 'explore');
      const keys = t.log
        .map(({ key }) => key)
        .filter((key) =>
          ['bs.log.lays', 'bs.log.enemy-comes', 'bs.log.joins', 'bs.log.aspect'].includes(key),
        );
      expect([keys, hero(t, 'Ann').wounds]).toEqual([
        ['bs.log.lays', 'bs.log.enemy-comes', 'bs.log.joins', 'bs.log.aspect'],
        1,
      ]);
    },
  );
});

describe('aspect cards', () => {
  const drawn = (card: Words, more: Words = {}, deck = 'challenge') =>
    atPortal({ corridors: [{ draw: '<A', aspect: deck }], [`${deck}s`]: [card], ...more });

  ruleTest(
    'the dungeon card says which deck [BS-EXPL-08]; an immediate card is resolved and discarded [BS-ASPECT-01, BS-CHAL-03]',
    (open) => {
      for (const deck of ['challenge', 'battle']) {
        const t = open(drawn({ name: 'Trap', effect: ['fatigue'] }, {}, deck));
        pick(t, 'explore');
        expect([hero(t, 'Ann').conditions, t.state.zones[`${deck}-discard`]!.length]).toEqual([
          ['fatigue'],
          1,
        ]);
      }
    },
  );

  ruleTest('it concerns the hero who explored, whatever the initiative [BS-CHAL-03]', (open) => {
    const trap = { name: 'Trap', effect: ['fatigue'] };
    const t = open(drawn(trap, { order: ['Ben', 'Ann'], exhausted: ['Ben'], turn: 'Ann' }));
    pick(t, 'explore');
    expect([hero(t, 'Ann').conditions, hero(t, 'Ben').conditions]).toEqual([['fatigue'], []]);
  });

  ruleTest('a sustained card lies by its tile [BS-ASPECT-02]', (open) => {
    const t = open(drawn({ name: 'Fog', timing: 'sustained' }));
    pick(t, 'explore');
    expect(t.state.zones.sustained).toMatchObject([{ host: 1 }]);
  });

  ruleTest('a new marching order leaves the delay slots as they are [BS-ASPECT-04]', (open) => {
    const t = open(
      drawn(
        { name: 'Slow Roof', timing: 'delayed', waits: 1, effect: ['wound'] },
        { exhausted: ['Ben'], chance: { event: [4, 4], 'marching order': ['keep', 'keep'] } },
      ),
    );
    pick(t, 'explore', 'end');
    expect([t.state.zones.delay!.length, hero(t, 'Ann').wounds]).toEqual([1, 0]);
    pick(t, 'end', 'end');
    expect([t.state.zones.delay!.length, hero(t, 'Ann').wounds]).toEqual([0, 1]);
  });

  ruleTest('two delayed cards keep their slots in a new marching order [BS-ASPECT-04]', (open) => {
    const slow = (name: string) => ({ name, timing: 'delayed', waits: 3, effect: ['wound'] });
    const t = open(
      position({
        heroes: [{ at: '1A', speed: 1 }],
        tiles: [{ draw: '<A>', at: [8, 6] }],
        corridors: [
          { draw: '<A', aspect: 'challenge' },
          { draw: 'A>', aspect: 'challenge' },
        ],
        challenges: [slow('First'), slow('Second')],
        chance: { event: [4], 'marching order': ['keep'] },
      }),
    );
    pick(t, 'explore', 'explore', 'end');
    const names = t.state.zones.delay!.map(({ def }) => game.define(t.state, def).name);
    expect([facts(t).round, names]).toEqual([2, ['First', 'Second']]);
  });

  ruleTest(
    'an engagement card goes once no enemy card is on the order [BS-ASPECT-05, BS-BATTLE-04]',
    (open) => {
      const t = open(drawn({ name: 'Shield Wall', timing: 'sustained', engagement: true }, {}, 'battle'));
      pick(t, 'explore');
      expect([t.state.zones.sustained!.length, t.state.zones['battle-discard']!.length]).toEqual([0, 1]);
      const u = open(
        drawn(
          { name: 'Shield Wall', timing: 'sustained', engagement: true },
          { enemies: [foe('Ogre', '1A')], order: ['Ann'] },
          'battle',
        ),
      );
      pick(u, 'explore');
      expect(u.state.zones.sustained).toHaveLength(1);
    },
  );
});

describe('treasure', () => {
  ruleTest(
    'a hero without actions can still open a chest [BS-EXPL-11], whose card is theirs [BS-LOOT-11]',
    (open) => {
      const t = open(
        position({
          heroes: [{}, {}],
          order: ['Ben', 'Ann'],
          actions: 0,
          chests: ['1A'],
          treasure: [{ name: 'Sapphire', sort: 'gemstone' }],
        }),
      );
      expect(offers(t)).toEqual(['chest', 'end']);
      pick(t, 'chest');
      expect([t.state.zones['pack:0'] ?? [], t.state.zones['pack:1']]).toMatchObject([[], [{}]]);
    },
  );

  ruleTest('a chest gives the hero who opens it one card [BS-LOOT-11]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        chests: ['1A'],
        treasure: [
          { name: 'Sapphire', sort: 'gemstone' },
          { name: 'Diamond', sort: 'gemstone' },
        ],
      }),
    );
    pick(t, 'chest');
    expect([
      t.state.zones['pack:0']!.length,
      t.state.zones.chests!.length,
      t.state.zones['treasure-deck']!.length,
    ]).toEqual([1, 0, 1]);
  });

  ruleTest(
    'a consumable is used in the own turn without an action; one for a single use is shuffled back [BS-LOOT-06, BS-LOOT-07]',
    (open) => {
      const t = open(
        position({
          heroes: [{ pack: [{ name: 'Draught', effect: ['blessing'] }] }, {}],
          chance: { 'treasure deck': ['keep'] },
        }),
      );
      pick(t, 'Draught');
      expect([hero(t, 'Ann').conditions, facts(t).actions, t.state.zones['treasure-deck']!.length]).toEqual([
        ['blessing'],
        2,
        1,
      ]);
    },
  );

  ruleTest('another is exhausted by its use [BS-LOOT-08]', (open) => {
    const t = open(
      position({ heroes: [{ pack: [{ name: 'Horn', price: 5, effect: ['inspire'] }] }, {}], fate: 0 }),
    );
    pick(t, 'Horn');
    expect([facts(t).fate, closed(t).Horn]).toEqual([1, 'BS-LOOT-08']);
  });
});

describe('goals', () => {
  const exit = { encounter: { goal: 'crawl', exit: 5 } };

  ruleTest(
    'a crawl is completed with all heroes on the tile at the exit and no enemy card [BS-NODE-07, BS-EXPL-14]',
    (open) => {
      const start = (more: Words) =>
        open(
          position({
            heroes: [{ at: '1A' }, { at: '2A', speed: 1 }],
            tiles: [
              { draw: 'A>', at: [0, 7] },
              { draw: '<AB>', at: [1, 7], sort: 'corridor' },
            ],
            exhausted: ['Ann'],
            ...exit,
            ...more,
          }),
        );
      const t = pick(start({}), 'move:1A');
      expect(t.over).toMatchObject({ result: 'completed', winners: [0, 1] });
      expect(pick(start({ enemies: [foe('Ogre', '2B')], order: ['Ann', 'Ben'] }), 'move:1A').over).toBe(null);
    },
  );

  ruleTest('with every portal dead, the tile nearest to the exit counts [BS-EXPL-17]', (open) => {
    const t = open(
      position({
        heroes: [{ at: '1B' }],
        tiles: [{ draw: 'AB>', at: [9, 7] }],
        corridors: [{ draw: '<AAAAAAAAAAAAAAA' }],
        ...exit,
      }),
    );
    expect(t.over).toBe(null);
    pick(t, 'explore');
    expect(t.over).toMatchObject({ result: 'completed' });
  });

  ruleTest('a fixed encounter, when no enemy card is left [BS-NODE-08]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [{ name: 'Strike', with: 'str', die: 6, hit: ['wound'] }] }, {}],
        enemies: [foe('Ogre', '1A', { wounds: 1 })],
        order: ['Ann'],
        encounter: { goal: 'fixed' },
        chance: { attack: [12], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike');
    expect(t.over).toMatchObject({ result: 'completed' });
  });

  ruleTest('an outlast encounter, when its rounds have been lived through [BS-NODE-09]', (open) => {
    const t = open(
      position({
        heroes: [{}],
        encounter: { goal: 'outlast', rounds: 2 },
        chance: { event: [4, 4], 'marching order': ['keep', 'keep'] },
      }),
    );
    pick(t, 'end');
    expect(t.over).toBe(null);
    pick(t, 'end');
    expect(t.over).toMatchObject({ result: 'completed' });
  });

  ruleTest('a lone hero has a third action in each round [BS-SETUP-16, BS-SETUP-17]', (open) => {
    const t = open(position({ heroes: [{}], chance: { event: [4, 4], 'marching order': ['keep', 'keep'] } }));
    pick(t, 'end');
    expect(facts(t).actions).toBe(3);
    pick(t, 'end');
    expect(facts(t).actions).toBe(3);
  });
});
