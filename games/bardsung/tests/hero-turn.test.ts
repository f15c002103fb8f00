import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, facts, foe, hero, offers, pick, position, strike } from './position.ts';

const moves = (t: Parameters<typeof offers>[0]): string[] => offers(t).filter((id) => id.startsWith('move:'));

describe('a hero turn', () => {
  ruleTest('has two actions [BS-HERO-01]', (open) => {
    const t = open(position({ heroes: [{ speed: 1 }, {}] }));
    expect(facts(t).actions).toBe(2);
    pick(t, 'move:1B', 'move:1C');
    expect([facts(t).actions, moves(t)]).toEqual([0, []]);
  });

  ruleTest(
    'has three with a third action token, which goes at the end of that turn [BS-HERO-02, BS-HERO-13]',
    (open) => {
      const t = open(position({ heroes: [{ third: true }, {}] }));
      expect(facts(t).actions).toBe(3);
      pick(t, 'end');
      expect(t.state.third).toEqual([false, false]);
    },
  );

  ruleTest('free actions do not count [BS-HERO-03, BS-HERO-12, BS-EXPL-11]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [{ name: 'Breath', free: true, skill: ['inspire'] }] }, {}],
        chests: ['1A'],
        fate: 1,
        treasure: [{ name: 'Sapphire', sort: 'gemstone' }],
      }),
    );
    pick(t, 'Breath', 'chest');
    expect([facts(t).actions, facts(t).fate]).toEqual([2, 2]);
    expect(t.state.zones['pack:0']).toHaveLength(1);
  });

  ruleTest(
    'offers move, ability, explore and door wherever they are open, and what a token adds [BS-HERO-04]',
    (open) => {
      const t = open(
        position({
          heroes: [{ speed: 1, abilities: [strike()] }, {}],
          enemies: [foe('Rat', '1A')],
          tiles: [{ draw: 'AB\nv.', at: [8, 6] }],
          doors: [{ at: '1A' }],
          supplies: { toolkit: 1 },
          terrain: { mushrooms: ['1A'] },
        }),
      );
      expect(offers(t).sort()).toEqual(['Strike', 'door', 'end', 'explore', 'move:1B']);
      expect(closed(t)).toEqual({ mushrooms: 'BS-TERRAIN-18', rest: 'BS-REST-02' });
    },
  );

  ruleTest('a banner in the zone adds an action of its own [BS-HERO-04]', (open) => {
    const t = open(position({ heroes: [{ speed: 1 }, {}], terrain: { banner: ['1A'] } }));
    expect(offers(t).sort()).toEqual(['banner', 'end', 'move:1B']);
    pick(t, 'banner');
    expect([facts(t).actions, facts(t).terrain]).toEqual([1, []]);
  });

  ruleTest('a move goes as far as the speed, or less, and on from there [BS-HERO-05]', (open) => {
    const t = open(position({ heroes: [{ speed: 2 }, {}] }));
    expect(moves(t)).toEqual(['move:1B', 'move:1C']);
    pick(t, 'move:1B');
    expect([facts(t).actions, moves(t)]).toEqual([1, ['move:1A', 'move:1C']]);
    pick(t, 'move:1C');
    expect([facts(t).actions, hero(t, 'Ann').at]).toEqual([1, '1C']);
    expect(moves(t)).toEqual(['move:1A', 'move:1B', 'move:1D']);
  });

  ruleTest('only cards of their own [BS-HERO-06]', (open) => {
    const sings = (name: string) => ({ abilities: [{ name, skill: ['inspire'] }] });
    const t = open(position({ heroes: [sings('Hymn'), sings('Chant')], order: ['Ben', 'Ann'], fate: 0 }));
    expect(offers(t)).toContain('Chant');
    expect(offers(t)).not.toContain('Hymn');
  });

  ruleTest(
    'an ability resolves one active card, and the same card not twice [BS-HERO-06, BS-HERO-07]',
    (open) => {
      const t = open(
        position({
          heroes: [
            {
              abilities: [
                { name: 'Hymn', skill: ['inspire'] },
                { name: 'Chant', skill: ['inspire'] },
              ],
            },
            {},
          ],
          fate: 0,
        }),
      );
      pick(t, 'Hymn');
      expect([facts(t).fate, facts(t).actions]).toEqual([1, 1]);
      expect(closed(t).Hymn).toBe('BS-HERO-07');
      pick(t, 'Chant');
      expect(facts(t).fate).toBe(2);
    },
  );

  ruleTest('the next turn lets it be used again [BS-HERO-07]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [{ name: 'Hymn', skill: ['inspire'] }] }],
        fate: 0,
        chance: { event: [4], 'marching order': ['keep'] },
      }),
    );
    pick(t, 'Hymn', 'end');
    expect(offers(t)).toContain('Hymn');
  });

  ruleTest('other actions may be taken twice [BS-HERO-11]', (open) => {
    const t = open(position({ heroes: [{ speed: 1 }, {}] }));
    pick(t, 'move:1B', 'move:1A');
    expect(hero(t, 'Ann').at).toBe('1A');
  });

  ruleTest('opening or closing flips a door in the hero’s own zone [BS-HERO-09]', (open) => {
    const there = {
      tiles: [
        { draw: 'AB>', at: [4, 6] },
        { draw: '<A', at: [6, 6], sort: 'corridor' },
      ],
      doors: [{ at: '1B', to: '2A' }],
    };
    const t = open(position({ ...there, heroes: [{ at: '1B', speed: 1 }, { at: '1A' }] }));
    pick(t, 'door');
    expect(t.state.zones.doors![0]).toMatchObject({ turned: true });
    expect(moves(t)).toEqual(['move:1A']);
    pick(t, 'door');
    expect(t.state.zones.doors![0]).toMatchObject({ turned: false });
    pick(t, 'end');
    expect(offers(t)).not.toContain('door');
  });

  ruleTest('a door lies in both zones that it parts [BS-ZONE-06]', (open) => {
    const t = open(
      position({
        heroes: [{ at: '2A' }, {}],
        tiles: [
          { draw: 'AB>', at: [4, 6] },
          { draw: '<A', at: [6, 6], sort: 'corridor' },
        ],
        doors: [{ at: '1B', to: '2A', closed: true }],
      }),
    );
    pick(t, 'door');
    expect(t.state.zones.doors![0]).toMatchObject({ turned: false });
  });

  ruleTest('no action is compulsory [BS-HERO-10]', (open) => {
    const t = open(position({ heroes: [{}, {}] }));
    pick(t, 'end');
    expect(facts(t).acting).toBe('Ben');
  });
});
