import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, foe, hero, offers, position } from './position.ts';

const enemyFirst = (
  heroes: readonly object[],
  enemies: readonly Record<string, unknown>[],
  more: object = {},
) => position({ heroes: heroes as never, enemies, order: [enemies[0]!.name], ...more });

const ATTACK = [{ first: ['attack in range'] }];

describe('an enemy turn', () => {
  ruleTest(
    'every enemy of the type acts, and then the card is exhausted [BS-ENEMY-01, BS-ENEMY-03, BS-DEF-04]',
    (open) => {
      const t = open(
        enemyFirst(
          [{ resilience: 2 }],
          [foe('Rat', '1A', { behaviour: ATTACK, effects: ['wound'] }), { name: 'Rat' }, { name: 'Rat' }],
          { chance: { defence: [9, 10, 1] } },
        ),
      );
      expect([hero(t, 'Ann').wounds, facts(t).exhausted]).toEqual([2, ['Rat']]);
    },
  );

  ruleTest('the northmost first, the others clockwise [BS-ENEMY-02, BS-ENEMY-14]', (open) => {
    const at = (zone: string, name: string) => ({ at: zone, name });
    const t = open(
      position({
        heroes: [{ at: '1E', grit: 9 }],
        // A cross about the middle of the mat: north, west, middle, east and south.
        tiles: [{ draw: '..AA\n..AA\nBBEECC\nBBEECC\n..DD\n..DD', at: [7, 4] }],
        enemies: [
          foe('Rat', '1B', { behaviour: [{ first: ['towards closest'] }], range: 0, speed: 1 }),
          at('1D', 'Rat'),
          at('1A', 'Rat'),
          at('1C', 'Rat'),
        ],
        order: ['Rat'],
      }),
    );
    const ids = t.state.zones.enemies!.map(({ id }) => id);
    const moved = t.state.zones.enemies!.map((one) => (one as unknown as { host: number }).host);
    // West, south, north and east as they are told; by arrival they moved north, east, south, west.
    expect(ids.map((_, i) => [...moved].sort((a, b) => a - b).indexOf(moved[i]!))).toEqual([3, 2, 0, 1]);
  });

  /** Rats of these zones take a step towards Ann, who is in the last zone; told is in which order they do. */
  const orderOfSteps = (draw: string, at: readonly [number, number], end: string, ...zones: string[]) => {
    const [first, ...others] = zones.map((zone) => ({ at: zone, name: 'Rat' }));
    return position({
      heroes: [{ at: end, grit: 9 }],
      tiles: [{ draw, at }],
      enemies: [
        foe('Rat', first!.at, { behaviour: [{ first: ['towards closest'] }], range: 0, speed: 1 }),
        ...others,
      ],
      order: ['Rat'],
    });
  };
  const stepped = (t: Parameters<typeof facts>[0]): number[] => {
    const moved = t.state.zones.enemies!.map((one) => (one as unknown as { host: number }).host);
    return moved.map((host) => [...moved].sort((a, b) => a - b).indexOf(host));
  };

  ruleTest('at equal angles from the middle outwards [BS-ENEMY-14]', (open) => {
    // All zones lie due east of the middle of the mat.
    const t = open(orderOfSteps('AABBCCDD\nAABBCCDD', [10, 6], '1A', '1D', '1B', '1C'));
    expect(stepped(t)).toEqual([2, 0, 1]);
  });

  ruleTest('of two equally far north the one in the west first [BS-ENEMY-14]', (open) => {
    const t = open(orderOfSteps('ABCDE', [7, 3], '1C', '1E', '1A'));
    expect(stepped(t)).toEqual([1, 0]);
  });

  ruleTest(
    'does what its card says, from the top down [BS-ENEMY-04, BS-ENEMY-05, BS-ENEMY-06, BS-ENEMY-12]',
    (open) => {
      const t = open(
        enemyFirst(
          [{ at: '1D' }],
          [
            foe('Wolf', '1A', {
              speed: 3,
              behaviour: [{ must: 'towards closest' }, { first: ['attack in range'] }],
              effects: ['wound'],
            }),
          ],
          { chance: { defence: [3] } },
        ),
      );
      expect([facts(t).enemies, hero(t, 'Ann').wounds]).toEqual([['Wolf 1D'], 1]);
    },
  );

  ruleTest('aims as its card says, and not at whoever is nearer [BS-ENEMY-04]', (open) => {
    const aims = (whom: string) => {
      const wolf = foe('Wolf', '1A', {
        range: 3,
        behaviour: [{ first: [`attack ${whom}`] }],
        effects: ['bleed'],
      });
      const t = open(
        enemyFirst([{ at: '1A' }, { at: '1D', wounds: 1 }], [wolf], { chance: { defence: [1] } }),
      );
      return ['Ann', 'Ben'].filter((name) => hero(t, name).conditions.includes('bleed'));
    };
    expect([aims('closest'), aims('most wounded'), aims('unengaged')]).toEqual([['Ann'], ['Ben'], ['Ben']]);
  });

  ruleTest(
    'of a bracket the topmost that it can perform, and the rest is passed over [BS-ENEMY-07, BS-ENEMY-08]',
    (open) => {
      const t = open(
        enemyFirst(
          [{ at: '1B' }],
          [
            foe('Wolf', '1A', {
              speed: 1,
              behaviour: [{ first: ['attack in range', 'towards closest', 'charge closest'] }],
              effects: ['wound'],
            }),
          ],
        ),
      );
      expect([facts(t).enemies, hero(t, 'Ann').wounds]).toEqual([['Wolf 1B'], 0]);
    },
  );

  ruleTest('a bracket of which nothing can be performed does nothing [BS-ENEMY-09]', (open) => {
    const t = open(
      enemyFirst(
        [{ at: '1D' }],
        [foe('Slug', '1A', { speed: 1, behaviour: [{ first: ['attack in range', 'charge closest'] }] })],
      ),
    );
    expect([facts(t).enemies, facts(t).exhausted]).toEqual([['Slug 1A'], ['Slug']]);
  });

  ruleTest('attack takes a hero within range [BS-ENEMY-10, BS-TARGET-01]', (open) => {
    const archer = (range: number) => foe('Archer', '1A', { range, behaviour: ATTACK, effects: ['wound'] });
    const far = open(enemyFirst([{ at: '1C' }], [archer(1)]));
    expect(hero(far, 'Ann').wounds).toBe(0);
    const near = open(enemyFirst([{ at: '1C' }], [archer(2)], { chance: { defence: [1] } }));
    expect(hero(near, 'Ann').wounds).toBe(1);
  });

  ruleTest('an attack on the closest hero needs the range, too [BS-ENEMY-10]', (open) => {
    const archer = foe('Archer', '1A', {
      range: 1,
      behaviour: [{ first: ['attack closest'] }],
      effects: ['wound'],
    });
    expect(hero(open(enemyFirst([{ at: '1C' }], [archer])), 'Ann').wounds).toBe(0);
  });

  ruleTest('a hero out of range is not charged by an entry for those in range [BS-TARGET-01]', (open) => {
    const boar = (whom: string) =>
      foe('Boar', '1A', { speed: 2, behaviour: [{ first: [`charge ${whom}`] }], effects: ['wound'] });
    expect(facts(open(enemyFirst([{ at: '1C' }], [boar('in range')]))).enemies).toEqual(['Boar 1A']);
    const t = open(enemyFirst([{ at: '1C' }], [boar('closest')], { chance: { defence: [1] } }));
    expect(facts(t).enemies).toEqual(['Boar 1C']);
  });

  ruleTest(
    'charge moves and then attacks [BS-ENEMY-11], only if the hero is in range after the move [BS-ENEMY-13]',
    (open) => {
      const boar = (speed: number) =>
        foe('Boar', '1A', { speed, behaviour: [{ first: ['charge closest'] }], effects: ['wound'] });
      const t = open(enemyFirst([{ at: '1C' }], [boar(2)], { chance: { defence: [1] } }));
      expect([facts(t).enemies, hero(t, 'Ann').wounds]).toEqual([['Boar 1C'], 1]);
      expect(facts(open(enemyFirst([{ at: '1C' }], [boar(1)]))).enemies).toEqual(['Boar 1A']);
    },
  );

  ruleTest('it stops as soon as its target is in range [BS-MOVE-05]', (open) => {
    const t = open(
      enemyFirst(
        [{ at: '1D' }],
        [foe('Archer', '1A', { speed: 3, range: 2, behaviour: [{ first: ['towards closest'] }] })],
      ),
    );
    expect(facts(t).enemies).toEqual(['Archer 1B']);
  });

  ruleTest('among equal ways the heroes pick [BS-MOVE-05]', (open) => {
    const t = open(
      enemyFirst(
        [{ at: '1D' }, { at: '1D' }],
        [foe('Rat', '1A', { speed: 1, behaviour: [{ first: ['towards closest'] }] })],
        {
          tiles: [{ draw: 'AB\nCD' }],
        },
      ),
    );
    expect(offers(t)).toEqual(['zone:1B', 'zone:1C']);
    t.answer(1, 'zone:1C');
    expect(facts(t).enemies).toEqual(['Rat 1C']);
  });

  ruleTest('no open way: it cannot move towards or charge [BS-ENEMY-16, BS-MOVE-06, BS-ZONE-05]', (open) => {
    const t = open(
      enemyFirst(
        [{ at: '2A' }],
        [
          foe('Rat', '1A', {
            speed: 3,
            range: 3,
            behaviour: [{ first: ['attack in range', 'charge closest', 'towards closest'] }],
          }),
        ],
        {
          tiles: [
            { draw: 'AB>', at: [4, 6] },
            { draw: '<A', at: [6, 6], sort: 'corridor' },
          ],
          doors: [{ at: '1B', to: '2A', closed: true }],
        },
      ),
    );
    expect([facts(t).enemies, t.state.zones.doors![0]]).toMatchObject([['Rat 1A'], { turned: true }]);
  });

  ruleTest('models of one zone act in the order in which they came into it [BS-ENEMY-15]', (open) => {
    // The weakened one first: its attack takes the 1 and the 15, the other one the second 15.
    const t = open(
      enemyFirst(
        [{ at: '1A' }],
        [
          foe('Rat', '1A', { behaviour: ATTACK, effects: ['wound'], conditions: ['weaken'] }),
          { name: 'Rat' },
        ],
        { chance: { defence: [1, 15, 15] } },
      ),
    );
    expect(hero(t, 'Ann').wounds).toBe(0);
  });

  ruleTest('one that joins while its card has its turn waits for the next [BS-ENEMY-15]', (open) => {
    const t = open(enemyFirst([{}, {}, {}], [foe('Rat', '1A', { trait: ['Reform'] })]));
    // The first one brings a second; that one would bring a third.
    expect(facts(t).enemies).toEqual(['Rat 1A', 'Rat 1A']);
  });

  ruleTest('with two traits it resolves both, the upper one first [BS-PROFILE-03]', (open) => {
    const t = open(
      enemyFirst(
        [{ at: '1A', speed: 1 }],
        [foe('Shade', '1A', { speed: 1, trait: ['Ferocious', 'Retreat'], effects: ['wound'] })],
        {
          chance: { defence: [1] },
        },
      ),
    );
    expect([hero(t, 'Ann').wounds, facts(t).enemies]).toEqual([1, ['Shade 1B']]);
  });
});

describe('whom an enemy prefers', () => {
  const archer = (whom: string) =>
    foe('Archer', '1A', { range: 3, behaviour: [{ first: [`attack ${whom}`] }], effects: ['wound'] });
  const rats = foe('Rat', '1B');
  const struck = (t: Parameters<typeof facts>[0]): string[] =>
    Object.entries(facts(t).heroes)
      .filter(([, { wounds }]) => wounds > 0)
      .map(([name]) => name);

  ruleTest('a hero with no enemy in the zone, or with one [BS-TARGET-02, BS-TARGET-03]', (open) => {
    const heroes = [{ at: '1B' }, { at: '1C' }];
    const start = (whom: string) => enemyFirst(heroes, [archer(whom), rats], { chance: { defence: [1] } });
    expect(struck(open(start('unengaged')))).toEqual(['Ben']);
    expect(struck(open(start('engaged')))).toEqual(['Ann']);
  });

  ruleTest('an engaged hero of lower initiative is taken before one who is not [BS-TARGET-03]', (open) => {
    const heroes = [{ at: '1C' }, { at: '1B' }];
    const t = open(enemyFirst(heroes, [archer('engaged'), rats], { chance: { defence: [1] } }));
    expect(struck(t)).toEqual(['Ben']);
  });

  ruleTest('the acting enemy counts where it stands [BS-TARGET-07]', (open) => {
    const t = open(enemyFirst([{ at: '1A' }], [archer('engaged')], { chance: { defence: [1] } }));
    expect(struck(t)).toEqual(['Ann']);
  });

  ruleTest('the closest is the fewest zones away [BS-TARGET-04]', (open) => {
    const t = open(
      enemyFirst([{ at: '1C' }, { at: '1B' }], [archer('closest')], { chance: { defence: [1] } }),
    );
    expect(struck(t)).toEqual(['Ben']);
  });

  ruleTest('of several the highest initiative, exhausted or not [BS-TARGET-05, BS-TARGET-06]', (open) => {
    const start = (order: string[], exhausted: string[]) =>
      position({
        heroes: [{ at: '1B' }, { at: '1B' }],
        enemies: [archer('in range')],
        order,
        exhausted,
        turn: 'Archer',
        chance: { defence: [1] },
      });
    expect(struck(open(start(['Ben', 'Archer', 'Ann'], ['Ben'])))).toEqual(['Ben']);
    expect(struck(open(start(['Ann', 'Archer', 'Ben'], ['Ann'])))).toEqual(['Ann']);
  });
});
