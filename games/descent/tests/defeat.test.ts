import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { dice, hero, monster, position, type Words } from './position.ts';
import { figure, has, kinds, offers, pick } from './table.ts';

const ROOM = `
/   a   b   c   d
  +---+---+---+---+
1 | H   A   .   M |
  +   +   +   +   +
2 | .   .   .   . |
  +---+---+---+---+`;
/** H is off the map: its token lies in a1. */
const DOWN = ROOM.replace('H', '.');

const fall = { name: 'Fall', does: 'be defeated' };
const pain = (n: number) => ({ name: 'Pain', does: `suffer ${n} damage` });
const room = (h: Words, more: Words = {}) => ({
  map: ROOM,
  figures: { H: hero(h), A: hero(), M: monster() },
  turn: { of: 'H' },
  ...more,
});
const down = (h: Words = {}, a: Words = {}, more: Words = {}) => ({
  map: DOWN,
  figures: { H: hero({ token: 'a1', ...h }), A: hero(a), M: monster() },
  turn: { of: 'H' },
  ...more,
});
const state = (t: Parameters<typeof figure>[0], letter = 'H') => {
  const { zone, damage, fatigue } = figure(t, letter);
  return [zone, damage, fatigue];
};

describe('defeat', () => {
  ruleTest('damage equal to Health defeats: a hero is knocked out [D2-DEFEAT-01, D2-DEFEAT-04]', (open) => {
    const t = open(position(room({ skills: [pain(2)], health: 5, damage: 3 })));
    pick(t, 'use');
    expect(figure(t, 'H').zone).toBe('away');
  });

  ruleTest('a monster is removed from the map [D2-DEFEAT-03]', (open) => {
    const figures = { H: hero(), A: hero(), M: monster({ health: 1, conditions: ['burning'] }) };
    const t = open(position({ map: ROOM, figures, turn: { activating: 'M' } }));
    t.choose('end');
    expect([figure(t, 'M').zone, figure(t, 'M').at]).toEqual(['defeated', -1]);
  });

  ruleTest('an effect can defeat a hero outright [D2-DEFEAT-06]', (open) => {
    const t = open(position(room({ skills: [fall] })));
    pick(t, 'use');
    expect(figure(t, 'H').zone).toBe('away');
  });
});

describe('a hero who is knocked out', () => {
  ruleTest('fills damage and fatigue [D2-DEFEAT-07, D2-DEFEAT-08]', (open) => {
    const t = open(position(room({ skills: [fall], health: 9, stamina: 3 })));
    pick(t, 'use');
    expect(state(t)).toEqual(['away', 9, 3]);
  });

  ruleTest('leaves a token in the space [D2-DEFEAT-09]', (open) => {
    const t = open(position(room({ skills: [fall] })));
    const { at } = figure(t, 'H');
    pick(t, 'use');
    expect([figure(t, 'H').at, figure(t, 'H').zone]).toEqual([at, 'away']);
  });

  ruleTest('leaves an empty space: another figure can be placed on the token [D2-DEFEAT-11]', (open) => {
    const figures = { H: hero({ token: 'a1' }), A: hero(), B: hero({ token: 'b1' }), M: monster() };
    const chance = dice({ red: '0-2-0 0-3-1' });
    const t = open(position({ map: DOWN, figures, turn: { of: 'B' }, chance }));
    t.choose('action:stand-up');
    expect(t.offered).toContain('space:a1');
  });

  ruleTest('discards all conditions [D2-DEFEAT-12, D2-COND-09]', (open) => {
    const t = open(position(room({ skills: [fall], conditions: ['poisoned', 'doomed'] })));
    pick(t, 'use');
    expect(t.state.zones.conditions).toEqual([]);
  });

  ruleTest('has no more turn [D2-DEFEAT-13]', (open) => {
    const t = open(position(room({ skills: [fall] })));
    pick(t, 'use');
    expect([t.state.turn?.hero, figure(t, 'H').acted]).toEqual([1, true]);
  });

  ruleTest('lets the overlord draw a card [D2-DEFEAT-14]', (open) => {
    const t = open(position(room({ skills: [fall] }, { 'overlord deck': ['Dark Charm', 'Frenzy'] })));
    pick(t, 'use');
    expect([t.state.zones['deck:0']!.length, t.state.zones['hand:0']!.map(({ def }) => def)]).toEqual([
      1,
      ['basic-i-dark-charm'],
    ]);
  });

  ruleTest(
    'gives no card for a figure that is only treated as a hero [D2-DEFEAT-18, D2-DEFEAT-03]',
    (open) => {
      const figures = {
        H: hero(),
        A: hero(),
        M: { figure: { 'as hero': true, health: 1 }, conditions: ['burning'] },
      };
      const t = open(
        position({ map: ROOM, figures, turn: { activating: 'M' }, 'overlord deck': ['Frenzy'] }),
      );
      t.choose('end');
      expect([figure(t, 'M').zone, t.state.zones['deck:0']!.length]).toEqual(['defeated', 1]);
    },
  );

  ruleTest('sets off effects on each step by itself [D2-DEFEAT-16]', (open) => {
    for (const step of ['damage', 'fatigue', 'token', 'conditions', 'turn']) {
      const mourn = { name: 'Mourn', when: 'knocked out', of: 'others', step, does: 'suffer 1 damage' };
      const figures = { H: hero({ skills: [fall] }), A: hero({ skills: [mourn] }), M: monster() };
      const t = open(position({ map: ROOM, figures, turn: { of: 'H' } }));
      pick(t, 'use');
      expect(figure(t, 'A').damage).toBe(1);
    }
  });

  ruleTest(
    'suffers no damage beyond Health, and can be saved just before the fall [D2-DAMAGE-03, D2-CHAR-05]',
    (open) => {
      const rescue = { name: 'Rescue', when: 'falling', may: true, does: 'recover 2 damage' };
      const t = open(position(room({ skills: [pain(9), rescue], health: 5 })));
      pick(t, 'use');
      pick(t, 'use');
      expect(state(t)).toEqual(['map', 3, 0]);
    },
  );
});

describe('while knocked out', () => {
  ruleTest(
    'a hero has no action but standing up, and may decline it [D2-STAND-01, D2-DEFEAT-28, D2-DEFEAT-39, D2-DEFEAT-40]',
    (open) => {
      const skills = [
        { name: 'Breath', does: 'recover 1 damage' },
        { name: 'Arrow', action: true, does: 'recover 1 damage' },
      ];
      const t = open(position(down({ skills })));
      expect(offers(t)).toEqual(['action:stand-up', 'end']);
      t.choose('end');
      expect(figure(t, 'H').zone).toBe('away');
    },
  );

  ruleTest('nobody else stands up [D2-STAND-02]', (open) => {
    const t = open(position(room({ damage: 5 })));
    expect(t.offered).not.toContain('action:stand-up');
  });

  ruleTest(
    'a hero suffers nothing, recovers no fatigue alone and receives no condition [D2-DEFEAT-31, D2-DEFEAT-33, D2-DEFEAT-34, D2-DEFEAT-35, D2-DEFEAT-37]',
    (open) => {
      for (const does of [
        'suffers 1 damage',
        'suffers 1 fatigue',
        'recovers 1 fatigue',
        'becomes poisoned',
      ]) {
        const skills = [{ name: 'Touch', when: 'turn ends', of: 'others', does: `that figure ${does}` }];
        const t = open(position(down({ damage: 6, fatigue: 2 }, { skills })));
        t.choose('end');
        expect([...state(t), has(t, 'H', 'poisoned')]).toEqual(['away', 6, 2, false]);
      }
    },
  );

  ruleTest(
    'healing brings the figure back, at once [D2-DEFEAT-19, D2-DEFEAT-47, D2-DEFEAT-50, D2-REVIVE-10]',
    (open) => {
      const skills = [
        { name: 'Prayer', when: 'turn ends', of: 'others', does: 'that figure recovers 2 damage' },
      ];
      const t = open(position(down({}, { skills })));
      t.choose('end');
      expect(state(t)).toEqual(['map', 10, 4]);
    },
  );

  ruleTest('nobody can be counted to the hero, who is off the map [D2-DEFEAT-38]', (open) => {
    const t = open(position(down()));
    const { distance } = t.match.setup.game.scenario!.facts(t.state) as { distance: Record<string, object> };
    expect([Object.keys(distance), Object.keys(distance.A!)]).toEqual([['A', 'M'], ['M']]);
  });
});

describe('abilities of a hero off the map', () => {
  const guarded = (skill: Words, h: Words = { token: 'a1' }) => ({
    map: h.token ? DOWN : ROOM,
    figures: {
      H: hero({
        ...h,
        skills: [{ name: 'Aura', when: 'would suffer', of: 'anybody', does: '-1', ...skill }],
      }),
      A: hero({ skills: [pain(3)] }),
      M: monster(),
    },
    turn: { of: 'A' },
  });

  ruleTest(
    'others benefit from what is passive and needs nobody there [D2-DEFEAT-24, D2-OFFMAP-05]',
    (open) => {
      const t = open(position(guarded({ anywhere: true })));
      pick(t, 'use');
      expect(figure(t, 'A').damage).toBe(2);
    },
  );

  for (const [why, skill, ids] of [
    ['implies a hero on the map', {}, 'D2-DEFEAT-27, D2-OFFMAP-06'],
    ['exhausts its card', { anywhere: true, exhaust: true }, 'D2-DEFEAT-25, D2-OFFMAP-02'],
    ['costs fatigue', { anywhere: true, fatigue: 1 }, 'D2-DEFEAT-26, D2-OFFMAP-03'],
    ['is a choice', { anywhere: true, may: true }, 'D2-OFFMAP-04'],
  ] as const) {
    ruleTest(`nobody benefits from what ${why} [${ids}]`, (open) => {
      const away = open(position(guarded({ ...skill }, { token: 'a1', fatigue: 0 })));
      pick(away, 'use');
      expect(figure(away, 'A').damage).toBe(3);
      const there = open(position(guarded({ ...skill }, {})));
      pick(there, 'use');
      if (kinds(there)[0] === 'use' && there.asked === 1) pick(there, 'use');
      expect(figure(there, 'A').damage).toBe(2);
    });
  }

  ruleTest('nor does the hero from a passive of his own [D2-DEFEAT-29]', (open) => {
    const skills = [{ name: 'Vigour', when: 'would recover', does: '+1' }];
    const prayer = { name: 'Prayer', when: 'turn ends', of: 'others', does: 'that figure recovers 2 damage' };
    const t = open(position(down({ skills }, { skills: [prayer] })));
    t.choose('end');
    expect(figure(t, 'H').damage).toBe(10);
  });
});

describe('standing up', () => {
  ruleTest(
    'two red dice: damage for hearts, fatigue for surges, then the figure is back and the turn over [D2-STAND-03, D2-STAND-04, D2-STAND-05, D2-STAND-06, D2-STAND-07, D2-DEFEAT-49]',
    (open) => {
      const t = open(position(down({}, {}, { chance: dice({ red: '0-2-0 0-3-1' }) })));
      t.choose('action:stand-up');
      expect([...state(t), figure(t, 'H').acted, t.state.turn?.hero]).toEqual(['map', 7, 3, true, 1]);
    },
  );

  ruleTest('normal actions come with the next turn [D2-DEFEAT-20]', (open) => {
    const t = open(position(down({}, {}, { chance: dice({ red: '0-2-0 0-3-1' }) })));
    t.choose('action:stand-up');
    t.choose('end');
    t.choose('activate:M');
    t.choose('end');
    t.choose('activate:H');
    expect(t.offered).toContain('action:rest');
    expect(t.state.acting[0]!.actions).toBe(2);
  });

  ruleTest(
    'a figure on the token: the closest empty space, which its player picks [D2-STAND-08, D2-DEFEAT-21]',
    (open) => {
      const taken = DOWN.replace('.   A', 'B   A');
      const figures = { H: hero({ token: 'a1' }), A: hero(), B: hero(), M: monster() };
      const t = open(
        position({ map: taken, figures, turn: { of: 'H' }, chance: dice({ red: '0-2-0 0-3-1' }) }),
      );
      t.choose('action:stand-up');
      expect([t.offered, t.asked]).toEqual([['space:a2', 'space:b2'], t.state.players[figure(t, 'H').hero]]);
      t.choose('space:b2');
      expect(figure(t, 'H').zone).toBe('map');
    },
  );

  ruleTest(
    'the closest empty space may lie across an elevation line [D2-STAND-09, D2-DEFEAT-22, D2-REVIVE-08]',
    (open) => {
      const map = `
/   a   b
  +---+---+
1 | B   A |
  +EEE+EEE+
2 | .   M |
  +---+---+`;
      const figures = { H: hero({ token: 'a1' }), A: hero(), B: hero(), M: monster() };
      const t = open(position({ map, figures, turn: { of: 'H' }, chance: dice({ red: '0-2-0 0-3-1' }) }));
      t.choose('action:stand-up');
      expect(state(t)[0]).toBe('map');
    },
  );
});

describe('reviving', () => {
  const turn = { of: 'A' };

  ruleTest(
    'an action on a token in an adjacent space, and not in the own one [D2-REVIVE-01, D2-REVIVE-02]',
    (open) => {
      const offers = (token: string) => open(position(down({ token }, {}, { turn }))).offered;
      expect(offers('a1')).toContain('revive:H');
      expect(offers('d2')).not.toContain('revive:H');
      expect(offers('b1')).not.toContain('revive:H');
    },
  );

  ruleTest(
    'two red dice for the revived hero, then the figure is there [D2-REVIVE-03, D2-REVIVE-04, D2-REVIVE-05, D2-REVIVE-06]',
    (open) => {
      const t = open(position(down({}, {}, { turn, chance: dice({ red: '0-3-1 0-1-0' }) })));
      t.choose('revive:H');
      expect([...state(t), t.state.acting[0]!.actions]).toEqual(['map', 8, 3, 1]);
    },
  );

  ruleTest(
    'a figure on the token: the closest empty space, picked by the revived hero [D2-REVIVE-07]',
    (open) => {
      const taken = DOWN.replace('.   A', 'B   A');
      const figures = { H: hero({ token: 'a1' }), A: hero(), B: hero(), M: monster() };
      const t = open(position({ map: taken, figures, turn, chance: dice({ red: '0-2-0 0-3-1' }) }));
      t.choose('revive:H');
      expect([t.offered, t.asked]).toEqual([['space:a2', 'space:b2'], t.state.players[figure(t, 'H').hero]]);
    },
  );

  ruleTest('is nothing that monsters do [D2-REVIVE-11]', (open) => {
    const t = open(position(down({ token: 'd2' }, {}, { turn: { activating: 'M' } })));
    expect(offers(t)).toEqual(['end']);
  });
});
