import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { activated, at, damage, figure, has, hero, monster, room, seats, zombies } from './kit.ts';

/** What an attack of a plain monster deals: 4 damage. */
const HIT = { blue: '3-2-0', red: '0-2-0' };
const TWICE = { blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0' };

describe('engage', () => {
  ruleTest(
    'leads toward the target, and ends as soon as it is adjacent [D2-ENGAGE-02, D2-ENGAGE-03]',
    (open) => {
      const t = activated(open, { map: room('H...M.', '......'), M: { speed: 6 }, list: ['engage closest'] });
      expect(t.offered).toEqual(['space:b1', 'space:b2']);
      t.choose('space:b1');
      expect(at(t, 'M')).toBe('b1');
    },
  );

  ruleTest('takes an action, so that one is left for the attack [D2-ENGAGE-01]', (open) => {
    const t = activated(open, {
      map: room('H...M'),
      list: ['engage closest', 'attack adjacent', 'attack adjacent'],
      shown: HIT,
    });
    expect([at(t, 'M'), damage(t, 'H')]).toEqual(['b1', 4]);
  });

  ruleTest('aims the attack that follows at whom it has gone for, and nobody is asked', (open) => {
    const t = activated(open, {
      map: room('H.M', '.A.'),
      figures: { A: hero({}) },
      H: { damage: 1 },
      M: { speed: 1 },
      list: ['engage most damage', 'attack engaged adjacent'],
      shown: HIT,
    });
    expect([t.match.choice?.topic, damage(t, 'H'), damage(t, 'A')]).toEqual(['next-hero', 5, 0]);
  });

  ruleTest('ends where the movement points do [D2-ENGAGE-04]', (open) => {
    const t = activated(open, {
      map: room('H........M'),
      M: { speed: 2, passives: ['Shambling'] },
      list: ['engage closest'],
    });
    expect(at(t, 'M')).toBe('h1');
  });

  ruleTest('leads to an adjacent space in spite of Reach [D2-ENGAGE-05, D2-REACH-10]', (open) => {
    const t = activated(open, {
      map: room('H.M'),
      M: { passives: ['Reach'] },
      list: ['engage closest'],
    });
    expect(at(t, 'M')).toBe('b1');
  });

  ruleTest('is skipped by a monster that would not move by it [D2-ENGAGE-06, D2-APPWIN-16]', (open) => {
    const t = activated(open, {
      map: room('HM..'),
      list: ['engage closest', 'attack adjacent'],
      shown: HIT,
    });
    expect([at(t, 'M'), damage(t, 'H')]).toEqual(['b1', 4]);
  });

  ruleTest('goes as near as it can where all adjacent spaces are taken [D2-ENGAGE-07]', (open) => {
    const t = activated(open, {
      map: room('HA....M'),
      figures: { A: monster({ name: 'Post' }) },
      chance: { 'next group': ['monster-m'] },
      M: { speed: 6 },
      lists: { 'Monster M': ['engage closest'], Post: ['retreat'] },
    });
    expect(at(t, 'M')).toBe('c1');
  });

  ruleTest('is skipped where it leads no nearer [D2-ENGAGE-07]', (open) => {
    const t = activated(open, {
      map: room('HAM...', 'XX....'),
      figures: { A: monster({ name: 'Post' }) },
      chance: { 'next group': ['monster-m'] },
      // With one move it could not come back to where it stood.
      M: { passives: ['Shambling'] },
      lists: { 'Monster M': ['engage closest'], Post: ['retreat'] },
    });
    expect(at(t, 'M')).toBe('c1');
  });
});

describe('spot', () => {
  const ranged = { attack: 'ranged', speed: 4 };

  ruleTest(
    'leads to the closest space within 3 spaces and in sight, and no farther [D2-SPOT-01, D2-SPOT-02]',
    (open) => {
      const t = activated(open, { map: room('H.....M'), M: ranged, list: ['spot closest'] });
      expect(at(t, 'M')).toBe('d1');
    },
  );

  ruleTest('ends where the movement points do [D2-SPOT-03]', (open) => {
    const t = activated(open, {
      map: room('H........M'),
      M: { ...ranged, speed: 2, passives: ['Shambling'] },
      list: ['spot closest'],
    });
    expect(at(t, 'M')).toBe('h1');
  });

  ruleTest('ends as near as it can while it still sees the target [D2-SPOT-04]', (open) => {
    const t = activated(open, {
      map: room('H.........', 'XXXXXXX.X.', '.......M..'),
      M: { ...ranged, speed: 1, passives: ['Shambling'] },
      list: ['spot closest'],
    });
    expect(at(t, 'M')).toBe('h2');
  });
});

describe('a list', () => {
  ruleTest(
    'is gone through from top to bottom, and from the top again [D2-APPWIN-08, D2-APPWIN-10]',
    (open) => {
      const t = activated(open, {
        map: room('H.......M'),
        list: ['attack adjacent', 'engage closest'],
      });
      expect(at(t, 'M')).toBe('c1');
    },
  );

  ruleTest('has entries that are skipped where they cannot be resolved [D2-APPWIN-09]', (open) => {
    const t = activated(open, {
      map: room('H..M'),
      M: { actions: ['Grab'], passives: ['Shambling'] },
      list: ['act Grab adjacent', 'attack adjacent', 'engage closest', 'attack adjacent'],
      shown: HIT,
    });
    expect([at(t, 'M'), damage(t, 'H')]).toEqual(['b1', 4]);
  });

  ruleTest('ends with two resolved actions [D2-APPWIN-11, D2-TURN-41]', (open) => {
    const t = activated(open, {
      map: room('H.......M'),
      M: { speed: 2 },
      list: ['engage closest', 'engage closest', 'engage closest'],
    });
    expect(at(t, 'M')).toBe('e1');
  });

  ruleTest('ends when no entry can be resolved [D2-APPWIN-12, D2-APPWIN-24]', (open) => {
    const t = activated(open, { map: room('H.......M'), list: ['attack adjacent', 'attack closest'] });
    expect([at(t, 'M'), t.state.legend?.activation]).toEqual(['i1', null]);
  });

  ruleTest('knows no second attack, whatever it lists [D2-APPWIN-14, D2-APPWIN-15, D2-TURN-42]', (open) => {
    const t = activated(open, { map: room('HM...'), list: ['attack adjacent'], shown: HIT });
    expect(damage(t, 'H')).toBe(4);
  });

  ruleTest('skips what is aimed within some spaces if nobody is so near [D2-APPWIN-17]', (open) => {
    const near = activated(open, { map: room('H..M'), list: ['engage closest within 3'] });
    expect(at(near, 'M')).toBe('b1');
  });

  ruleTest('leaves alone whom it does not reach within its spaces [D2-APPWIN-17]', (open) => {
    const t = activated(open, { map: room('H...M'), list: ['engage closest within 3'] });
    expect(at(t, 'M')).toBe('e1');
  });

  ruleTest('skips an attack that no roll could carry so far [D2-APPWIN-28]', (open) => {
    const t = activated(open, {
      map: room('H........M'),
      M: { attack: 'ranged', dice: ['red'] },
      list: ['attack closest'],
    });
    expect(damage(t, 'H')).toBe(0);
  });

  ruleTest(
    'names the rank that goes first; the other follows with its own list [D2-APPWIN-06, D2-APPWIN-07, D2-APPWIN-25]',
    (open) => {
      const t = zombies(open, {
        map: room('H..YZ'),
        list: { first: 'masters', master: ['engage closest'], minion: ['attack closest', 'retreat'] },
      });
      expect([at(t, 'Z'), at(t, 'Y')]).toEqual(['b1', 'd1']);
    },
  );

  ruleTest('lets minions go first where it says so [D2-APPWIN-06]', (open) => {
    const t = zombies(open, { map: room('H..YZ'), list: { first: 'minions', all: ['engage closest'] } });
    expect([at(t, 'Y'), at(t, 'Z')]).toEqual(['b1', 'c1']);
  });

  ruleTest(
    'is worked by figures of a rank in the order of the players [D2-APPWIN-26, D2-TURN-45]',
    (open) => {
      const t = zombies(open, {
        map: room('H..YZ', 'A....'),
        ranks: ['minion', 'minion'],
        A: true,
        list: ['engage closest'],
      });
      expect([t.offered, seats(t)]).toEqual([
        ['activate:Y', 'activate:Z'],
        [0, 1],
      ]);
      t.choose('activate:Z');
      expect([figure(t, 'Z').acted, figure(t, 'Y').acted]).toEqual([true, false]);
    },
  );
});

describe('a group effect', () => {
  ruleTest('benefits the whole group [D2-APPWIN-02]', (open) => {
    const t = activated(open, {
      map: room('H.......M'),
      M: { speed: 2, passives: ['Shambling'] },
      list: { effect: { speed: 1 }, all: ['engage closest'] },
    });
    expect(at(t, 'M')).toBe('f1');
  });

  ruleTest('lets a monster without Ravage attack twice [D2-APPWIN-03, D2-APPWIN-04]', (open) => {
    const t = activated(open, {
      map: room('HM...'),
      list: { effect: { attacks: 1 }, all: ['attack adjacent'] },
      shown: TWICE,
    });
    expect(damage(t, 'H')).toBe(8);
  });

  ruleTest('lets a monster move twice that shambles [D2-APPWIN-05]', (open) => {
    const t = activated(open, {
      map: room('H.......M'),
      M: { speed: 2, passives: ['Shambling'] },
      list: { effect: { moves: 1 }, all: ['engage closest'] },
    });
    expect(at(t, 'M')).toBe('e1');
  });

  ruleTest('is over with the activation [D2-APPWIN-02]', (open) => {
    const t = activated(open, {
      map: room('HM...'),
      list: { effect: { damage: 2 }, all: ['attack adjacent'] },
      shown: HIT,
    });
    expect([damage(t, 'H'), (t.state.zones.lasting ?? []).length]).toEqual([6, 0]);
  });
});

describe('a retreat', () => {
  ruleTest('spends all points that are left to get away from the closest enemy [D2-RETREAT-01]', (open) => {
    const t = activated(open, {
      map: room('.H.M......'),
      M: { speed: 4 },
      list: ['engage closest', 'attack adjacent, then retreat'],
      shown: HIT,
    });
    expect([damage(t, 'H'), at(t, 'M')]).toEqual([4, 'f1']);
  });

  ruleTest('needs points, and takes no action to get them [D2-RETREAT-02, D2-RETREAT-03]', (open) => {
    const t = activated(open, { map: room('HM....'), list: ['attack adjacent, then retreat'], shown: HIT });
    expect([damage(t, 'H'), at(t, 'M')]).toEqual([4, 'b1']);
  });

  ruleTest(
    'is never required: the rest of the entry is done without it [D2-APPWIN-21, D2-APPWIN-22]',
    (open) => {
      const t = activated(open, {
        map: room('H.M'),
        list: ['engage closest', 'attack adjacent, then retreat'],
        M: { speed: 1 },
        shown: HIT,
      });
      expect([damage(t, 'H'), at(t, 'M')]).toEqual([4, 'b1']);
    },
  );

  ruleTest('alone is skipped where it is impossible [D2-APPWIN-23]', (open) => {
    const t = activated(open, { map: room('H..M..'), list: ['retreat', 'engage closest'], M: { speed: 1 } });
    expect(at(t, 'M')).toBe('b1');
  });

  ruleTest('may lead past the enemy if it ends farther off that way [D2-RETREAT-04]', (open) => {
    const t = activated(open, {
      map: room('.M.H......'),
      M: { speed: 8, passives: ['Scamper', 'Shambling'] },
      list: ['engage closest', 'attack adjacent, then retreat'],
      shown: HIT,
    });
    expect(at(t, 'M')).toBe('j1');
  });
});

describe('conditions', () => {
  ruleTest(
    'Stunned is discarded with the first action, and then the list is followed [D2-COND-70]',
    (open) => {
      const t = activated(open, {
        map: room('HM..'),
        M: { conditions: ['stunned'] },
        list: ['attack adjacent'],
        shown: HIT,
      });
      expect([has(t, 'M', 'stunned'), damage(t, 'H')]).toEqual([false, 4]);
    },
  );

  ruleTest(
    'Immobilized lets every move entry be skipped, and goes at the end [D2-COND-59, D2-COND-60]',
    (open) => {
      const t = activated(open, {
        map: room('H..M'),
        M: { conditions: ['immobilized'] },
        list: ['engage closest', 'attack adjacent'],
      });
      expect([at(t, 'M'), has(t, 'M', 'immobilized')]).toEqual(['d1', false]);
    },
  );

  ruleTest('Cursed lets every entry with an action of the card be skipped [D2-COND-40]', (open) => {
    const t = activated(open, {
      map: room('HM..'),
      M: { conditions: ['cursed'], actions: ['Grab'], attributes: { knowledge: 0 } },
      list: ['act Grab adjacent', 'attack adjacent'],
      shown: { ...HIT, gray: '1', black: '2' },
    });
    expect([has(t, 'H', 'immobilized'), damage(t, 'H')]).toEqual([false, 4]);
  });

  ruleTest('Bleeding is discarded when nothing else can be done [D2-COND-22]', (open) => {
    const t = activated(open, {
      map: room('H.......M'),
      M: { conditions: ['bleeding'], health: 9 },
      list: ['attack adjacent'],
    });
    expect(has(t, 'M', 'bleeding')).toBe(false);
  });

  ruleTest('Bleeding stays as long as there is something else to do [D2-COND-22]', (open) => {
    const t = activated(open, {
      map: room('H.......M'),
      M: { conditions: ['bleeding'], health: 9, speed: 1 },
      list: ['engage closest'],
    });
    expect([has(t, 'M', 'bleeding'), at(t, 'M')]).toEqual([true, 'g1']);
  });

  ruleTest(
    'Burning is discarded for the neighbour with the least Health left [D2-COND-30, D2-COND-31]',
    (open) => {
      const t = activated(open, {
        map: room('H....YMZ'),
        M: { passives: ['Ravage'], speed: 0 },
        figures: {
          Y: { monster: 'Zombie', rank: 'minion', conditions: ['burning'] },
          Z: { monster: 'Zombie', rank: 'minion', damage: 1, conditions: ['burning'] },
        },
        chance: { 'next group': ['monster-m'] },
        lists: {
          'Monster M': { effect: { actions: -1 }, all: ['attack adjacent'] },
          Zombie: ['attack adjacent'],
        },
      });
      expect([has(t, 'Y', 'burning'), has(t, 'Z', 'burning')]).toEqual([true, false]);
    },
  );
});

describe('whom a list means', () => {
  const pair = (open: Parameters<typeof activated>[0], list: string[], A: object, H: object, map = 'H.M.A') =>
    activated(open, {
      map: room(map),
      M: { speed: 1 },
      figures: { H: hero(H as never), A: hero(A as never) },
      list,
    });

  ruleTest('the hero with the most of something comes first [D2-TARGET-19, D2-COMBAT-48]', (open) => {
    expect(at(pair(open, ['engage most damage'], { damage: 3 }, { damage: 1 }), 'M')).toBe('d1');
  });

  ruleTest('among equals the closest comes first [D2-TARGET-20, D2-COMBAT-49]', (open) => {
    expect(at(pair(open, ['engage most damage'], { damage: 3 }, { damage: 3 }, 'H...M.A'), 'M')).toBe('f1');
  });

  ruleTest('between equals at the same distance any player chooses [D2-TARGET-21, D2-COMBAT-50]', (open) => {
    const t = pair(open, ['engage most damage'], { damage: 3 }, { damage: 3 });
    expect([t.offered, seats(t)]).toEqual([
      ['figure:H', 'figure:A'],
      [0, 1],
    ]);
    t.choose('figure:A');
    expect(at(t, 'M')).toBe('d1');
  });

  ruleTest('"most" takes also who has none [D2-APPWIN-13]', (open) => {
    expect(at(pair(open, ['engage most damage'], {}, {}, 'H..M.A'), 'M')).toBe('e1');
  });

  ruleTest('who is knocked out is not meant [D2-TARGET-19]', (open) => {
    const t = activated(open, {
      map: room('..M...A'),
      M: { speed: 1 },
      figures: { H: hero({ token: 'a1' }), A: hero() },
      list: ['engage closest'],
    });
    expect(at(t, 'M')).toBe('e1');
  });

  ruleTest('how far a large monster is counts from its nearest space [D2-TARGET-23]', (open) => {
    const t = activated(open, {
      map: room('H...MM..A.', '..........'),
      M: { speed: 1, size: 'medium', passives: ['Shambling'] },
      figures: { H: hero(), A: hero() },
      list: ['engage closest'],
    });
    expect(t.offered).toEqual(['base:g1-h1', 'base:g2-h2']);
  });
});
