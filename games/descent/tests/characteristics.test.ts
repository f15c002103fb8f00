import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
  attributeOf,
  defenceOf,
  healthOf,
  remainingHealth,
  speedOf,
  staminaOf,
} from '../rules/figures/characteristics.ts';
import { isEnemy, isFriend } from '../rules/figures/sides.ts';
import { dice, hero, monster, position, type Words } from './position.ts';
import { figure, has, kinds, offers, pick } from './table.ts';

const ROOM = `
/   a   b   c   d
  +---+---+---+---+
1 | H   A   .   M |
  +   +   +   +   +
2 | .   .   .   N |
  +---+---+---+---+`;
const room = (h: Words, more: Words = {}) => ({
  map: ROOM,
  figures: { H: hero(h), A: hero(), M: monster(), N: monster({ name: 'Other' }) },
  turn: { of: 'H' },
  ...more,
});

describe('characteristics', () => {
  ruleTest('are read from the sheet or the card [D2-CHAR-01, D2-CHAR-11]', (open) => {
    const figures = {
      H: 'Grisban the Thirsty',
      A: hero(),
      M: { monster: 'Zombie', rank: 'master', act: 2 },
      N: monster(),
    };
    const t = open(position({ ...room({}), figures }));
    const { state } = t;
    const h = figure(t, 'H');
    const m = figure(t, 'M');
    expect([
      speedOf(state, h),
      healthOf(state, h),
      staminaOf(state, h),
      attributeOf(state, h, 'might'),
    ]).toEqual([3, 14, 4, 5]);
    expect([speedOf(state, m), healthOf(state, m), staminaOf(state, m), defenceOf(state, m)]).toEqual([
      3,
      9,
      null,
      ['brown'],
    ]);
  });

  ruleTest(
    'what sets a value comes before what changes it, and the latest setting holds [D2-CHAR-02, D2-CHAR-13]',
    (open) => {
      const skills = [
        { name: 'Swift', gives: { speed: 2 } },
        { name: 'Mire', sets: { speed: 1 } },
        { name: 'Wind', sets: { speed: 5 } },
      ];
      const t = open(position(room({ skills })));
      expect(speedOf(t.state, figure(t, 'H'))).toBe(7);
    },
  );

  ruleTest('a setting that comes back later is the latest [D2-CHAR-13]', (open) => {
    const rouse = { exhaust: true, does: 'recover 1 fatigue' };
    const skills = [
      { name: 'Wind', sets: { speed: 5 }, ...rouse },
      { name: 'Mire', sets: { speed: 1 } },
    ];
    const figures = {
      H: hero({ skills, fatigue: 1 }),
      A: hero({ acted: true }),
      M: monster({ acted: true }),
    };
    const map = ROOM.replace('N', '.');
    const t = open(position({ map, figures, turn: { of: 'H' } }));
    const speed = () => speedOf(t.state, figure(t, 'H'));
    expect(speed()).toBe(1);
    pick(t, 'use');
    t.choose('end', 'activate:H');
    expect(speed()).toBe(5);
  });

  ruleTest('never fall below zero [D2-CHAR-14]', (open) => {
    const t = open(position(room({ skills: [{ name: 'Lead', gives: { speed: -9, might: -9 } }] })));
    expect([speedOf(t.state, figure(t, 'H')), attributeOf(t.state, figure(t, 'H'), 'might')]).toEqual([0, 0]);
  });

  ruleTest('remaining Health is Health less damage [D2-CHAR-06]', (open) => {
    const t = open(position(room({ health: 9, damage: 4 })));
    expect(remainingHealth(t.state, figure(t, 'H'))).toBe(5);
  });
});

describe('a cut in Health or Stamina', () => {
  const iron = (more: Words) => ({ name: 'Iron', exhaust: true, does: 'recover 1 fatigue', ...more });

  ruleTest(
    'down to the damage defeats at once, and tokens beyond it go [D2-DAMAGE-04, D2-DAMAGE-05, D2-DEFEAT-02]',
    (open) => {
      const t = open(
        position(room({ skills: [iron({ gives: { health: 4 } })], health: 6, damage: 8, fatigue: 2 })),
      );
      pick(t, 'use');
      expect([figure(t, 'H').zone, figure(t, 'H').damage]).toEqual(['away', 6]);
    },
  );

  ruleTest('that leaves some Health defeats nobody', (open) => {
    const t = open(
      position(room({ skills: [iron({ gives: { health: 4 } })], health: 6, damage: 5, fatigue: 2 })),
    );
    pick(t, 'use');
    expect([figure(t, 'H').zone, figure(t, 'H').damage]).toEqual(['map', 5]);
  });

  ruleTest('fatigue beyond Stamina stays on the sheet [D2-FAT-12]', (open) => {
    const t = open(
      position(
        room({ skills: [iron({ gives: { stamina: 3 }, does: 'recover 1 damage' })], stamina: 2, fatigue: 5 }),
      ),
    );
    pick(t, 'use');
    expect([figure(t, 'H').fatigue, staminaOf(t.state, figure(t, 'H'))]).toEqual([5, 2]);
  });
});

describe('friends and enemies', () => {
  ruleTest(
    'heroes are friends of heroes and of who is treated as one, monsters of monsters [D2-FIG-09, D2-FIG-11, D2-FIG-12]',
    (open) => {
      const figures = {
        H: hero(),
        A: hero(),
        M: monster(),
        N: monster({ name: 'Other' }),
        C: { figure: { 'as hero': true } },
      };
      const t = open(position({ ...room({}), map: ROOM.replace('.   .   .', '.   C   .'), figures }));
      const friends = (one: string, other: string) => isFriend(t.state, figure(t, one), figure(t, other));
      expect([friends('H', 'A'), friends('H', 'C'), friends('M', 'N')]).toEqual([true, true, true]);
      expect([
        friends('H', 'M'),
        friends('C', 'N'),
        isEnemy(t.state, figure(t, 'A'), figure(t, 'M')),
      ]).toEqual([false, false, true]);
    },
  );

  ruleTest(
    'who is treated as a hero discards Burning of its own and of a hero beside [D2-COND-28, D2-COND-29, D2-COND-80, D2-FIG-03]',
    (open) => {
      const figures = {
        H: hero({ conditions: ['burning'] }),
        A: hero(),
        M: monster(),
        N: monster({ name: 'Other' }),
        C: { figure: { 'as hero': true }, conditions: ['burning', 'weakened'] },
      };
      const t = open(
        position({
          ...room({}),
          map: ROOM.replace('.   .   .', '.   C   .'),
          figures,
          turn: { activating: 'C' },
        }),
      );
      expect(offers(t)).toEqual(['discard:burning-H', 'discard:burning', 'end']);
      t.choose('discard:burning');
      t.choose('discard:burning-H');
      expect([has(t, 'C', 'burning'), has(t, 'H', 'burning'), has(t, 'C', 'weakened')]).toEqual([
        false,
        false,
        true,
      ]);
    },
  );
});

describe('tokens and cards', () => {
  ruleTest('never run out [D2-GOLD-05, D2-COND-16]', (open) => {
    const figures = Object.fromEntries(
      ['H', 'A'].map((letter) => [
        letter,
        hero({ name: letter, health: 90, damage: 80, conditions: ['poisoned', 'diseased'] }),
      ]),
    );
    const monsters = Object.fromEntries(
      ['M', 'N'].map((letter) => [
        letter,
        monster({ name: `${letter}x`, health: 90, damage: 80, conditions: ['poisoned', 'diseased'] }),
      ]),
    );
    const map = ROOM.replace('.   .   .', 'B   C   D').replace('A   .', 'A   E');
    const more = Object.fromEntries(
      ['B', 'C', 'D', 'E'].map((letter) => [
        letter,
        monster({ name: `${letter}x`, health: 90, damage: 80, conditions: ['poisoned', 'diseased'] }),
      ]),
    );
    const t = open(
      position({
        map,
        figures: { ...figures, ...monsters, ...more },
        turn: { of: 'H', step: '1.I' },
        chance: dice({ gray: '3 3', black: '4 4' }),
      }),
    );
    t.choose(t.offered);
    expect([figure(t, 'H').damage, figure(t, 'H').fatigue, kinds(t)[0]]).toEqual([81, 1, 'action']);
    expect(t.state.zones.conditions).toHaveLength(16);
  });
});
