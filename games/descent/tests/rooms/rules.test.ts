import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { isMonster } from '../../rules/figures/sides.ts';
import { spacesApart } from '../../rules/ground.ts';
import { tablesOf } from '../../rules/map/known.ts';
import { pointsIn } from '../../rules/move/pool.ts';
import { missing } from '../../rules/quest/groups.ts';
import { anyMonster } from '../../rules/quest/who.ts';
import { isInRoom } from '../../rules/rooms/room.ts';
import { hero } from '../position.ts';
import { room } from '../turn/kit.ts';
import { defs, explored, figure, inside, type Table, vault, zone } from './kit.ts';

const nameOf = (t: Table, space: number): string => tablesOf(t.state.map).names[space]!;
const at = (t: Table, letter: string): string => nameOf(t, figure(t, letter).at);
const CALM = 'The Dragon Shrine';

describe('a Secret Passage', () => {
  ruleTest('puts an entrance token in the space of who drew it [D2-SECRET-02]', (open) => {
    const t = vault(open, { room: CALM }).choose('search:b1', 'no');
    expect([zone(t, 'passages').map((one) => nameOf(t, one.at)), defs(t, 'found:h0')]).toEqual([['a1'], []]);
  });

  ruleTest('may be explored at once, for no movement point [D2-SECRET-03]', (open) => {
    const t = explored(open, { room: CALM, turn: { of: 'H', points: 1 } });
    expect([inside(t), pointsIn(t.state.acting[0]!)]).toEqual([['H'], 1]);
  });

  ruleTest('may be explored later, for 1 movement point, by any hero in its space [D2-SECRET-07]', (open) => {
    const t = vault(open, { room: CALM, turn: { of: 'H', points: 2 } }).choose('search:b1', 'no');
    expect(t.offered).toContain('explore');
    t.choose('explore');
    expect([inside(t), pointsIn(t.state.acting[0]!)]).toEqual([['H'], 1]);
    const other = vault(open, { room: CALM }).choose('search:b1', 'no');
    expect(other.offered).not.toContain('explore');
    other.choose('action:move', 'step:b2', 'end');
    while (other.prompt === 'd2.ask.equip') other.choose('pass');
    other.choose('action:move', 'step:a2', 'step:a1');
    expect(other.offered).toContain('explore');
    other.choose('explore');
    expect(inside(other)).toEqual(['A']);
  });

  ruleTest('drawn by a hero off the map is replaced, and goes back [D2-SECRET-04, D2-SECRET-05]', (open) => {
    // Trap: the search ends the hero, and the card is drawn all the same.
    const doom = { name: 'Dread', when: 'searching', does: 'be defeated' };
    const t = vault(open, {
      room: CALM,
      figures: { H: hero({ skills: [doom] }) },
    });
    t.choose('search:b1');
    expect([
      figure(t, 'H').zone,
      defs(t, 'found:h0'),
      defs(t, 'search-deck').includes('secret-passage'),
    ]).toEqual(['away', ['stamina-potion'], true]);
  });
});

describe('exploring', () => {
  ruleTest('draws a Secret Room card, whose rules hold from then on [D2-SECRET-08]', (open) => {
    const t = explored(open, { room: CALM });
    expect([defs(t, 'room'), defs(t, 'room-deck')]).toEqual([['the-dragon-shrine'], ['hidden-stash']]);
  });

  ruleTest(
    'lays a tile beside the map, which is part of it [D2-SECRET-09, D2-SECRET-10, D2-SECRET-11]',
    (open) => {
      const t = explored(open, { room: CALM });
      const { count, terrain } = tablesOf(t.state.map);
      expect([t.state.room!.from, count, terrain.length]).toEqual([24, 24 + 25, 49]);
      expect([figure(t, 'H').zone, isInRoom(t.state, figure(t, 'H'))]).toEqual(['map', true]);
      // Everything on the map stays where it was.
      expect([at(t, 'A'), at(t, 'M')]).toEqual(['a3', 'h3']);
      const none = explored(open, { room: 'Hidden Stash', shown: { gray: '0' } });
      expect([none.state.room ?? null, inside(none)]).toEqual([null, []]);
    },
  );

  ruleTest('puts the hero on the entrance space of the tile [D2-SECRET-12]', (open) => {
    const t = explored(open, { room: CALM });
    expect([at(t, 'H'), zone(t, 'passages').map((one) => nameOf(t, one.at))]).toEqual(['c9', ['a1', 'c9']]);
  });

  ruleTest('lays one challenge token for each hero, face down [D2-SECRET-13]', (open) => {
    const t = explored(open, { room: CALM });
    expect(zone(t, 'challenges').map((one) => nameOf(t, one.at))).toEqual(['a5', 'e5']);
    const three = explored(open, {
      room: CALM,
      map: room('H*......', '........', 'AB.....M'),
      figures: { B: hero() },
      drawn: ['zombie', 'might', 'knowledge'],
    });
    expect(zone(three, 'challenges').map((one) => nameOf(three, one.at))).toEqual(['a5', 'e5', 'a7']);
  });

  ruleTest('tells nobody what the tokens are, the overlord included [D2-SECRET-14]', (open) => {
    const t = explored(open, { room: CALM });
    for (const seat of [0, 1, 2, -1])
      expect(JSON.stringify(t.view(seat))).not.toMatch(/challenge-lair-of-the-wyrm-(zombie|might)/);
  });

  ruleTest('is not open while a Secret Room card is in play [D2-SECRET-15]', (open) => {
    const t = explored(open, { room: CALM, turn: { of: 'H', points: 3 } }).choose('passage');
    expect([at(t, 'H'), t.offered.includes('explore'), t.offered.includes('passage')]).toEqual([
      'a1',
      false,
      true,
    ]);
  });
});

describe('the passage', () => {
  ruleTest('leads from one entrance to the other for 1 movement point [D2-SECRET-16]', (open) => {
    const t = explored(open, { room: CALM, turn: { of: 'H', points: 2 } }).choose('passage');
    expect([at(t, 'H'), pointsIn(t.state.acting[0]!)]).toEqual(['a1', 1]);
    t.choose('passage');
    expect([at(t, 'H'), pointsIn(t.state.acting[0]!)]).toEqual(['c9', 0]);
    expect(t.offered).not.toContain('passage');
  });

  ruleTest('does not make its ends adjacent [D2-SECRET-17]', (open) => {
    const t = explored(open, { room: CALM });
    const [one, other] = zone(t, 'passages').map((token) => token.at);
    expect(spacesApart(t.state, [one!], [other!])).toBeGreaterThan(99);
  });

  ruleTest('leads to the closest empty space where the other end is occupied [D2-SECRET-18]', (open) => {
    const t = explored(open, { room: CALM, map: room('H*......', 'A.......', '.......M') });
    t.choose('end');
    while (t.prompt === 'd2.ask.equip') t.choose('pass');
    t.choose('action:move', 'step:a1', 'passage');
    expect(t.offered.sort()).toEqual(['space:b8', 'space:b9', 'space:c8', 'space:d8', 'space:d9']);
    t.choose('space:c8');
    expect(inside(t).sort()).toEqual(['A', 'H']);
  });

  ruleTest('is closed to monsters [D2-SECRET-19]', (open) => {
    const t = explored(open, {
      room: CALM,
      map: room('H*......', 'M.......', 'A.......'),
      figures: { A: hero({ acted: true }) },
    });
    t.choose('end');
    while (!t.offered.includes('activate:M')) t.choose('pass');
    t.choose('activate:M', 'action:move', 'step:a1');
    expect(t.offered).not.toContain('passage');
  });
});

describe('a challenge token', () => {
  /** H has walked to the first token, in the far corner. */
  const beside = (open: Parameters<typeof explored>[0], words: Parameters<typeof explored>[1]): Table =>
    explored(open, { turn: { of: 'H', points: 9, actions: 3 }, ...words }).choose(
      'step:b8',
      'step:b7',
      'step:b6',
    );

  ruleTest('is turned up by a search action from beside it or on it [D2-SECRET-20]', (open) => {
    const t = explored(open, { room: CALM, turn: { of: 'H', points: 9, actions: 2 } });
    expect(t.offered.filter((id) => id.startsWith('search'))).toEqual([]);
    t.choose('step:b8', 'step:b7', 'step:b6');
    expect(t.offered.filter((id) => id.startsWith('search'))).toEqual(['search:a5']);
    t.choose('step:a5');
    expect(t.offered).toContain('search:a5');
    const { actions } = t.state.acting[0]!;
    t.choose('search:a5');
    expect([actions - t.state.acting[0]!.actions, zone(t, 'challenges').length]).toEqual([1, 1]);
  });

  ruleTest('is no search token [D2-SEARCH-08, D2-FHERO-44]', (open) => {
    const eyes = { ally: 'Raythen', skills: ['Sharp Eyes'] };
    const t = explored(open, {
      room: CALM,
      map: room('H*......', 'R.......', 'A......M'),
      figures: { R: eyes, A: hero({ acted: true }) },
    });
    t.choose('end', 'action:move', 'step:a1', 'passage', 'space:b8');
    expect(t.offered.some((id) => id.endsWith('/Investigate'))).toBe(false);
    expect(t.offered.some((id) => id.startsWith('search'))).toBe(false);
  });

  ruleTest(
    'that is a monster stands as close as possible, a minion with the card of the act [D2-SECRET-21, D2-SECRET-22]',
    (open) => {
      const t = beside(open, { room: CALM, act: 2 }).choose('search:a5');
      const zombie = zone(t, 'map').find(({ def }) => def.startsWith('zombie'))!;
      expect([zombie.def, nameOf(t, zombie.at)]).toEqual(['zombie/2/minion', 'a5']);
      // With the hero on it, the monster stands beside the hero.
      const on = beside(open, { room: CALM }).choose('step:a5', 'search:a5');
      if (on.asked === 0) on.choose(on.offered[0]!);
      const near = zone(on, 'map').find(({ def }) => def.startsWith('zombie'))!;
      expect(spacesApart(on.state, [figure(on, 'H').at], [near.at])).toBe(1);
    },
  );

  ruleTest(
    'that is a monster counts for no limit, and joins its group [D2-SECRET-23, D2-SECRET-24]',
    (open) => {
      const t = beside(open, {
        room: CALM,
        figures: { M: { monster: 'Zombie', rank: 'minion' } },
      }).choose('search:a5');
      const [group] = zone(t, 'groups');
      expect([zone(t, 'groups').length, zone(t, 'map').filter(({ on }) => on === group!.id).length]).toEqual([
        1, 2,
      ]);
      // Two heroes: 2 minions and 1 master are the limit, and 1 minion counts.
      expect(missing(t.state, group!)).toEqual(['minion', 'master']);
      const full = beside(open, {
        room: CALM,
        map: room('H*......', '.......N', 'A......M'),
        figures: { M: { monster: 'Zombie', rank: 'minion' }, N: { monster: 'Zombie', rank: 'minion' } },
      }).choose('search:a5');
      expect(missing(full.state, zone(full, 'groups')[0]!)).toEqual(['master']);
      full.choose('end');
      while (full.prompt === 'd2.ask.equip') full.choose('pass');
      full.choose('end');
      while (!full.offered.some((id) => id.startsWith('activate'))) full.choose('pass');
      expect(full.offered.filter((id) => id.startsWith('activate'))).toHaveLength(3);
    },
  );

  ruleTest('that is a monster is one for every effect [D2-SECRET-25]', (open) => {
    const t = beside(open, { room: CALM }).choose('search:a5');
    const zombie = zone(t, 'map').find(({ def }) => def.startsWith('zombie'))!;
    expect([isMonster(t.state, zombie), anyMonster.is(t.state, zombie)]).toEqual([true, true]);
    // It can be attacked, and acts like any other.
    expect(t.offered).toContain('weapon:0');
    t.choose('end');
    while (t.prompt === 'd2.ask.equip') t.choose('pass');
    t.choose('end');
    while (!t.offered.some((id) => id.startsWith('activate'))) t.choose('pass');
    expect(t.offered).toContain(`activate:${zombie.label}`);
  });

  ruleTest(
    'with an attribute is tested at once and discarded, and a pass gives a card [D2-SECRET-26, D2-SECRET-27, D2-SECRET-28]',
    (open) => {
      const tested = (gray: string) =>
        beside(open, { room: CALM, drawn: ['might', 'zombie'], shown: { gray, black: '2' } }).choose(
          'search:a5',
        );
      const passed = tested('1');
      expect([zone(passed, 'challenges').length, defs(passed, 'found:h0')]).toEqual([1, ['stamina-potion']]);
      const failed = tested('2');
      expect([zone(failed, 'challenges').length, defs(failed, 'found:h0')]).toEqual([1, []]);
    },
  );
});

describe('the overlord', () => {
  const turn = (open: Parameters<typeof explored>[0], words: object = {}): Table => {
    const t = explored(open, {
      room: CALM,
      figures: { A: hero({ acted: true }) },
      'overlord deck': ['Gloom', 'Dusk'],
      ...words,
    } as never);
    return t.choose('end');
  };

  ruleTest(
    'may take one token or monster out before he draws, unseen [D2-SECRET-30, D2-SECRET-31, D2-SECRET-32]',
    (open) => {
      const t = turn(open);
      expect([t.asked, t.prompt, t.offered, defs(t, 'hand:0')]).toEqual([
        0,
        'd2.ask.thin-out',
        ['space:a5', 'space:e5', 'pass'],
        [],
      ]);
      t.choose('space:a5');
      expect([zone(t, 'challenges').length, defs(t, 'hand:0')]).toEqual([1, ['gloom']]);
      expect(JSON.stringify(t.match.log)).not.toMatch(/zombie/i);
    },
  );

  ruleTest('is not asked while nobody is in the room [D2-SECRET-30]', (open) => {
    const t = explored(open, {
      room: CALM,
      turn: { of: 'H', points: 1 },
      figures: { A: hero({ acted: true }) },
      'overlord deck': ['Gloom', 'Dusk'],
    });
    t.choose('passage', 'end');
    expect([t.prompt === 'd2.ask.thin-out', defs(t, 'hand:0')]).toEqual([false, ['gloom']]);
  });
});

describe('a room without tokens and monsters', () => {
  /** The second token is taken by the overlord, the first has been searched. */
  const last = (open: Parameters<typeof explored>[0], words: object = {}): Table =>
    explored(open, {
      room: CALM,
      drawn: ['might', 'zombie'],
      shown: { gray: '1', black: '2' },
      turn: { of: 'H', points: 9, actions: 3 },
      ...words,
    } as never).choose('step:b8', 'step:b7', 'step:b6', 'search:a5');

  /** The Zombie of the second token, beaten. */
  const cleared = (open: Parameters<typeof explored>[0], words: object = {}): Table => {
    const t = last(open, {
      drawn: ['might', 'knowledge'],
      shown: { gray: '1 1', black: '2 2' },
      turn: { of: 'H', points: 19, actions: 4 },
      ...words,
    });
    return t.choose('step:c6', 'step:d6', 'search:e5');
  };

  ruleTest(
    'is complete at once: reward, everybody out, tile and token gone, and the turn goes on [D2-SECRET-33, D2-SECRET-34, D2-SECRET-35, D2-SECRET-37, D2-SECRET-39, D2-SECRET-40]',
    (open) => {
      const before = last(open);
      expect(before.state.room).toBeTruthy();
      const t = cleared(open, { figures: { H: hero({ fatigue: 3 }), A: hero({ fatigue: 2 }) } });
      expect([t.state.room ?? null, defs(t, 'passages'), at(t, 'H'), tablesOf(t.state.map).count]).toEqual([
        null,
        [],
        'a1',
        24,
      ]);
      // The Dragon Shrine: all heroes recover all fatigue, and they keep the card.
      expect([
        figure(t, 'H').fatigue,
        figure(t, 'A').fatigue,
        zone(t, 'room').map(({ worn }) => worn),
      ]).toEqual([0, 0, [true]]);
      expect([t.asked, t.state.turn?.hero, t.state.acting[0]!.actions]).toEqual([1, 0, 1]);
    },
  );

  ruleTest(
    'rewards one of several heroes, as they choose, and they choose who leaves first [D2-SECRET-36, D2-SECRET-38]',
    (open) => {
      const t = explored(open, {
        room: 'The Armory',
        map: room('H*......', 'A.......', '.......M'),
        figures: { A: hero({ speed: 9 }) },
        drawn: ['might', 'knowledge'],
        shown: { gray: '1 1', black: '2 2' },
        turn: { of: 'H', points: 9, actions: 3 },
      }).choose('step:b8', 'step:b7', 'step:b6', 'search:a5', 'end');
      while (t.prompt === 'd2.ask.equip') t.choose('pass');
      t.choose('action:move', 'step:a1', 'passage', 'step:d8', 'step:d7', 'step:d6', 'search:e5');
      expect([t.prompt, t.offered, t.match.choice!.seats]).toEqual([
        'd2.ask.rewarded',
        ['figure:H', 'figure:A'],
        [1, 2],
      ]);
      t.choose('figure:A');
      expect([zone(t, 'room')[0]!.hero, t.prompt, t.offered]).toEqual([
        1,
        'd2.ask.leaves-room',
        ['figure:H', 'figure:A'],
      ]);
      t.choose('figure:H');
      expect([at(t, 'H'), [...t.offered].sort()]).toEqual(['a1', ['space:a2', 'space:b1', 'space:b2']]);
      t.choose('space:b2');
      expect([at(t, 'A'), t.state.room ?? null]).toEqual(['b2', null]);
    },
  );

  ruleTest('waits for further monsters [D2-SECRET-41, D2-SECRET-42]', (open) => {
    const t = last(open, { drawn: ['zombie', 'might'] });
    // One token is left, and a monster: neither may be.
    expect([zone(t, 'challenges').length, t.state.room === null]).toEqual([1, false]);
    t.choose('step:c6', 'step:d6', 'search:e5');
    expect([zone(t, 'challenges').length, t.state.room === null]).toEqual([0, false]);
  });

  ruleTest('leaves what was claimed with the heroes [D2-SECRET-43]', (open) => {
    const t = cleared(open, { room: 'The Armory' });
    expect(zone(t, 'room').map(({ def, hero: of, worn }) => [def, of, worn])).toEqual([
      ['the-armory', 0, true],
    ]);
  });
});

describe('a room that becomes complete', () => {
  ruleTest('waits until the attack is resolved [D2-SECRET-55]', (open) => {
    const t = explored(open, {
      room: CALM,
      drawn: ['zombie', 'might'],
      shown: { gray: '1', black: '2', blue: '2-2-1', red: '0-3-0', brown: '0' },
      figures: { H: hero({ weapons: [{ name: 'Axe', dice: ['blue', 'red'], surges: ['1 fatigue'] }] }) },
      turn: { of: 'H', points: 19, actions: 4 },
    }).choose(
      'step:b8',
      'step:b7',
      'step:b6',
      'step:c6',
      'step:d6',
      'search:e5',
      'step:c6',
      'step:b6',
      'search:a5',
    );
    t.choose(t.offered.find((id) => id.startsWith('weapon:') && id !== 'weapon:0')!);
    while (!t.offered.includes('no-more-surges')) t.choose(t.offered[0]!);
    expect(t.state.room).toBeTruthy();
    while (t.prompt !== 'd2.ask.act') t.choose(t.offered.at(-1)!);
    expect([t.state.room ?? null, at(t, 'H'), t.state.attacks]).toEqual([null, 'a1', []]);
  });
});

describe('a room that is complete with nobody on its tile', () => {
  ruleTest('gives its reward to nobody, and its card is discarded [D2-SECRET-54]', (open) => {
    // H defeats the last monster and falls when that attack is resolved.
    const doom = { name: 'Doom', when: 'attack resolved', does: 'be defeated' };
    const t = explored(open, {
      room: CALM,
      drawn: ['zombie', 'might'],
      shown: { gray: '1', black: '2', blue: '3-2-0', red: '0-3-0', brown: '0' },
      figures: {
        H: hero({ weapons: [{ name: 'Axe', dice: ['blue', 'red'] }], skills: [doom] }),
        A: hero({ fatigue: 2 }),
      },
      'overlord deck': ['Gloom', 'Dusk'],
      turn: { of: 'H', points: 19, actions: 4 },
    }).choose('step:b8', 'step:b7', 'step:b6', 'step:c6', 'step:d6', 'search:e5');
    t.choose('step:c6', 'step:b6', 'search:a5');
    t.choose(t.offered.find((id) => id.startsWith('weapon:') && id !== 'weapon:0')!);
    while (t.state.room) t.choose(t.offered.find((id) => id.startsWith('target:')) ?? t.offered.at(-1)!);
    expect([figure(t, 'H').zone, t.state.room ?? null, figure(t, 'A').fatigue]).toEqual(['away', null, 2]);
    expect([defs(t, 'room'), defs(t, 'room-discard')]).toEqual([[], ['the-dragon-shrine']]);
  });
});

describe('a hero who is knocked out in a secret room', () => {
  const fallen = (open: Parameters<typeof explored>[0]): Table =>
    explored(open, {
      room: CALM,
      map: room('H*......', 'A.......', '.......M'),
      figures: {
        H: hero({ damage: 11, skills: [{ name: 'Burden', when: 'turn ends', does: 'suffer 1 damage' }] }),
        A: hero(),
      },
      'overlord deck': ['Gloom', 'Dusk'],
    }).choose('end');

  ruleTest(
    'lies on the space of the entrance token, even if somebody is there [D2-SECRET-46, D2-SECRET-47, D2-DEFEAT-10]',
    (open) => {
      const t = fallen(open);
      expect([figure(t, 'H').zone, at(t, 'H')]).toEqual(['away', 'a1']);
      while (t.prompt === 'd2.ask.equip') t.choose('pass');
      t.choose('action:move', 'step:a1');
      expect([at(t, 'A'), at(t, 'H')]).toEqual(['a1', 'a1']);
    },
  );

  ruleTest('follows the usual rules otherwise [D2-SECRET-48]', (open) => {
    const t = fallen(open);
    expect([figure(t, 'H').damage, defs(t, 'hand:0')]).toEqual([12, ['gloom']]);
    while (t.prompt === 'd2.ask.equip') t.choose('pass');
    expect(t.offered).toContain('revive:H');
  });
});
