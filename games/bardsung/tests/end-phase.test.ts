import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, foe, hero, offers, pick, position, strike } from './position.ts';

type Words = Record<string, unknown>;
const lastTurn = (heroes: Words[], more: Words = {}) =>
  position({
    heroes,
    exhausted: ['Ben', 'Cid'].slice(0, heroes.length - 1),
    ...more,
    chance: { event: [4], 'marching order': ['keep'], ...(more.chance as object) },
  });

describe('the end phase', () => {
  ruleTest('conditions, aspects, event, order, in this order [BS-END-01, BS-END-03, BS-END-05]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [] }, { conditions: ['burn'] }],
        tiles: [{ draw: 'AB>', at: [2, 6] }],
        exhausted: ['Ben'],
        corridors: [{ draw: '<A', aspect: 'challenge' }],
        challenges: [{ name: 'Slow Trap', timing: 'delayed', effect: ['fatigue'] }],
        chance: { event: [4], 'marching order': ['keep'] },
      }),
    );
    pick(t, 'move:1B', 'explore', 'end');
    const keys = t.log.map(({ key }) => key);
    const steps = ['bs.log.wound', 'bs.log.delayed', 'bs.log.event', 'bs.log.order', 'bs.log.round'];
    expect(keys.filter((key) => steps.includes(key))).toEqual(steps);
    expect(hero(t, 'Ann').conditions).toEqual(['fatigue']);
  });

  ruleTest(
    'delayed cards resolve from left to right, and the hourglass is theirs [BS-END-03, BS-END-04, BS-ASPECT-03, BS-ASPECT-06]',
    (open) => {
      const t = open(
        position({
          heroes: [{ at: '1B' }],
          tiles: [{ draw: '<AB>', at: [6, 6] }],
          corridors: [
            { draw: '<A', aspect: 'challenge' },
            { draw: 'A>', aspect: 'challenge' },
          ],
          challenges: [
            { name: 'First', timing: 'delayed', effect: ['frostbite'] },
            { name: 'Second', timing: 'delayed', effect: ['wound'] },
          ],
          chance: { event: [4], 'marching order': ['keep'] },
          speed: undefined,
        }),
      );
      pick(t, 'explore');
      expect(t.state.zones.delay).toHaveLength(1);
      pick(t, 'move:1A', 'end');
      expect(t.state.zones.delay).toHaveLength(0);
      pick(t, 'explore');
      expect([hero(t, 'Ann').conditions, t.state.zones.delay!.length]).toEqual([['frostbite'], 1]);
    },
  );

  ruleTest('of two that resolve in one phase the left one comes first [BS-END-03]', (open) => {
    const slow = (name: string, effect: string) => ({ name, timing: 'delayed', effect: [effect] });
    const t = open(
      position({
        heroes: [{ at: '1A' }],
        tiles: [{ draw: '<A>', at: [8, 6] }],
        corridors: [
          { draw: '<A', aspect: 'challenge' },
          { draw: 'A>', aspect: 'challenge' },
        ],
        challenges: [slow('First', 'frostbite'), slow('Second', 'wound')],
        chance: { event: [4], 'marching order': ['keep'] },
      }),
    );
    pick(t, 'explore', 'explore', 'end');
    expect(hero(t, 'Ann')).toMatchObject({ wounds: 1, serious: 1, conditions: [] });
  });

  ruleTest('fate tokens stay exhausted when a round ends [BS-FATE-03]', (open) => {
    expect(facts(pick(open(lastTurn([{}, {}], { fate: 0 })), 'end'))).toMatchObject({ round: 2, fate: 0 });
  });

  ruleTest('a 1 or 2 activates the echo [BS-END-07, BS-WANDER-02]', (open) => {
    const echo = (event: number) =>
      facts(pick(open(lastTurn([{}], { chance: { event: [event] } })), 'end')).echo;
    expect([echo(1), echo(2), echo(3)]).toEqual(['loud', 'loud', 'quiet']);
  });

  ruleTest(
    'the initiative cards are shuffled and dealt anew, and all are readied [BS-END-08, BS-END-12]',
    (open) => {
      const t = open(
        position({
          heroes: [{}, {}],
          enemies: [foe('Ogre', '1D')],
          exhausted: ['Ben', 'Ogre'],
          chance: { event: [4], 'marching order': [['Ben', 'Ann', 'Ogre']] },
        }),
      );
      pick(t, 'end');
      expect([facts(t).order, facts(t).exhausted]).toEqual([['Ben', 'Ann', 'Ogre'], []]);
    },
  );

  ruleTest('heroes resolve conditions by initiative [BS-COND-29]', (open) => {
    const t = open(
      lastTurn([{}, { conditions: ['burn'] }, { conditions: ['burn'] }], {
        order: ['Cid', 'Ann', 'Ben'],
        turn: 'Ann',
      }),
    );
    pick(t, 'end');
    expect(t.logged('bs.log.wound').map(({ args }) => args!.model)).toEqual(['Cid', 'Ben']);
  });

  ruleTest('and after them the enemies, from the north clockwise [BS-COND-29, BS-END-02]', (open) => {
    const t = open(
      lastTurn([{ conditions: ['burn'] }], {
        enemies: [foe('Ogre', '1D', { conditions: ['burn'] }), foe('Rat', '1A', { conditions: ['burn'] })],
        exhausted: ['Ogre', 'Rat'],
      }),
    );
    pick(t, 'end');
    const wounded = t.log.filter(({ key }) => ['bs.log.wound', 'bs.log.enemy-wounded'].includes(key));
    expect(wounded.map(({ args }) => args!.model)).toEqual(['Ann', 'Rat', 'Ogre']);
  });
});

describe('the echo', () => {
  const WOLF = { name: 'Dire Wolf', family: 'wandering monster', tn: 14 };
  const loud = (more: Words = {}) =>
    lastTurn([{ at: '1A' }], {
      tiles: [{ draw: '.^..\n.ABC>', at: [3, 6] }],
      echo: 'loud',
      encounter: { wanderers: [WOLF] },
      ...more,
      chance: {
        event: [1],
        'marching order': [['Ann']],
        'wandering monster': ['Dire Wolf'],
        ...(more.chance as object),
      },
    });

  ruleTest(
    'a loud one brings a wandering monster and is quiet again [BS-WANDER-03, BS-WANDER-05, BS-WANDER-07]',
    (open) => {
      const t = open(loud());
      pick(t, 'end');
      expect([facts(t).echo, facts(t).enemies, facts(t).order]).toMatchObject([
        'quiet',
        ['Dire Wolf 1A'],
        expect.arrayContaining(['Dire Wolf']),
      ]);
    },
  );

  ruleTest('it is drawn at random from those that are listed [BS-WANDER-05]', (open) => {
    const bear = { ...WOLF, name: 'Cave Bear' };
    const met = (name: string) => {
      const chance = { 'wandering monster': [name] };
      return facts(pick(open(loud({ encounter: { wanderers: [WOLF, bear] }, chance })), 'end')).enemies;
    };
    expect([met('Dire Wolf'), met('Cave Bear')]).toEqual([['Dire Wolf 1A'], ['Cave Bear 1A']]);
  });

  ruleTest('of two portals it takes the one nearer to the first hero [BS-WANDER-06]', (open) => {
    const entered = (at: string) => {
      const start = lastTurn([{ at }], {
        tiles: [{ draw: '<ABCD>', at: [8, 6] }],
        echo: 'loud',
        encounter: { wanderers: [WOLF] },
        chance: { event: [1], 'marching order': [['Ann']], 'wandering monster': ['Dire Wolf'] },
      });
      return facts(pick(open(start), 'end')).enemies;
    };
    expect([entered('1B'), entered('1C')]).toEqual([['Dire Wolf 1A'], ['Dire Wolf 1D']]);
  });

  ruleTest('it enters at the nearest unexplored portal, or on the entrance tile [BS-WANDER-06]', (open) => {
    expect(facts(pick(open(loud({ tiles: [{ draw: 'ABC>', at: [3, 6] }] })), 'end')).enemies).toEqual([
      'Dire Wolf 1C',
    ]);
    expect(facts(pick(open(loud({ tiles: [{ draw: 'ABC', at: [3, 6] }] })), 'end')).enemies).toEqual([
      'Dire Wolf 1A',
    ]);
  });

  ruleTest('its card is dealt in the step after [BS-WANDER-08]', (open) => {
    const t = open(loud({ chance: { 'marching order': [['Dire Wolf', 'Ann']], event: [1, 4] } }));
    pick(t, 'end');
    expect([facts(t).order, facts(t).exhausted]).toEqual([['Dire Wolf', 'Ann'], ['Dire Wolf']]);
  });

  ruleTest('while one is on the board, nothing happens [BS-WANDER-04]', (open) => {
    const t = open(
      loud({
        enemies: [{ ...WOLF, at: '1C' }],
        encounter: {},
        exhausted: ['Dire Wolf'],
        chance: { 'marching order': ['keep'] },
      }),
    );
    pick(t, 'end');
    expect([facts(t).echo, facts(t).enemies]).toEqual(['loud', ['Dire Wolf 1C']]);
  });
});

describe('resting', () => {
  ruleTest(
    'spends a firewood, takes all wounds of every hero, and makes an event roll [BS-REST-01, BS-REST-03, BS-REST-04, BS-REST-05]',
    (open) => {
      const t = open(
        lastTurn([{ wounds: 2 }, { serious: [{ name: 'Gash' }] }], {
          supplies: { firewood: 2 },
          chance: { event: [1] },
        }),
      );
      pick(t, 'rest');
      expect([hero(t, 'Ann').wounds, hero(t, 'Ben').wounds, facts(t).echo]).toEqual([0, 0, 'loud']);
      expect(t.state.supplies.firewood).toBe(1);
    },
  );

  ruleTest('bleed, poison and silence of every hero go with it [BS-REST-03]', (open) => {
    const ills = ['bleed', 'silence', 'poison', 'poison', 'fatigue'];
    const t = open(
      lastTurn([{ conditions: ills }, { conditions: ills }], {
        supplies: { firewood: 1 },
        chance: { event: [4] },
      }),
    );
    pick(t, 'rest');
    expect([hero(t, 'Ann').conditions, hero(t, 'Ben').conditions]).toEqual([['fatigue'], ['fatigue']]);
  });

  ruleTest('between two turns, and only without an enemy card [BS-REST-02]', (open) => {
    const rested = (more: Words) => offers(open(lastTurn([{}, {}], { supplies: { firewood: 1 }, ...more })));
    expect(rested({})).toContain('rest');
    expect(rested({ enemies: [foe('Ogre', '1D')], order: ['Ann'] })).not.toContain('rest');
    const t = open(lastTurn([{}, {}], { supplies: { firewood: 1 } }));
    pick(t, 'move:1B');
    expect(offers(t)).not.toContain('rest');
  });
});

describe('wounds', () => {
  const struck = (effects: string[], ann: Words, more: Words = {}) =>
    position({
      heroes: [{ grit: 3, ...ann }, {}],
      enemies: [foe('Ogre', '1A', { behaviour: [{ first: ['attack in range'] }], effects })],
      order: ['Ogre'],
      ...more,
      chance: { defence: [1], ...(more.chance as object) },
    });

  ruleTest(
    'a hero’s are cards, plain side up, or serious side up [BS-WOUND-01, BS-WOUND-03, BS-WOUND-04]',
    (open) => {
      const t = open(struck(['wound', 'serious wound'], {}));
      expect(
        t.state.zones['wounds:0']!.map((card) => (card as unknown as { turned: boolean }).turned),
      ).toEqual([false, true]);
    },
  );

  ruleTest('each hero has cards of their own [BS-WOUND-01]', (open) => {
    const t = open(struck(['wound'], { at: '1D' }));
    expect([t.state.zones['wounds:0'] ?? [], t.state.zones['wounds:1']]).toMatchObject([[], [{}]]);
  });

  ruleTest('a serious one works while it lies so [BS-WOUND-04], and counts once [BS-WOUND-06]', (open) => {
    const t = open(
      position({
        heroes: [
          { speed: 2, serious: [{ name: 'Broken Leg', changes: { speed: -1 } }], wounds: 1, grit: 3 },
          {},
        ],
      }),
    );
    expect(offers(t).filter((id) => id.startsWith('move'))).toEqual(['move:1B']);
  });

  ruleTest('a plain, a serious and one more wound are three [BS-WOUND-06]', (open) => {
    const after = (grit: number) =>
      open(struck(['wound'], { wounds: 1, serious: [{ name: 'Cut' }], grit })).over;
    expect([after(3)?.result, after(4)]).toEqual(['failed', null]);
  });

  ruleTest(
    'as many as grit defeat the hero, and fail the encounter for all [BS-WOUND-02, BS-FAIL-01]',
    (open) => {
      expect(open(struck(['wound'], { wounds: 2 })).over).toMatchObject({ result: 'failed', winners: [] });
      expect(open(struck(['wound'], { wounds: 1 })).over).toBe(null);
    },
  );

  ruleTest(
    'a potion revives without wounds and conditions, and nothing more of the attack happens [BS-TOKEN-02, BS-TOKEN-06]',
    (open) => {
      const t = open(
        struck(['wound', 'burn', 'wound'], { wounds: 2, conditions: ['bleed'] }, { supplies: { potion: 1 } }),
      );
      t.answer(1, 'yes');
      expect(hero(t, 'Ann')).toMatchObject({ wounds: 0, conditions: [] });
      expect(t.state.supplies.potion).toBe(0);
      expect(
        open(struck(['wound'], { wounds: 2 }, { supplies: { potion: 1 } })).choose('no').over,
      ).toMatchObject({ result: 'failed' });
    },
  );

  ruleTest(
    'nothing more of poison happens to a hero who is revived, nor does its token come [BS-TOKEN-06]',
    (open) => {
      const t = open(
        struck(['poison'], { wounds: 2, conditions: ['poison', 'poison'] }, { supplies: { potion: 1 } }),
      );
      t.answer(1, 'yes');
      expect(hero(t, 'Ann')).toMatchObject({ wounds: 0, conditions: [] });
    },
  );

  ruleTest('at the start of the turn one serious wound may be tried [BS-WOUND-05]', (open) => {
    const start = (test: number) =>
      open(
        position({
          heroes: [
            {
              con: 2,
              serious: [
                { name: 'Gash', with: 'con', tn: 12 },
                { name: 'Cut', with: 'con', tn: 12 },
              ],
            },
            {},
          ],
          chance: { test: [test] },
        }),
      );
    const t = start(10);
    pick(t, 'Gash');
    expect([hero(t, 'Ann'), facts(t).actions, offers(t).includes('Cut')]).toMatchObject([
      { wounds: 2, serious: 1 },
      2,
      false,
    ]);
    expect(hero(pick(start(9), 'Gash'), 'Ann').serious).toBe(2);
    expect(offers(pick(start(9), 'move:1B'))).not.toContain('Gash');
  });

  const hits = (effects: string[], enemies: Words[]) =>
    position({
      heroes: [{ abilities: [strike({ hit: effects })] }, {}],
      enemies,
      order: ['Ann'],
      chance: { attack: [14], 'damage d6': [1] },
    });

  ruleTest(
    'an enemy’s are tokens; at two, Kill takes it off with its card and gold [BS-WOUND-07, BS-WOUND-08, BS-BATTLE-02, BS-BATTLE-03, BS-MARCH-06]',
    (open) => {
      const t = open(hits(['wound'], [foe('Ogre', '1A', { wounds: 1, gold: 4 }), foe('Rat', '1D')]));
      pick(t, 'Strike');
      expect([facts(t).enemies, facts(t).order, facts(t).gold]).toEqual([
        ['Rat 1D'],
        ['Ann', 'Ben', 'Rat'],
        4,
      ]);
    },
  );

  ruleTest('the card is gone before anything comes of the fall [BS-BATTLE-03]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike(), 'Encore', 'Reaper'] }, {}],
        enemies: [foe('Ogre', '1A', { wounds: 1 }), foe('Rat', '1D')],
        order: ['Ann'],
        chance: { attack: [14], 'damage d6': [1] },
      }),
    );
    pick(t, 'Strike');
    expect([t.prompt, facts(t).order]).toEqual(['kernel.order-abilities', ['Ann', 'Ben', 'Rat']]);
  });

  ruleTest('the card stays while another of the type is there [BS-BATTLE-03, BS-MARCH-04]', (open) => {
    const t = open(hits(['wound'], [foe('Rat', '1A', { wounds: 1, gold: 4 }), { name: 'Rat', at: '1D' }]));
    pick(t, 'Strike');
    expect([facts(t).enemies, facts(t).order.includes('Rat'), facts(t).gold]).toEqual([['Rat 1D'], true, 0]);
  });

  ruleTest(
    'Flip Card takes its wounds and turns the card for all of its type, who keep theirs [BS-WOUND-09, BS-WOUND-10, BS-WOUND-11]',
    (open) => {
      const t = open(
        hits(
          ['wound'],
          [foe('Troll', '1A', { wounds: 1, fierce: { tn: 15 } }), { name: 'Troll', at: '1D', wounds: 1 }],
        ),
      );
      pick(t, 'Strike');
      expect(facts(t).enemies).toEqual(['Troll 1A', 'Troll 1D 1 wounded']);
      expect(t.state.zones.initiative!.find((card) => card.def.startsWith('troll'))).toMatchObject({
        turned: true,
      });
    },
  );

  ruleTest('a turned card stays so in the rounds that follow [BS-WOUND-10]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        enemies: [foe('Troll', '1D', { fierce: { tn: 15 } })],
        turned: ['Troll'],
        exhausted: ['Ben', 'Troll'],
        chance: { event: [4], 'marching order': ['keep'] },
      }),
    );
    pick(t, 'end');
    expect(facts(t).round).toBe(2);
    expect(t.state.zones.initiative!.find((card) => card.def.startsWith('troll'))).toMatchObject({
      turned: true,
    });
  });

  ruleTest('a turned card’s other side is played [BS-WOUND-11]', (open) => {
    const t = open(
      position({
        heroes: [{ abilities: [strike()] }, {}],
        enemies: [foe('Troll', '1A', { fierce: { tn: 15 } })],
        order: ['Ann'],
        turned: ['Troll'],
        chance: { attack: [14] },
      }),
    );
    pick(t, 'Strike');
    expect(facts(t).enemies).toEqual(['Troll 1A']);
  });

  ruleTest(
    'a serious wound counts as two [BS-WOUND-12], and what is beyond two is lost [BS-WOUND-13]',
    (open) => {
      const t = open(hits(['serious wound'], [foe('Troll', '1A', { wounds: 1, fierce: { tn: 15 } })]));
      pick(t, 'Strike');
      expect(facts(t).enemies).toEqual(['Troll 1A']);
      const unhurt = open(hits(['serious wound'], [foe('Rat', '1A'), foe('Bat', '1D')]));
      expect(facts(pick(unhurt, 'Strike')).enemies).toEqual(['Bat 1D']);
    },
  );

  ruleTest('an empty wound deck is filled from its discards [BS-WOUND-14]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 2 }, { conditions: ['burn'] }],
        exhausted: ['Ben'],
        wounds: [],
        supplies: { firewood: 1 },
        chance: { event: [4, 4], 'wound deck': ['keep'], 'marching order': ['keep'] },
      }),
    );
    pick(t, 'rest', 'end');
    expect([hero(t, 'Ben').wounds, t.state.zones['wound-deck']!.length]).toEqual([1, 1]);
  });
});
